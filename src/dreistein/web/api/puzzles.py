"""Puzzles: the list, a position, its solution once somebody asks for it; and players' own ones."""

from functools import lru_cache
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response
from pydantic import TypeAdapter

from dreistein.coach.puzzles.book import by_number
from dreistein.protocol.http import puzzles as bodies
from dreistein.table.features.puzzles import all_puzzles, position_of, solution_of
from dreistein.text import Texts
from dreistein.web.api.context import Context, address_of, costs, problems
from dreistein.web.assets.files import File, make_file, respond
from dreistein.web.responses import JSON, language_of

router = APIRouter(prefix="/api/puzzles", tags=["puzzles"])
Number = Annotated[int, Path(ge=1, le=100_000)]
_CACHE = "public, max-age=3600"
_MOST_KEPT = 1000
_LIST, _PUZZLE, _SOLUTION = (
    TypeAdapter(kind) for kind in (bodies.Puzzles, bodies.Puzzle, bodies.PuzzleSolution)
)


# The work is done in threads: the first look at a puzzle takes some hundredths of a second.


@router.get("", response_model=bodies.Puzzles)
def list_of_puzzles(request: Request) -> Response:
    """All puzzles, without their positions."""
    return respond(_list(), request.scope, _CACHE)


@router.get("/{number}", response_model=bodies.Puzzle, responses=problems(404))
def one_puzzle(number: Number, request: Request) -> Response:
    """A puzzle, without its solution."""
    return _worded(_puzzle(by_number(number).number, language_of(request.scope)), request)


@router.get("/{number}/solution", response_model=bodies.PuzzleSolution, responses=problems(404))
def one_solution(number: Number, request: Request) -> Response:
    """The solution of a puzzle: what every move costs and why, and one way to go on."""
    return _worded(_solution(by_number(number).number, language_of(request.scope)), request)


@router.post(
    "/own", dependencies=costs(), response_model=bodies.ToldPuzzle, responses=problems(400, 503)
)
async def own_puzzle(kept: bodies.KeptPuzzle, request: Request, context: Context) -> Response:
    """A puzzle of a review, in the reader's language. The server keeps none of these: the page
    sends it along."""
    language = language_of(request.scope)
    told = await context.judge.puzzle(kept.text, language, address_of(request))
    return Response(told, media_type=JSON)


def _worded(file: File, request: Request) -> Response:
    """An answer in the reader's language."""
    answer = respond(file, request.scope, _CACHE)
    answer.headers["vary"] = "accept-encoding, accept-language"
    return answer


@lru_cache(1)
def _list() -> File:
    return make_file(JSON, _LIST.dump_json(all_puzzles()))


@lru_cache(_MOST_KEPT)
def _puzzle(number: int, language: str) -> File:
    return make_file(JSON, _PUZZLE.dump_json(position_of(by_number(number), Texts(language))))


@lru_cache(_MOST_KEPT)
def _solution(number: int, language: str) -> File:
    return make_file(JSON, _SOLUTION.dump_json(solution_of(by_number(number), Texts(language))))
