"""Bedding, cushions, blankets, towels, curtains, rugs."""
import math

import numpy as np
from mathutils import Vector, noise

from materials import Surface, plain, rgb, steel, times, wood
from patterns import kilim, rows, surface_of
from sewn import draped, fabric, folded, pillow, ribbon, upholstery
from shapes import box, grid, lathe, modify, tube
from solids import group, place, strands

TURN = math.tau


def terry(colour):
    """Loops of a towel."""
    surface = Surface(Roughness=1., Sheen=.5, Specular=.05)
    base = rgb(colour)
    shade = surface.ramp(surface.noise(110, 3), [(.3, times(base, .87)), (.7, times(base, 1.06))])
    return surface.colour(shade).bump(surface.noise(130, 3), 1., .012).material


def bedding(job):
    """A bed made with the duvet cover; two pillows lie at its head."""
    if job.get('striped'):
        top = surface_of(np.tile(rows([(3, job['colour']), (1, '#f3ecdf')], 64), (14, 1, 1)).transpose(1, 0, 2), .3, 200, Roughness=.9, Sheen=.3)
    else:
        top = fabric(job)
    white = fabric({'fabric': 'linen'}, '#f2ede3')
    upholstery((1.0, 1.24, .2), (0, 0, .25), fabric({'fabric': 'linen'}, '#e9e3d7'), .14, 12, .002)
    box((.98, 1.22, .1), (0, 0, .13), wood('#c99a64', '#8d5f35', 'X'), .01)
    for x in (-.43, .43):
        for y in (-.55, .55):
            box((.05, .05, .1), (x, y, .05), wood('#c99a64', '#8d5f35'), .005)
    box((1.04, .04, .62), (0, .64, .31), wood('#c99a64', '#8d5f35', 'X'), .012)
    sheet = draped(1.4, 1.06, .485, .5, .40, top, .05, job['seed'], .03)
    place(sheet, (0, -.14, 0))
    turned = ribbon([(-.12, 0), (0, .004), (.1, 0), (.115, -.012), (.1, -.024)], 1.04, .012, white, .006, 3)
    place(turned, (0, .33, .425))
    for x in (-.25, .25):
        for k, (material, y, lean) in enumerate(((white, .52, -48), (top, .42, -56))):
            place(group(pillow, .47, .34, .15, material, job['seed'] + k), (x, y, .37 + .01 * k), (lean, 0, 3 * x * 10))
    return {'azimuth': 24, 'elevation': 27}


def cushion(job):
    """A square cushion that leans back."""
    cover = fabric(job)
    items = group(pillow, .9, .9, .5, cover, job['seed'])
    place(items, (0, 0, 0), (-16, 0, 0))
    return {'azimuth': -34, 'elevation': 13}


def throw_blanket(job):
    """A folded blanket with fringes; its upper layer is turned back."""
    cloth = fabric(job)
    high = folded(.92, .62, .05, 0, cloth, 2, job['seed'], .009)
    top = ribbon([(-.26, -.12), (-.312, -.07), (-.32, -.02), (-.27, .02), (-.1, .026), (.12, .022), (.3, .015)], .5, .03, cloth, .008, 5)
    place(top, (.12, 0, high + .01))
    yarn = plain(job['colour'], .95)
    for k in range(34):
        x = .12 - .245 + .49 * k / 33
        roots = [(x + dx, -.262, high - .105) for dx in (-.003, 0, .003)]
        strands(roots, [(a + .004, -.325 - .01 * (k % 3), high - .19) for a, _, _ in roots], .0035, yarn, .06)
    return {'azimuth': 26, 'elevation': 24}


