"""The 28 obstacle cards of Zig-Zag: the terrains of their areas, in the order of `shape`.

Written by `python -m sabot.sim.zigzag_race.deck`; what holds for them is ZR-3 and ZR-4.
"""

SEED = 1
DECK: tuple[str, ...] = (
    "mbttsotsmmfwwtomfb",
    "mcwcbfcsbfosomtomo",
    "fwoossctttmwwscmfc",
    "oomcmtcwfbtbmccbmo",
    "otfotcbmtbobcbtwff",
    "mwotscmftocswsmwbm",
    "wmmccmfwcbsmfmcmfo",
    "ooosbswcwbwwwwomcf",
    "wosfmmcftbmtcmmsss",
    "cbbcbwfbsssmtowfoo",
    "omswwmbfcfmscfcfbo",
    "tbsmobbsboffcowftf",
    "wfmbcwsbbswtffsstt",
    "mcwcmmosmcmsswftsc",
    "ssfoscwfsfcooswscm",
    "oomtwwmswocoswttft",
    "twmwfmbfmbtmofmbbc",
    "owbbcbcftmsmscwofc",
    "wommffwobbfomtfbsw",
    "mcscssbcsoccfocsms",
    "cbobomsobswocffbws",
    "fsswmwmofbttsbfobc",
    "ofbmwotsmsmfsfmssb",
    "wcbswwtootswosssto",
    "cwbowwfbbcfmfobssf",
    "omtwcwfocttwsofwmf",
    "ootmssmwofmssttfmt",
    "mwcstowscmwottwwmo",
)
