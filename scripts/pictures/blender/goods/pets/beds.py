"""Beds and cushions of dogs and cats."""
import math

from mathutils import Vector, noise

from cloth import plush, weave
from materials import plain
from shapes import tube
from solids import group, loft, oval, place, slab

TURN = math.tau


def cushion_skin(width, depth, height, power, material, seed=0, seam=None):
    """A soft filled cushion: full in the middle, thin at the seam, with a few dents."""
    rings, at = [], Vector((seed * 7.3, seed * 3.1, 0))
    for j in range(49):
        t = -math.pi / 2 + math.pi * j / 48
        s, z = math.cos(t) ** .45, math.copysign(abs(math.sin(t)) ** .9, math.sin(t)) * height / 2
        ring = []
        for x, y in oval(max(.004, width * s), max(.004, depth * s), power, 160):
            dent = noise.noise(Vector((x * 4, y * 4, z * 3)) + at) * .011 * height / .2
            ring.append((x * (1 + dent * .4), y * (1 + dent * .4), z + height / 2 + dent * (1 if z > 0 else 0)))
        rings.append(ring)
    loft(rings, material)
    if seam:
        tube([(x, y, height / 2) for x, y in oval(width, depth, power, 48)] + [(0, depth / 2, height / 2)], .008, seam, 10, 2)


def bolster(width, depth, thick, power, material, dip, seed):
    """A soft ring around a bed; it is lower in front."""
    rings, at = [], Vector((seed * 5.1, 0, 0))
    line = oval(width, depth, power, 160)
    for x, y in line:
        front = max(0, -y / (depth / 2)) ** 3
        high = thick * (1 - dip * front)
        away = Vector((x, y, 0)).normalized()
        ring = []
        for a in (TURN * k / 40 for k in range(40)):
            dent = 1 + .10 * noise.noise(Vector((x * 5, y * 5, a * .4)) + at)
            out = away * (thick * .5 * math.cos(a) * dent)
            ring.append((x + out.x, y + out.y, high * .5 + high * .52 * math.sin(a) * dent))
        rings.append(ring)
    loft(rings + [rings[0]], material)


def pet_bed(job):
    """A bed with a soft rim and a cushion of another colour."""
    shell = (plush if job.get('plush') else weave)(job['colour'])
    inner = plush(job.get('inner', '#efe6d6'))
    w, d, power = job.get('shape', (1.0, .78, 2.6))
    bolster(w - .2, d - .2, .24, power, shell, job.get('dip', .5), job['seed'])
    place(group(cushion_skin, w - .26, d - .26, .17, power, inner, job['seed']), (0, 0, .01))
    place(slab(oval(w - .16, d - .16, power), .05, shell, .02), (0, 0, 0))
    return {'azimuth': 10, 'elevation': 32}


def foam_bed(job):
    """A flat mattress for old dogs: thick foam, piping and a pillow along the back."""
    cover = weave(job['colour'], 70)
    place(slab(oval(1.0, .7, 9), .16, cover, .05, 6), (0, 0, 0))
    place(group(cushion_skin, .97, .67, .1, 7, plush(job.get('inner', '#d8d3ca')), job['seed']), (0, 0, .11))
    place(group(cushion_skin, .95, .24, .2, 3.4, cover, job['seed'] + 1), (0, .25, .16))
    return {'azimuth': 18, 'elevation': 28}


def square_cushion(job):
    """A square cushion that lies on the ground, with piping along its seam."""
    cover = plush(job['colour'])
    place(group(cushion_skin, .95, .95, .3, 5.5, cover, job['seed'], plain(job['accent'], .7)), (0, 0, 0), (0, 0, 20))
    return {'azimuth': 0, 'elevation': 32}
