"""The laws for every game, seat count and option set, in every position of random games; 7 has a file of its own."""

from copy import deepcopy
from dataclasses import MISSING, fields
from functools import cache
from itertools import islice, pairwise
from typing import Any

import pytest
from pydantic import TypeAdapter

from engines import GAMES
from engines.core.chance import Chance
from engines.core.errors import GameIsOver, IllegalAction, NotYourDecision, RuleError, SetupRefused
from engines.core.game import AnyGame, Move
from engines.core.options import options_of
from engines.core.play import play, replay
from tests.engines.driver import (
    ALL_SETTINGS,
    Setting,
    bent_actions,
    every_setting,
    knowledge_of,
    laws,
    random_game,
    random_seeds,
    settings_of,
)

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())

# Law 1


@every_setting
@laws(10)
@random_seeds
def test_there_is_a_result_or_someone_to_decide_and_every_decider_can(setting: Setting, seed: str) -> None:
    game = setting.game
    for position in random_game(setting, seed):
        deciders = game.deciders(position.state)
        assert (game.result(position.state) is None) == bool(deciders)
        assert deciders <= set(range(setting.seat_count))
        assert all(game.legal_actions(position.state, seat) for seat in deciders)


@every_setting
@laws(10)
@random_seeds
def test_choices_come_in_a_stable_order_without_doubles_and_fit_on_buttons(setting: Setting, seed: str) -> None:
    game = setting.game
    states = adapter_of(game.state_type)
    for position in random_game(setting, seed):
        restored = states.validate_json(states.dump_json(position.state))
        for seat in range(setting.seat_count):
            actions = game.legal_actions(position.state, seat)
            assert len(actions) == len(set(actions)) <= 25
            assert actions == game.legal_actions(restored, seat)


@every_setting
@laws(10)
@random_seeds
def test_when_the_game_is_over_nobody_may_do_anything(setting: Setting, seed: str) -> None:
    game = setting.game
    *_, before, last = random_game(setting, seed)
    assert not any(game.legal_actions(last.state, seat) for seat in range(setting.seat_count))
    with pytest.raises(GameIsOver):
        play(game, last.state, last.moves[-1], Chance(seed, 0))
    result = game.result(last.state)
    assert result is not None
    assert [standing.seat for standing in result.standings] == list(range(setting.seat_count))
    assert result.winners or setting.seat_count == 1, "only who plays alone can lose to nobody at the table"
    assert game.deciders(before.state)


# Law 2


@every_setting
@laws(3)
@random_seeds
def test_every_legal_action_is_accepted_and_leaves_the_position_it_was_taken_in_untouched(
    setting: Setting, seed: str
) -> None:
    game = setting.game
    for position in random_game(setting, seed):
        untouched = deepcopy(position.state)
        for seat in range(setting.seat_count):
            for action in game.legal_actions(position.state, seat):
                step = play(game, position.state, Move(seat, action), Chance(seed, len(position.moves) + 1))
                assert step.state is not position.state
        assert position.state == untouched


@every_setting
@laws(3)
@random_seeds
def test_a_draft_is_the_whole_position(setting: Setting, seed: str) -> None:
    """A field that a state's own way of copying itself forgets would be gone after the first action."""
    for position in random_game(setting, seed):
        assert setting.game.copied(position.state) == position.state, "what does copying the state forget?"


# Law 3


def wrong_moves(setting: Setting, seed: str) -> list[Move[Any]]:
    """Moves of a whole game in all hands, with numbers bent: most of them are wrong most of the time."""
    whims = Chance(seed, 0, "wrong moves")
    *_, last = random_game(setting, seed)
    wrong = []
    for move in islice(dict.fromkeys(last.moves), 30):
        wrong.append(Move(whims.choice((*range(setting.seat_count), -1, setting.seat_count)), move.action))
        wrong += [Move(move.seat, bent) for bent in bent_actions(move.action, whims)]
    return wrong


@every_setting
@laws(4)
@random_seeds
def test_a_refusal_is_a_rule_error_with_one_of_the_games_reasons_and_changes_nothing(
    setting: Setting, seed: str
) -> None:
    game, refused = setting.game, 0
    attempts = wrong_moves(setting, seed)
    for position in random_game(setting, seed):
        untouched = deepcopy(position.state)
        for move in attempts:
            if move.action in game.legal_actions(position.state, move.seat):
                continue
            with pytest.raises(RuleError) as refusal:
                play(game, position.state, move, Chance(seed, 1))
            assert isinstance(refusal.value, GameIsOver | NotYourDecision | IllegalAction)
            if isinstance(refusal.value, IllegalAction):
                assert isinstance(refusal.value.reason, game.refusal_type)
            refused += 1
        assert position.state == untouched
    assert refused


@every_game
def test_a_game_is_set_up_for_its_numbers_of_seats_only(game: AnyGame) -> None:
    options = next(setting.options for setting in ALL_SETTINGS if setting.game is game)
    for seat_count in (0, game.seat_counts.start - 1, game.seat_counts.stop, 99):
        with pytest.raises(SetupRefused):
            game.setup(options, seat_count, Chance("seed", 0))


@every_game
def test_every_option_has_a_default_and_makes_a_difference_from_the_beginning(game: AnyGame) -> None:
    """A table that was saved before there was such an option has to be read; and what is chosen has to be kept."""
    without = [part.name for part in fields(game.options_type) if part.default is MISSING]
    assert not without, f"{game.key}: the options {without} need a default"
    for option in options_of(game.options_type):
        # Settings that begin like others are left out, so what is never kept in a state leaves only its first value.
        differ = {getattr(setting.options, option.name) for setting in settings_of(game)}
        idle = [text for text, value in option.values.items() if value not in differ]
        assert not idle, f"{option.name}={idle} of {game.key} changes nothing at the setup: is it kept in the state?"


