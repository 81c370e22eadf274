"""Vases, clocks, baskets."""
import math
import random

import numpy as np
from mathutils import Vector, noise

from cloth import rope, weave
from goods.garden.leaves import leaf, leaf_surface
from materials import glaze, plain, printed, steel, wood
from sewn import ribbon
from shapes import box, curve, lathe, tube
from solids import flat_faces, group, loft, oval, place, slab

TURN = math.tau


def stems(rng, count, low, high, spread):
    """Twigs of eucalyptus: round leaves in pairs."""
    green, bark = leaf_surface('#8fae97'), plain('#8a6f52', .7)
    for k in range(count):
        a, out = TURN * k / count + rng.random(), spread * (.6 + .5 * rng.random())
        end = Vector((out * math.cos(a), out * math.sin(a), high * (.85 + .25 * rng.random())))
        path = [(0, 0, low), (end.x * .25, end.y * .25, low + (end.z - low) * .45), tuple(end)]
        tube(path, (.008, .006, .003), bark, 8, 6)
        for i in range(9):
            t = .3 + .7 * i / 8
            at = Vector(path[0]).lerp(Vector(path[1]), min(1, t * 2)) if t < .5 else Vector(path[1]).lerp(end, t * 2 - 1)
            for side in (-1, 1):
                item = leaf(.17 * (1.25 - t * .6), .14 * (1.25 - t * .6), -.3, .15, green, .8)
                place(item, tuple(at), (rng.uniform(-30, 30), -rng.uniform(10, 45), math.degrees(a) + side * 78 + rng.uniform(-25, 25)))


def vase(job):
    """A vase with twigs."""
    glazed = glaze(job['colour'], job.get('speckle', False))
    if job.get('amphora'):
        lathe([(0, 0, 'c'), (.1, 0, 'c'), (.105, .012), (.15, .08), (.215, .26), (.2, .42), (.1, .52), (.075, .58), (.1, .645), (.11, .65), (.1, .65), (.06, .58), (.06, .4)], glazed, 8)
        for side in (-1, 1):
            tube([(side * .085, 0, .6), (side * .17, 0, .61), (side * .215, 0, .53), (side * .18, 0, .43)], (.02, .018, .018, .022), glazed, 16)
    else:
        lathe([(0, 0, 'c'), (.13, 0, 'c'), (.137, .01), (.2, .1), (.225, .22), (.19, .36), (.1, .46), (.08, .52), (.1, .58), (.095, .585), (.07, .52), (.06, .4)], glazed, 8)
    place(group(stems, random.Random(job['seed']), 5, .3, 1.12, .3), (0, 0, 0))
    return {'azimuth': 0, 'elevation': 11}


def clock_face(r, dial, hands='#2b2622', hour=10, minute=9):
    """A dial with hands, in the plane of x and y."""
    lathe([(r, 0), (0, 0)], plain('#f6f0e2', .6), 2, 96)
    flat_faces(slab(oval(r * 1.96, r * 1.96), .002, printed(dial, .55), 0))
    ink = plain(hands, .4)
    for angle, length, wide in ((30 * (hour + minute / 60), .52, .05), (6 * minute, .8, .036)):
        needle = slab([(-wide * r, -.12 * r), (wide * r, -.12 * r), (wide * r * .5, length * r), (0, length * r * 1.06), (-wide * r * .5, length * r)], .006, ink, 0)
        place(needle, (0, 0, .008), (0, 0, -angle))
    lathe([(0, .02), (.05 * r, .018), (.06 * r, .008, 'c')], steel('#c9a45e', .25), 3, 32)


def mantel_clock(job):
    """A clock of wood with a round dial behind glass and a rim of brass."""
    grain = wood(*job['wood'], 'X', .3)
    brass = steel('#d0ab62', .2)
    if job.get('arch'):
        outline = [(-.36, 0), (.36, 0)] + [(.36 * math.cos(a) , .28 + .36 * math.sin(a)) for a in np.linspace(0, math.pi, 40)]
        centre = .3
    else:
        outline = [(-.62, 0), (.62, 0)] + [(x, .13 + .47 * math.exp(-(x / .27) ** 2) ) for x in np.linspace(.62, -.62, 60)]
        centre = .32
    body = slab(outline, .24, grain, .014, 3)
    place(body, (0, .12, .06), (90, 0, 0))
    wide = .82 if job.get('arch') else 1.34
    box((wide, .32, .05), (0, 0, .035), grain, .012)
    for x in (-1, 1):
        for y in (-1, 1):
            place(lathe([(0, 0), (.03, .003), (.036, .02), (.02, .03), (0, .03)], brass, 4, 32), (x * (wide / 2 - .06), y * .11, -.012))
    r = .23
    items = group(clock_face, r, job['label'])
    items += group(lathe, [(r - .004, -.01, 'c'), (r + .02, .0), (r + .026, .012), (r + .016, .028), (r - .006, .03), (r - .008, .02, 'c')], brass, 5)
    place(items, (0, -.122, centre + .06), (90, 0, 0))
    return {'azimuth': 18, 'elevation': 9}


