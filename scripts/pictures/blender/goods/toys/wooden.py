"""Wooden toys: nesting dolls, train, building blocks."""
import math

import numpy as np

from materials import plain, printed, wood
from shapes import box, lathe
from solids import group, place, slab, turn_all

TURN = math.tau
BEECH, BEECH_DARK = '#e0bd8b', '#b98a56'


def beech(axis='Z'):
    return wood(BEECH, BEECH_DARK, axis, .5)


def lacquered(colour):
    """Paint on wood: the grain shows a little."""
    return plain(colour, .34, coat=.35, grain=.05, scale=30)


DOLL = [(0, 0, 'c'), (.185, 0), (.2, .012), (.235, .12), (.247, .24), (.235, .38), (.19, .5), (.158, .565), (.163, .63), (.172, .7), (.16, .79), (.115, .86), (.05, .895), (0, .9)]


def nesting_dolls(job):
    """Five dolls in a row, from large to small, painted alike."""
    paint = printed(job['label'], .16, .9)
    seam = plain('#4a2f22', .6)
    places = ((-.56, .12, 1), (-.14, .02, .82), (.22, -.06, .65), (.50, -.12, .5), (.72, -.16, .36))
    for k, (x, y, size) in enumerate(places):
        doll = [lathe(DOLL, paint, 10, 96, TURN, math.pi / 2)]
        doll.append(lathe([(.2475, .262, 'c'), (.2482, .264), (.2475, .266, 'c')], seam, 2, 96))
        place(doll, (x, y, 0), (0, 0, 8 - 5 * k), size)
    return {'azimuth': 4, 'elevation': 9}


def wheel_of(r, wide, paint, hub):
    """A wooden wheel whose axle is x; its outer side is +x."""
    rim = lathe([(0, 0, 'c'), (r - .015, 0), (r, .012), (r, wide - .012), (r - .015, wide), (r * .72, wide, 'c'), (r * .68, wide - .012), (r * .3, wide - .01), (0, wide - .01)], paint, 4, 64)
    cap = lathe([(r * .26, wide - .012, 'c'), (r * .26, wide + .01), (r * .16, wide + .022), (0, wide + .025)], hub, 4, 32)
    return place([rim, cap], (0, 0, 0), (0, 90, 0))


def wheels(places, r, wide, paint, hub):
    """A pair of wheels for each place along y."""
    for y, half in places:
        place(group(wheel_of, r, wide, paint, hub), (half, y, r))
        place(place(group(wheel_of, r, wide, paint, hub), (0, 0, 0), (0, 0, 180)), (-half, y, r))


def locomotive(colour, accent):
    """An engine that drives towards -y."""
    paint, second, bare, dark = lacquered(colour), lacquered(accent), beech('Y'), lacquered('#34353c')
    box((.34, .92, .07), (0, .02, .15), bare, .015)
    boiler = lathe([(0, 0, 'c'), (.15, 0), (.165, .015), (.165, .5, 'c'), (0, .5, 'c')], paint, 4, 72)
    place(boiler, (0, -.42, .345), (-90, 0, 0))
    for y in (-.3, -.1):
        band = lathe([(.166, 0, 'c'), (.171, .004), (.171, .03), (.166, .034, 'c')], second, 2, 72)
        place(band, (0, y, .345), (-90, 0, 0))
    place(lathe([(0, 0), (.05, .004), (.06, .02), (.06, .03, 'c')], second, 4, 40), (0, -.445, .345), (-90, 0, 0))
    lathe([(.055, .48, 'c'), (.055, .6), (.085, .7), (.09, .715, 'c'), (.06, .715, 'c'), (.04, .66)], dark, 4, 48).location = (0, -.27, 0)
    lathe([(.075, .49, 'c'), (.07, .55), (.0, .585)], second, 5, 40).location = (0, -.05, 0)
    cab = box((.36, .34, .44), (0, .26, .4), paint, .02)
    for x in (-.182, .182):
        box((.004, .16, .17), (x, .26, .46), lacquered('#f3ead6'), .001)
        box((.008, .13, .14), (x, .26, .46), plain('#46606b', .15, coat=.8), .02)
    box((.42, .44, .045), (0, .26, .64), second, .02)
    box((.4, .05, .1), (0, -.46, .14), second, .015)
    wheels(((-.27, .17), (.02, .17), (.3, .17)), .125, .06, second, bare)
    return cab


def wagon(colour, accent, loads):
    """An open wagon with three building blocks."""
    paint, bare = lacquered(colour), beech('Y')
    box((.34, .56, .06), (0, 0, .15), bare, .015)
    for x in (-.16, .16):
        box((.035, .54, .17), (x, 0, .25), paint, .012)
    for y in (-.255, .255):
        box((.34, .035, .17), (0, y, .25), paint, .012)
    for k, tone in enumerate(loads):
        block = box((.2, .15, .17), (0, 0, 0), lacquered(tone), .014)
        place(block, ((-.02, .02, -.01)[k], -.165 + .165 * k, (.33, .3, .34)[k]), (0, 0, (9, -6, 4)[k]))
    wheels(((-.17, .17), (.17, .17)), .105, .055, lacquered(accent), bare)