# Law 4


@every_setting
@laws(20)
@random_seeds
def test_the_game_ends_within_the_moments_it_declares_and_no_moment_comes_back(setting: Setting, seed: str) -> None:
    game = setting.game
    most = game.moments_at_most(setting.options, setting.seat_count)
    moments = [game.moment(position.state) for position in random_game(setting, seed)]
    assert moments == sorted(moments)
    assert moments[-1] <= most


# Law 5


@every_setting
@laws(5)
@random_seeds
def test_state_actions_events_options_and_views_survive_json(setting: Setting, seed: str) -> None:
    game = setting.game
    states, views = adapter_of(game.state_type), adapter_of(game.view_type)
    for position in random_game(setting, seed):
        assert states.validate_json(states.dump_json(position.state)) == position.state
        for viewer in setting.viewers:
            view = game.view(position.state, viewer)
            assert views.validate_json(views.dump_json(view)) == view
    assert_survives_json(game.options_type, setting.options)
    for move in position.moves:
        assert_survives_json(game.action_type, move.action)
    for told in position.told:
        assert_survives_json(game.event_type, told.event)


@cache
def adapter_of(kind: Any) -> TypeAdapter[Any]:
    """Making one for a game of many kinds of cards takes longer than playing it."""
    return TypeAdapter(kind)


def assert_survives_json(kind: Any, thing: Any) -> None:
    adapter = adapter_of(kind)
    again = adapter.validate_json(adapter.dump_json(thing))
    assert again == thing
    assert type(again) is type(thing)


# Law 6


@every_setting
@laws(10)
@random_seeds
def test_replaying_the_log_gives_the_same_position_and_the_same_events(setting: Setting, seed: str) -> None:
    *_, last = random_game(setting, seed)
    again = replay(setting.game, setting.options, setting.seat_count, seed, last.moves)
    assert again.state == last.state
    assert again.told == last.told


@every_setting
@laws(5)
@random_seeds
def test_after_a_restart_the_game_goes_on_as_it_would_have_without(setting: Setting, seed: str) -> None:
    """S-4: all later chance is the same, because nothing of it is kept in the process."""
    states = adapter_of(setting.game.state_type)
    positions = list(random_game(setting, seed))
    for before, after in pairwise(positions):
        restored = states.validate_json(states.dump_json(before.state))
        step = play(setting.game, restored, after.moves[-1], Chance(seed, len(after.moves)))
        assert step.state == after.state
        assert step.told == after.told[len(before.told) :]


# Law 8


@every_setting
@laws(10)
@random_seeds
def test_every_event_reaches_someone_and_no_view_contradicts_what_its_viewer_was_told(
    setting: Setting, seed: str
) -> None:
    game = setting.game
    for position in random_game(setting, seed):
        assert all(any(told.audience.hears(viewer) for viewer in setting.viewers) for told in position.told)
        for viewer in setting.viewers:
            view = game.view(position.state, viewer)
            assert knowledge_of(game).contradiction(viewer, view, position.heard_by(viewer)) is None


# Law 9


@every_setting
@laws(10)
@random_seeds
def test_the_same_action_twice_in_one_moment_is_refused_or_changes_nothing(setting: Setting, seed: str) -> None:
    """S-12: a double press is never two acts. In a later moment the first press's button is out of date anyway."""
    game = setting.game
    before = -1
    for position in random_game(setting, seed):
        if position.moves and game.moment(position.state) == before:
            try:
                again = play(game, position.state, position.moves[-1], Chance(seed, 1))
            except RuleError:
                pass
            else:
                assert again.state == position.state
                assert again.told == ()
        before = game.moment(position.state)


# Law 10


@every_setting
@laws(10)
@random_seeds
def test_every_card_and_token_is_somewhere_exactly_once(setting: Setting, seed: str) -> None:
    components = knowledge_of(setting.game).components
    positions = random_game(setting, seed)
    at_first = components(next(positions).state)
    assert sum(at_first.values())
    for position in positions:
        assert components(position.state) == at_first


# The computer


@every_setting
@laws(10)
@random_seeds
def test_the_computer_takes_a_legal_action_and_the_same_one_again_after_a_restart(setting: Setting, seed: str) -> None:
    game = setting.game
    for position in random_game(setting, seed):
        for seat in range(setting.seat_count):
            actions = game.legal_actions(position.state, seat)
            if actions:
                view = game.view(position.state, seat)
                choice = game.fallback(view, actions, Chance(seed, 0, "computer"))
                assert choice in actions
                assert choice == game.fallback(view, actions, Chance(seed, 0, "computer"))


@every_setting
def test_computers_alone_play_a_game_to_its_end(setting: Setting) -> None:
    """Every choice of the fallback brings its own question forward: the seat decides, or decides no more."""
    game = setting.game
    state = game.setup(setting.options, setting.seat_count, Chance("alone", 0)).state
    bound = game.moments_at_most(setting.options, setting.seat_count) * setting.seat_count * 25
    for number in range(1, bound):
        if not (deciders := game.deciders(state)):
            break
        seat = min(deciders)
        actions = game.legal_actions(state, seat)
        choice = game.fallback(game.view(state, seat), actions, Chance("alone", number, "computer"))
        state = play(game, state, Move(seat, choice), Chance("alone", number)).state
    assert game.result(state) is not None
