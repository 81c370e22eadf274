"""Make-up brushes."""
import math
import random

from materials import plain, steel
from shapes import lathe
from solids import group, loft, oval, place, strands

GOLD = '#d9b779'


def brush(job, length, head, width, flat, seed):
    """A make-up brush that points up: handle, ferrule and bristles."""
    handle = plain(job['colour'], .2, coat=.8)
    lathe([(0, 0), (.012, .004), (.019, .05), (.026, length * .45), (.03, length * .7), (.024, length * .93), (.021, length, 'c')], handle, 8, 48)
    ferrule = steel(job.get('metal', GOLD), .24)
    rings = []
    for j in range(9):
        v = j / 8
        wide = .044 + (width * .8 - .044) * v ** 1.5
        rings.append([(x, y, length + v * .13) for x, y in oval(wide, wide * (1 - flat * v), 2, 48)])
    loft(rings, ferrule)
    rng = random.Random(seed)
    roots, tips = [], []
    for _ in range(2600):
        q, a = math.sqrt(rng.random()), rng.random() * math.tau
        x, y = q * math.cos(a), q * math.sin(a)
        k = width * .42
        roots.append((x * k, y * k * (1 - flat), length + .12))
        reach = head * (1 - .35 * q ** 2.4) * (.96 + .05 * rng.random())
        spread = 1.3 * (1 - .3 * q ** 3)
        tips.append((x * k * spread, y * k * spread * (1 - flat), length + .12 + reach))
    core = ((1.1, 0), (1.05, .3), (.8, .55), (.4, .7), (0, .74))
    bristle_skin = [[(x, y, length + .12 + z * head) for x, y in oval(max(s, .01) * width * .74, max(s, .01) * width * .74 * (1 - flat), 2, 40)] for s, z in core]
    hair = plain(job.get('hair', '#3a2c27'), .6)
    loft(bristle_skin, hair)
    strands(roots, tips, .0024, hair, .02)
    tip = plain(job.get('tip', '#d9c2b2'), .6)
    half = [tuple(r[i] + (t[i] - r[i]) * .72 for i in range(3)) for r, t in zip(roots, tips)]
    strands(half, [tuple(r[i] + (t[i] - r[i]) * 1.02 for i in range(3)) for r, t in zip(roots, tips)], .0026, tip, 0)


def brush_set(job):
    """Five brushes side by side on the ground, seen from above."""
    kinds = [(.52, .2, .15, .1), (.55, .17, .11, .2), (.58, .13, .085, .45), (.62, .1, .055, .3), (.64, .07, .034, .2)]
    x = -.3
    for i, (length, head, width, flat) in enumerate(kinds):
        items = group(brush, job, length, head, width, flat, i + job['seed'])
        place(place(items, (0, 0, 0), (-90, 0, 0)), (x + (i - 2) * .03, -.45, .05), (0, 0, (2 - i) * 3))
        x += .125
    return {'azimuth': 0, 'elevation': 62}
