"""City bicycle."""
import math

import numpy as np

from cloth import leather
from finish import coat
from materials import plain, steel
from shapes import box, grid, lathe, modify, tube
from solids import loft, oval, place, rounded, slab, smooth_outline, turn_all

TURN = math.tau


def cycle_wheel(at, r, tyre, metal):
    """A wheel in the plane of y and z with spokes and a hub."""
    items = [lathe([(r - .035, -.012, 'c'), (r - .03, -.02), (r, -.018), (r + .014, 0), (r, .018), (r - .03, .02), (r - .035, .012, 'c')], tyre, 4, 110),
             lathe([(r - .03, -.014, 'c'), (r - .045, -.016), (r - .055, 0), (r - .045, .016), (r - .03, .014, 'c')], metal, 3, 110), lathe([(0, -.05), (.018, -.05), (.014, -.03), (.014, .03), (.018, .05), (0, .05)], metal, 2, 28)]
    for k in range(28):
        a = TURN * k / 28
        b = a + (.5 if k % 2 else -.5)
        side = .03 if k % 4 < 2 else -.03
        items.append(tube([(.016 * math.cos(b), .016 * math.sin(b), side), ((r - .045) * math.cos(a), (r - .045) * math.sin(a), 0)], .0022, metal, 6, 1))
    place(items, (0, 0, 0), (0, 90, 0))
    return place(items, at)


def city_bicycle(job):
    """A step-through bicycle with mudguards, chain guard, saddle, carrier and basket; it rolls to the left."""
    paint, metal, tyre = coat(job['colour'], .26, .8), steel('#cfd2d4', .2), plain('#2a2a2c' if not job.get('cream') else '#e8dcc0', .6)
    brown, dark = leather('#8a5a34', .35), plain('#2c2d31', .5)
    r = .33
    front, back, bb = (0, -.56, r), (0, .5, r), (0, .04, .28)
    for at in (front, back):
        cycle_wheel(at, r - .015, tyre, metal)
    head_low, head_top = (0, -.4, .62), (0, -.36, .8)
    tube([bb, (0, .12, .5), (0, .19, .73)], .02, paint, 16, 4)
    if job.get('diamond'):
        tube([(0, -.375, .75), (0, .185, .73)], .018, paint, 16, 2)
        tube([(0, -.4, .64), bb], .022, paint, 16, 2)
    else:
        tube([(0, -.395, .66), (0, -.28, .47), (0, -.1, .33), bb], .023, paint, 16, 8)
        tube([(0, -.375, .74), (0, -.22, .58), (0, -.02, .46), (0, .11, .44)], .018, paint, 16, 8)
    tube([head_low, head_top], .027, paint, 20, 2)
    for x in (-.045, .045):
        tube([(x * .5, -.405, .6), (x, -.45, .5), (x, -.56, r)], (.018, .016, .012), paint, 14, 6)
        tube([(x * .4, .07, .285), (x, .26, .3), (x, .5, r)], .012, paint, 12, 4)
        tube([(x * .4, .185, .7), (x, .34, .52), (x, .5, r)], .0105, paint, 12, 4)
    for (_, y0, z0), a0, a1 in ((front, .35, 2.5), (back, .2, 3.0)):
        guard = [[(x, y0 + (r + .022) * math.cos(a), z0 + (r + .022) * math.sin(a) - 5 * x * x) for x in np.linspace(-.032, .032, 7)] for a in np.linspace(a0, a1, 40)]
        modify(grid('guard', [p for row in guard for p in row], 6, 39, paint), 'SOLIDIFY', thickness=.004)
    chain = smooth_outline([(-.1, .0), (-.08, .075), (.0, .085), (.25, .06), (.5, .06), (.54, .03), (.5, .0), (.2, -.02), (0, -.075), (-.08, -.06)], 6)
    place(slab(chain, .014, paint, .005), (-.06, .04, .28), (90, 0, 90))
    place(lathe([(0, 0), (.02, .0), (.022, .03), (0, .032)], metal, 3, 24), (-.07, .04, .28), (0, -90, 0))
    for side, dz in ((-1, -1), (1, 1)):
        tube([(side * .075, .04, .28), (side * .085, .04 - dz * .08, .28 - dz * .13)], .011, metal, 12, 2)
        box((.075, .075, .022), (side * .13, .04 - dz * .08, .28 - dz * .13), dark, .008)
    tube([(0, .195, .72), (0, .22, .84)], .015, metal, 14, 2)
    seat = []
    for y, wide, high, z in ((.08, .03, .03, .87), (.1, .06, .05, .87), (.18, .09, .06, .868), (.26, .17, .075, .87), (.34, .23, .09, .88), (.38, .2, .08, .885), (.4, .1, .05, .885)):
        seat.append([(a, y, z + b) for a, b in oval(wide, high, 2.6, 36)])
    loft([[(0, .075, .87)] * 36] + seat + [[(0, .405, .885)] * 36], brown)
    tube([head_top, (0, -.345, .9), (0, -.37, .97)], .015, metal, 14, 4)
    tube([(-.3, -.14, .96), (-.28, -.24, .985), (-.16, -.34, 1.0), (0, -.38, .975), (.16, -.34, 1.0), (.28, -.24, .985), (.3, -.14, .96)], .013, metal, 14, 8)
    for side in (-1, 1):
        tube([(side * .302, -.1, .953), (side * .292, -.2, .975)], .02, brown, 16, 2)
    for side in (-1, 1):
        tube([(side * .06, .5, r), (side * .065, .46, .68)], .008, metal, 10, 2)
        tube([(side * .065, .25, .7), (side * .065, .68, .7)], .009, metal, 10, 2)
    for y in (.28, .38, .48, .58, .67):
        tube([(-.065, y, .7), (.065, y, .7)], .008, metal, 10, 1)
    lamp = lathe([(0, 0), (.03, .004), (.045, .03), (.048, .06, 'c'), (0, .062)], metal, 4, 36)
    place([lamp, lathe([(0, .066), (.03, .062), (.042, .058, 'c')], plain('#fbf4dc', .1, coat=1), 3, 32)], (0, -.4, .84), (90, 0, 0))
    wicker = plain('#b98a52', .75)
    for k in range(15):
        z = .7 + .016 * k
        g = 1 + .012 * k
        tube([(x * g, -.555 + y * g, z) for x, y in rounded(.3, .21, .05, 6)] + [(.15 * g, -.555 + .055 * g, z)], .0085, wicker, 6, 1)
    for x, y in rounded(.3, .21, .05, 6)[::2]:
        tube([(x, -.555 + y, .69), (x * 1.18, -.555 + y * 1.18, .935)], .008, wicker, 6, 1)
    slab(rounded(.28, .19, .05), .012, wicker, 0).location = (0, -.555, .69)
    tube([(x * 1.18, -.555 + y * 1.18, .935) for x, y in rounded(.3, .21, .05, 6)] + [(.177, -.49, .935)], .013, wicker, 8, 1)
    turn_all(-72)
    return {'azimuth': 0, 'elevation': 10}
