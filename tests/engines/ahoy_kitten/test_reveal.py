"""What happens when the picks are turned up. Pirates: 0 Majestic (blue), 1 Poseidon (yellow), 2 Eysturoy (green)."""

from engines.ahoy_kitten import GAME
from engines.ahoy_kitten.events import Claimed, Filched, Fished, OceanBlocked, RoundBegan, TileBlocked
from tests.engines.ahoy_kitten.table import breaks, claims, events, played, table, tiles, tokens


def test_a_pirate_alone_at_an_ocean_takes_all_that_lies_there() -> None:
    """The rulebook's first example: blue alone takes, elsewhere two pirates point and nothing happens."""
    step = played(table(oceans=["RB", "YW"], tiles=["", "", ""], in_round=1), "0 fishes 0", "1 fishes 1", "2 fishes 1")
    assert tiles(step.state) == ["RB", "", ""]
    assert events(step, Fished, OceanBlocked) == [Fished(0, 0, tokens("RB")), OceanBlocked(1, (1, 2))]


def test_where_two_or_more_point_at_an_ocean_the_tokens_stay() -> None:
    step = played(table(oceans=["RB", "YW"], tiles=["", "", ""]), "0 fishes 1", "1 fishes 1", "2 fishes 1")
    assert tiles(step.state) == ["", "", ""]
    assert events(step, Fished, OceanBlocked) == [OceanBlocked(1, (0, 1, 2))]
    assert step.state.oceans[0].total == 3  # each still holds its two and gets one more
    assert step.state.oceans[1].total == 3


def test_two_pirates_can_swap_their_tokens() -> None:
    """AK-1; the rulebook's first example of filching: blue and yellow steal from each other."""
    step = played(table(oceans=["R", "R"], tiles=["RR", "BB", ""]), "0 filches 1", "1 filches 0", "2 fishes 0")
    assert tiles(step.state) == ["BB", "RR", "R"]


def test_a_robbed_pirate_keeps_what_it_takes_itself() -> None:
    """AK-1; the second example: blue steals from green, yellow from blue, green fishes."""
    step = played(table(oceans=["YY", "W"], tiles=["RR", "", "BB"]), "0 filches 2", "1 filches 0", "2 fishes 0")
    assert tiles(step.state) == ["BB", "RR", "YY"]
    assert events(step, Fished, Filched) == [
        Fished(2, 0, tokens("YY")),
        Filched(1, 0, tokens("RR")),
        Filched(0, 2, tokens("BB")),
    ]


def test_loot_cannot_be_stolen_again_in_the_same_round() -> None:
    """AK-1, in every order of pirates."""
    step = played(table(oceans=["R", "R"], tiles=["", "BB", ""]), "0 filches 1", "1 fishes 0", "2 filches 0")
    assert tiles(step.state) == ["BB", "R", ""]
    step = played(table(oceans=["R", "R"], tiles=["BB", "", ""]), "0 fishes 0", "1 filches 0", "2 filches 1")
    assert tiles(step.state) == ["R", "BB", ""]


def test_a_chain_of_thieves_passes_everything_on_by_one() -> None:
    """AK-1."""
    step = played(table(oceans=["R", "R"], tiles=["R", "B", "Y"]), "0 filches 1", "1 filches 2", "2 filches 0")
    assert tiles(step.state) == ["B", "Y", "R"]


def test_two_fingers_at_one_tile_block_each_other() -> None:
    """AK-3."""
    step = played(table(oceans=["Y", "W"], tiles=["", "", "BB"]), "0 filches 2", "1 filches 2", "2 fishes 0")
    assert tiles(step.state) == ["", "", "BBY"]
    assert events(step, Filched, TileBlocked) == [TileBlocked(2, (0, 1))]


def test_filching_from_an_empty_or_suspended_pirate_gains_nothing() -> None:
    """AK-3."""
    state = table(oceans=["Y", "W"], tiles=["R", "R", "", ""], on_break=[3])
    step = played(state, "0 filches 2", "1 filches 3", "2 fishes 0")
    assert tiles(step.state) == ["R", "R", "Y", ""]
    assert events(step, Filched) == [Filched(0, 2, tokens("")), Filched(1, 3, tokens(""))]


def test_a_protecting_pirate_claims_its_tokens_and_the_thief_gains_nothing() -> None:
    """The rulebook's example: yellow protects, blue points at it in vain."""
    step = played(table(oceans=["R", "R"], tiles=["", "BYW", ""]), "0 filches 1", "1 protects", "2 fishes 0")
    assert claims(step.state) == ["", "BYW", ""]
    assert tiles(step.state) == ["", "", "R"]
    assert events(step, Claimed) == [Claimed(1, tokens("BYW"), (0,))]


def test_protection_holds_against_any_number_of_thieves() -> None:
    step = played(table(oceans=["R", "R"], tiles=["", "BYW", ""]), "0 filches 1", "1 protects", "2 filches 1")
    assert claims(step.state)[1] == "BYW"
    assert events(step, Claimed, TileBlocked, Filched) == [Claimed(1, tokens("BYW"), (0, 2))]


def test_claims_add_up_and_are_never_stolen() -> None:
    state = table(oceans=["R", "R"], tiles=["", "B", ""], claimed=["", "YY", "W"])
    step = played(state, "0 filches 2", "1 protects", "2 fishes 0")
    assert claims(step.state) == ["", "BYY", "W"]
    assert tiles(step.state) == ["", "", "R"]


def test_who_claims_sits_out_exactly_the_next_round() -> None:
    """AK-12; the rulebook's example of a break: yellow on its ship side, blue takes."""
    claimed = played(table(oceans=["R", "R"], tiles=["", "BB", ""]), "0 fishes 0", "1 protects", "2 fishes 1")
    assert breaks(claimed.state) == [1]
    assert GAME.deciders(claimed.state) == {0, 2}
    assert events(claimed, RoundBegan) == [RoundBegan(5, (1,), is_last=False)]
    sat_out = played(claimed.state, "0 fishes 0", "2 filches 1")
    assert sat_out.state.pirates[0].tile == tokens("R").plus(claimed.state.oceans[0])
    assert breaks(sat_out.state) == []
    assert GAME.deciders(sat_out.state) == {0, 1, 2}


def test_who_is_on_a_break_can_be_joined_there_by_others_in_turn() -> None:
    """AK-12: each claim has its own break."""
    state = table(oceans=["R", "R"], tiles=["W", "", ""], on_break=[1])
    step = played(state, "0 protects", "2 fishes 0")
    assert breaks(step.state) == [0]


def test_the_story_is_told_by_ocean_then_by_tile() -> None:
    state = table(oceans=["R", "Y"], tiles=["B", "W", "", "", "RR"])
    step = played(state, "4 protects", "2 fishes 1", "3 filches 1", "0 fishes 0", "1 filches 4")
    assert [type(event) for event in events(step, Fished, Filched, Claimed)] == [Fished, Fished, Filched, Claimed]
