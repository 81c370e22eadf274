"""Ring, earrings, bangle, brooch."""
import math

import bpy
import numpy as np

from goods.jewellery.beads import pearl, sphere
from materials import Surface, plain, rgb, steel
from shapes import grid, lathe, modify, tube
from solids import flat_faces, group, place, ring, slab, smooth_outline, turn_all

TURN = math.tau


def precious(colour, rough=.12):
    """Polished gold, silver or copper."""
    return steel(colour, rough)


def moonstone():
    """A milky stone with a blue shimmer."""
    surface = Surface(Roughness=.08, Clearcoat=1., Subsurface=.2, Subsurface_Color=rgb('#dfe9f5'))
    return surface.colour(surface.ramp(surface.noise(3.5, 3), [(.35, rgb('#e9eef2')), (.6, rgb('#b9d0ea'))])).material


def brilliant(r, material):
    """A cut stone, its table up."""
    return flat_faces(lathe([(0, -r * .85, 'c'), (r, 0, 'c'), (r, r * .06, 'c'), (r * .58, r * .34, 'c'), (0, r * .34, 'c')], material, 1, 16))


def clear_stone():
    return Surface(Base_Color=rgb('#e6eef2'), Metallic=.75, Roughness=.03, Clearcoat=1.).material


def band(r, wide, thick, metal):
    """A ring that stands on the floor; its axis lies along y."""
    half = wide / 2
    hoop = lathe([(r, -half, 'c'), (r + thick * .8, -half * .9), (r + thick, 0), (r + thick * .8, half * .9), (r, half, 'c'), (r, -half, 'c')], metal, 6, 160)
    return place(hoop, (0, 0, r + thick), (90, 0, 0))


def finger_ring(job):
    """A ring that stands upright: milky stone, row of small stones, or twisted wire with a cut stone."""
    metal = precious(job['colour'])
    r, thick = .36, .045
    top = 2 * (r + thick)
    if job.get('stone') == 'moonstone':
        band(r, .085, thick, metal)
        place(group(lathe, [(.1, -.06, 'c'), (.15, -.02), (.165, .03), (.155, .05), (.14, .045, 'c')], metal, 4, 72), (0, 0, top))
        place(group(lathe, [(.148, .03, 'c'), (.14, .08), (.09, .13), (0, .145)], moonstone(), 8, 72), (0, 0, top))
        for k in range(24):
            a = TURN * k / 24
            place([sphere(.014, metal)], (.162 * math.cos(a), .162 * math.sin(a), top + .02))
    elif job.get('stone') == 'row':
        band(r, .1, thick, metal)
        stone = clear_stone()
        for k in range(9):
            a = math.radians(90 + (k - 4) * 12.5)
            at = ((r + thick - .002) * math.cos(a), 0, r + thick + (r + thick - .002) * math.sin(a))
            lean = (0, 90 - math.degrees(a), 0)
            place(group(brilliant, .036, stone), at, lean)
            place([ring(.038, .007, metal, 32)], at, lean)
    else:
        for strand in (0, 1):
            path = []
            for k in range(241):
                a, w = TURN * k / 240, 22 * TURN * k / 240 + math.pi * strand
                q = r + .03 + .024 * math.cos(w)
                path.append((q * math.cos(a), .024 * math.sin(w), r + .07 + q * math.sin(a)))
            tube(path, .025, metal, 14, 1)
        place(group(brilliant, .12, clear_stone()), (0, 0, top + .11))
        for k in range(4):
            a = TURN * (k + .5) / 4
            tube([(.03 * math.cos(a), .03 * math.sin(a), top - .02), (.1 * math.cos(a), .1 * math.sin(a), top + .07), (.122 * math.cos(a), .122 * math.sin(a), top + .12), (.1 * math.cos(a), .1 * math.sin(a), top + .15)], .014, metal, 10)
        place([ring(.085, .012, metal, 48)], (0, 0, top + .05))
    turn_all(-34)
    return {'azimuth': 0, 'elevation': 20, 'surface': job['colour']}


def ear_hook(metal):
    """A bent wire whose eye hangs at the origin."""
    tube([(0, 0, 0), (0, 0, .06), (.01, 0, .2), (.07, 0, .3), (.15, 0, .27), (.175, 0, .14), (.17, 0, -.04), (.185, 0, -.1)], .0085, metal, 12)
    place([ring(.022, .007, metal, 32)], (0, 0, -.02), (90, 0, 0))


def drop(job, metal):
    ear_hook(metal)
    if job.get('pearl'):
        place([ring(.02, .006, metal, 32)], (0, 0, -.06), (0, 90, 0))
        place(group(lathe, [(0, .02), (.04, .012), (.06, -.02), (.058, -.03, 'c')], metal, 4, 48), (0, 0, -.1))
        place([pearl(.13)], (0, 0, -.235))
    else:
        place([ring(.02, .006, metal, 32)], (0, 0, -.06), (0, 90, 0))
        outline = smooth_outline([(0, .02), (.05, -.08), (.1, -.22), (.08, -.33), (0, -.37), (-.08, -.33), (-.1, -.22), (-.05, -.08)], 8)
        place(slab(outline, .03, metal, .012, 4), (0, .015, -.07), (90, 0, 0))
        place(group(lathe, [(.05, 0, 'c'), (.046, .02), (.03, .035), (0, .04)], moonstone(), 5, 48), (0, -.014, -.31), (90, 0, 0))


