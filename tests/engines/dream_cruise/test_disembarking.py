"""Phase 5: disembarking."""

from engines.dream_cruise.actions import Spot, Stage
from engines.dream_cruise.cards import Colour
from engines.dream_cruise.deck import FAMILIES
from engines.dream_cruise.events import FamilyFinished, GameEnded, RoundBegan
from engines.dream_cruise.ships import Cabin, Venue, Visit
from engines.dream_cruise.views import Ending, Phase
from tests.engines.dream_cruise.table import Table, activity, addition, calm, family, sailing, sea, send, ship, shore

CULTURE = family("culture", 6)
JUNG = family("culture country", 2)
THEATRE, LESSON = addition("culture", 3), activity("culture", 2)


def example(**changed: object) -> Table:
    """The rulebook's: both members of a family of two go out, to an addition and to an activity card."""
    aboard = ship((CULTURE, 4), JUNG, at=shore("city", "rest"), additions=[THEATRE])
    game = sailing(aboard, calm(1), hands=[[LESSON], []], **changed)
    return game.does(
        0,
        Stage(LESSON),
        send(CULTURE, Spot.CARD_1),
        send(JUNG, Spot.CARD_1),
        send(CULTURE, Spot.ADDITION_1),
        send(JUNG, Spot.ADDITION_1),
    )


def test_a_family_all_of_whose_guests_are_out_goes_to_the_points_pile() -> None:
    game = example().all_done()
    assert game.heard(FamilyFinished) == [FamilyFinished(0, JUNG, FAMILIES[JUNG].points)]
    assert game.state.ships[0].scored == (JUNG,)
    assert game.state.ships[0].cabins[1] is None
    assert game.seen_by(None).ships[0].score.families == FAMILIES[JUNG].points


def test_the_guests_of_a_finished_family_leave_every_card() -> None:
    """The rulebook's example, seen in the last round, in which nothing else is tidied up."""
    game = example(ending=Ending.FAMILIES).all_done()
    ship_then = game.state.ships[0]
    assert ship_then.additions == (Venue(THEATRE, (Colour.WHITE,)),)
    assert ship_then.visit is not None
    assert ship_then.visit.cards == (Venue(LESSON, (Colour.WHITE,)),)


def test_guests_of_unfinished_families_leave_the_location_and_stay_on_additions() -> None:
    game = example().all_done()
    assert game.state.ships[0].additions == (Venue(THEATRE, (Colour.WHITE,)),)
    assert game.state.ships[0].cabins[0] == Cabin(CULTURE, 2)
    assert game.state.ships[0].visit is None


def test_a_new_family_in_the_cabin_finds_its_colour_free_everywhere() -> None:
    """DC-6: the places of a finished family are free again."""
    game = example().all_done()
    assert all(Colour.ORANGE not in venue.guests for venue in game.state.ships[0].additions)


def test_activity_cards_on_locations_are_discarded_visited_or_not_and_the_location_stays() -> None:
    """DC-1 and DC-27."""
    game = sailing(ship(CULTURE, at=shore("city", "rest")), calm(1), hands=[[LESSON], []]).does(0, Stage(LESSON))
    game.all_done()
    assert game.state.ship_discard == (LESSON,)
    assert game.state.ships[0].route == (shore("city", "rest"),)
    assert shore("city", "rest") not in game.state.location_discard


def test_hands_are_kept() -> None:
    game = sailing(ship(CULTURE, at=sea()), calm(1), hands=[[LESSON], []]).all_done()
    assert game.state.hands[0] == (LESSON,)


def test_an_unfinished_family_stays_and_scores_nothing() -> None:
    """DC-5."""
    game = example(ending=Ending.FAMILIES).all_done()
    assert game.state.ships[0].cabins[0] == Cabin(CULTURE, 2)
    assert game.seen_by(None).ships[0].score.families == FAMILIES[JUNG].points


def test_after_the_last_round_only_the_first_step_is_taken_and_the_game_is_over() -> None:
    game = example(ending=Ending.FAMILIES).all_done()
    assert game.state.phase is Phase.OVER
    assert isinstance(game.state.ships[0].visit, Visit)
    assert len(game.heard(GameEnded)) == 1
    assert not game.heard(RoundBegan)
    assert game.state.ship_discard == ()


def test_guests_out_are_counted_after_finished_families_have_left() -> None:
    """DC-5: of four guests out two go home, the others are one point. Whoever sends them sees that before."""
    game = example(ending=Ending.FAMILIES)
    foreseen = game.mine(0).score
    game.all_done()
    score = game.seen_by(None).ships[0].score
    assert (score.guests, score.guest_points) == (2, 1)
    assert foreseen == score


def test_finished_families_are_counted_from_whoever_began_and_played_cards_discarded_so_too() -> None:
    """DC-31."""
    yoga = activity("sports", 3)
    game = sailing(
        ship((CULTURE, 0), at=sea("rest")), ship((JUNG, 0), at=sea("sports")), hands=[[LESSON], [yoga]], first=1
    )
    game.does(0, Stage(LESSON)).does(1, Stage(yoga)).all_done()
    assert [event.seat for event in game.heard(FamilyFinished)] == [1, 0]
    assert game.state.ship_discard == (yoga, LESSON)
