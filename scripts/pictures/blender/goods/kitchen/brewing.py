"""Teapot, kettle, flask, coffee and espresso machine."""
import math

import numpy as np

from finish import coat, surface
from goods.kitchen.tableware import tea_cup
from materials import glaze, liquid, plain, steel, thin_glass, wood
from shapes import box, lathe, tube
from solids import group, oval, place, slab

BLACK = '#27282c'


def teapot(job):
    """A round pot with spout, handle and lid; cast iron has a bail of metal."""
    iron = job.get('iron')
    body = plain(job['colour'], .5, coat=.1, grain=1., scale=34) if iron else glaze(job['colour'], True)
    lathe([(0, 0), (.20, 0), (.23, .012), (.30, .09), (.355, .22), (.34, .35), (.25, .45), (.165, .485), (.16, .478)], body)
    lathe([(.172, .487), (.176, .497), (.15, .515), (.08, .548), (.03, .558), (.026, .575), (.045, .595), (.05, .615), (.03, .637), (0, .641)], body)
    tube([(.28, 0, .17), (.40, 0, .20), (.47, 0, .29), (.51, 0, .38), (.56, 0, .445)], [.085, .068, .047, .036, .033], body)
    place(lathe([(0, 0), (.022, 0)], plain('#1c1815', .8), 2, 32), (.571, 0, .459), (0, 40, 0))
    if iron:
        metal = plain(BLACK, .4, .5)
        tube([(-.24, 0, .44), (-.27, 0, .58), (-.16, 0, .75), (0, 0, .80), (.16, 0, .75), (.27, 0, .58), (.24, 0, .44)], .017, metal)
    else:
        tube([(-.27, 0, .40), (-.38, 0, .44), (-.49, 0, .40), (-.51, 0, .28), (-.45, 0, .16), (-.33, 0, .13)], [.032, .027, .026, .027, .028, .03], body)
    return {'azimuth': 14, 'elevation': 15}


def kettle(job):
    """A stove kettle with a short spout and a handle above."""
    body, black = coat(job['colour'], .15, .9), plain(BLACK, .45)
    lathe([(0, 0, 'c'), (.36, 0), (.385, .012), (.39, .05), (.375, .16), (.31, .3), (.2, .395), (.13, .42, 'c')], body, 8)
    lathe([(.385, .004, 'c'), (.394, .01), (.394, .03), (.388, .036, 'c')], steel(), 3)
    lathe([(.135, .42, 'c'), (.14, .43), (.1, .452), (0, .465)], body, 5)
    lathe([(.02, .46), (.018, .49), (.045, .51), (.045, .53), (0, .545)], black, 6, 48)
    tube([(.27, 0, .22), (.38, 0, .28), (.46, 0, .39), (.5, 0, .45)], [.09, .07, .05, .045], body, 28)
    place(lathe([(.046, -.02, 'c'), (.05, 0), (.046, .02), (0, .03)], steel(), 3, 48), (.5, 0, .45), (0, 42, 0))
    metal = steel('#c9cccd', .2)
    tube([(-.24, 0, .36), (-.3, 0, .52), (-.25, 0, .68)], .018, metal)
    tube([(.24, 0, .36), (.3, 0, .52), (.25, 0, .68)], .018, metal)
    tube([(-.26, 0, .66), (-.17, 0, .75), (0, 0, .775), (.17, 0, .75), (.26, 0, .66)], (.028, .036, .038, .036, .028), black, 24)
    return {'azimuth': 16, 'elevation': 14}


def flask(job):
    """A steel bottle with a cup for a lid."""
    body, metal = plain(job['colour'], .45, .15, .15, grain=.15), steel('#cfd1d2', .22)
    r = .17
    lathe([(0, 0, 'c'), (r - .012, 0), (r, .012), (r, .045, 'c')], metal, 4)
    lathe([(r, .045, 'c'), (r + .003, .048), (r + .003, .66), (r - .002, .72), (r - .035, .775), (r - .045, .785, 'c')], body, 6)
    lathe([(r - .045, .78, 'c'), (r - .04, .79), (r - .04, .81, 'c')], metal, 3)
    lathe([(r - .038, .805, 'c'), (r - .028, .81), (r - .034, .97), (r - .05, .995), (0, 1.0)], metal, 5)
    tube([(r - .05, 0, .95), (r + .05, 0, .945), (r + .06, 0, .86), (r - .04, 0, .84)], .013, plain(BLACK, .5), 12)
    return {'azimuth': -28, 'elevation': 9}


