"""Collar and leash."""
import math
import random

import numpy as np

from cloth import leather, rope, strap_web
from materials import plain, steel
from shapes import box, lathe, tube
from solids import group, oval, place, slab, smooth_outline

TURN = math.tau


def collar(job):
    """A closed collar that stands on its edge, with buckle, ring and tag."""
    r, h = .4, .13
    strap = leather(job['colour']) if job.get('leather') else strap_web(job['colour'])
    metal = steel(job.get('metal', '#cfcfcc'), .2)
    lathe([(r, 0), (r + .012, .006), (r + .014, .02), (r + .014, h - .02), (r + .012, h - .006), (r, h), (r - .012, h - .006), (r - .012, .006), (r, 0)], strap, 3, 160)
    if job.get('leather'):
        thread = plain(job.get('thread', '#efe3c8'), .7)
        for z in (.014, h - .014):
            for i in range(90):
                a = TURN * i / 90
                place(box((.017, .004, .004), (0, 0, 0), thread, .0015, 1), ((r + .014) * math.cos(a), (r + .014) * math.sin(a), z), (0, 0, math.degrees(a) + 90))
    else:
        lathe([(r + .0142, h / 2 - .018, 'c'), (r + .016, h / 2 - .014), (r + .016, h / 2 + .014), (r + .0142, h / 2 + .018, 'c')], plain('#e9edf0', .18, .6), 3, 160)

    def buckle():
        tube([(x, 0, y) for x, y in oval(.17, h + .06, 6, 40)] + [(0, 0, (h + .06) / 2)], .011, metal, 14, 2)
        tube([(-.085, -.012, 0), (.03, -.022, 0), (.09, -.016, 0)], .008, metal, 12)
        place(box((.05, .02, h + .012), (.16, .004, 0), strap, .006), (0, 0, 0))
    a = math.radians(-128)
    place(group(buckle), ((r + .02) * math.cos(a), (r + .02) * math.sin(a), h / 2), (0, 0, math.degrees(a) + 90))

    def tag():
        place(group(tube, [(.032 * math.cos(t), 0, .032 * math.sin(t)) for t in np.linspace(0, TURN, 20)], .006, metal, 10, 2), (0, 0, 0))
        tag_shape = smooth_outline([(-.05, .018), (-.075, .045), (-.1, .03), (-.095, 0), (-.1, -.03), (-.075, -.045), (-.05, -.018), (.05, -.018), (.075, -.045),
                               (.1, -.03), (.095, 0), (.1, .03), (.075, .045), (.05, .018)])
        place(slab([(x * .95, y * 1.1) for x, y in tag_shape], .012, steel('#d9b779', .22), .004), (0, .0, -.085), (90, 0, 0))
    a = math.radians(-72)
    place(group(tag), ((r + .036) * math.cos(a), (r + .036) * math.sin(a) - .01, .06 + .08), (0, 0, math.degrees(a) + 90))
    return {'azimuth': 0, 'elevation': 24}


def snap_hook(metal):
    tube([(0, 0, 0), (.02, 0, 0)], .02, metal, 16)
    tube([(.02, 0, 0), (.06, 0, .0), (.09, .035, 0), (.15, .045, 0), (.2, .02, 0), (.21, -.02, 0), (.17, -.045, 0), (.11, -.04, 0)], .013, metal, 14)
    tube([(.075, -.005, 0), (.1, -.035, 0), (.13, -.043, 0)], .009, metal, 12)
    tube([(-.035, .03, 0), (.0, .034, 0), (.005, 0, 0), (.0, -.034, 0), (-.035, -.03, 0), (-.035, .03, 0)], .009, metal, 12)


def leash(job):
    """A rope leash in a coil; handle loop and snap hook lie outside."""
    cord = rope(job['colour'], 40)
    rng = random.Random(job['seed'])
    path = []
    for i in range(190):
        a = TURN * i / 38
        r = .33 + .028 * (i / 38) * (1 if (i // 38) % 2 else .6) + .012 * math.sin(a * 2.3 + i)
        path.append((r * math.cos(a), r * .86 * math.sin(a), .03 + .034 * (i // 38) * .75 + .01 * math.sin(a * 3 + i // 38)))
    path += [(.50, .16, .1), (.56, .08, .05), (.62, -.06, .03), (.6, -.3, .03), (.44, -.46, .03)]
    start = [(-.6, -.4, .03), (-.5, -.52, .03), (-.32, -.52, .03), (-.1, -.42, .03), (.1, -.36, .03), (.28, -.2, .03)]
    tube(start + path, .027, cord, 14, 3)
    strap = leather(job.get('grip', '#6d4c2b'))
    tube([(-.6, -.4, .03), (-.66, -.3, .03), (-.62, -.2, .032), (-.5, -.2, .035), (-.46, -.3, .035), (-.5, -.4, .05), (-.56, -.46, .03)], .027, cord, 14, 8)
    tube([(-.53, -.5, .031), (-.44, -.527, .031), (-.36, -.525, .031)], .034, strap, 18)
    tube([(.55, -.36, .031), (.49, -.42, .031), (.44, -.46, .031)], .034, strap, 18)
    place(group(snap_hook, steel(job.get('metal', '#d9b779'), .22)), (.38, -.52, .034), (0, 0, 222), 1.3)
    return {'azimuth': 0, 'elevation': 50}
