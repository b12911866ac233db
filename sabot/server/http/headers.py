"""What every answer says to browsers besides its content."""

from collections.abc import Mapping

from aiohttp import web

POLICY = {
    "default-src": "'self'",
    "style-src": "'self' 'unsafe-inline'",  # Svelte's style attributes; no style can run anything
    "img-src": "'self' data:",  # faces are drawn by the page itself
    "connect-src": "'self' ws: wss:",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
}


def written(policy: Mapping[str, str]) -> str:
    return "; ".join(f"{what} {where}" for what, where in policy.items())


ALWAYS = {
    "Content-Security-Policy": written(POLICY),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",  # for browsers that don't know frame-ancestors
}
EMBED = {  # in a page of another site nobody is anybody, so nobody can be tricked
    "Content-Security-Policy": written(POLICY | {"frame-ancestors": "*"}),
    "Cross-Origin-Resource-Policy": "cross-origin",
}
REPLAY = "/r/{id}"
TLS = {"Strict-Transport-Security": "max-age=31536000"}
ASSETS = "/assets"
FOREVER = {  # a new build has new names
    "Cache-Control": "public, max-age=31536000, immutable",
    "Vary": "Accept-Encoding",  # also where it came as it is
}


async def add_headers(request: web.Request, response: web.StreamResponse) -> None:
    """Also to requests that reach none of our endpoints."""
    response.headers.update(ALWAYS)
    if is_embed(request) and response.status < 400:
        response.headers.update(EMBED)
        del response.headers["X-Frame-Options"]  # which has no word for everybody
    if request.secure:  # we end TLS ourselves; before a proxy it is the proxy's to say
        response.headers.update(TLS)
    if is_asset(request) and response.status < 400:
        response.headers.update(FOREVER)


def is_asset(request: web.Request) -> bool:
    """The same for everyone, so anyone may keep it: it must not say who they are."""
    return request.path.startswith(f"{ASSETS}/")


def is_embed(request: web.Request) -> bool:
    """This page alone may be framed: `/r/<game>?embed`."""
    resource = request.match_info.route.resource
    is_replay = resource is not None and resource.canonical == REPLAY
    return is_replay and "embed" in request.query
