"""A fishing rod in two halves."""
import math

import bpy
import numpy as np

from finish import coat
from goods.toys.fur import egg
from materials import plain, steel
from shapes import box, lathe, tube
from solids import group, place, turn_all

TURN = math.tau


def line_guide(x, r, metal, dark):
    """A ring for the line on its feet, below the rod."""
    place(tube([(0, r * math.cos(a), -r - .01 + r * math.sin(a)) for a in np.linspace(0, TURN, 26)], .005, metal, 8, 1), (x, 0, 0))
    for side in (-1, 1):
        tube([(x - .05, 0, -.006), (x, side * r * .5, -r * .8)], .004, metal, 6, 1)
    tube([(x - .055, 0, 0), (x + .015, 0, 0)], .0135, dark, 12, 1)


def upper_half(paint, dark, metal):
    """The upper half of a rod: it tapers to its tip and has five rings."""
    tube([(-.72, 0, 0), (-.66, 0, 0)], .0125, dark, 16, 1)
    tube([(-.68, 0, 0), (0, 0, 0), (.62, 0, 0)], (.0105, .0075, .004), paint, 16, 8)
    items = []
    for x, r in ((-.5, .032), (-.2, .027), (.08, .022), (.33, .018), (.6, .014)):
        items += group(line_guide, x, r, metal, dark)
    place(items, (0, 0, 0), (-68, 0, 0))


def fishing_rod(job):
    """A rod in two halves, side by side, with a spinning reel."""
    cork, dark, metal, paint = plain('#cfa877', .85, grain=.6, scale=70), plain('#2a2b2f', .35, coat=.4), steel('#c9ccd0', .2), coat(job['colour'], .25, .8)
    tube([(-.98, 0, 0), (-.94, 0, 0), (-.72, 0, 0), (-.66, 0, 0)], (.02, .027, .025, .02), cork, 24)
    tube([(-.66, 0, 0), (-.42, 0, 0)], .017, dark, 20, 2)
    tube([(-.44, 0, 0), (-.4, 0, 0), (-.3, 0, 0), (-.26, 0, 0)], (.019, .024, .021, .013), cork, 24)
    tube([(-.27, 0, 0), (0, 0, 0), (.42, 0, 0)], (.014, .012, .0105), paint, 16, 10)
    tube([(.36, 0, 0), (.42, 0, 0)], .0135, dark, 16, 1)
    place(lathe([(0, 0), (.027, .002), (.03, .014), (.022, .02, 'c')], dark, 3, 32), (-1.0, 0, 0), (0, 90, 0))
    for x, r in ((-.1, .046), (.2, .04)):
        line_guide(x, r, metal, dark)
    tube([(-.5, 0, -.13), (-.1, 0, -.055), (.2, 0, -.048), (.42, 0, -.02)], .0022, plain('#e9e6da', .3), 6, 2)
    reel = [box((.14, .02, .014), (-.54, 0, -.025), dark, .005), tube([(-.54, 0, -.03), (-.55, 0, -.08), (-.56, 0, -.11)], .013, dark, 14)]
    reel += [egg((-.57, 0, -.145), (.062, .05, .055), plain(job['colour'], .28, .2, coat=.6))]
    spool = [lathe([(0, 0, 'c'), (.045, 0), (.058, .006), (.06, .04), (.05, .046, 'c')], dark, 3, 56), lathe([(.046, .044), (.048, .05), (.048, .1), (.046, .105)], plain('#f0ecd8', .4), 3, 56), lathe([(.047, .102, 'c'), (.058, .105), (.058, .115), (.03, .125), (.014, .128), (.014, .14), (0, .142)], metal, 3, 56)]
    reel += place(spool, (-.535, 0, -.145), (0, 90, 0))
    reel += [tube([(-.53, .06, -.145), (-.46, .075, -.12), (-.42, .05, -.075), (-.42, 0, -.065), (-.44, -.05, -.08), (-.52, -.062, -.145)], .005, metal, 10)]
    reel += [tube([(-.58, -.04, -.145), (-.58, -.1, -.145)], .009, metal, 12, 2), tube([(-.58, -.1, -.145), (-.56, -.11, -.2), (-.53, -.115, -.245)], .009, metal, 12), tube([(-.53, -.11, -.245), (-.53, -.17, -.245)], .017, plain('#c9a070', .6), 16, 2)]
    place(reel, (0, 0, 0))
    everything = [item for item in bpy.data.objects if item.type == 'MESH']
    place(everything, (0, 0, 0), (-68, 0, 0))
    place(everything, (0, 0, .2))
    place(group(upper_half, paint, dark, metal), (.08, -.3, .03))
    turn_all(36)
    return {'azimuth': 0, 'elevation': 55}
