"""Pots and plants: house plants, planters, herb kits, seed packets."""
import math
import random

from goods.garden.leaves import blade, leaf_surface, leafy, matt, soil
from materials import plain, printed, wood
from shapes import box, lathe
from solids import group, loft, oval, place, rounded, slab, strands

TURN = math.tau


def pot(r, h, material, rim=True, earth=True):
    """A tapered pot with a rim and earth."""
    top = [(r, h * .80, 'c'), (r + .022, h * .80, 'c'), (r + .026, h * .82), (r + .026, h - .01), (r + .02, h)] if rim else [(r, h - .012), (r - .006, h)]
    lathe([(0, 0, 'c'), (r * .70, 0, 'c'), (r * .715, .012)] + top + [(r - .02, h), (r - .03, h - .03), (r - .04, h * .7, 'c')], material, 5)
    if earth:
        lathe([(r - .02, h * .88), (r * .5, h * .9), (0, h * .91)], soil(), 4)


def snake_plant(job):
    """Upright leaves with pale edges in a pot."""
    rng = random.Random(job['seed'])
    pot(.3, .42, matt(job['colour']), job.get('rim', False))
    green = leaf_surface('#3f6b3c', '#cdbf62')
    for i in range(15):
        q, a = .16 * math.sqrt(rng.random()), TURN * i / 15 * 2.4
        item = blade(.55 + .42 * rng.random() - q * .8, .085 + .03 * rng.random(), .10 + .12 * rng.random(), rng.uniform(-.9, .9), green)
        place(item, (q * math.cos(a), q * math.sin(a), .36), (0, 0, math.degrees(a) + rng.uniform(-25, 25)))
    return {'azimuth': 0, 'elevation': 13}


def house_plant(job):
    """A leafy plant in a pot on a saucer."""
    rng = random.Random(job['seed'])
    clay = matt(job['colour'])
    place(group(pot, .3, .44, clay), (0, 0, .03))
    lathe([(0, 0, 'c'), (.24, 0, 'c'), (.3, .05), (.31, .055), (.3, .045), (.23, .02), (0, .02)], clay, 5)
    place(group(leafy, 34, .72, .34, '#3d7a3f', rng, .46), (0, 0, .40))
    return {'azimuth': 0, 'elevation': 15}


def planter(job):
    """An empty pot with earth on a saucer."""
    clay = matt(job['colour'])
    place(group(pot, .42, .62, clay), (0, 0, .035))
    lathe([(0, 0, 'c'), (.36, 0, 'c'), (.43, .07), (.445, .075), (.43, .06), (.35, .025), (0, .025)], clay, 5)
    return {'azimuth': 0, 'elevation': 24}


def trough(w, d, h, colour, r):
    """A box without a lid, filled with earth."""
    material, t = matt(colour), .03
    outside = ((w - .03, 0), (w - .008, .004), (w, .02), (w, h - .012), (w - .006, h - .003), (w - .018, h))
    inside = ((w - 2 * t + .006, h), (w - 2 * t, h - .008), (w - 2 * t, h * .5))
    loft([[(x, y, z) for x, y in rounded(wide, d - w + wide, r)] for wide, z in outside + inside], material)
    box((w - 2 * t + .01, d - 2 * t + .01, h * .8), (0, 0, h * .42), soil(), .01)
    dirt = soil()
    rng = random.Random(3)
    for _ in range(160):
        crumb = lathe([(0, 0), (.012, .004), (.013, .012), (0, .02)], dirt, 2, 10)
        place(crumb, (rng.uniform(-w / 2 + .05, w / 2 - .05), rng.uniform(-d / 2 + .05, d / 2 - .05), h * .815), (rng.random() * 90, 0, 0), .6 + rng.random())


def box_planter(job):
    """A long planter with a window for the water level."""
    trough(1.0, .38, .36, job['colour'], job['corner'])
    place(slab(oval(.05, .2, 4), .012, plain('#cfe3ee', .1, coat=1), .005), (.33, -.19, .16), (90, 0, 0))
    place(slab(oval(.02, .08, 4), .016, plain('#d0433f', .4), .003), (.33, -.192, .13), (90, 0, 0))
    return {'azimuth': 22, 'elevation': 26}


def herb_kit(job):
    """A planter with basil, chives and parsley, each with its wooden tag."""
    rng = random.Random(job['seed'])
    trough(1.05, .36, .27, job['colour'], job['corner'])
    place(group(leafy, 46, .3, .13, '#4f8f3c', rng, .16), (-.33, 0, .21))
    chives = plain('#4c8542', .5)
    roots = [(rng.gauss(0, .045), rng.gauss(0, .045), .2) for _ in range(130)]
    strands(roots, [(x * 2.6 + rng.gauss(0, .02), y * 2.6, .42 + .16 * rng.random()) for x, y, _ in roots], .006, chives, .05)
    place(group(leafy, 80, .26, .075, '#3c7a2e', rng, .17), (.33, 0, .21))
    tag = wood('#dcb98a', '#b98d5a', 'Z', .6)
    for x in (-.33, 0, .33):
        place(slab([(-.04, 0), (-.04, .2), (0, .23), (.04, .2), (.04, 0)], .012, tag, .003), (x + .12, -.13, .18), (80, 0, 0))
    return {'azimuth': 14, 'elevation': 20}


def packet(job):
    """A flat paper packet that leans back a little."""
    w, h = .62, .92
    paper = printed(job['label'], .6, crinkle=.02, scale=4)
    front = box((w, .028, h), (0, 0, h / 2), paper, .012, 3, (0, 1, 1, 1))
    flap = box((w, .03, .004), (0, 0, h * .955), plain(job['ground'], .6), .001, 1)
    place([front, flap], (0, 0, 0), (-10, 0, 0))
    rng = random.Random(job['seed'])
    seed = plain(job.get('seedcolour', '#4a3524'), .5)
    for _ in range(16):
        grain = lathe([(0, 0), (.009, .006), (.011, .018), (.005, .034), (0, .038)], seed, 4, 14)
        place(grain, (rng.uniform(-.05, .36), rng.uniform(-.26, -.12), .01), (90, rng.random() * 360, rng.random() * 360))
    return {'azimuth': 14, 'elevation': 14}
