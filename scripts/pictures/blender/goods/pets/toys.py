"""Bone, scratching post, ball, bowl, comb."""
import math
import random

import bpy
import numpy as np
from mathutils import Vector

from cloth import plush, rope
from materials import Surface, glaze, plain, rgb, steel, times
from shapes import box, lathe, modify, tube
from solids import group, oval, place, slab, smooth_outline, strands, turn_all

TURN = math.tau


def fused(parts, voxel):
    """One smooth skin around overlapping parts."""
    bpy.ops.object.select_all(action='DESELECT')
    for item in parts:
        item.select_set(True)
    bpy.context.view_layer.objects.active = parts[0]
    bpy.ops.object.join()
    modify(parts[0], 'REMESH', voxel_size=voxel, use_smooth_shade=True)
    modify(parts[0], 'SMOOTH', factor=.8, iterations=14)
    return parts[0]


def bone(job):
    """A chew bone: a shaft with two knuckles at each end."""
    surface = Surface(Roughness=.5, Specular=.3)
    base = rgb(job['colour'])
    surface.colour(surface.ramp(surface.noise(6, 6), [(.3, times(base, .72)), (.7, times(base, 1.12))]))
    chalk = surface.bump(surface.noise(16, 6), .4, .03).material
    shaft = lathe([(0, -.45), (.085, -.44), (.08, -.3), (.068, 0), (.08, .3), (.085, .44), (0, .45)], chalk, 8, 64)
    parts = [place(shaft, (0, 0, 0), (0, 90, 0))]
    for x in (-.42, .42):
        for y in (-.085, .085):
            ball = lathe([(0, -.115), (.08, -.082), (.115, 0), (.08, .082), (0, .115)], chalk, 10, 64)
            parts.append(place(ball, (x, y, .0)))
    place(fused(parts, .014), (0, 0, .115), (0, 0, 24))
    return {'azimuth': 0, 'elevation': 38}


def scratching_post(job):
    """A post wrapped in sisal on a plush base, with a platform and a ball on a string."""
    fabric = plush(job['colour'])
    place(slab(oval(.62, .62, 7), .06, fabric, .02, 4))
    r, low, high = .085, .06, .82
    turns = 34
    path = [(r * math.cos(TURN * i / 14), r * math.sin(TURN * i / 14), low + (high - low) * i / (14 * turns)) for i in range(14 * turns + 1)]
    tube(path, .0125, rope('#cbb083', 90), 8, 1)
    lathe([(0, low, 'c'), (r, low, 'c'), (r, high, 'c'), (0, high, 'c')], rope('#b89d70'), 2)
    place(slab(oval(.42, .42, 2.4), .06, fabric, .02, 4), (0, 0, high))
    lathe([(0, 0), (.045, .012), (.06, .06), (.045, .108), (0, .12)], plush(job['accent']), 8).location = (.15, -.12, .42)
    tube([(.15, -.12, .54), (.15, -.12, .7), (.15, -.12, high)], .004, plain('#efe6d6', .8), 8)
    return {'azimuth': 18, 'elevation': 15}


def yarn_ball(job):
    """A wound ball with a bell on its thread."""
    rng = random.Random(job['seed'])
    wool = rope(job['colour'], 70)
    r = .3
    for layer in range(46):
        axis = Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0, 1) + (.8 if layer % 3 else 0))).normalized()
        side = axis.orthogonal().normalized()
        other = axis.cross(side)
        for strand in (-1, 0, 1):
            tilt = strand * .034
            k = math.sqrt(1 - (tilt / r) ** 2) * (r + .004 * rng.random() + layer * .0004)
            tube([k * (math.cos(a) * side + math.sin(a) * other) + axis * tilt for a in np.linspace(0, TURN, 40)], .0165, wool, 8, 1)
    place([item for item in bpy.data.objects if item.type == 'MESH'], (0, 0, r + .03))
    tube([(.16, -.24, .07), (.24, -.32, .02), (.36, -.31, .018), (.43, -.38, .018), (.41, -.43, .05)], .0125, wool, 10, 10)
    place(group(bell, steel('#d9b15f', .2)), (.40, -.50, .105), (-20, 0, 25))
    return {'azimuth': 0, 'elevation': 20}


def bell(metal):
    """A round bell with a slot, a belt and an eye."""
    lathe([(0, -.1), (.07, -.072), (.1, -.008, 'c'), (.107, -.006), (.107, .006), (.1, .008, 'c'), (.07, .072), (0, .1)], metal, 8, 64)
    tube([(.026 * math.cos(a), 0, .112 + .026 * math.sin(a)) for a in np.linspace(0, TURN, 18)], .007, metal, 10, 2)
    dark = plain('#191613', .8)
    place(box((.11, .03, .02), (0, 0, 0), dark, .004), (0, -.084, -.045), (-28, 0, 0))
    for x in (-.055, .055):
        place(lathe([(0, 0), (.017, .001), (.017, .012, 'c')], dark, 2, 24), (x, -.075, -.052), (118, 0, 0))


def pet_bowl(job):
    """A bowl that widens towards the ground, filled with kibble."""
    rng = random.Random(job['seed'])
    rubber = plain('#3a3b40', .8)
    if job.get('steel'):
        outer, inner = plain(job['colour'], .35, coat=.4), steel('#cfd0d0', .2)
    else:
        outer = inner = glaze(job['colour'], True)
    lathe([(0, .012, 'c'), (.40, .012, 'c'), (.405, .02), (.40, .05), (.345, .22), (.34, .236)], outer, 6)
    lathe([(.34, .236), (.332, .246), (.322, .24), (.3, .15), (.27, .09), (.2, .08), (0, .08)], inner, 6)
    lathe([(.40, .0, 'c'), (.408, .004), (.408, .02), (.402, .026, 'c')], rubber, 3)
    food = [rope(tone, 30) for tone in ('#7a4c2b', '#8c5a34', '#6b4026')]
    for i in range(190):
        q, a = .28 * math.sqrt(rng.random()), rng.random() * TURN
        pile = .18 + .06 * (1 - (q / .28) ** 2) * rng.random() + .01
        item = lathe([(0, 0), (.026, .004), (.032, .015), (.026, .026), (0, .03)], food[i % 3], 3, 16)
        place(item, (q * math.cos(a), q * math.sin(a), pile - .02), (rng.random() * 90, rng.random() * 90, 0))
    return {'azimuth': 0, 'elevation': 28}


def grooming_comb(job):
    """A comb with steel pins and a grip with ribs."""
    grip = plain(job['colour'], .4, coat=.3)
    metal = steel('#d3d4d4', .18)
    spine = slab(smooth_outline([(-.62, .02), (-.6, .07), (-.3, .075), (-.08, .06), (0, .045), (0, -.045), (-.08, -.05), (-.3, -.065), (-.6, -.05), (-.63, -.02)]), .07, grip, .026, 5)
    place(spine, (0, 0, 0))
    for i in range(9):
        place(box((.012, .11, .01), (0, 0, 0), plain('#2f3036', .6), .004), (-.5 + i * .04, .008, .069))
    place(slab([(-.02, .04), (.62, .04), (.64, .02), (.64, -.03), (-.02, -.03)], .045, metal, .012), (0, 0, .012))
    roots = [(.02 + i * .0182, -.03, .035) for i in range(34)]
    strands(roots, [(x, y - (.19 if i % 2 else .235), .035) for i, (x, y, _) in enumerate(roots)], .0055, metal)
    turn_all(26)
    return {'azimuth': 0, 'elevation': 54}
