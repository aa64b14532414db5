"""Who is let in by which name and from which page; security headers; the cookie by which a browser is known again.

The table, its files and the REST interface run under a strict policy: our own scripts and nothing else. The pages made
by NiceGUI compile their templates in the browser and style elements one by one, so these get what that needs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection

from ludex.web.answers import refused
from ludex.web.browser import COOKIE, new_secret, same_origin, secret_of
from ludex.web.hosts import Hosts

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from ludex.web.settings import Settings

_STRICT = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
_PAGES = (
    "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; worker-src 'self' blob:; "
    "object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'"
)
_OURS = ("/table/", "/playmat/", "/desk", "/static/", "/api/", "/ws")
_YEAR = 60 * 60 * 24 * 365


class Guard:
    """Turns strangers away; adds the headers to every response, and the cookie where a page is opened without one."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self._hosts = Hosts(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        obstacle = self._obstacle(scope)
        if scope["type"] == "websocket":
            if obstacle is not None:  # before it is accepted: HTTP 403
                await send({"type": "websocket.close", "code": 1008, "reason": obstacle[1][:100]})
                return
            await self.app(scope, receive, send)
            return
        if obstacle is not None:
            await refused(*obstacle)(scope, receive, send)
            return
        fresh = self._fresh_secret(scope)

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                secure = self.settings.secure or scope.get("scheme") == "https"
                self._add(MutableHeaders(scope=message), scope["path"], fresh, secure=secure)
            await send(message)

        await self.app(scope, receive, guarded)

    def _obstacle(self, scope: Scope) -> tuple[int, str] | None:
        """Why something is turned away: it calls another server, or a page of another site wants to do something."""
        headers = HTTPConnection(scope).headers
        wrong_name = self._hosts.obstacle(headers)
        if wrong_name is not None:
            return 421, wrong_name
        reads = scope["type"] == "http" and scope["method"] in ("GET", "HEAD", "OPTIONS")
        if not reads and not same_origin(headers, self.settings):
            return 403, "A page of another site may not do that."
        return None

    def _fresh_secret(self, scope: Scope) -> str | None:
        """A secret for a browser that opens a page without one; whoever makes the page finds it in the scope."""
        connection = HTTPConnection(scope)
        page = "text/html" in connection.headers.get("accept", "")
        if not page or secret_of(connection) is not None:
            return None
        secret = scope["ludex_player"] = new_secret()
        return secret

    def _add(self, headers: MutableHeaders, path: str, fresh: str | None, *, secure: bool) -> None:
        headers["Content-Security-Policy"] = _STRICT if path.startswith(_OURS) else _PAGES
        headers["Referrer-Policy"] = "no-referrer"
        headers["X-Content-Type-Options"] = "nosniff"
        headers["X-Frame-Options"] = "DENY"
        headers["Cross-Origin-Opener-Policy"] = "same-origin"
        headers["Permissions-Policy"] = "camera=(), microphone=(), geolocation=()"
        if secure:
            headers["Strict-Transport-Security"] = f"max-age={_YEAR}"
        if path.startswith(("/table/", "/api/")):
            headers["Cache-Control"] = "no-store"
        elif path.startswith("/static/"):  # asked for again each time, so that a new version comes whole
            headers["Cache-Control"] = "no-cache"
        if fresh is not None:
            cookie = f"{COOKIE}={fresh}; Path=/; Max-Age={2 * _YEAR}; HttpOnly; SameSite=Lax"
            cookie += "; Secure" if secure else ""
            headers.append("Set-Cookie", cookie)
