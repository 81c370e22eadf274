"""Sleeping bag and trekking backpack."""
import math

import numpy as np
from mathutils import Vector, noise

from cloth import strap_web, weave
from goods.toys.outside import nylon
from materials import plain, steel
from sewn import upholstery
from shapes import box, curve, grid, lathe, modify, tube
from solids import loft, oval, place, turn_all

TURN = math.tau


def sleeping_bag(job):
    """A mummy bag that lies flat, quilted, with its hood and a zip that is open at the top."""
    shell, inner = nylon(job['colour']), nylon(job['inner'])
    width = [(0, .2), (.08, .235), (.2, .265), (.45, .3), (.68, .365), (.82, .39), (.9, .36), (.96, .27), (1, .12)]
    vs, ws = [w[0] for w in width], [w[1] for w in width]
    columns, lines = 130, 260
    at = Vector((job['seed'] * .13, 2, 5))
    points, uv = [], []
    for j in range(lines + 1):
        v = j / lines
        w = float(np.interp(v, vs, ws)) * min(1, (v * 24) ** .5 + .3)
        for i in range(columns + 1):
            u = i / columns * 2 - 1
            puff = .115 * (1 - abs(u) ** 3.2) ** .6 * (.6 + .4 * min(1, v * 8)) * min(1, (1 - v) * 14 + .35)
            quilt = abs(math.sin(v * 15 * math.pi)) ** .5
            puff *= .66 + .34 * quilt
            wrinkle = noise.noise(Vector((u * 3, v * 22, 0)) + at) * .016 * (1 - u * u) + noise.noise(Vector((u * 7, v * 50, 3)) + at) * .006
            points.append((u * w, (v - .5) * 2.1, max(.012, puff + wrinkle + .02)))
            uv.append((i / columns, v))
    grid('bag', points, columns, lines, shell, uv)
    hole = [(.16 * math.cos(a), .78 + .15 * math.sin(a), .118 + .01 * math.sin(a)) for a in np.linspace(0, TURN, 50)]
    rings = [hole, [(x * .8, .78 + (y - .78) * .8, z + .012) for x, y, z in hole], [(x * .5, .78 + (y - .78) * .5, z - .02) for x, y, z in hole], [(0, .78, .085)] * 50]
    loft(rings, inner)
    tube([(x, y, z + .004) for x, y, z in hole], .024, inner, 14, 1)
    dark = plain('#2b2c30', .5)
    zip_path = [(.235, .66, .105), (.25, .4, .1), (.225, .1, .1), (.19, -.2, .095)]
    tube(zip_path, .008, dark, 10, 8)
    place(box((.022, .05, .012), (0, 0, 0), steel('#c9ccd0', .2), .004), (.24, .62, .125), (0, 0, 8))
    flap = [[(x + .02 * math.sin(y * 9), y, .11 - .055 * abs(x - .27) / .08) for x in np.linspace(.25, .31, 8)] for y in np.linspace(.62, .22, 20)]
    modify(grid('lining', [p for row in flap for p in row], 7, 19, inner), 'SOLIDIFY', thickness=.02)
    for side in (-1, 1):
        tube([(side * .05, .625, .13), (side * .08, .56, .13), (side * .06, .5, .135)], .006, plain('#f0e6cf', .8), 8)
        box((.02, .03, .02), (side * .062, .5, .135), dark, .006)
    sack = lathe([(0, 0), (.15, .004), (.17, .03), (.178, .2), (.172, .4), (.13, .47), (.05, .5), (.045, .53, 'c')], shell, 7, 90)
    items = [sack, tube([(.05 * math.cos(a), .05 * math.sin(a), .515) for a in np.linspace(0, TURN, 24)], .01, dark, 10, 2), lathe([(.178, .16, 'c'), (.181, .165), (.181, .19), (.177, .195, 'c')], dark, 2, 90)]
    place(place(items, (0, 0, 0), (90, 0, 0)), (.56, -.45, .178), (0, 0, -14))
    turn_all(-34)
    return {'azimuth': 0, 'elevation': 50}


