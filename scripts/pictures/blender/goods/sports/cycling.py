"""Helmet, skateboard, ice skates."""
import math

import bpy
import numpy as np

from cloth import leather
from goods.pets.toys import fused
from materials import plain, steel, wood
from shapes import box, grid, lathe, modify, tube
from solids import group, loft, oval, place, slab, smooth_outline, turn_all

TURN = math.tau


def helmet_point(a, t):
    """A helmet: long, round behind, with a lower edge that rises over the ears. `t` is 0 at the edge and 1 at the top."""
    c, s = math.cos(a), math.sin(a)
    long, wide = .6, .46
    edge = .02 + .045 * abs(c) ** 3 + (.045 * max(0, s) ** 4 if s > 0 else .02 * abs(s) ** 3)
    r = math.cos(t * math.pi / 2) ** .78
    z = edge + (.45 - edge) * math.sin(t * math.pi / 2)
    y = s * long * r * (1.0 + .06 * max(0, s))
    return (c * wide * r, y, z)


def bike_helmet(job):
    """A helmet with long vents, a shell in colour and straps below it."""
    shell, foam, dark = plain(job['colour'], .24, coat=.8), plain('#2c2d31', .9, grain=.4, scale=160), plain('#26272b', .7)
    columns, lines = 240, 120
    points = []
    for j in range(lines + 1):
        t = j / lines
        for i in range(columns + 1):
            points.append(helmet_point(TURN * i / columns, t))
    body = grid('shell', points, columns, lines, shell)
    body.data.materials.append(foam)
    data = body.data
    pts = np.array(points)
    vents = []
    for x, y, wide, length, bend in ((0, -.2, .05, .2, 0), (0, .26, .05, .17, 0), (.15, -.12, .05, .25, .06), (.16, .26, .048, .15, .05), (.29, -.06, .042, .2, .08), (.28, .24, .04, .13, .08), (.385, .06, .026, .14, .0)):
        vents += [(x, y, wide, length, bend)] + ([(-x, y, wide, length, -bend)] if x else [])
    depth = np.zeros(len(pts))
    for x, y, wide, length, bend in vents:
        u = (pts[:, 0] - x - bend * ((pts[:, 1] - y) / length)) / wide
        v = (pts[:, 1] - y) / length
        inside = 1 - (np.abs(u) ** 2.4 + np.abs(v) ** 2.4)
        depth = np.maximum(depth, np.clip(inside * 3.2, 0, 1))
    near = np.array([.0, .0, .1])
    moved = near + (pts - near) * (1 - .13 * depth)[:, None]
    data.vertices.foreach_set('co', moved.astype(np.float32).ravel())
    for polygon in data.polygons:
        if np.mean([depth[k] for k in polygon.vertices]) > .62:
            polygon.material_index = 1
    data.update()
    rim = [helmet_point(a, 0) for a in np.linspace(0, TURN, 160)]
    tube(rim, .017, foam, 12, 1)
    inner = [[(x * k, y * k, z + dz) for x, y, z in rim] for k, dz in ((1, 0), (.86, .0), (.8, .1), (.6, .26), (.05, .3))]
    loft([ring[:-1] for ring in inner], foam)
    for side in (-1, 1):
        tube([(side * .44, -.18, .05), (side * .4, -.12, -.1), (side * .3, -.08, -.24), (side * .1, -.1, -.33), (0, -.12, -.34)], .014, dark, 10)
        tube([(side * .43, .24, .05), (side * .42, .08, -.06), (side * .37, -.08, -.15)], .013, dark, 10)
        box((.03, .05, .05), (side * .37, -.1, -.16), dark, .01)
    box((.1, .03, .05), (.04, -.115, -.335), dark, .012)
    visor = [[(x, -.6 - .14 * t * (1 - (x / .36) ** 2) + .03, .075 + .02 * (1 - (x / .36) ** 2) - .02 * t) for x in np.linspace(-.32, .32, 40)] for t in np.linspace(0, 1, 8)]
    modify(grid('visor', [p for row in visor for p in row], 39, 7, dark), 'SOLIDIFY', thickness=.016)
    turn_all(-42)
    return {'azimuth': 0, 'elevation': 16}


