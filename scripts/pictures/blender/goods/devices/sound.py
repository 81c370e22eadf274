"""Headphones, earbuds, speakers, radio."""
import math

import numpy as np

from cloth import leather, weave
from finish import coat, surface, timber
from materials import Surface, plain, rgb, steel, wood
from shapes import box, lathe, tube
from solids import group, loft, oval, place, ring, rounded, slab

TURN = math.tau
BLACK = '#26272b'


def ear_cup(shell, pad, accent, r):
    """A closed cup: its shell points along z, its cushion lies below."""
    lathe([(0, .10), (r * .5, .098), (r * .8, .085), (r * .97, .05), (r, .02), (r * .96, 0, 'c'), (0, 0, 'c')], shell, 6)
    lathe([(0, .103), (r * .42, .101, 'c'), (r * .44, .098, 'c')], accent, 3)
    lathe([(r * .5, -.02), (r * .55, -.07), (r * .75, -.09), (r * .97, -.065), (r * 1.02, -.03), (r * .95, .0, 'c')], pad, 6)
    lathe([(0, -.025), (r * .55, -.03, 'c')], plain('#202126', .9), 2)


def headphones(job):
    """Headphones that stand on their cups."""
    kids = job.get('kids')
    shell = coat(job['colour'], .32, .35)
    pad = leather('#3a3b40' if job['colour'] in ('#34353c', '#f1efe9', '#2b4266') else job['dark'], .5) if not kids else leather('#f2ece0', .5)
    metal = steel('#c9ccd0', .22)
    accent = plain(job['accent'], .4, coat=.3) if kids else steel('#b9bdc4', .25)
    r, arc, high = (.19, .30, .50) if not kids else (.185, .28, .46)
    for side in (-1, 1):
        cup = group(ear_cup, shell, pad, accent, r)
        place(place(cup, (0, 0, 0), (0, side * 90, 0)), (side * (arc + .045), 0, r + .012), (0, 0, side * -5))
        x = side * (arc + .075)
        tube([(x, 0, r + .02), (x + side * .012, 0, r + .12), (x - side * .005, 0, high + .0), (side * arc * .97, 0, high + .1)], (.014, .014, .013, .013), metal if not kids else accent, 16)
        lathe([(.0, 0), (.026, .002), (.026, .02), (0, .024)], metal, 3, 32).location = (x, 0, r - .002)
    rings = []
    for k in range(65):
        t = math.pi * (.06 + .88 * k / 64)
        c, s = math.cos(t), math.sin(t)
        thick = .034 + .02 * s ** 3
        rings.append([(c * (arc + .012 + q), p, high + .06 + s * (arc * .95 + q)) for p, q in oval(.085 + .05 * s ** 2, thick, 3, 40)])
    loft([[(sum(p[0] for p in rings[0]) / 40, 0, rings[0][0][2])] * 40] + rings + [[(sum(p[0] for p in rings[-1]) / 40, 0, rings[-1][0][2])] * 40], shell)
    inner = []
    for k in range(49):
        t = math.pi * (.2 + .6 * k / 48)
        c, s = math.cos(t), math.sin(t)
        inner.append([(c * (arc - .022 + q), p, high + .06 + s * (arc * .95 - .034 + q)) for p, q in oval(.11, .04, 2.4, 40)])
    loft(inner, pad)
    return {'azimuth': 34, 'elevation': 13, 'surface': surface(job['colour'])}


def bud(shell, tip, accent):
    """One earbud, its stem down."""
    lathe([(0, -.2), (.028, -.195), (.034, -.17), (.034, .02), (.03, .05), (0, .06)], shell, 5, 32)
    head = lathe([(0, -.085), (.05, -.07), (.082, 0), (.07, .06), (.035, .09), (.03, .1, 'c')], shell, 8, 48)
    place(head, (.0, .0, .03), (0, 62, 0))
    soft = lathe([(.03, .09), (.06, .1), (.062, .125), (.035, .155), (.02, .155, 'c'), (0, .14)], tip, 6, 40)
    place(soft, (.0, .0, .03), (0, 62, 0))
    place(slab(rounded(.014, .09, .006), .003, accent, 0), (-.0, -.033, -.07), (90, 0, 0))