def strap_along(path, wide, thick, material, up=(0, 0, 1)):
    """A flat strap along a path, wide across the direction of `up`."""
    line = [np.array(p[:3], float) for p in curve(path, 8)]
    rings = []
    for i, p in enumerate(line):
        ahead = line[min(i + 1, len(line) - 1)] - line[max(i - 1, 0)]
        ahead /= np.linalg.norm(ahead)
        side = np.cross(ahead, up)
        side /= np.linalg.norm(side) + 1e-9
        out = np.cross(side, ahead)
        rings.append([tuple(p + side * a + out * b) for a, b in oval(wide, thick, 5, 20)])
    return loft(rings, material)


def trekking_backpack(job):
    """A tall backpack, seen from its front: lid, pockets, straps, hip belt, rolled mat."""
    main, second, web = weave(job['colour'], 240, .3), weave(job['dark'], 240, .3), strap_web('#2c2d31')
    buckle, seed = plain('#26272b', .45), job['seed']
    upholstery((.54, .34, .86), (0, 0, .5), main, .22, 3.6, .012, seed)
    upholstery((.5, .33, .3), (0, -.005, .18), second, .25, 3.6, .01, seed + 1)
    upholstery((.57, .4, .2), (0, -.01, 1.02), second, .34, 3.6, .012, seed + 2)
    upholstery((.36, .12, .4), (0, -.185, .56), main, .3, 4, .008, seed + 3)
    upholstery((.28, .1, .18), (0, -.185, .22), main, .32, 4, .006, seed + 4)
    for side in (-1, 1):
        upholstery((.1, .24, .3), (side * .27, .0, .28), second, .3, 3, .01, seed + 5)
        upholstery((.26, .1, .13), (side * .33, .04, .14), second, .34, 3, .008, seed + 6)
        for z0, z1 in ((.84, .99),):
            tube([(side * .16, -.165, z0 - .06), (side * .165, -.2, z0), (side * .165, -.215, z1)], .012, web, 10)
            box((.06, .03, .055), (side * .164, -.212, z0 + .03), buckle, .012)
        for z in (.36, .74):
            tube([(side * .1, -.235, z), (side * .2, -.18, z + .01), (side * .268, -.06, z + .02), (side * .275, .08, z + .02)], .01, web, 10)
            box((.03, .05, .045), (side * .272, -.04, z + .02), buckle, .01)
        strap_along([(side * .13, .18, .98), (side * .2, .3, .9), (side * .24, .34, .6), (side * .26, .26, .3), (side * .22, .17, .16)], .09, .035, second, (0, 1, 0))
        tube([(side * .42, .02, .14), (side * .5, -.08, .1), (side * .46, -.22, .03), (side * .3, -.3, .015)], .012, web, 10)
    for x0, x1 in ((-.15, .15),):
        tube([(x0, -.25, .72), (0, -.262, .735), (x1, -.25, .72)], .007, plain('#e6e2d6', .6), 8)
        tube([(x0 * .8, -.24, .28), (0, -.246, .285), (x1 * .8, -.24, .28)], .007, plain('#e6e2d6', .6), 8)
    tube([(-.2, -.205, 1.02), (0, -.225, 1.03), (.2, -.205, 1.02)], .007, plain('#e6e2d6', .6), 8)
    tube([(-.06, .12, 1.1), (-.05, .13, 1.19), (.05, .13, 1.19), (.06, .12, 1.1)], .016, web, 12)
    for z in (.4, .47, .54, .61):
        tube([(-.09, -.252, z), (.09, -.252, z + .07)], .006, plain(job['accent'], .7), 8, 2)
        tube([(.09, -.252, z), (-.09, -.252, z + .07)], .006, plain(job['accent'], .7), 8, 2)
    mat = [lathe([(.02, -.36, 'c'), (.1, -.36), (.105, -.35), (.105, .35), (.1, .36), (.02, .36, 'c')], plain('#6f7681', .9, grain=.4, scale=120), 3, 64)]
    place(mat, (0, 0, 0), (0, 90, 0))
    place(mat, (0, -.08, -.02 + .02))
    for x in (-.2, .2):
        tube([(x, -.08 + .112 * math.cos(a), .112 * math.sin(a)) for a in np.linspace(0, TURN, 30)], .014, web, 10, 1)
    return {'azimuth': 26, 'elevation': 9}
