"""Printed packs: pouch, tin, canister, carton, wrapped bar, jar, bottle. Each returns the angle of its view."""
import math
import random

import bpy
from mathutils import Vector, noise

from materials import liquid, plain, printed, steel, thin_glass
from shapes import TURN, box, grid, label, lathe, modify


def superellipse(angle, width, depth, power):
    c, s = math.cos(angle), math.sin(angle)
    return (math.copysign(abs(c) ** (2 / power), c) * width / 2, math.copysign(abs(s) ** (2 / power), s) * depth / 2)


def folds(point, offset):
    """Height of the creases of foil: broad dents, sharp folds and fine crinkles."""
    broad = noise.noise(point + offset) * .020
    sharp = (1 - abs(noise.noise(point * 2.1 + offset))) ** 3 * .011
    return broad + sharp + noise.noise(point * 5 + offset) * .003


def pouch(job):
    """A stand-up pouch: full and oval below, flat and sealed above."""
    width, depth, height = job.get('width', .64), job.get('depth', .27), job.get('height', .92)
    seed = random.Random(job['seed'])
    offset = Vector((seed.random() * 50, seed.random() * 50, 0))
    columns, rows = 220, 180
    points, uv = [], []
    for j in range(rows + 1):
        v = j / rows
        full = 1 if v < .22 else max(0, 1 - (v - .22) / .68) ** .9
        thick = max(.012, depth * math.sin(full * math.pi / 2) * (.9 + .1 * min(1, v / .1)))
        wide = width - (depth - thick) * .02 if v > .22 else width * (.965 + .035 * v / .22)
        for i in range(columns + 1):
            angle = TURN * i / columns + math.pi / 2
            x, y = superellipse(angle, wide, thick, 2.4 if v < .3 else 2.4 + .5 * min(1, (v - .3) * 3))
            calm = (1 - .9 * min(1, max(0, (v - .76) / .13)) ** 1.5) * (1 - .75 * math.exp(-((v - .45) / .2) ** 2) * (abs(x) < width * .3))
            dent = folds(Vector((x * 3.2, y * 3.2, v * 2.6)), offset) * calm * min(1, v * 6 + .1)
            crimp = .0025 * math.sin(v * 420) if v > .915 else 0
            points.append((x + dent * .3 * math.copysign(1, x), y + (dent + crimp) * math.copysign(1, y), v * height))
            uv.append((min(.995, max(.005, x / width + .5)) if y < 0 else .004, v))
    film = printed(job['label'], job.get('rough', .38), .12, .08, 9)
    modify(grid('pouch', points, columns, rows, film, uv), 'SUBSURF', levels=1, render_levels=1)
    return {'azimuth': job.get('azimuth', 18), 'elevation': 9}


def tin(job):
    """A round tin with a lid of metal."""
    r, h = job.get('size', (.30, .74))
    metal = plain(job.get('lid', '#b9b4a8'), .3, .9)
    lathe([(0, 0, 'c'), (r, 0, 'c'), (r + .008, .008), (r + .008, .018), (r, .026, 'c'), (r, h - .1, 'c')], metal, 4)
    lathe([(r + .004, h - .16, 'c'), (r + .013, h - .158), (r + .013, h - .02), (r + .006, h), (r - .02, h + .004),
           (r - .04, h - .008), (r - .06, h - .01, 'c'), (0, h - .01, 'c')], metal, 5)
    label(r + .003, .028, h - .158, printed(job['label'], .32, .3), 360)
    return {'azimuth': 0, 'elevation': 14}


def canister(job):
    """A tube of card with a lid of card, metal or wood."""
    r, h = job.get('size', (.27, .8))
    card = plain(job['ground'], .55, grain=.1)
    lathe([(0, 0, 'c'), (r - .005, 0, 'c'), (r, .006), (r, h - .1, 'c'), (0, h - .1, 'c')], card, 3)
    label(r + .002, .02, h - .12, printed(job['label'], .5, .05), 360)
    lathe([(0, 0, 'c'), (r + .004, 0, 'c'), (r + .01, .006), (r + .01, .02), (r + .002, .026, 'c')], steel(), 4)
    lid = plain(job['lid'], .5, job.get('metal', 0))
    lathe([(r + .003, h - .12, 'c'), (r + .012, h - .118), (r + .012, h - .012), (r + .004, h), (0, h + .002)], lid, 5)
    return {'azimuth': 0, 'elevation': 15}