def storage_basket(job):
    """A basket of coiled rope, or of cane woven around stakes, with two handles."""
    r0, h = .38, .52
    tone, natural = job['colour'], '#cfb48a'
    if job.get('cane'):
        cane, edge = rope(tone, 50), rope(natural, 50)
        count, lines = 44, 19
        for j in range(lines):
            z = .03 + (h - .06) * j / (lines - 1)
            r = r0 * (.86 + .14 * z / h)
            path = []
            for i in range(count * 4 + 1):
                a = TURN * i / (count * 4)
                path.append(((r + .014 * math.cos(math.pi * i / 4 + math.pi * j)) * math.cos(a), (r + .014 * math.cos(math.pi * i / 4 + math.pi * j)) * math.sin(a), z))
            tube(path, .0135, edge if j % 19 in (14, 15) else cane, 8, 1)
        for i in range(count):
            a = TURN * i / count
            tube([(r0 * .86 * math.cos(a), r0 * .86 * math.sin(a), 0), (r0 * math.cos(a), r0 * math.sin(a), h)], .009, cane, 8, 2)
        for k in range(2):
            tube([((r0 + .006) * math.cos(a), (r0 + .006) * math.sin(a), h + .012 * k) for a in (TURN * i / 90 for i in range(91))], .019, cane, 10, 1)
    else:
        lower, upper = rope(tone, 60), rope(natural, 60)
        lines = 17
        for j in range(lines):
            z = .018 + (h - .02) * j / (lines - 1)
            r = r0 * (.9 + .1 * math.sin(math.pi * (.15 + .7 * z / h)))
            tube([((r + .003 * math.sin(5 * a + j)) * math.cos(a), (r + .003 * math.sin(5 * a + j)) * math.sin(a), z) for a in (TURN * i / 90 for i in range(91))], .0175, lower if j < 10 else upper, 10, 1)
    lathe([(0, .01), (r0 * .86, .012), (r0 * .88, h * .5), (r0 * .9, h * .8)], rope(tone if job.get('cane') else natural, 60), 4)
    for side in (-1, 1):
        grip = tube([(0, -.11, h - .06), (0, -.1, h + .02), (0, -.05, h + .085), (0, .05, h + .085), (0, .1, h + .02), (0, .11, h - .06)], .019, rope('#b08a5a', 60) if not job.get('cane') else cane, 12, 6)
        place(grip, (side * (r0 + .0), 0, 0))
    return {'azimuth': 20, 'elevation': 24}


def laundry_basket(job):
    """A tall hamper of cloth in a folding frame, or of bamboo slats, with laundry."""
    h, w, d = .9, .56, .46
    if job.get('bamboo'):
        slat, band = wood('#dcb97c', '#b08a4a', 'Z', .5), wood('#c9a263', '#9c773c', 'X', .5)
        for side in (-1, 1):
            for k in range(13):
                box((.03, .014, h), ((k - 6) * .0425, side * d / 2, h / 2), slat, .005)
            for k in range(10):
                box((.014, .03, h), (side * w / 2, (k - 4.5) * .0425, h / 2), slat, .005)
        cloth = weave(job['colour'], 90)
        loft([[(x, y, z) for x, y in oval(w * .95, d * .95, 9)] for z in (.02, h - .02)], weave('#eee4d0', 90))
        for z in (.08, h * .45):
            for side in (-1, 1):
                box((w + .04, .014, .045), (0, side * (d / 2 + .013), z), band, .004)
                box((.014, d + .012, .045), (side * (w / 2 + .013), 0, z), band, .004)
        loft([[(x, y, z) for x, y in oval(w * s, d * s, 9)] for s, z in ((1.08, h - .16), (1.1, h - .15), (1.1, h + .005), (1.05, h + .02), (.96, h + .01), (.95, h - .06))], cloth)
    else:
        cloth, frame = weave(job['colour'], 90), wood('#c99a64', '#8d5f35')
        rings = []
        for j in range(41):
            z = h * (.05 + .93 * j / 40)
            rings.append([(x * (1 + .012 * noise.noise(Vector((x * 5, y * 5, z * 4)))), y * (1 + .02 * noise.noise(Vector((x * 6, y * 6, z * 4 + 7)))), z) for x, y in oval(w, d, 5)])
        bottom = [[(x * .01, y * .01, h * .05) for x, y in oval(w, d, 5)]]
        loft(bottom + rings, cloth)
        pale = weave('#eee4d0', 90)
        loft([[(x, y, z) for x, y in oval(w * s, d * s, 5)] for s, z in ((1.012, h * .8), (1.02, h * .81), (1.02, h * .985), (.99, h), (.97, h * .98), (.96, h * .86))], pale)
        for x in (-1, 1):
            tube([(x * .31, -.24, 0), (x * .31, .24, h * 1.06)], .014, frame, 16, 2)
            tube([(x * .325, .24, 0), (x * .325, -.24, h * 1.06)], .014, frame, 16, 2)
        for y in (-.23, .23):
            tube([(-.34, y, h * 1.03), (.34, y, h * 1.03)], .014, frame, 16, 2)
    for k, (tone, x, reach) in enumerate((('#f3ecdf', -.1, .3), ('#8fa9bf', .13, .2))):
        front = -d / 2
        line = [(.12, h - .12), (.06, h + .05), (-.02, h + .09), (-.12, h + .075), (front + .01, h + .06), (front - .035, h + .02), (front - .04, h - .1), (front - .045, h - reach)]
        sheet = ribbon([tuple(p) for p in curve(line, 6)], .26, .02, weave(tone, 110), .03, job['seed'] + k * 5)
        place(sheet, (x, 0, 0))
    return {'azimuth': 22, 'elevation': 16}