def earbuds(job):
    """An open charging case; both buds stand before it."""
    shell, tip, accent = coat(job['colour'], .22, .7), plain('#e9e6df' if job['colour'] != '#f1efe9' else '#b9bdc4', .7), steel('#c9ccd0', .25)
    inside = plain(job['dark'], .5)
    w, d = .66, .3

    def half(h):
        steps = [(math.sin(a) ** .42, -h * math.cos(a)) for a in np.linspace(.03, math.pi / 2, 20)]
        loft([[(x, y, z) for x, y in oval(w * s, d * s, 3.2)] for s, z in steps] + [[(x, y, 0) for x, y in oval(w * .95, d * .9, 3.2)]], shell)
        loft([[(x, y, 0) for x, y in oval(w * .95, d * .9, 3.2)], [(x, y, -.03) for x, y in oval(w * .9, d * .82, 3.2)], [(0, 0, -.03) for _ in range(96)]], inside)
    place(group(half, .3), (0, .1, .3))
    lid = place(place(group(half, .15), (0, d / 2, 0)), (0, 0, 0), (180, 0, 0))
    place(lid, (0, .1 + d / 2 - .01, .3), (-78, 0, 0))
    for x in (-.14, .14):
        place(slab(oval(.15, .16, 2.4), .004, plain('#1d1e21', .6), 0), (x, .1, .272))
    place(slab(oval(.022, .022), .003, plain('#8fe0a0', .3), 0), (0, -.052, .16), (84, 0, 0))
    for side, x, y, turn in ((1, -.33, -.2, 10), (-1, .33, -.22, -14)):
        item = group(bud, shell, tip, accent)
        place(item, (0, 0, 0), (0, 0, 90 + 90 * side))
        place(item, (x, y, .178), (0, 0, turn), .85)
    return {'azimuth': 8, 'elevation': 22, 'surface': surface(job['colour'])}


def portable_speaker(job):
    """A cylinder wrapped in fabric that lies on its rubber foot, with a strap."""
    cloth, rubber = weave(job['colour'], 170, .6), plain(BLACK, .6)
    r, half = .22, .44
    items = group(lathe, [(r - .03, -half, 'c'), (r - .004, -half + .02), (r, -half + .05), (r, half - .05), (r - .004, half - .02), (r - .03, half, 'c')], cloth, 6)
    for side in (-1, 1):
        items += group(lathe, [(r - .025, side * (half - .01), 'c'), (r - .01, side * half), (r - .012, side * (half + .022)), (r - .04, side * (half + .024)), (r - .05, side * (half + .01), 'c')], rubber, 4)
        items += group(lathe, [(r - .05, side * (half + .005), 'c'), (r * .5, side * (half + .02)), (r * .3, side * (half + .006)), (0, side * (half + .022))], steel('#a9adb3', .3), 5)
    place(items, (0, 0, 0), (0, 90, 0))
    place(slab(rounded(.5, .1, .05), .02, rubber, .008), (0, -.06, r - .016), (14, 0, 0))
    for k, x in enumerate((-.16, 0, .16)):
        place(slab(rounded(.05, .012, .005), .004, plain('#e9e7e0', .5), 0), (x, -.06, r + .0055), (14, 0, 0))
        if k == 2:
            place(slab(rounded(.012, .05, .005), .004, plain('#e9e7e0', .5), 0), (x, -.06, r + .0055), (14, 0, 0))
    place(slab(rounded(.6, .16, .03), .03, rubber, .01), (0, 0, -r - .012))
    tube([(half + .01, -.03, r * .75), (half + .09, -.08, r * .8), (half + .15, -.12, .0), (half + .11, -.12, -r * .6), (half + .02, -.06, -r * .5)], (.014, .02, .022, .02, .014), plain(job['accent'] if job['accent'] != '#6f7681' else BLACK, .6), 14)
    return {'azimuth': -24, 'elevation': 15}


