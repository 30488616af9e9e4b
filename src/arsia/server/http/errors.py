"""What a request is answered that went wrong: a sentence, and never a 5xx for what somebody sent."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException

from arsia.kernel.message import Message, Refused
from arsia.server.logs import trouble
from arsia.server.wire.refusals import Status, Trouble, described, status_of


def answer_refused(request: Request[Any, Any, Any], refused: Refused) -> Response[Trouble]:
    """A request that was understood and turned down."""
    status = status_of(refused)
    headers = {"WWW-Authenticate": "Bearer"} if status is Status.NO_TOKEN else {}
    return Response(Trouble(error=described(refused)), status_code=int(status), headers=headers)


#: What the framework found wrong before any of our code saw the request.
_GONE = "client disconnected prematurely"
_FRAMEWORK = {404: "refuse-address", 405: "refuse-method", 413: "refuse-body-large"}


def answer_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Trouble]:
    """A request that does not fit the description of the API."""
    status = error.status_code
    if error.detail == _GONE:
        return Response(Trouble(error=described(Refused(Message("refuse-half")))), status_code=int(Status.BAD_REQUEST))
    if status >= 500:
        return answer_broken(request, error)
    known = _FRAMEWORK.get(status)
    message = Message("refuse-request", {"why": _why(error)}) if known is None else Message(known)
    headers = {name: value for name, value in (error.headers or {}).items() if name.lower() == "allow"}
    return Response(Trouble(error=described(Refused(message))), status_code=status, headers=headers)


def answer_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[Trouble]:
    """A body nested so deeply that nobody can read it."""
    trouble("nested too deeply", error, method=request.method, path=request.url.path)
    refused = Refused(Message("refuse-request", {"why": "nested too deeply"}))
    return Response(Trouble(error=described(refused)), status_code=int(Status.BAD_REQUEST))


def answer_broken(request: Request[Any, Any, Any], error: Exception) -> Response[Trouble]:
    """Our own mistake: the log tells what it was, the visitor only that it was ours."""
    trouble("request failed", error, method=request.method, path=request.url.path)
    return Response(Trouble(error=described(Refused(Message("refuse-broken")))), status_code=500)


def _why(error: HTTPException) -> str:
    """What does not fit, field by field where the framework tells."""
    found = error.extra if isinstance(error.extra, list) else []
    parts = [
        f"{each.get('key', '')}: {each.get('message', '')}".strip(": ") for each in found if isinstance(each, dict)
    ]
    return ("; ".join(parts) or error.detail)[:200]
