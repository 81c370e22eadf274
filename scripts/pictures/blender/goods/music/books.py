"""Atlas, cook book, globe."""
import math

import numpy as np

from materials import plain, printed, steel, wood
from shapes import box, grid, lathe, tube
from solids import group, place, rounded, slab, turn_all

TURN = math.tau


def bound_book(job, w, h, t, cover, front):
    """A closed book with boards, a spine and the edges of its pages; it lies on its back."""
    pages, lines = plain('#f6f0e2', .8), plain('#dcd3bf', .85)
    slab(rounded(w, h, .008), .014, cover, .003)
    place(slab(rounded(w, h, .008), .014, cover, .003), (0, 0, t - .014))
    place(slab(rounded(w - .05, h - .04, .004), t - .028, pages, .001), (-.008, 0, .014))
    for k in range(1, 16):
        place(slab(rounded(w - .0492, h - .0392, .004), .0008, lines, 0), (-.008, 0, .014 + (t - .03) * k / 16))
    spine = [[(-w / 2 + .006 - .028 * math.sin(a) * 1.0, y, t / 2 - t / 2 * math.cos(a)) for a in np.linspace(0, math.pi, 20)] for y in (-h / 2, h / 2)]
    points = [p for row in spine for p in row]
    item = grid('spine', points, 19, 1, cover)
    item.modifiers.new('thick', 'SOLIDIFY').thickness = .01
    place(slab([(-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2), (-w / 2, h / 2)], .0008, front, 0), (0, 0, t - .0004), (0, 0, 0), 1)
    for y in (-h / 2 + .02, h / 2 - .02):
        box((.02, .03, t - .03), (-w / 2 + .02, y, t / 2), plain('#c9a24a', .7), .003)


def illustrated_atlas(job):
    """A large book with a map of the world; it stands open a little or lies."""
    cover, front = plain(job['ground'], .45, grain=.1, scale=160), printed(job['label'], .35, .25)
    items = group(bound_book, job, .75, 1.0, .09, cover, front)
    place(items, (0, 0, 0), (86, 0, 0))
    place(items, (0, 0, .5), (-8, 0, 0))
    return {'azimuth': 26, 'elevation': 11}


def cook_book(job):
    """A thick cook book with a ribbon; it lies, its title towards the camera."""
    cover, front = plain(job['ground'], .5, grain=.15, scale=160), printed(job['label'], .4, .2)
    items = group(bound_book, job, .78, 1.0, .13, cover, front)
    place(items, (0, 0, 0), (0, 0, 0))
    red = plain(job['accent'], .6)
    for x in (-.008, 0, .008):
        tube([(.05 + x, -.48, .07), (.05 + x, -.54, .055), (.07 + x, -.6, .012), (.11 + x, -.68, .006)], .006, red, 8)
    turn_all(-24)
    return {'azimuth': 0, 'elevation': 50}


def book_pair(job):
    """A cook book that stands; a wooden spoon leans before it."""
    cover, front = plain(job['ground'], .5, grain=.15, scale=160), printed(job['label'], .4, .2)
    items = group(bound_book, job, .78, 1.0, .12, cover, front)
    place(items, (0, 0, 0), (84, 0, 0))
    place(items, (0, 0, .505), (0, 0, 0))
    return {'azimuth': 24, 'elevation': 10}


def world_globe(job):
    """A globe on a stand: an arm of metal or wood around it."""
    skin = printed(job['label'], .28, .7)
    r = .4
    rows, columns = 90, 180
    points, uv = [], []
    for j in range(rows + 1):
        t = -math.pi / 2 + math.pi * j / rows
        for i in range(columns + 1):
            a = TURN * i / columns
            points.append((r * math.cos(t) * math.cos(a), r * math.cos(t) * math.sin(a), r * math.sin(t)))
            uv.append((i / columns, j / rows))
    ball = grid('globe', points, columns, rows, skin, uv)
    place(ball, (0, 0, 0), (0, 0, job.get('spin', 80)))
    metal = steel('#d9b76a', .22) if job.get('brass') else steel('#c9ccd0', .22)
    base = wood('#7a4526', '#4a2816', 'X', .35) if job.get('brass') else (wood('#dcb988', '#b98c58', 'X', .4) if job.get('oak') else plain('#2b2c31', .35, coat=.4))
    parts = [ball, lathe([(0, -r - .05), (.012, -r - .05), (.012, r + .05), (0, r + .05)], metal, 1, 24)]
    for z in (-r - .035, r + .035):
        parts.append(lathe([(0, z - .02), (.026, z - .012), (.03, z), (.026, z + .012), (0, z + .02)], metal, 4, 32))
    rr = r + .045
    arm = [(rr * math.cos(a), 0, rr * math.sin(a)) for a in np.linspace(-math.pi / 2, math.pi / 2, 60)]
    if job.get('oak'):
        from goods.toys.sleds import bent_runner
        arc = bent_runner([(rr * math.cos(a), rr * math.sin(a)) for a in np.linspace(-math.pi / 2 - .05, math.pi / 2 + .05, 60)], .05, .022, base, 0)
        place(arc, (0, 0, 0), (0, 0, -90))
        parts.append(arc)
    else:
        parts.append(tube(arm, .016, metal, 16, 1))
    place(parts, (0, 0, 0), (0, 23.4, 0))
    place(parts, (0, 0, .72))
    foot = .0
    lathe([(0, 0, 'c'), (.24, 0), (.255, .012), (.25, .03), (.2, .045), (.09, .06), (.05, .09), (.034, .14), (.03, .2), (.045, .235), (.03, .26), (.026, .3), (0, .3)], base, 7, 110).location = (foot, 0, 0)
    lathe([(.05, .085, 'c'), (.058, .09), (.058, .1), (.05, .106, 'c')], metal, 3, 48)
    return {'azimuth': 0, 'elevation': 8}
