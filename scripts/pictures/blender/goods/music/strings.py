"""Violin and banjo: they lie on the floor, their necks towards +y."""
import math

import bpy
import numpy as np

from goods.music.necks import ROSEWOOD, fingerboard, grained, mirror, neck_back, peg, strings_of
from materials import plain, steel, wood
from shapes import box, lathe, tube
from solids import loft, oval, place, slab, smooth_outline, turn_all

TURN = math.tau


def arched_plate(outline, low, rise, material):
    """A plate that swells towards its middle."""
    pts = np.array(outline)
    centre = np.array((0, pts[:, 1].mean()))
    rings = [[(x, y, low) for x, y in outline]]
    for t in np.linspace(0, 1, 16):
        ring_of = centre + (pts - centre) * (1 - t)
        rings.append([(x, y, low + .012 + rise * math.sin(min(1, t * 1.15) * math.pi / 2) ** 1.6) for x, y in ring_of])
    return loft(rings, material)


def violin(job):
    """A violin with its bow."""
    varnish, ebony, metal = grained(job['wood'], 'Y', .22), plain('#1d1917', .3, coat=.4), steel('#d3d5d7', .2)
    half = [(0, .33), (.09, .325), (.16, .27), (.175, .18), (.15, .1), (.165, .075), (.135, .06), (.112, -.02), (.125, -.09), (.175, -.11), (.17, -.135), (.2, -.2), (.215, -.3), (.17, -.4), (.08, -.435), (0, -.44)]
    outline = mirror(half, 6)
    slab([(x * .965, y * .97) for x, y in outline], .06, varnish, .004)
    place([arched_plate(outline, 0, .034, varnish)], (0, 0, .06))
    line = [(x * .955, y * .965, .0745) for x, y in outline]
    tube(line + line[:1], .0024, ebony, 6, 1)
    dark = plain('#140f0c', .9)
    for s in (-1, 1):
        f = [(s * .058, .05), (s * .074, .062), (s * .08, .04), (s * .072, .0), (s * .088, -.06), (s * .098, -.1), (s * .11, -.125), (s * .124, -.11)]
        z = lambda x, y: .108 - .55 * x * x - .1 * (y + .05) ** 2
        tube([(x, y, z(x, y) - .004) for x, y in f], (.005, .007, .008, .009, .009, .008, .007, .005), dark, 10, 6)
        for x, y in (f[0], f[-1]):
            place(lathe([(0, .004), (.011, .002), (.012, 0, 'c')], dark, 2, 20), (x, y, z(x, y) - .001))
    neck = grained(job['wood'], 'Y', .3)
    neck_back(.86, .3, (.05, .062), .128, neck, .04)
    slab([(-.026, .86), (-.044, .02), (.044, .02), (.026, .86)], .018, ebony, .006).location.z = .128
    bridge = slab(smooth_outline([(-.055, 0), (-.05, .035), (-.04, .06), (0, .075), (.04, .06), (.05, .035), (.055, 0), (.025, .008), (-.025, .008)], 4), .012, plain('#dcb988', .6), .002)
    place(bridge, (0, -.045, .108), (86, 0, 0))
    place(slab(smooth_outline([(-.02, 0), (-.045, .19), (-.03, .215), (.03, .215), (.045, .19), (.02, 0)], 5), .016, ebony, .006), (0, -.4, .112), (6, 0, 0))
    rest = slab(smooth_outline([(-.03, .0), (-.06, .05), (-.14, .06), (-.19, .01), (-.16, -.06), (-.08, -.075), (-.03, -.04)], 6), .02, ebony, .009, 4)
    place(rest, (0, -.36, .12))
    for k in range(4):
        x0, x1 = (k - 1.5) * .01, (k - 1.5) * .023
        tube([(x0, .86, .149), (x1, -.045, .181 - abs(k - 1.5) * .006), (x1, -.2, .142)], .0016, metal, 6, 4)
        place(lathe([(0, 0), (.006, .0), (.006, .02), (0, .022)], metal, 2, 14), (x1, -.215, .135))
    pegbox = [[(x, y, z + q) for x, q in oval(w, h, 3.5, 28)] for y, z, w, h in ((.86, .125, .055, .045), (.95, .115, .048, .05), (1.03, .105, .04, .045))]
    loft([[(0, .855, .125)] * 28] + pegbox + [[(0, 1.035, .105)] * 28], neck)
    scroll = [(0, 1.04 + (.055 - .0062 * a) * math.sin(a) , .105 + (.055 - .0062 * a) * (1 - math.cos(a)) * .9) for a in np.linspace(0, 6.4, 44)]
    tube(scroll, (.024, .022, .02, .018, .014), neck, 16, 1)
    for k, s in enumerate((-1, 1, -1, 1)):
        y = .9 + .035 * k
        tube([(-s * .03, y, .122), (s * .06, y, .122)], .007, ebony, 12, 1)
        loft([[(s * (.06 + d), y + p, .122 + q) for p, q in oval(.034 * m, .016 * m, 2.4, 20)] for d, m in ((0, .3), (.008, .8), (.03, 1.1), (.042, .5), (.044, .02))], ebony)
    everything = [item for item in bpy.data.objects if item.type == 'MESH']
    place(everything, (-.09, 0, 0), (0, 0, 0))
    stick, hair = wood('#7a4526', '#4a2816', 'Y', .3), plain('#f1ead8', .7)
    bow = [tube([(0, -.72, .03), (0, -.3, .022), (0, .2, .018), (0, .62, .03)], (.011, .01, .009, .007), stick, 14, 6), box((.028, .09, .04), (.0, -.62, .012), ebony, .008),
           tube([(0, .6, .028), (.004, .64, .02), (.012, .65, -.02)], (.008, .011, .007), stick, 12), tube([(0, -.78, .03), (0, -.72, .03)], .0115, metal, 12, 1)]
    bow += [box((.003, 1.2, .016), (.022, .02, .0), hair, .001, 1)]
    place(bow, (.2, .18, .03), (0, 0, 6))
    turn_all(-40)
    return {'azimuth': 0, 'elevation': 60}


