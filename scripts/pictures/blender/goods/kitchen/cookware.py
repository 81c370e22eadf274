"""Pots and pans."""
import math

from finish import coat, surface
from materials import plain, steel, wood
from shapes import lathe, tube
from solids import group, loft, oval, place

IRON = '#26272a'


def vessel(r, h, wall, outside, inside, flare=0.0):
    """A pan with a round lower edge and a rim."""
    lathe([(0, 0, 'c'), (r - .06, 0), (r - .015, .015), (r, .06), (r + flare, h - .01, 'c'), (r + flare - wall / 2, h)], outside, 6)
    lathe([(r + flare - wall / 2, h), (r + flare - wall, h - .01, 'c'), (r - wall, .07), (r - wall - .05, .02), (0, .018)], inside, 6)


def loop(width, depth, thick, material):
    """A handle in the shape of a bow."""
    tube([(-width / 2, 0, 0), (-width / 2, -depth * .7, .004), (-width * .3, -depth, .008), (width * .3, -depth, .008), (width / 2, -depth * .7, .004), (width / 2, 0, 0)], thick, material, 16, 8)


def knob(height, r, material):
    lathe([(r * .4, 0, 'c'), (r * .36, height * .35), (r * .95, height * .6), (r, height * .75), (r * .7, height), (0, height)], material, 6, 64)


def casserole(job):
    """A heavy pot with a lid, two handles and a knob."""
    enamel = plain(job['colour'], .16, coat=.9)
    r, h = .42, .36
    vessel(r, h, .03, enamel, plain('#efe6d4', .2, coat=.6))
    for turn in (90, -90):
        bow = group(loop, .24, .085, .024, enamel)
        place(place(bow, (0, -r - .0, h - .07)), (0, 0, 0), (0, 0, turn))
    lathe([(r + .004, h + .002, 'c'), (r + .012, h + .012), (r + .006, h + .026), (r - .04, h + .04), (r * .66, h + .085), (r * .3, h + .11), (0, h + .115)], enamel, 6)
    place(group(knob, .085, .06, steel('#d8d5cc', .2)), (0, 0, h + .11))
    return {'azimuth': 22, 'elevation': 19}


def bar_handle(length, material, end):
    """A long handle that rises from the rim towards the right."""
    rings = []
    for x, w, t, z in ((0, .05, .03, 0), (.1, .045, .035, .02), (.25, .06, .042, .045), (length * .7, .07, .048, .07), (length - .04, .075, .045, .085), (length, .05, .02, .088)):
        rings.append([(x, a, z + b) for a, b in oval(w, t, 2.6, 40)])
    loft([[(0, 0, 0)] * 40] + rings + [[(length, 0, .088)] * 40], material)
    place(lathe([(.014, -.027, 'c'), (.018, -.026), (.018, .026), (.014, .027, 'c')], end, 3, 32), (length - .06, 0, .083))


def frying_pan(job):
    """A pan seen from above its rim."""
    colour = job['colour']
    r, h = .42, .11
    vessel(r, h, .016, coat(colour), plain(IRON, .5 if job.get('iron') else .35, grain=.3 if job.get('iron') else .08), .05)
    grip = coat(colour) if job.get('iron') else plain(job.get('grip', IRON), .45)
    place(group(bar_handle, .62, grip, steel()), (r + .03, 0, h - .045))
    place(lathe([(0, 0), (.016, 0, 'c'), (.014, .008), (0, .01)], steel(), 3, 24), (r + .012, .028, h - .03), (0, -80, 0))
    place(lathe([(0, 0), (.016, 0, 'c'), (.014, .008), (0, .01)], steel(), 3, 24), (r + .012, -.028, h - .03), (0, -80, 0))
    return {'azimuth': 34, 'elevation': 34, 'surface': surface(colour)}


def saucepan(job):
    """A deep pan with a long handle and a lid."""
    colour = job['colour']
    r, h = .33, .32
    vessel(r, h, .016, coat(colour, .18), steel('#c9cbcc', .3))
    grip = steel('#c3c6c8', .25) if job.get('steel') else plain('#2b2c30', .5)
    place(group(bar_handle, .52, grip, steel()), (r - .01, 0, h - .06))
    lathe([(r + .004, h, 'c'), (r + .01, h + .01), (r - .01, h + .02), (r * .6, h + .055), (0, h + .075)], coat(colour, .18) if job.get('lid') else steel('#c9cccf', .2), 6)
    place(group(knob, .075, .05, plain('#2b2c30', .4) if not job.get('steel') else steel()), (0, 0, h + .07))
    return {'azimuth': 26, 'elevation': 20, 'surface': surface(colour)}


def paella_pan(job):
    """A wide flat pan with dimples and two handles."""
    iron = plain('#3a3b3e', .4, .6, grain=.2) if not job.get('enamel') else plain('#1d1f24', .18, coat=.9)
    vessel(.5, .09, .014, iron, iron, .05)
    for ring, count in ((.12, 6), (.24, 12), (.36, 18)):
        for i in range(count):
            a = math.tau * i / count
            place(lathe([(.02, 0), (.012, -.001), (0, -.002)], plain('#1a1b1d', .5), 3, 24), (ring * math.cos(a), ring * math.sin(a), .0215))
    red = plain('#c23a2f', .35, coat=.4)
    for turn in (90, -90):
        place(place(group(loop, .24, .12, .019, red), (0, -.54, .075)), (0, 0, 0), (0, 0, turn))
    return {'azimuth': 12, 'elevation': 36}