def towel_set(job):
    """Two bath towels and two small ones, folded; a rolled one on top."""
    cloth = terry(job['colour']) if not job.get('waffle') else fabric({'fabric': 'waffle', 'colour': job['colour']})
    pale = terry('#f3ecdf')
    low = 0
    for k, (w, d, t, tone) in enumerate(((.9, .6, .04, cloth), (.9, .6, .04, cloth), (.74, .5, .034, pale), (.74, .5, .034, cloth))):
        place(group(folded, w, d, t, 0, tone, 2, job['seed'] + k * 3, .006), (.006 * (k % 2), 0, low), (0, 0, (1.5, -1, 2, -2)[k]))
        low += 4 * t
    spiral = [((.016 + .0105 * a) * math.cos(a), (.016 + .0105 * a) * math.sin(a)) for a in np.linspace(0, 4.1 * TURN / 1.9, 90)]
    roll = ribbon(spiral, .52, .026, pale, .003, 2)
    place(roll, (0, -.02, low + .155), (0, 0, 4))
    return {'azimuth': 30, 'elevation': 17}


def curtain_pair(job):
    """Two panels on a rod, drawn a little apart."""
    surface_depth, high = .045, 1.34
    cloth = fabric(job)
    for side in (-1, 1):
        points, uv = [], []
        columns, lines = 220, 60
        for j in range(lines + 1):
            v = j / lines
            for i in range(columns + 1):
                u = i / columns
                spread = .5 + .055 * (1 - v) - .02 * math.sin(v * 3)
                x = side * (.06 + u * spread)
                phase = u * 8 * TURN + .5 * noise.noise(Vector((u * 4, v * 1.2, side)))
                depth = surface_depth * (.75 + .45 * (1 - v)) * (1 + .5 * noise.noise(Vector((u * 7, 5, side))))
                points.append((x + .012 * noise.noise(Vector((u * 9, v * 2, 3 + side))), math.sin(phase) * depth, .04 + v * high))
                uv.append((u, v))
        modify(grid('curtain', points, columns, lines, cloth, uv), 'SOLIDIFY', thickness=.006)
        for k in range(9):
            u = (k + .25) / 8
            if u <= 1:
                x = side * (.06 + u * .48)
                place(lathe([(.03, -.006, 'c'), (.038, 0), (.03, .006, 'c'), (.026, 0), (.03, -.006, 'c')], steel('#b9a06a', .3), 3, 32), (x, 0, high - .02), (0, 90, 0))
    rod = plain('#2f2b28', .4, .4)
    tube([(-.68, 0, high - .02), (.68, 0, high - .02)], .014, rod, 20, 2)
    for x in (-.68, .68):
        place(lathe([(0, -.035), (.025, -.02), (.034, 0), (.025, .02), (0, .035)], rod, 5, 32), (x, 0, high - .02))
    return {'azimuth': 9, 'elevation': 3}


def rug(job):
    """A rug with fringes; its far end is rolled up."""
    light = '#f0e6d2'
    if job.get('plain'):
        picture = rows([(3, job['colour']), (.5, job['accent']), (1, job['colour']), (.5, job['accent']), (6, job['colour']), (.5, job['accent']), (1, job['colour']), (.5, job['accent']), (3, job['colour'])], 360)
    else:
        picture = kilim((job['colour'], light, job['accent'], job['dark']), job.get('design', 0))
    yarn = surface_of(picture, .9, 160, Roughness=.95, Sheen=.3, Specular=.1)
    spiral = [(.5 - (.105 - .0055 * a) * math.sin(a), .111 - (.105 - .0055 * a) * math.cos(a)) for a in np.linspace(0, 14, 100)]
    spiral = [(1.0 - y, z) for y, z in spiral]
    path = [(-.72 + 1.22 * t, .006) for t in np.linspace(0, 1, 60)] + spiral
    ribbon(path, .92, .014, yarn, .0025, job['seed'], 60)
    thread = plain(light, .95)
    roots, tips = [], []
    for k in range(120):
        x = -.455 + .91 * k / 119
        for dx in (-.0015, .0015):
            roots.append((x, -.718, .006))
            tips.append((x + dx * 2 + .004 * math.sin(k * 2.1), -.80 - .006 * math.cos(k * 1.7), .002))
    strands(roots, tips, .0022, thread, .04)
    return {'azimuth': 28, 'elevation': 33}