def skate_wheel(at, colour, metal):
    items = [lathe([(0, -.035), (.03, -.036), (.05, -.038), (.066, -.026), (.068, .026), (.05, .038), (.03, .036), (0, .035)], plain(colour, .4, coat=.2), 5, 56), lathe([(0, .039), (.022, .039), (.026, .034, 'c')], metal, 2, 28)]
    place(items, (0, 0, 0), (90, 0, 0))
    return place(items, at)


def skateboard(job):
    """A board of maple with black grip; it stands on its wheels and is tilted so that its colour shows."""
    maple, paint, grip, metal = wood('#e3c08c', '#bb8d58', 'X', .4), plain(job['colour'], .3, coat=.6), plain('#26272b', .95, grain=.7, scale=240), steel('#c3c6c9', .24)
    half, wide = .8, .2
    lines = np.linspace(-half, half, 121)

    def rise(x):
        return .13 * max(0, (abs(x) - .52) / .28) ** 1.5

    def halfwidth(x):
        d = max(0, (abs(x) - (half - wide)) / wide)
        return wide * math.sqrt(max(0, 1 - d ** 2.1))
    layers = ((.17, .008, paint), (.178, .016, maple), (.194, .008, plain(job['accent'], .4)), (.202, .014, maple), (.216, .003, grip))
    for low, thick, tone in layers:
        rings = []
        for x in lines:
            w = max(.002, halfwidth(x))
            ring_of = [(x, y * 1, low + rise(x) + .012 * (y / wide) ** 2 + z) for y, z in [(-w, 0), (-w * .5, 0), (0, 0), (w * .5, 0), (w, 0), (w, thick), (w * .5, thick), (0, thick), (-w * .5, thick), (-w, thick)]]
            rings.append(ring_of)
        item = loft([[rings[0][0]] * 10] + rings + [[rings[-1][0]] * 10], tone)
        item.data.use_auto_smooth = True
    for x in (-.42, .42):
        box((.17, .12, .022), (x, 0, .16), metal, .006)
        tube([(x, 0, .15), (x, 0, .08)], (.05, .04), plain(job['accent'], .4), 20, 2)
        tube([(x, -.17, .068), (x, -.08, .075), (x, .08, .075), (x, .17, .068)], (.022, .04, .04, .022), metal, 18)
        for y in (-.205, .205):
            skate_wheel((x, y, .068), job['wheel'], metal)
        for dx in (-.055, .055):
            for y in (-.035, .035):
                place(lathe([(0, .003), (.009, .002), (.011, 0, 'c')], metal, 2, 16), (x + dx, y, .219))
    everything = [item for item in bpy.data.objects if item.type == 'MESH']
    if job.get('side'):
        place(everything, (0, 0, 0), (-68, 0, 0))
        place(everything, (0, 0, .2), (0, -14, 16))
        return {'azimuth': 0, 'elevation': 10}
    turn_all(28)
    return {'azimuth': 0, 'elevation': 27}