def carafe(r, h):
    lathe([(0, .01), (r * .8, .01), (r * .96, .05), (r * .96, h * .5), (r * .955, h * .52, 'c'), (0, h * .52, 'c')], liquid('#2b160b', .06, lumps=.05), 6)
    lathe([(0, 0), (r * .85, 0), (r, .05), (r, h * .6), (r * .75, h * .92), (r * .72, h)], thin_glass(), 6)
    black = plain(BLACK, .4)
    lathe([(r * .74, h * .9, 'c'), (r * .77, h * .92), (r * .74, h * 1.02), (r * .6, h * 1.05), (0, h * 1.06)], black, 4)
    tube([(0, -r * .7, h * .98), (0, -r * 1.6, h * .95), (0, -r * 1.72, h * .6), (0, -r * 1.4, h * .22), (0, -r * .95, h * .2)], .026, black, 14)


def coffee_maker(job):
    """A filter machine with a glass carafe on its hot plate."""
    shell, black = coat(job['colour'], .3), plain(BLACK, .35, coat=.3)
    place(slab(oval(.62, .66, 7), .09, shell, .02, 4), (0, 0, 0))
    place(slab(oval(.58, .24, 7), .95, shell, .02, 4), (0, .2, 0))
    place(slab(oval(.62, .62, 7), .3, shell, .03, 5), (0, .01, .68))
    place(slab(oval(.56, .5, 7), .02, black, .008), (0, .02, .975))
    lathe([(.16, .6, 'c'), (.22, .69, 'c'), (0, .69, 'c')], black, 3).location = (0, -.06, 0)
    place(lathe([(0, 0), (.22, 0, 'c'), (.22, .012), (0, .014)], black, 4), (0, -.08, .09))
    place(place(group(carafe, .21, .45), (0, 0, 0), (0, 0, 52)), (0, -.08, .104))
    place(slab(oval(.18, .08, 6), .01, plain('#1a2a33', .1, coat=1), .004), (0, -.298, .86), (90, 0, 0))
    for x in (-.2, .2):
        place(lathe([(0, 0), (.03, 0, 'c'), (.03, .02), (.024, .026), (0, .027)], steel(), 4, 32), (x, -.298, .86), (90, 0, 0))
    return {'azimuth': 24, 'elevation': 13, 'surface': surface(job['colour'])}


def espresso_machine(job):
    """A machine with a group head, portafilter, gauge, steam wand and drip tray."""
    shell, metal, black = coat(job['colour'], .25), steel('#cfd1d2', .18), plain(BLACK, .45)
    w = .82
    box((w, .7, .1), (0, 0, .05), shell, .025, 4)
    place(slab(oval(w - .12, .34, 12), .016, metal, .004), (0, -.16, .1))
    for i in range(11):
        box((.012, .28, .006), (-.3 + i * .06, -.16, .118), black, .002, 1)
    box((w, .34, .84), (0, .18, .46), shell, .025, 4)
    box((w, .66, .24), (0, .02, .78), shell, .035, 5)
    for x, y, sx, sy in ((0, -.28, w - .08, .012), (0, .3, w - .08, .012), (-.37, .01, .012, .58), (.37, .01, .012, .58)):
        box((sx, sy, .012), (x, y, .955), metal, .004)
        for k in (-1, 1):
            box((.012, .012, .06), (x + k * (sx / 2 - .01), y + k * (sy / 2 - .01), .925), metal, .003)
    place(group(lathe, [(0, 0, 'c'), (.12, 0, 'c'), (.125, .02), (.12, .1), (0, .1, 'c')], metal, 4), (0, -.12, .57))
    place(group(lathe, [(0, 0), (.07, .01), (.105, .05), (.11, .08, 'c'), (0, .08, 'c')], metal, 5), (0, -.12, .49))
    tube([(0, -.2, .53), (.02, -.34, .535), (.05, -.52, .52)], (.02, .03, .036), black, 20)
    tube([(-.03, -.12, .5), (-.035, -.12, .45)], .016, metal, 12, 3)
    tube([(.03, -.12, .5), (.035, -.12, .45)], .016, metal, 12, 3)
    tube([(.33, -.2, .66), (.345, -.26, .5), (.36, -.3, .26)], .014, metal, 12)
    place(lathe([(0, 0), (.07, 0, 'c'), (.075, .01), (.07, .025), (.062, .026, 'c'), (.062, .02, 'c'), (0, .02)], metal, 4, 64), (-.24, -.31, .79), (90, 0, 0))
    place(lathe([(0, 0), (.06, 0)], plain('#f4f2ec', .3), 2, 64), (-.24, -.332, .79), (90, 0, 0))
    place(box((.006, .004, .05), (0, 0, 0), plain('#c23a2f', .4), .001, 1), (-.225, -.336, .8), (0, 35, 0))
    for x in (.06, .2, .32):
        place(lathe([(0, 0), (.038, 0, 'c'), (.036, .03), (.03, .036), (0, .037)], metal if x < .3 else black, 4, 48), (x, -.31, .79), (90, 0, 0))
    cream = glaze('#f3ecdf')
    place(group(tea_cup, cream, cream, liquid('#3a2010', .06, lumps=.05)), (0, -.13, .118), (0, 0, 0), .6)
    return {'azimuth': 24, 'elevation': 13, 'surface': surface(job['colour'])}
