"""Yoga mat, camping mat, foam roller."""
import math

import numpy as np

from cloth import strap_web, weave
from materials import Surface, plain, rgb, times
from sewn import ribbon
from shapes import box, curve, grid, lathe, modify, tube
from solids import loft, oval, place, rounded, slab, turn_all

TURN = math.tau


def foam_skin(colour, scale=150, deep=.5):
    """Closed-cell foam: matt, with fine pores."""
    surface = Surface(Roughness=.85, Specular=.2)
    base = rgb(colour)
    shade = surface.ramp(surface.noise(scale, 3), [(.3, times(base, .86)), (.65, times(base, 1.05))])
    return surface.colour(shade).bump(surface.noise(scale, 3), deep, .008).material


def rolled_path(turns, start, step, tail):
    """A spiral that unrolls along the floor towards -y: points (y, z)."""
    end = TURN * turns
    r_end = start + step * turns
    spiral = [((start + step * a / TURN) * math.sin(a - end), r_end - (start + step * a / TURN) * math.cos(a - end)) for a in np.linspace(0, end, 60 * turns)]
    return spiral + [(-y, 0) for y in np.linspace(.02, tail, 20)]


def yoga_mat(job):
    """A mat that is half rolled, with a carrying strap beside it."""
    skin = foam_skin(job['colour'], 130, .6)
    path = [(-y, z) for y, z in rolled_path(5, .05, .034, .72)]
    ribbon([(-y, z) for y, z in path], 1.15, .022, skin, .001, 2, 12)
    if job.get('line'):
        for k in range(3):
            box((.5 - .12 * k, .008, .002), (0, -.35 - .07 * k, .012), plain(job['pale'], .8), .0005, 1)
    strap = strap_web(job['accent'])
    for x in (-.36, .36):
        place(lathe([(.228, -.028, 'c'), (.236, -.026), (.236, .026), (.228, .028, 'c')], strap, 2, 90), (x, 0, .222), (0, 90, 0))
    rings_of = [(-.36, .02, .455), (-.2, -.02, .56), (0, -.03, .59), (.2, -.02, .56), (.36, .02, .455)]
    line = [tuple(p) for p in curve(rings_of, 10)]
    loft([[(p[0], p[1] + a, p[2] + b) for a, b in oval(.056, .012, 4, 20)] for p in line], strap)
    turn_all(-32)
    return {'azimuth': 0, 'elevation': 24}


def camping_mat(job):
    """An air mat with long chambers, a pillow end and a valve; it lies half rolled or flat."""
    skin, back = weave(job['colour'], 260, .15), plain('#4d5159', .7)
    width, length = .82, 1.9
    columns, lines = 150, 120
    points, uv = [], []
    for j in range(lines + 1):
        for i in range(columns + 1):
            u, v = i / columns * 2 - 1, j / lines * 2 - 1
            wide = width / 2 * (1 - .1 * max(0, -v) ** 3) * min(1, (1 - abs(v) ** 14) ** .3 + .2)
            edge = (1 - abs(u) ** 10) ** .5 * (1 - abs(v) ** 40) ** .5
            tube_of = abs(math.cos(u * 7 * math.pi / 2)) ** .55 if job.get('long') else abs(math.cos(v * 15 * math.pi / 2)) ** .55
            if v > .76:
                tube_of = (1 - ((v - .88) / .13) ** 2) if abs(v - .88) < .13 else 0
                tube_of = max(tube_of, .1) * 1.35
            points.append((u * wide, v * length / 2, .03 + (.03 + .075 * tube_of) * edge))
            uv.append((i / columns, j / lines))
    modify(grid('mat', points, columns, lines, skin, uv), 'SOLIDIFY', thickness=.02, offset=-1)
    slab(rounded(width * .98, length * .99, .09), .035, back, .012)
    valve = [lathe([(0, 0, 'c'), (.045, 0), (.045, .012), (.032, .018), (.032, .045), (.026, .05), (0, .05)], plain('#2f3036', .4), 3, 40), lathe([(0, .05), (.014, .05), (.012, .056), (0, .057)], plain('#e2a03c', .4), 2, 24)]
    place(valve, (.28, -.82, .09))
    sack = lathe([(0, 0), (.1, .002), (.115, .02), (.12, .1), (.118, .36), (.1, .42), (.06, .46), (.03, .47, 'c')], skin, 6, 72)
    cord = [tube([(.035 * math.cos(a), .035 * math.sin(a), .465) for a in np.linspace(0, TURN, 20)], .008, plain('#2f3036', .6), 10, 2), box((.04, .03, .05), (0, 0, .5), plain('#2f3036', .4), .01), tube([(0, 0, .52), (.04, 0, .58), (-.03, 0, .6), (0, 0, .52)], .006, plain('#2f3036', .6), 8)]
    place(place([sack, *cord], (0, 0, 0), (90, 0, 0)), (.66, -.3, .12), (0, 0, 12))
    turn_all(-40)
    return {'azimuth': 0, 'elevation': 36}


def foam_roller(job):
    """A roller of foam with a relief of blocks and grooves; it lies on the floor."""
    r, half = .25, .55
    columns, lines = 360, 220
    points, uv = [], []
    for j in range(lines + 1):
        z = (j / lines * 2 - 1) * half
        for i in range(columns + 1):
            a = TURN * i / columns
            u, v = a / TURN * 9, (j / lines) * 8
            if job.get('waves'):
                w = abs(((u + .5 * math.sin(v * 1.2)) % 1) - .5) * 2
                dip = .028 * max(0, 1 - w / .22) ** .5
            else:
                du, dv = abs(u % 1 - .5) * 2, abs((v + (.5 if int(u) % 2 else 0)) % 1 - .5) * 2
                dip = .026 * min(1, max(0, max(du, dv) - .78) / .08)
            fade = min(1, (half - abs(z)) / .02)
            rr = r - dip * fade - .02 * (1 - fade) ** 2
            points.append((rr * math.cos(a), rr * math.sin(a), z))
            uv.append((i / columns, j / lines))
    items = [grid('roller', points, columns, lines, foam_skin(job['colour'], 170, .5), uv)]
    for side in (-1, 1):
        items.append(lathe([(.15, side * (half - .1), 'c'), (.15, side * half, 'c'), (.165, side * (half + .004)), (r - .028, side * (half + .002)), (r - .018, side * (half - .004), 'c')], foam_skin(job['colour'], 170, .5), 3, 90))
    items.append(lathe([(.152, -half - .004, 'c'), (.162, -half - .004), (.162, half + .004), (.152, half + .004), (.147, half), (.147, -half), (.152, -half - .004)], plain('#2c2d31', .4), 2, 90))
    place(items, (0, 0, 0), (0, 90, 0))
    place(items, (0, 0, r), (0, 0, 30))
    return {'azimuth': 0, 'elevation': 20}