def carton(job):
    """A folded box of card, printed on its front, its side and its top."""
    w, d, h = job['size']
    total = w + d + w
    card = printed(job['label'], job.get('rough', .48), .06, .015, 3)
    box((w, d, h), (0, 0, h / 2), card, .006, 2, (0, w / total, (w + d) / total, 1))
    seam = plain(job['ground'], .6)
    if job.get('cap'):
        cap = plain(job['cap'], .35)
        for piece in ([(0, 0), (.055, 0, 'c'), (.055, .012, 'c'), (.046, .014, 'c'), (.046, .06), (.04, .066), (0, .067)],):
            lathe(piece, cap, 4).location = (0, 0, h)
    else:
        box((w * .5, .004, .002), (0, 0, h), seam, .001, 1)
    return {'azimuth': job.get('azimuth', 27), 'elevation': job.get('elevation', 13)}


def giftbox(job):
    """A flat box with a lid that overlaps, printed on top."""
    w, d, h = job['size']
    total = w + d + w
    lid = printed(job['label'], .42, .1, .01, 3)
    box((w * .985, d * .985, h * .8), (0, 0, h * .4), plain(job['accent'], .5), .006, 2)
    box((w, d, h * .72), (0, 0, h * .66), lid, .008, 3, (0, w / total, (w + d) / total, 1))
    return {'azimuth': 16, 'elevation': 47}


def bar(job):
    """A flat bar in a paper sleeve; foil shows at both ends."""
    w, h, t = .44, .92, .06
    foil = plain('#d8c9a0', .28, 1., grain=.5, scale=18)
    box((w - .012, t - .012, h), (0, 0, h / 2), foil, .012, 3)
    box((w, t, h - .1), (0, 0, h / 2), printed(job['label'], .5, .05, .02, 4), .014, 4, (0, .86, .9, .98))
    lean = math.radians(-9)
    for item in [o for o in bpy.context.scene.objects if o.type == 'MESH' and o.name != 'floor']:
        item.rotation_euler[0] = lean
        y, z = item.location[1], item.location[2]
        item.location[1], item.location[2] = y * math.cos(lean) - z * math.sin(lean), y * math.sin(lean) + z * math.cos(lean)
    return {'azimuth': 22, 'elevation': 8}


def jar(job):
    """A glass jar of preserve or honey with a metal lid."""
    r, h = job.get('radius', .29), job.get('height', .60)
    body = [(0, .012), (r - .05, .012), (r - .012, .04), (r - .008, .1, 'c'), (r - .008, h * .72, 'c'), (r - .03, h * .82)]
    lathe(body + [(r - .06, h * .86, 'c'), (0, h * .86, 'c')], liquid(job['filling'], .1, lumps=job.get('lumps', .25)), 6)
    lathe([(0, 0, 'c'), (r - .05, 0), (r - .008, .02), (r, .07, 'c'), (r, h * .74, 'c'), (r - .035, h * .87), (r - .06, h * .92),
           (r - .06, h)], thin_glass(), 6)
    label(r + .004, .10, h * .70, printed(job['label'], .55), 190)
    c = r - .035
    lid = plain(job['lid'], .32, job.get('metal', .0), .3)
    lathe([(c - .01, h * .90, 'c'), (c + .006, h * .90), (c + .008, h * .93), (c, h * .945), (c, h * 1.06), (c - .012, h * 1.085),
           (c - .05, h * 1.08), (0, h * 1.08)], lid, 5)
    return {'azimuth': 0, 'elevation': 12}


def bottle(job):
    """A tall bottle of coloured glass with a cap or a foil."""
    r, h = job.get('radius', .165), job.get('height', 1.)
    s = job.get('shoulder', .62)
    n = job.get('neck', .05)
    outer = [(0, .0, 'c'), (r - .02, 0), (r - .003, .012), (r, .04), (r, h * s, 'c'), (r * .93, h * (s + .05)),
             (n + .035, h * (s + .13)), (n + .004, h * (s + .2)), (n, h * .92), (n, h * .955, 'c'), (0, h * .955, 'c')]
    lathe(outer, plain(job['filling'], .05, coat=1), 8)
    label(r + .003, h * .10, h * (s - .03), printed(job['label'], .55), 190)
    cap = plain(job['lid'], .3, job.get('metal', .2), .3)
    low = h * job.get('foil', .9)
    flare = n + .008 if low > h * .8 else n + .012
    lathe([(flare, low, 'c'), (n + .009, h * .93), (n + .009, h * .985), (n + .003, h * .998), (0, h)], cap, 5)
    return {'azimuth': 0, 'elevation': 8}