def skate(job, side):
    """One ice skate: a boot with laces on a steel blade; its toe looks along -x."""
    skin, trim = leather(job['colour'], .34), leather(job['trim'], .4)
    metal, sole = steel('#d3d6d8', .16), plain('#2a2a2d' if job['trim'] != '#2a2a2d' else '#6d4c2b', .45)
    parts = []
    for x, wide, low, high in ((-.46, .1, .2, .28), (-.44, .17, .19, .33), (-.35, .23, .185, .37), (-.22, .25, .185, .42), (-.08, .23, .185, .52), (.04, .22, .185, .66), (.14, .22, .185, .7), (.24, .22, .19, .66), (.31, .19, .2, .5), (.34, .1, .22, .36)):
        parts.append([(x, y, (low + high) / 2 + z) for y, z in oval(wide, high - low, 2.8, 60)])
    foot = loft([[tuple(np.mean(parts[0], 0))] * 60] + parts + [[tuple(np.mean(parts[-1], 0))] * 60], skin)
    shaft = loft([[(cx + x, y, z) for x, y in oval(long, wide, 2.4, 60)] for z, cx, long, wide in ((.3, .14, .38, .2), (.5, .15, .36, .21), (.64, .155, .35, .22), (.78, .165, .37, .235), (.92, .175, .4, .255), (.96, .18, .41, .26))] + [[(.18, 0, .9)] * 60], skin)
    fused([foot, shaft], .011)
    loft([[(.18 + x * k, y * k, z) for x, y in oval(.4, .25, 2.4, 60)] for z, k in ((.93, 1.0), (.965, 1.05), (.985, 1.0), (.965, .84), (.9, .8))], trim)
    tongue = [[(-.055 + .02 * math.sin(t * 2) - .0 * t + .055 * t, y, .66 + .44 * t) for y in np.linspace(-.07, .07, 9)] for t in np.linspace(0, 1, 12)]
    modify(grid('tongue', [p for row in tongue for p in row], 8, 11, trim), 'SOLIDIFY', thickness=.03)
    lace = plain('#f4f0e6' if job['colour'] != '#f1efe9' else '#c9c3b6', .8)
    front = [(-.3, .405, .07), (-.22, .445, .075), (-.14, .5, .075), (-.07, .57, .07), (-.025, .66, .075), (-.008, .75, .08), (-.01, .84, .085), (-.012, .92, .09)]
    for k, (x, z, w) in enumerate(front):
        for s in (-1, 1):
            place(lathe([(.006, 0), (.015, .002), (.016, .008), (.008, .011, 'c')], metal, 3, 20), (x + .012, s * (w + .012), z), (0, -70 if k >= 4 else -40, 0))
        if k + 1 < len(front):
            x1, z1, w1 = front[k + 1]
            for s in (-1, 1):
                tube([(x - .012, s * w, z + .012), ((x + x1) / 2 - .035, 0, (z + z1) / 2 + .022), (x1 - .012, -s * w1, z1 + .012)], .011, lace, 10)
    for s in (-1, 1):
        tube([(-.02, s * .05, .92), (-.09, s * .11, .95), (-.1, s * .18, .9), (-.07, s * .14, .85), (-.035, s * .03, .915)], .011, lace, 10)
        tube([(-.035, s * .02, .915), (-.1, s * .06, .84), (-.12, s * .1, .74)], .01, lace, 10)
    outline = smooth_outline([(-.45, 0), (-.38, .105), (-.2, .118), (-.02, .085), (.12, .08), (.28, .1), (.34, 0), (.28, -.1), (.12, -.08), (-.02, -.085), (-.2, -.118), (-.38, -.105)], 6)
    place(slab(outline, .05, sole, .012), (0, 0, .155))
    place(box((.16, .15, .05), (0, 0, 0), sole, .012), (.22, 0, .14))
    blade = [(-.5, .035), (-.52, .05), (-.49, .08), (-.43, .1), (-.4, .155), (-.22, .155), (-.18, .085), (.1, .085), (.14, .13), (.29, .13), (.33, .075), (.42, .06), (.43, .02), (.38, .0), (-.4, .0), (-.47, .01)]
    place(slab(blade, .02, metal, .004), (0, .01, 0), (90, 0, 0))


def ice_skates(job):
    """A pair of skates side by side."""
    first = group(skate, job, 1)
    place(first, (-.3, .26, 0), (0, 0, 4))
    second = group(skate, job, -1)
    place(second, (.16, -.26, 0), (0, 0, -8))
    return {'azimuth': 8, 'elevation': 15}
