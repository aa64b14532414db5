"""Whatever happens while a request is answered, the answer is JSON as it is documented, and the log gets one line."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import wraps

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from ludex.web.answers import asked_in, refused
from ludex.web.hosting.creating import Wrong
from ludex.web.hosting.refusal import Refusal
from ludex.web.store.away import AWAY, is_away
from ludex.web.words import language_of
from ludex.web.work.turns import TooMany

_log = logging.getLogger("ludex.web")

Answer = Callable[[Request], Awaitable[Response]]


def answering(answer: Answer) -> Answer:
    """The same answer; if it fails, an error as it is documented."""

    @wraps(answer)
    async def answered(request: Request) -> Response:
        asked_in.set(language_of(request))
        try:
            return await answer(request)
        except Wrong as error:
            more = {key: said for key, said in (("field", error.field), ("rule", error.rule)) if said}
            return refused(422, error.said(asked_in.get()), **more)
        except TooMany:
            return refused(429, "Too much at once from this address; wait a moment.")
        except Refusal as error:
            return refused(503 if error.reason == "unavailable" else 409, error.said(asked_in.get()))
        except asyncio.CancelledError:  # told to stop, the server waits for answers only for a moment
            return refused(503, "The server is shutting down; try again.")
        except ClientDisconnect:
            return Response(status_code=400)  # nobody is there to read it
        except Exception as error:
            return _failed(request, error)

    return answered


def _failed(request: Request, error: Exception) -> Response:
    if isinstance(error, RecursionError):
        return refused(422, "This is nested too deeply.")
    _log.error("%s %s failed%s: %s: %s", request.method, request.url.path, _place(error), type(error).__name__, error)
    if is_away(error):
        return refused(503, AWAY)
    return refused(500, "Something went wrong here.")


def _place(error: BaseException) -> str:
    """Where in the code it happened."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return "" if trace is None else f" at {trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}"
