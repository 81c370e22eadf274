"""Digital piano and accordion."""
import math

import numpy as np

from goods.music.necks import lacquer
from cloth import leather
from materials import Surface, plain, rgb, steel
from shapes import box, grid, lathe, modify, tube
from solids import group, loft, place, rounded, slab, turn_all

BLACK_AFTER = (0, 1, 3, 4, 5)


def piano_keys(count, width, depth, white, black, first=0):
    """White keys along x with the black keys between them; their front is -y."""
    for k in range(count):
        box((width * .965, depth, .022), ((k + .5) * width, depth / 2, .011), white, .0025, 2)
        if (k + first) % 7 in BLACK_AFTER and k + 1 < count:
            box((width * .56, depth * .63, .03), ((k + 1) * width, depth * .685, .026), black, .004, 2)


def digital_piano(job):
    """A slab of a piano with buttons, a display and a rest for notes; or a console on a stand with pedals."""
    shell, white, black = plain('#2b2c30', .42, grain=.06, scale=180), plain('#f6f3ea', .18, coat=.6), plain('#18191b', .25, coat=.5)
    dark, grey = plain('#1c1d20', .5), plain('#8f949c', .4)
    count, w, d = 52, .0235, .15
    span = count * w
    full = span + .13

    def board():
        box((full, .3, .05), (0, .05, .025), shell, .012, 4)
        box((full, .14, .05), (0, .135, .06), shell, .012, 4)
        for x in (-1, 1):
            box((.06, .3, .07), (x * (full / 2 - .03), .05, .04), shell, .012, 4)
        place(group(piano_keys, count, w, d, white, black, 5), (-span / 2, -.09, .048))
        box((span, .006, .006), (0, .062, .075), plain('#8c2f35', .8), .001, 1)
        place(slab(rounded(.17, .05, .006), .003, plain('#0f1a22', .12, coat=.8), .001), (0, .135, .0855))
        for k in range(3):
            box((.05 + .03 * (k % 2), .004, .001), (-.03, .147 - .012 * k, .0888), Surface(Emission=rgb('#9fdcf2'), Emission_Strength=.9).material, .0002, 1)
        for x in [-.4 + .03 * k for k in range(9)] + [.14 + .03 * k for k in range(8)]:
            box((.02, .011, .006), (x, .125, .087), grey, .002)
            box((.004, .004, .001), (x, .142, .0858), plain('#e04d43', .3), .0003, 1)
        for x in (-.52, .52):
            place(lathe([(.024, 0, 'c'), (.024, .014), (.02, .018), (0, .018)], grey, 3, 40), (x, .135, .085))
        for s in (-1, 1):
            for i in range(6):
                for j in range(3):
                    place(lathe([(0, .0005), (.0035, .0005)], dark, 1, 10), (s * (.585 + .011 * i) - s * .005, .118 + .014 * j, .0855))
    if job.get('console'):
        place(group(board), (0, 0, .62))
        for s in (-1, 1):
            box((.035, .3, .62), (s * (full / 2 - .03), .06, .31), shell, .006)
            box((.045, .36, .03), (s * (full / 2 - .03), .04, .015), shell, .006)
        box((full - .06, .02, .26), (0, .18, .4), shell, .004)
        box((.26, .1, .05), (0, .08, .06), shell, .008)
        box((full - .06, .03, .06), (0, .16, .06), shell, .006)
        brass = steel('#d9b76a', .2)
        for k in range(3):
            tube([((k - 1) * .07, .06, .055), ((k - 1) * .07, .0, .06), ((k - 1) * .07, -.04, .05)], (.012, .014, .018), brass, 16)
        place(slab(rounded(.62, .2, .02), .012, shell, .004), (0, .2, .71), (74, 0, 0))
        box((.62, .03, .012), (0, .17, .712), shell, .003)
        box((full, .02, .04), (0, .2, .7), shell, .006)
        return {'azimuth': 22, 'elevation': 17}
    board()
    wire = plain('#3a3b40', .3, .8)
    tube([(-.2, .2, .08), (-.2, .245, .24), (-.17, .25, .27), (.17, .25, .27), (.2, .245, .24), (.2, .2, .08)], .006, wire, 10, 6)
    place(slab(rounded(.36, .14, .015), .004, plain('#26272b', .4), .001), (0, .222, .175), (76, 0, 0))
    tube([(-.2, .2, .09), (-.19, .17, .088), (.19, .17, .088), (.2, .2, .09)], .006, wire, 10, 4)
    turn_all(-24)
    return {'azimuth': 0, 'elevation': 31}


