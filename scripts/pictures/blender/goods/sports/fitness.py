"""Dumbbells, kettlebell, resistance bands, drinking bottle."""
import math

import numpy as np

from cloth import strap_web
from finish import coat
from goods.sports.mats import foam_skin
from materials import plain, steel
from shapes import box, lathe, tube
from solids import group, loft, oval, place, slab, smooth_outline, turn_all

TURN = math.tau


def dumbbell(skin, metal, hexagon):
    """One dumbbell along x, 1 long."""
    bar = [(0, -.24, 'c'), (.042, -.24), (.046, -.14), (.055, 0), (.046, .14), (.042, .24), (0, .24, 'c')]
    place(lathe(bar, metal, 6, 48), (0, 0, 0), (0, 90, 0))
    for side in (-1, 1):
        if hexagon:
            six = [(.2 * math.cos(TURN * (k + .5) / 6), .2 * math.sin(TURN * (k + .5) / 6)) for k in range(6)]
            head = slab(six, .27, skin, .035, 5)
            place(place(head, (0, 0, 0), (0, 90, 0)), (side * .36 - .135, 0, 0))
            cap = slab([(x * .62, y * .62) for x, y in six], .008, skin, .003)
            place(place(cap, (0, 0, 0), (0, 90, 0)), (side * .495 - (0 if side > 0 else .008), 0, 0))
        else:
            disc = lathe([(0, 0, 'c'), (.15, 0), (.185, .02), (.195, .07), (.195, .17), (.185, .22), (.15, .24), (.08, .235), (.07, .225), (0, .225)], skin, 5, 72)
            place(place(disc, (0, 0, 0), (0, 90 * side, 0)), (side * .23, 0, 0))
        collar = lathe([(.046, 0, 'c'), (.06, .003), (.06, .02), (.046, .024, 'c')], metal, 3, 40)
        place(place(collar, (0, 0, 0), (0, 90, 0)), (side * .215 - .012, 0, 0))


def dumbbell_pair(job):
    """Two dumbbells; one lies across the front of the other."""
    skin = plain(job['colour'], .6, grain=.25, scale=90)
    metal = steel('#c3c6c9', .25)
    hexagon = job.get('hex', False)
    low = .173 if hexagon else .195
    place(group(dumbbell, skin, metal, hexagon), (-.05, .26, low), (0, 0, 24))
    place(group(dumbbell, skin, metal, hexagon), (.1, -.26, low), (0, 0, -16))
    return {'azimuth': 0, 'elevation': 24}


def kettlebell(job):
    """A kettlebell: a heavy ball with a wide handle."""
    iron = plain('#33353a', .55, grain=.4, scale=70)
    paint = plain(job['colour'], .45, coat=.2, grain=.2, scale=70)
    body, handle = (paint, iron) if job.get('vinyl') else (iron, iron)
    lathe([(0, 0, 'c'), (.2, 0), (.24, .01), (.33, .1), (.37, .25), (.35, .4), (.28, .52), (.2, .58), (0, .6)], body, 8, 110)
    path = [(-.19, 0, .5), (-.245, 0, .62), (-.235, 0, .76), (-.15, 0, .86), (0, 0, .885), (.15, 0, .86), (.235, 0, .76), (.245, 0, .62), (.19, 0, .5)]
    tube(path, (.075, .058, .05, .05, .051, .05, .05, .058, .075), handle, 32, 10)
    if not job.get('vinyl'):
        for x in (-.237, .237):
            band_of = lathe([(.052, -.03, 'c'), (.057, -.026), (.057, .026), (.052, .03, 'c')], paint, 3, 48)
            place(band_of, (x, 0, .7), (0, 4 if x > 0 else -4, 0))
    disc = lathe([(0, .012), (.13, .01), (.14, 0, 'c')], paint if not job.get('vinyl') else iron, 3, 64)
    place(disc, (0, -.366, .27), (86, 0, 0))
    pale = plain('#f3efe6', .5)
    for pts in ([(-.055, .05), (-.03, .065), (-.03, -.065)],):
        tube([(x, -.384, .27 + z) for x, z in pts], .011, pale, 10, 2)
    tube([(.035 + .04 * math.cos(a), -.384, .3 + .034 * math.sin(a)) for a in np.linspace(0, TURN, 24)], .011, pale, 10, 2)
    tube([(.035 + .045 * math.cos(a), -.384, .234 + .036 * math.sin(a)) for a in np.linspace(0, TURN, 24)], .011, pale, 10, 2)
    return {'azimuth': 10, 'elevation': 12}


def flat_loop(width, depth, tall, thick, material, at=(0, 0, 0), turn=0.0, squeeze=0.0):
    """A closed band of rubber that stands on its edge."""
    rings = []
    for a in np.linspace(0, TURN, 121):
        r = 1 - squeeze * math.cos(2 * a)
        x, y = width / 2 * math.cos(a) * r, depth / 2 * math.sin(a) * (1 - squeeze * .5 * (1 + math.cos(2 * a)))
        away = np.array((x / width, y / depth))
        away /= np.linalg.norm(away)
        rings.append([(x + away[0] * p, y + away[1] * p, q + tall / 2) for p, q in oval(thick, tall, 6, 24)])
    return place(loft(rings, material), at, (0, 0, turn))


