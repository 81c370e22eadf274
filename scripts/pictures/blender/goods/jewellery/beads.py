"""Necklaces and bracelets: beads and chains along a path."""
import math
import random

import bpy
import numpy as np
from mathutils import Matrix, Vector

from materials import Surface, plain, rgb, steel, times, wood
from shapes import lathe, tube
from solids import group, oval, place, ring

TURN = math.tau


def sphere(r, material, flat=1.0):
    return lathe([(0, -r * flat), (r * .7, -r * flat * .71), (r, 0), (r * .7, r * flat * .71), (0, r * flat)], material, 6, 40)


def nacre():
    """Pearl: a white skin with a warm and a cold shimmer."""
    surface = Surface(Roughness=.2, Clearcoat=.9, Clearcoat_Roughness=.08, Metallic=.12)
    return surface.colour(surface.ramp(surface.noise(2.4, 2), [(.35, rgb('#f6ece2')), (.55, rgb('#f1eff0')), (.7, rgb('#efe2e4'))])).material


def pearl(r):
    return sphere(r, nacre())


def stone(colour, vein=.75, rough=.18):
    """A polished stone with veins."""
    surface = Surface(Roughness=rough, Clearcoat=.7, Clearcoat_Roughness=.05)
    base = rgb(colour)
    return surface.colour(surface.ramp(surface.noise(5, 6), [(.32, times(base, vein)), (.5, base), (.72, times(base, 1.3))])).material


def along(path, step):
    """Points at equal distances along a closed path, with the direction at each."""
    points = [Vector(p) for p in path] + [Vector(path[0])]
    lengths = np.cumsum([0] + [(b - a).length for a, b in zip(points, points[1:])])
    count = max(3, round(lengths[-1] / step))
    places = []
    for k in range(count):
        at = lengths[-1] * k / count
        i = min(len(points) - 2, int(np.searchsorted(lengths, at, 'right')) - 1)
        t = (at - lengths[i]) / max(1e-9, lengths[i + 1] - lengths[i])
        places.append((points[i].lerp(points[i + 1], t), (points[i + 1] - points[i]).normalized()))
    return places


def copies(item, matrices):
    """The same thing at many places. The first one moves to the first place."""
    for k, matrix in enumerate(matrices):
        one = item if k == 0 else item.copy()
        if k:
            bpy.context.collection.objects.link(one)
        one.matrix_basis = matrix


def facing(at, ahead, roll=0.0, size=1.0):
    """A place whose z axis points ahead."""
    return Matrix.Translation(at) @ ahead.to_track_quat('Z', 'Y').to_matrix().to_4x4() @ Matrix.Rotation(roll, 4, 'Z') @ Matrix.Scale(size, 4)


def chain(path, size, metal):
    """Oval links, each turned by a right angle against the last."""
    link = tube([(x, 0, z) for x, z in oval(size, size * 1.6, 2.4, 20)] + [(0, 0, size * .8)], size * .17, metal, 8, 1)
    copies(link, [facing(at, ahead, math.pi / 2 * (k % 2)) for k, (at, ahead) in enumerate(along(path, size * 1.22))])


def loop(width, depth, point, seed=0, low=.02):
    """A necklace that was laid down: round behind, with a point in front."""
    rng = random.Random(seed)
    phase, path = rng.random() * TURN, []
    for k in range(200):
        a = TURN * k / 200 - math.pi / 2
        sharp = math.exp(-((k if k < 100 else k - 200) / 26) ** 2)
        wave = .012 * math.sin(3 * a + phase)
        path.append(((width + wave) * math.cos(a) * (1 - .25 * sharp), (depth + wave) * math.sin(a) - point * sharp, low))
    return path