def accordion(job):
    """An accordion that stands half open: keys on its right, bass buttons on its left."""
    paint, metal, white, black = lacquer(job['colour']), steel('#d9dadb', .18), plain('#f6f3ea', .18, coat=.6), plain('#1b1c1e', .25, coat=.5)
    pearl, strap = plain('#f1e7d8', .12, coat=1), leather('#2b2420', .4)
    folds, width, high, deep = 15, .5, .86, .36
    rings = []
    line = np.linspace(0, 1, folds * 8 + 1)
    fan = 16
    for t in line:
        wave = abs(((t * folds) % 1) - .5) * 2
        k = .93 + .06 * wave
        rings.append([(0, y * k, z * k) for y, z in rounded(deep, high, .025, 6)])
    placed = []
    for t, ring_of in zip(line, rings):
        a = math.radians(fan * (t - .5))
        x0 = width * (t - .5)
        placed.append([(x0 + math.sin(a) * (z - .05) * 1.0, y, (z) * math.cos(a) + .012 * math.cos(a * 6)) for _, y, z in ring_of])
    bellows = loft(placed, plain(job['dark'], .55))
    bellows.data.use_auto_smooth = True
    edge = plain('#e6d3a6', .35, .4)
    for j in range(folds + 1):
        t = min(1, j / folds)
        i = min(len(line) - 1, j * 8)
        k = 1.004
        path = placed[i]
        centre = np.mean(path, 0)
        pts = [tuple(centre + (np.array(p) - centre) * k) for p in path]
        tube(pts + pts[:1], .005, edge, 6, 1)

    def half(right):
        body = slab(rounded(high + .04, deep + .02, .05), .16, paint, .02, 5)
        place(body, (0, 0, 0), (0, 90, 0))
        place(body, (0, 0, 0), (0, 0, 0))
        for z in (-.32, .32):
            for y in (-deep / 2 - .012,):
                place(lathe([(0, .006), (.012, .004), (.014, 0, 'c')], metal, 2, 20), (.08, y, z), (90, 0, 0))
        if right:
            place(slab(rounded(.3, .11, .05), .01, metal, .003), (.08, -deep / 2 - .006, .2), (90, 90, 0))
            for k in range(8):
                box((.06, .006, .012), (.08, -deep / 2 - .018, .08 + .034 * k), black, .003)
            box((.16, .09, high - .06), (.22, -deep / 2 + .05, 0), paint, .02, 4)
            keys = group(piano_keys, 17, .043, .15, white, black, 0)
            place(keys, (0, 0, 0), (0, 0, 90))
            place(keys, (0, 0, 0), (90, 0, 0))
            place(keys, (.325, -deep / 2 + .005, -.365))
            for k in range(5):
                place(lathe([(.016, 0, 'c'), (.018, .012), (.014, .018), (0, .018)], pearl, 3, 28), (.08, -deep / 2 - .01, -.16 - .052 * k), (90, 0, 0))
        else:
            for i in range(3):
                for j in range(12):
                    place(lathe([(0, .014), (.008, .012), (.0105, .006), (.0105, 0, 'c')], pearl, 3, 20), (.035 + .034 * i, -deep / 2 - .008, .3 - .05 * j - .012 * i), (90, 0, 0))
            strip = [[(.17 + .05 * math.sin(math.pi * t), y, .36 - .72 * t) for y in (-.06, .06)] for t in np.linspace(0, 1, 20)]
            modify(grid('strap', [p for row in strip for p in row], 1, 19, strap), 'SOLIDIFY', thickness=.012)
    a = math.radians(fan / 2)
    right = group(half, True)
    place(right, (0, 0, 0), (0, math.degrees(a), 0))
    place(right, (width / 2 + .0, 0, .0))
    left = group(half, False)
    place(left, (-.16, 0, 0))
    place(left, (0, 0, 0), (0, -math.degrees(a), 0))
    place(left, (-width / 2, 0, 0))
    for x in (.22, .3):
        tube([(x + .06, deep / 2 - .02, .36), (x + .04, deep / 2 + .2, .3), (x + .0, deep / 2 + .26, 0), (x - .04, deep / 2 + .16, -.28), (x - .06, deep / 2 - .02, -.36)], .02, strap, 12)
    return {'azimuth': 12, 'elevation': 13}