def toy_train(job):
    """A wooden engine with two wagons."""
    colour, accent = job['colour'], job['accent']
    place(group(locomotive, colour, accent), (0, -.62, 0))
    place(group(wagon, accent, colour, ('#f2c94c', '#4d9159', '#d0433f')), (0, .25, 0))
    place(group(wagon, colour, accent, ('#3d78c2', '#ee8374', '#f2c94c')), (0, .95, 0))
    for y in (-.115, .6):
        place(lathe([(0, 0), (.022, .003), (.022, .05), (0, .053)], beech(), 2, 24), (0, y, .16))
    turn_all(-48)
    return {'azimuth': 0, 'elevation': 19}


def prism(points, depth, material):
    """A block with the outline in the plane of x and z."""
    return place(slab(points, depth, material, .014, 3), (0, depth / 2, 0), (90, 0, 0))


def arch(material):
    curve_of = [(.1 * math.cos(a), .1 * math.sin(a)) for a in np.linspace(math.pi, 0, 17)]
    return prism([(-.2, 0), *curve_of, (.2, 0), (.2, .2), (-.2, .2)], .2, material)


def cube(material, size=.2):
    return box((size, size, size), (0, 0, size / 2), material, .014)


def plank(material, length=.4, high=.1):
    return box((length, .2, high), (0, 0, high / 2), material, .014)


def column(material, high=.2, r=.085):
    return lathe([(0, 0, 'c'), (r - .01, 0), (r, .01), (r, high - .01), (r - .01, high), (0, high, 'c')], material, 3, 56)


def cone(material):
    return lathe([(0, 0, 'c'), (.095, 0), (.1, .01), (.012, .19), (0, .195)], material, 3, 56)


def roof(material):
    return prism([(-.2, 0), (.2, 0), (0, .2)], .2, material)


CASTLE = ((cube, -.34, 0, 0, 0), (cube, .34, 0, 0, 1), (arch, 0, 0, 0, 4), (cube, -.34, 0, .2, 2), (cube, .34, 0, .2, 3), (plank, 0, 0, .2, 0), (column, -.34, 0, .4, 4), (column, .34, 0, .4, 4),
          (cube, 0, 0, .3, 1), (cone, -.34, 0, .6, 3), (cone, .34, 0, .6, 2), (roof, 0, 0, .5, 3), (cube, -.62, -.22, 0, 3), (column, .66, -.16, 0, 0), (roof, .36, -.4, 0, 2), (plank, -.28, -.42, 0, 4))
TOWER = ((plank, -.12, 0, 0, 4), (plank, .3, 0, 0, 1), (cube, -.2, 0, .1, 0), (cube, .22, 0, .1, 2), (column, .01, 0, .1, 3), (plank, 0, 0, .3, 1), (arch, 0, 0, .4, 4), (cube, 0, 0, .6, 2), (column, 0, 0, .8, 0),
         (cone, 0, 0, 1.0, 3), (arch, -.6, -.1, 0, 2), (cube, -.6, -.1, .2, 4), (cube, .62, -.12, 0, 3), (roof, .62, -.12, .2, 0), (column, -.34, -.38, 0, 1), (cube, .16, -.42, 0, 4))


def building_blocks(job):
    """A castle or a tower of wooden blocks; some lie in front of it."""
    tones = [lacquered(job['colour']), lacquered(job['second']), lacquered(job['third']), lacquered(job['fourth']), beech('X')]
    rng = np.random.default_rng(job['seed'])
    for build, x, y, z, tone in (TOWER if job.get('tower') else CASTLE):
        turn = rng.uniform(-3, 3) if z or y == 0 else rng.uniform(-35, 35)
        place(build(tones[tone]), (x + rng.uniform(-.006, .006), y, z), (0, 0, turn))
    turn_all(-16)
    return {'azimuth': 0, 'elevation': 17}


def stacking_tower(job):
    """Rings on a pole, from large to small, and two arches beside it."""
    tones = [lacquered(job[key]) for key in ('colour', 'second', 'third', 'fourth')]
    lathe([(0, 0, 'c'), (.29, 0), (.3, .012), (.3, .045), (.29, .06), (0, .06, 'c')], beech('X'), 4, 96)
    low = .06
    for k in range(6):
        r, t = .27 - .028 * k, .062 - .002 * k
        lathe([(.02, low), (r - t * .7, low), (r, low + t), (r - t * .7, low + 2 * t), (.02, low + 2 * t)], tones[k % 4], 7, 96)
        low += 2 * t
    lathe([(0, low - .01), (.06, low - .005), (.085, low + .07), (.05, low + .14), (0, low + .155)], beech(), 7, 64)
    for k, (x, y, build) in enumerate(((.52, -.12, cube), (.5, -.13, cone), (-.55, -.1, arch), (.26, -.42, column), (-.28, -.4, cube))):
        place(build(tones[(k + 1) % 4] if k != 2 else beech('X')), (x, y, .2 if k == 1 else 0), (0, 0, 20 * k - 30))
    return {'azimuth': 0, 'elevation': 17}