def pendant_necklace(job):
    """A fine chain with a pendant in front."""
    metal = steel(job['colour'], .13)
    path = loop(.5, .46, .12, job['seed'])
    chain(path, .026, metal)
    y = -.58
    place([ring(.03, .009, metal, 40)], (0, y - .02, .035), (40, 0, 0))
    if job.get('pearl'):
        place(group(lathe, [(0, .03), (.03, .024), (.05, -.005), (.05, -.012, 'c')], metal, 4, 48), (0, y - .06, .085), (90, 0, 0))
        place([pearl(.095)], (0, y - .145, .095))
    else:
        place(group(lathe, [(0, 0), (.12, 0, 'c'), (.128, .008), (.12, .02, 'c'), (.11, .014), (0, .014)], metal, 4, 96), (0, y - .16, .004))
        for k in range(12):
            a = TURN * k / 12
            tube([(.05 * math.cos(a), y - .16 + .05 * math.sin(a), .02), (.095 * math.cos(a), y - .16 + .095 * math.sin(a), .019)], (.005, .002), metal, 8, 2)
        place([sphere(.036, metal, .5)], (0, y - .16, .02))
    place([ring(.02, .007, metal, 32)], (0, .46, .03), (0, 90, 0))
    return {'azimuth': 0, 'elevation': 60, 'surface': job['colour']}


def bead_string(path, kinds, step, rng, sizes):
    """Beads of several kinds along a path, on a thread."""
    tube(list(path) + [path[0]], .006, plain('#6b5a48', .8), 8, 1)
    groups = {}
    for k, (at, ahead) in enumerate(along(path, step)):
        groups.setdefault(k % len(kinds), []).append(facing(at, ahead, rng.random() * TURN, sizes[k % len(sizes)]))
    for k, matrices in groups.items():
        copies(kinds[k](), matrices)


def bead_necklace(job):
    """Beads of glass and wood, of stone, or pearls."""
    rng = random.Random(job['seed'])
    kind = job['beads']
    metal = steel('#d9b15f', .2)
    path = loop(.5, .5, .05, job['seed'], .05)
    if kind == 'pearl':
        bead_string(path, [lambda: pearl(.047)], .095, rng, (1, .97, 1.02, .98))
    elif kind == 'stone':
        tones = ('#6f8f7a', '#8fa994', '#5d7f78', '#a9b8a0')
        bead_string(path, [lambda tone=tone: sphere(.05, stone(tone)) for tone in tones], .1, rng, (1,))
    else:
        oak = lambda: sphere(.05, wood('#b98450', '#7a4f2b', 'Z', .4))  # noqa: E731
        kinds = [lambda: sphere(.056, plain('#c2533c', .15, coat=.9)), oak, lambda: sphere(.05, plain('#2f7f86', .15, coat=.9), .8), lambda: sphere(.034, metal, .6), lambda: sphere(.056, plain('#e0a63c', .15, coat=.9)), oak]
        bead_string(path, kinds, .094, rng, (1,))
    place(group(lathe, [(0, -.05), (.03, -.045), (.04, 0), (.03, .045), (0, .05)], metal, 5, 40), (0, .5, .05), (0, 90, 0))
    return {'azimuth': 0, 'elevation': 56}


def bead_bracelet(job):
    """Round beads on an elastic thread; some beads are of metal."""
    rng = random.Random(job['seed'])
    metal = steel('#d9b15f', .18)
    r = .42
    path = [(r * math.cos(TURN * k / 160), r * math.sin(TURN * k / 160), .1) for k in range(160)]
    count = 22
    kinds = []
    for k in range(count):
        if k == 17:
            kinds.append(lambda: sphere(.062, metal, .7))
        elif job.get('milky') and k % 3 == 0:
            kinds.append(lambda: sphere(.0595, stone('#e3e9ee', .92, .1)))
        elif job.get('mixed') and k % 4 == 2:
            kinds.append(lambda: sphere(.0595, wood('#b98450', '#7a4f2b', 'Z', .4)))
        else:
            kinds.append(lambda: sphere(.0595, stone(job['colour'], .72)))
    bead_string(path, kinds, TURN * r / count, rng, (1,))
    return {'azimuth': 0, 'elevation': 34}