def smart_speaker(job):
    """A short round speaker in fabric; light runs around its top."""
    cloth, top = weave(job['colour'], 150, .6), plain(BLACK, .3, coat=.4)
    h, r = (.74, .3) if job.get('tall') else (.5, .36)
    rings = [(0, 0, 'c'), (r * .8, 0), (r * .97, .03), (r, h * .3), (r, h * .7), (r * .96, h - .05), (r * .84, h - .005, 'c')]
    lathe(rings, cloth, 8, 128)
    lathe([(r * .85, h - .008, 'c'), (r * .8, h + .006), (r * .76, h + .002), (0, h - .002)], top, 5, 128)
    glow = Surface(Emission=rgb('#6fc7ff'), Emission_Strength=1.6, Base_Color=rgb('#6fc7ff')).material
    place([ring(r * .79, .006, glow)], (0, 0, h + .006))
    for a in range(4):
        x, y = r * .42 * math.cos(a * TURN / 4), r * .42 * math.sin(a * TURN / 4)
        place(slab(rounded(.06, .012, .005), .003, plain('#d9d7d0', .5), 0), (x, y, h + .001))
        if a % 2 == 0:
            place(slab(rounded(.012, .06, .005), .003, plain('#d9d7d0', .5), 0), (x, y, h + .001))
    tube([(0, r * .9, .03), (.2, r + .12, .014), (.45, r + .05, .014), (.6, r + .1, .014)], .012, plain('#e9e6df', .5), 12)
    return {'azimuth': 0, 'elevation': 24}


def table_radio(job):
    """A radio with grille, tuning scale, two knobs, a handle and an aerial."""
    shell = coat(job['colour'], .35, .3) if not job.get('wooden') else wood('#845a3d', '#482c1b', 'X', .35)
    brass, cream = steel('#d0ab62', .22), plain('#f4ecd9', .5)
    w, d, h = 1.0, .36, .56
    body = slab(rounded(w, h, .11), d, shell, .03, 5)
    place(body, (0, d / 2, h / 2 + .04), (90, 0, 0))
    face = -d / 2 - .004
    place(slab(rounded(w * .93, h * .88, .08), .012, cream if not job.get('wooden') else plain(job['colour'], .4), .004), (0, face + .008, h / 2 + .04), (90, 0, 0))
    place(slab(rounded(.5, .4, .05), .014, weave('#b9a481' if not job.get('wooden') else '#e3d3b0', 120, .8), .003), (-.18, face + .004, h / 2 + .04), (90, 0, 0))
    for k in range(9):
        box((.49, .012, .008), (-.18, face - .012, h / 2 + .04 + (k - 4) * .042), brass if k % 4 == 0 else shell, .002)
    place(slab(rounded(.3, .12, .03), .012, plain('#fbf3dc', .3, coat=.7), .003), (.28, face + .002, h / 2 + .17), (90, 0, 0))
    ink = plain('#3a2f25', .6)
    for k in range(25):
        box((.0025, .003, .018 if k % 4 else .032), (.155 + k * .0105, face - .0105, h / 2 + .185), ink, .0005, 1)
    box((.004, .004, .09), (.325, face - .0125, h / 2 + .17), plain('#c8402f', .4), .001, 1)
    for x, r in ((.2, .058), (.36, .058)):
        knob = group(lathe, [(r, 0, 'c'), (r, .045), (r * .9, .055), (r * .85, .056, 'c'), (0, .056, 'c')], brass, 4, 64) + group(lathe, [(0, .0575), (r * .8, .0565)], shell, 2, 64)
        place(knob, (x, face - .004, h / 2 - .06), (90, 0, 0))
    tube([(-.4, 0, h + .02), (-.4, 0, h + .15), (-.32, 0, h + .19), (.32, 0, h + .19), (.4, 0, h + .15), (.4, 0, h + .02)], (.016, .016, .02, .02, .016, .016), brass if job.get('wooden') else timber('#7b5237', 'X'), 16)
    tube([(.44, .12, h), (.56, .14, h + .46)], (.008, .005), steel(), 10, 2)
    place(lathe([(0, -.012), (.012, 0), (0, .012)], steel(), 3, 16), (.56, .14, h + .46))
    for x in (-.36, .36):
        box((.1, d * .7, .05), (x, 0, .022), ink, .01)
    return {'azimuth': 22, 'elevation': 11, 'surface': surface(job['colour'])}