def drop_earrings(job):
    """A pair that lies on the ground."""
    metal = precious(job['colour'])
    for x, lean in ((-.2, 10), (.22, -8)):
        items = place(group(drop, job, metal), (0, 0, 0), (-90, 0, 0))
        place(items, (x, .06, .13 if job.get('pearl') else .04), (0, 0, lean))
    return {'azimuth': 0, 'elevation': 58, 'surface': job['colour']}


def hoop(job, metal):
    """A hoop that stands on the floor, with a post across its opening."""
    r, thick = .34, .032
    path = [(r * math.sin(a), 0, r + thick - r * math.cos(a)) for a in np.linspace(-math.pi * .9, math.pi * .93, 90)]
    if job.get('twisted'):
        for strand in range(3):
            tube([(x, .02 * math.cos(k * .55 + strand * TURN / 3), z + .02 * math.sin(k * .55 + strand * TURN / 3)) for k, (x, _, z) in enumerate(path)], .019, metal, 12, 1)
    else:
        tube(path, thick, metal, 24, 1)
        for end in (path[0], path[-1]):
            place([sphere(thick, metal)], end)
    tube([path[-1], (.0, 0, 2 * r + .03), path[0]], .009, metal, 10)
    if job.get('pearl'):
        place(group(lathe, [(0, .05), (.02, .045), (.035, .02), (.036, .0, 'c')], metal, 4, 40), (0, -.0, .02))
        place([pearl(.105)], (0, 0, -.075))


def hoop_earrings(job):
    """Two hoops that stand beside each other."""
    metal = precious(job['colour'])
    low = .18 if job.get('pearl') else 0
    place(group(hoop, job, metal), (-.2, .1, low), (0, 0, 24))
    place(group(hoop, job, metal), (.22, -.08, low), (0, 0, -32))
    return {'azimuth': 0, 'elevation': 12, 'surface': job['colour']}


def bangle(job):
    """Two bangles; one leans on the other."""
    metal = precious(job['colour'])
    r, wide, thick = .5, .1, .022

    def one():
        half = wide / 2
        lathe([(r, -half, 'c'), (r + thick * .8, -half * .95), (r + thick, 0), (r + thick * .8, half * .95), (r, half, 'c'), (r, -half, 'c')], metal, 5, 200)
        if not job.get('engraved'):
            for z in (-half, half):
                place([ring(r + .012, .014, metal, 160)], (0, 0, z))
            return
        dark = plain('#4a3f33', .5, .6)
        for k in range(30):
            a = TURN * k / 30
            vine = [(math.cos(a + t * .105) * (r + thick + .0005), math.sin(a + t * .105) * (r + thick + .0005), .024 * math.sin(t * math.pi)) for t in np.linspace(-1, 1, 9)]
            tube(vine, .0035, dark, 6, 1)
            for side in (-1, 1):
                q = a + side * .052
                leaf = slab(smooth_outline([(0, .016), (.007, 0), (0, -.016), (-.007, 0)], 4), .002, dark, 0)
                place(leaf, (0, 0, 0), (90, 0, 90))
                place(leaf, (math.cos(q) * (r + thick - .001), math.sin(q) * (r + thick - .001), -side * .022), (0, 0, math.degrees(q)))
    place(group(one), (0, 0, wide / 2 + .01))
    place(group(one), (.2, .06, .34), (0, -38, 0))
    return {'azimuth': 0, 'elevation': 30, 'surface': job['colour']}


def petal(length, wide, metal, lift):
    """A hollow petal along +y."""
    columns, rows, points = 18, 24, []
    for j in range(rows + 1):
        v = j / rows
        half = wide * math.sin(math.pi * (v * .93 + .04)) ** .7
        for i in range(columns + 1):
            u = 2 * i / columns - 1
            points.append((u * half, v * length, lift * v ** 1.6 + .3 * wide * u * u + .004 * math.cos(u * 14)))
    modify(grid('petal', points, columns, rows, metal), 'SOLIDIFY', thickness=.012)


def brooch(job):
    """A flower of metal with a pearl or a cluster of small balls; a leaf at its side."""
    metal, matt = precious(job['colour'], .18), precious(job['colour'], .32)
    count = 8 if job.get('pearl') else 6
    for k in range(count):
        place(group(petal, .42, .13 if count == 8 else .18, metal, .12), (0, 0, .07), (0, 0, 360 * k / count))
    for k in range(count):
        place(group(petal, .27, .09 if count == 8 else .12, matt, .13), (0, 0, .1), (0, 0, 360 * (k + .5) / count))
    if job.get('pearl'):
        place([pearl(.1)], (0, 0, .2))
        place([ring(.1, .014, metal, 48)], (0, 0, .15))
    else:
        for k in range(22):
            q, a = .025 * math.sqrt(k) * .95, 2.4 * k
            place([sphere(.027, matt)], (q * math.cos(a), q * math.sin(a), .165 - q * q * 2))
    tube([(0, 0, .05), (.16, -.3, .05), (.3, -.56, .03)], .018, metal, 12)
    for at, turn, size in (((.17, -.32, .05), -100, .9), ((.21, -.4, .045), 160, .75)):
        place(group(petal, .34, .085, matt, .04), at, (0, 0, turn), size)
    place([item for item in bpy.data.objects if item.type == 'MESH'], (0, 0, 0), (24, 0, 0))
    return {'azimuth': 0, 'elevation': 44, 'surface': job['colour']}
