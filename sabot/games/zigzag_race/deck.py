"""The 28 obstacle cards of Zig-Zag: the terrains of their areas, in the order of `shape`.

Written by `python -m sabot.sim.zigzag_race.deck`; what holds for them is ZR-3 and ZR-4.
"""

SEED = 2
DECK: tuple[str, ...] = (
    "cfmcowssbbbcssoomb",
    "cmffswmwtcsmmommos",
    "ommowfcstmmwotwcmf",
    "wccwsbtcowbomstwtw",
    "scstbtbwmbwtmbsmwf",
    "ocmcfomcmcwswfwmow",
    "womosmftmcbwmtobsw",
    "fccsfmofmbswobwoom",
    "ttobssoffbmbmbssow",
    "momotttosomwwsmtbs",
    "cossbbmoofmfsbswsb",
    "ttwstwbfbcmossmwfs",
    "bmwmbwbfcffmfsmmtm",
    "tfbtwtwbcccfoofbmf",
    "mwwbsocomcssfcowcm",
    "mcmfttmowootsotfso",
    "omtmtsscfscofsfcob",
    "mmotfsbcbmstftbtfw",
    "obsomftmcmwsmcbtcs",
    "cowswtbotssosbccfw",
    "bofwsbmotsfbfbtwtf",
    "fswmfwswtsfmotfsfc",
    "bwofbwbwomcwfcfwcw",
    "ffcosfmswmmbwowcbm",
    "scwsbtbfbbowofcwos",
    "ocmffocwowcosmfftf",
    "oswcsmcmfwotcssosb",
    "wfcmssoccctfsctots",
)
