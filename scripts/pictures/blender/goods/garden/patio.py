"""Parasol, bird house, lantern, wind chime."""
import math

import numpy as np

from cloth import weave
from materials import Surface, plain, rgb, steel, thin_glass, wood
from shapes import box, grid, lathe, tube as pipe, tube
from solids import loft, oval, place, slab, smooth_outline

TURN = math.tau


def parasol(job):
    """An open parasol on a round foot."""
    cloth, light = weave(job['colour'], 120, .3), weave(job['accent'], 120, .3)
    ribs = 8
    for k in range(ribs):
        points, columns, rows = [], 12, 16
        for j in range(rows + 1):
            v = j / rows
            for i in range(columns + 1):
                t = i / columns
                a = TURN * (k + t) / ribs
                sag = 1 - .10 * math.sin(math.pi * t) * v
                r = .62 * v * sag * math.cos(math.pi / ribs) / math.cos(math.pi / ribs * (2 * t - 1) * .85)
                points.append((r * math.cos(a), r * math.sin(a), 1.22 - .25 * v ** 1.35 + .012 * math.sin(math.pi * t) * v))
        grid('gore', points, columns, rows, cloth if k % 2 else light if job.get('striped') else cloth)
        edge = [points[rows * (columns + 1) + i] for i in range(columns + 1)]
        low = [(x * .995, y * .995, z - .055 + .018 * abs(math.cos(i * math.pi / 3))) for i, (x, y, z) in enumerate(edge)]
        grid('valance', edge + low, columns, 1, light if k % 2 else cloth)
        a = TURN * k / ribs
        tube([(0, 0, 1.0), (.3 * math.cos(a), .3 * math.sin(a), 1.1)], .006, steel(), 8, 2)
        tube([(0, 0, 1.2), (.31 * math.cos(a), .31 * math.sin(a), 1.105), (.6 * math.cos(a), .6 * math.sin(a), .965)], .006, steel(), 8, 3)
    pole = wood('#d8b283', '#a87c4b', 'Z')
    lathe([(0, .05, 'c'), (.019, .05, 'c'), (.019, 1.22, 'c'), (0, 1.22, 'c')], pole, 2, 32)
    lathe([(0, 1.21), (.02, 1.215), (.028, 1.24), (.018, 1.265), (0, 1.275)], pole, 5, 32)
    stone = plain('#8d8f92', .8, grain=.4)
    lathe([(0, 0, 'c'), (.21, 0, 'c'), (.22, .012), (.21, .045), (.06, .07), (.035, .09), (.032, .16, 'c'), (0, .16, 'c')], stone, 5)
    return {'azimuth': 12, 'elevation': 3}


def bird_house(job):
    """A wooden house with a pitched roof, a hole and a perch."""
    wall, roof = plain(job['colour'], .65, grain=.3), wood('#a9794c', '#6f4a2c', 'X', .6)
    w, d, h, gable = .44, .38, .46, .25
    front = [(-w / 2, 0), (w / 2, 0), (w / 2, h), (0, h + gable), (-w / 2, h)]
    for y in (-d / 2, d / 2 - .03):
        place(slab(front, .03, wall, .004), (0, y + .03, 0), (90, 0, 0))
    for x in (-w / 2 + .015, w / 2 - .015):
        box((.03, d - .02, h), (x, 0, h / 2), wall, .004)
    box((w + .1, d + .16, .03), (0, -.02, .0), roof, .006)
    slope = math.atan2(gable, w / 2)
    reach = math.hypot(gable, w / 2) + .13
    for side in (-1, 1):
        board = box((reach, d + .16, .03), (0, 0, 0), roof, .006)
        x, z = side * (reach / 2 - .012) * math.cos(slope), h + gable + .022 - (reach / 2 - .012) * math.sin(slope)
        place(board, (x, -.01, z), (0, side * math.degrees(slope), 0))
    dark = plain('#15120f', .9)
    place(slab(oval(.15, .15, 2), .004, dark, 0), (0, -d / 2 - .001, h * .72), (90, 0, 0))
    place(lathe([(.075, 0, 'c'), (.088, 0), (.09, .008), (.086, .014), (.075, .014, 'c')], roof, 3), (0, -d / 2, h * .72), (90, 0, 0))
    place(lathe([(0, 0), (.016, 0, 'c'), (.016, .13), (.012, .14), (0, .142)], roof, 3, 32), (0, -d / 2, h * .4), (90, 0, 0))
    for y in (.06, .17, .28, .39):
        for side in (-1, 1):
            place(lathe([(0, 0), (.007, .001), (0, .004)], steel('#8c8c88', .4), 2, 12), (side * (w / 2 - .03), -d / 2 - .001, y), (90, 0, 0))
    return {'azimuth': 28, 'elevation': 12}