def banjo(job):
    """A banjo with five strings, hooks around its head and a resonator."""
    body, dark, metal, skin = grained(job['wood'], 'Y', .25), grained(ROSEWOOD), steel('#d5d7d9', .16), plain('#f4f0e4', .6, grain=.1, scale=40)
    r = .3
    lathe([(0, 0), (r + .02, .0), (r + .055, .02), (r + .06, .05), (r + .045, .065, 'c'), (r + .01, .06)], body, 5, 110)
    lathe([(r - .01, .05, 'c'), (r, .05), (r, .14), (r - .004, .15, 'c')], body, 2, 110)
    lathe([(r + .002, .125, 'c'), (r + .014, .128), (r + .016, .15), (r + .008, .166), (r - .012, .166), (r - .014, .155, 'c')], metal, 4, 110)
    lathe([(0, .156), (r - .013, .156, 'c')], skin, 1, 110)
    lathe([(r + .016, .06, 'c'), (r + .05, .062), (r + .05, .07), (r + .016, .072, 'c')], metal, 3, 110)
    for k in range(24):
        a = TURN * k / 24
        tube([((r + .013) * math.cos(a), (r + .013) * math.sin(a), .166), ((r + .03) * math.cos(a), (r + .03) * math.sin(a), .16), ((r + .031) * math.cos(a), (r + .031) * math.sin(a), .07)], .0062, metal, 10)
        place(lathe([(0, 0), (.012, 0), (.012, .03), (0, .032)], metal, 2, 6), ((r + .031) * math.cos(a), (r + .031) * math.sin(a), .06))
    z = .165
    neck_back(1.12, r - .01, (.075, .095), z, body, .04)
    fingerboard(1.12, r - .06, (.075, .1), z, dark, 20, 1.3, (3, 5, 7, 10, 12, 15, 17))
    head = smooth_outline([(-.038, 1.13), (-.06, 1.18), (-.065, 1.26), (-.085, 1.34), (-.05, 1.4), (0, 1.375), (.05, 1.4), (.085, 1.34), (.065, 1.26), (.06, 1.18), (.038, 1.13)], 6)
    place(slab(head, .03, body, .006), (0, 0, z - .006))
    place(slab([(x * .94, 1.26 + (y - 1.26) * .95) for x, y in head], .004, dark, .001), (0, 0, z + .023))
    cream = plain('#f3eee2', .3, coat=.4)
    star = [((.02 if k % 2 == 0 else .008) * math.sin(TURN * k / 10), (.02 if k % 2 == 0 else .008) * math.cos(TURN * k / 10)) for k in range(10)]
    place(slab(star[::-1], .002, cream, 0), (0, 1.3, z + .027))
    for s in (-1, 1):
        for k in range(2):
            x, y = s * .045, 1.2 + .1 * k
            peg((x, y, z + .03), s, metal, cream)
            i = (k if s < 0 else 3 - k)
            tube([((i - 1.5) * .018, 1.12, z + .038), (x, y, z + .045)], .0016, metal, 6, 1)
    peg((-.05, .72, z + .012), -1, metal, cream)
    strings_of(4, 1.12, -.1, (.055, .07), (z + .04, z + .03))
    tube([(-.04, .72, z + .035), (-.045, -.1, z + .03)], .0014, metal, 6, 1)
    box((.11, .014, .034), (0, -.1, .175), plain('#dcb988', .6), .004)
    for x in (-.03, .03):
        box((.026, .03, .016), (x, -.1, .163), skin, .002)
    place(slab(smooth_outline([(-.05, -.05), (-.035, .06), (.035, .06), (.05, -.05)], 4), .012, metal, .004), (0, -.25, .168))
    for k in range(5):
        x = (k - 2) * .0165
        tube([(x, -.1, z + .028), (x * .9, -.2, .178)], .0015, metal, 6, 1)
    place(slab(smooth_outline([(-.13, 0), (-.11, .045), (0, .06), (.11, .045), (.13, 0), (0, .012)], 5), .01, metal, .004), (.2, -.2, .175), (0, 0, 225))
    turn_all(-42)
    return {'azimuth': 0, 'elevation': 60}