def resistance_bands(job):
    """Loop bands of five strengths, or two tubes with handles."""
    if job.get('tubes'):
        foam, dark = foam_skin('#34353c', 120), plain('#2c2d31', .6)
        for k, (tone, y) in enumerate(((job['colour'], .16), (job['second'], -.16))):
            rubber = plain(tone, .35, coat=.2)
            wave = [(-.62, y * .8, .03), (-.35, y * 2.6, .03), (0, y * 3.1, .03), (.35, y * 2.6, .03), (.62, y * .8, .03)] if k == 0 else [(-.62, y * .8, .03), (-.3, y * 2.2, .03), (.02, y * 1.2, .03), (.3, y * 2.4, .03), (.62, y * .8, .03)]
            tube(wave, .028, rubber, 18, 12)
            for side in (-1, 1):
                x0 = side * .62
                place(lathe([(.03, 0, 'c'), (.04, .01), (.04, .06), (.02, .08), (0, .08)], dark, 3, 32), (x0, y * .8, .03), (0, side * 90, 0))
                web = strap_web('#34353c')
                for s in (-1, 1):
                    loft([[(p[0], p[1] + a, p[2] + b) for a, b in oval(.012, .05, 4, 16)] for p in ((x0 + side * .06, y * .8, .03), (x0 + side * .17, y * .8 + s * .1, .032), (x0 + side * .3, y * .8 + s * .125, .04))], web)
                place(lathe([(0, -.135)] + [(.04 + .003 * (n % 2), -.13 + .026 * n) for n in range(11)] + [(0, .135)], foam, 2, 36), (x0 + side * .3, y * .8, .045), (90, 0, 0))
        turn_all(-22)
        return {'azimuth': 0, 'elevation': 44}
    tones = (job['pale'], job['light'], job['colour'], job['dark'], job['third'])
    for k, tone in enumerate(tones):
        rubber = plain(tone, .42, coat=.1)
        flat_loop(.62 - .0 * k, .36, .085 + .02 * k, .012 + .003 * k, rubber, ((-.42, .3, 0), (.28, .38, 0), (-.6, -.22, 0), (.0, -.12, 0), (.52, -.3, 0))[k], (18, -20, 40, -8, 24)[k], (.06, .1, .08, .05, .1)[k])
    return {'azimuth': 0, 'elevation': 32}


def sports_bottle(job):
    """A drinking bottle with a screw cap and a loop to carry it."""
    metal = steel('#c9cccf', .25)
    body = coat(job['colour'], .38 if job.get('insulated') else .3, .25)
    dark = plain('#2f3036', .5)
    if job.get('squeeze'):
        lathe([(0, 0, 'c'), (.16, 0), (.185, .02), (.19, .1), (.188, .34), (.168, .4), (.168, .46), (.188, .52), (.188, .68), (.17, .76), (.12, .8, 'c')], plain(job['colour'], .42), 8, 96)
        for k in range(3):
            lathe([(.1885, .14 + .06 * k, 'c'), (.192, .15 + .06 * k), (.192, .165 + .06 * k), (.1885, .175 + .06 * k, 'c')], plain(job['colour'], .42), 3, 96)
        lathe([(.0, .79, 'c'), (.15, .79), (.155, .8), (.155, .87), (.14, .9), (.06, .93), (0, .93)], dark, 4, 72)
        lathe([(.05, .92, 'c'), (.052, .96), (.04, .965), (.04, .985), (.058, .99), (.058, 1.03), (.045, 1.045), (0, 1.045)], plain('#f1efe9', .35), 3, 48)
        return {'azimuth': 0, 'elevation': 10}
    lathe([(0, 0, 'c'), (.17, 0), (.185, .012), (.188, .03), (.188, .72), (.17, .8), (.125, .85), (.118, .88, 'c')], body, 8, 110)
    lathe([(.119, .872, 'c'), (.124, .876), (.124, .9), (.119, .905, 'c')], metal, 3, 90)
    if job.get('insulated'):
        lathe([(.1885, .02, 'c'), (.19, .0, 'c'), (.1, -.002)], metal, 2, 96)
    lathe([(0, .9, 'c'), (.128, .9), (.132, .91), (.132, 1.0), (.12, 1.02), (0, 1.022)], dark, 4, 90)
    for k in range(44):
        a = TURN * k / 44
        box((.008, .006, .07), (.132 * math.cos(a), .132 * math.sin(a), .955), dark, .002, 1)
    tube([(-.115, 0, .99), (-.12, 0, 1.08), (-.07, 0, 1.15), (0, 0, 1.165), (.07, 0, 1.15), (.12, 0, 1.08), (.115, 0, .99)], .024, dark, 18, 8)
    mark = smooth_outline([(0, .07), (-.045, 0), (-.03, -.05), (0, -.06), (.03, -.05), (.045, 0)], 8)
    place(slab(mark, .004, plain(job['accent'], .4, coat=.3), .001), (0, -.1875, .44), (90, 0, 0))
    return {'azimuth': 0, 'elevation': 10}