def lantern(job):
    """A lantern with four panes, a candle inside and a ring on top."""
    metal = plain(job['colour'], .45, .25, .2)
    w, h = .42, .5
    for z, extra, thick in ((.02, .08, .04), (.05, .03, .03), (h + .05, .03, .03), (h + .085, .1, .035)):
        box((w + extra, w + extra, thick), (0, 0, z), metal, .008)
    for x in (-1, 1):
        for y in (-1, 1):
            box((.03, .03, h), (x * (w / 2 - .012), y * (w / 2 - .012), h / 2 + .05), metal, .004)
    for a in (0, 90, 180, 270):
        place(box((w - .05, .006, h - .02), (0, -w / 2 + .015, h / 2 + .05), thin_glass(gloss=.5), .001, 1), (0, 0, 0), (0, 0, a))
        place(box((w - .05, .012, .012), (0, -w / 2 + .014, .41), metal, .002, 1), (0, 0, 0), (0, 0, a))
    rings = [[(x, y, h + .1 + z) for x, y in oval(s, s, 9, 64)] for s, z in ((w + .06, 0), (w * .8, .06), (w * .5, .12), (.16, .19), (.15, .24), (.001, .25))]
    loft(rings, metal)
    tube([(0, .075 * math.cos(a), h + .4 + .075 * math.sin(a)) for a in np.linspace(0, TURN, 30)], .012, metal, 12, 2)
    wax = plain('#f3ead8', .55, coat=.1)
    lathe([(0, .06, 'c'), (.1, .06, 'c'), (.1, .29), (.096, .3), (.06, .295), (0, .285)], wax, 5)
    tube([(0, 0, .28), (.004, 0, .32)], .006, plain('#2a2320', .9), 8, 2)
    flame = Surface(Emission=rgb('#ffb648'), Emission_Strength=1.6, Base_Color=rgb('#ffb648')).material
    lathe([(0, .315), (.02, .335), (.024, .36), (.014, .4), (0, .435)], flame, 5, 32)
    return {'azimuth': 26, 'elevation': 12}


def wind_chime(job):
    """Tubes that hang from a wooden disc around a clapper."""
    oak = wood('#b98553', '#7c5230', 'X')
    pipe = wood('#d8b878', '#a98545', 'Z') if job.get('bamboo') else steel('#c7ccd2', .2)
    line = plain('#e9dfc9', .8)
    place(slab(oval(.4, .4, 2), .045, oak, .012), (0, 0, .9))
    count = 6
    for i in range(count):
        a = TURN * i / count + .3
        x, y, length = .15 * math.cos(a), .15 * math.sin(a), .42 + .045 * i
        top = .8
        lathe([(.018, top - length, 'c'), (.027, top - length, 'c'), (.027, top, 'c'), (.018, top, 'c'), (.018, top - length, 'c')], pipe, 2, 32).location = (x, y, 0)
        tube([(x, y, .9), (x, y, top - .03)], .004, line, 6, 2)
        tube([(x, y, .94), (x * .5, y * .5, 1.06), (0, 0, 1.16)], .004, line, 6, 3)
    tube([(0, 0, 1.15), (0, 0, .1)], .004, line, 6, 2)
    place(slab(oval(.15, .15, 2), .03, oak, .01), (0, 0, .5))
    place(slab(smooth_outline([(0, -.12), (.075, 0), (0, .1), (-.075, 0)]), .016, oak, .005), (0, .008, .06), (90, 0, 25))
    tube([(0, .05 * math.cos(a), 1.2 + .05 * math.sin(a)) for a in np.linspace(0, TURN, 24)], .008, steel(), 10, 2)
    return {'azimuth': 8, 'elevation': -3, 'lift': .35, 'hanging': True}
