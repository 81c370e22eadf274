"""Broom, bucket, sponges."""
import math
import random

from mathutils import Vector, noise

from materials import Surface, plain, rgb, steel, times, wood
from shapes import lathe, tube
from solids import group, loft, oval, place, slab, strands

TURN = math.tau


def broom_set(job):
    """A broom and a dustpan on its own stick, side by side."""
    rng = random.Random(job['seed'])
    stick = wood('#d8b283', '#a87c4b') if job.get('wooden') else plain('#e9e5dc', .35, coat=.3)
    shell = plain(job['colour'], .4, coat=.25)

    def broom():
        lathe([(0, .2, 'c'), (.016, .2, 'c'), (.016, .92, 'c'), (.012, .935), (0, .94)], stick, 2, 32)
        rings = [[(x, y, z) for x, y in oval(w, d, 3, 64)] for w, d, z in ((.30, .075, .165), (.315, .085, .17), (.315, .085, .205), (.26, .075, .225), (.06, .055, .25), (.045, .045, .31), (.03, .03, .315))]
        loft([[(0, 0, .165)] * 64] + rings, shell)
        roots, tips = [], []
        for _ in range(900):
            x, y = rng.uniform(-.14, .14), rng.uniform(-.032, .032)
            roots.append((x, y, .17))
            tips.append((x * 1.3 + rng.gauss(0, .006), y * 1.5 + rng.gauss(0, .006), .0 + .012 * rng.random()))
        strands(roots, tips, .0034, plain('#d8c39a' if job.get('wooden') else '#f0ece2', .7), .01)

    def pan():
        lathe([(0, .16, 'c'), (.012, .16, 'c'), (.012, .7, 'c'), (0, .705)], stick, 2, 32)
        lathe([(0, .68), (.018, .685), (.018, .76), (.012, .77), (0, .77)], shell, 3, 32)
        back = [[(x, y, z) for x, y in oval(.27, .02, 6, 64)] for z in (.02, .16)]
        loft([[(0, 0, .02)] * 64] + back + [[(0, 0, .16)] * 64], shell)
        for x in (-1, 1):
            side = slab([(0, .0), (.22, .0), (.20, .03), (.02, .15), (0, .15)], .012, shell, .003)
            place(side, (x * .134 + .006, .0, .012), (90, 0, -90))
        floor = slab([(-.135, -.23), (.135, -.23), (.135, .0), (-.135, .0)], .012, shell, .004)
        place(floor, (0, 0, .006))
        for k in range(7):
            place(slab(oval(.006, .13, 3), .004, plain(job['dark'], .5), .001), (-.09 + .03 * k, -.09, .018))
        place(slab(oval(.05, .05, 2), .03, shell, .008), (0, .012, .15))
    place(group(broom), (-.17, .02, 0), (0, 3, 0))
    place(group(pan), (.2, -.05, 0))
    return {'azimuth': 16, 'elevation': 11}


def cleaning_bucket(job):
    """A bucket with a bail; foldable ones have ripples, others a rim of steel."""
    shell = plain(job['colour'], .35, coat=.35) if not job.get('steel') else plain(job['colour'], .3, .25, .4)
    inside = plain(job['colour'], .45)
    h = .56
    if job.get('ripples'):
        line = [(.22, 0, 'c'), (.25, .01), (.27, .06)]
        for k in range(4):
            z = .09 + .085 * k
            line += [(.285 + .018 * k, z), (.262 + .018 * k, z + .042)]
        line += [(.345, .44), (.36, .45, 'c'), (.37, .46), (.37, h), (.36, h + .006)]
    else:
        line = [(.24, 0, 'c'), (.262, .004), (.268, .02), (.31, .26), (.318, .262), (.318, .282), (.313, .286), (.348, h - .03), (.365, h - .02), (.367, h), (.355, h + .006)]
    lathe([(0, .0, 'c')] + line, shell, 6, 128)
    r = line[-1][0]
    lathe([(r, h + .006), (r - .012, h), (r - .03, h - .1), (.24, .06), (.2, .03), (0, .03)], inside, 6, 128)
    metal = steel('#cfd1d2', .22)
    tube([(-r - .014, 0, h - .045), (-r - .03, -.05, h + .02), (-r * .8, -.19, h + .22), (-r * .3, -.24, h + .30), (r * .3, -.24, h + .30), (r * .8, -.19, h + .22), (r + .03, -.05, h + .02), (r + .014, 0, h - .045)], .0085, metal, 12, 8)
    grip = wood('#d8b283', '#a87c4b', 'X') if job.get('steel') else plain('#f2eee6', .4)
    place(lathe([(0, -.11), (.022, -.105), (.027, -.05), (.027, .05), (.022, .105), (0, .11)], grip, 5, 32), (0, -.242, h + .303), (0, 90, 0))
    for x in (-1, 1):
        place(slab(oval(.085, .1, 3), .016, shell, .005), (x * (r + .008), 0, h - .05), (0, x * 90, 0))
    return {'azimuth': 20, 'elevation': 20}


def foam(colour, holes=26.):
    """Sponge: pores of many sizes."""
    surface = Surface(Roughness=.95, Specular=.1)
    base = rgb(colour)
    cells = surface.node('TexVoronoi', Scale=holes)
    at = surface.node('TexCoord')
    surface.link(at.outputs['Object'], cells.inputs['Vector'])
    shade = surface.ramp(cells.outputs['Distance'], [(.12, times(base, .38)), (.3, times(base, .95)), (.8, times(base, 1.08))])
    return surface.colour(shade).bump(cells.outputs['Distance'], 1., .03).material


def sponge(size, material, seed, power=6., rough=.012):
    w, d, h = size
    at, rings = Vector((seed * 3.1, seed, 0)), []
    for j in range(33):
        t = -math.pi / 2 + math.pi * j / 32
        s, z = max(math.cos(t), 0) ** .22, math.copysign(abs(math.sin(t)) ** .3, math.sin(t)) * h / 2
        ring = []
        for x, y in oval(max(.002, w * s), max(.002, d * s), power, 120):
            p = Vector((x, y, z))
            ring.append(p + noise.noise_vector(p * 6 + at) * rough + Vector((0, 0, h / 2)))
        rings.append(ring)
    return loft(rings, material)


def sponge_set(job):
    """Three sponges with a scouring side, or natural ones with loofah."""
    tones = job['tones']

    def piece(tone, k):
        sponge((.56, .36, .15), foam(tone, 34.), k)
        top = sponge((.56, .36, .035), scouring(job['scour']), k + 7, 6., .006)
        place(top, (0, 0, .148))
    spots = ((-.2, .17, 0, 8), (.24, -.14, 0, -24), (-.12, .12, .19, -10))
    for k, (x, y, z, turn) in enumerate(spots):
        place(group(piece, tones[k % len(tones)], k + job['seed']), (x, y, z), (0, 0, turn))
    return {'azimuth': 12, 'elevation': 28}


def scouring(colour):
    """Coarse fibres."""
    surface = Surface(Roughness=1., Specular=.1)
    base = rgb(colour)
    shade = surface.ramp(surface.noise(70, 5), [(.35, times(base, .55)), (.65, times(base, 1.2))])
    return surface.colour(shade).bump(surface.noise(85, 5), 1., .03).material
