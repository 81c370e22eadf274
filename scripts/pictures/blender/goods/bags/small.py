"""Clutches, coin purses, wallets."""
import math

import numpy as np
from mathutils import Matrix

from cloth import leather
from goods.bags.leatherwork import draped_panel, even, fitting, hide, panel, puffed, seam, stitches
from goods.shoes.skin import spline
from materials import Surface, plain, rgb, steel, times
from patterns import hexes, surface_of
from sewn import velvet
from shapes import lathe, tube
from solids import group, loft, oval, place, rounded, slab, strands, turn_all


def satin(colour):
    surface = Surface(Roughness=.34, Specular=.45, Anisotropic=.6)
    base = rgb(colour)
    shade = surface.ramp(surface.noise(3, 3, (1, 1, 3)), [(.3, times(base, .85)), (.7, times(base, 1.15))])
    return surface.colour(shade).bump(surface.noise(90, 2, (1, 1, 12)), .05, .003).material


def embroidered(colour, accent, seed, width=900, height=560):
    """Cloth with stitched flowers and leaves: a picture with threads in it."""
    rng = np.random.default_rng(seed)
    ground, first = hexes(colour, accent)
    threads = [first, *hexes('#d9788a', '#e9c46a', '#f3ead8', '#7fa7a0')]
    picture = np.broadcast_to(ground, (height, width, 3)).copy()
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    spots = []
    for _ in range(400):
        px, py, r = rng.uniform(40, width - 40), rng.uniform(30, height - 30), rng.uniform(34, 66)
        if all(math.hypot(px - a, py - b) > r + c + 14 for a, b, c in spots):
            spots.append((px, py, r))
    for n, (px, py, r) in enumerate(spots):
        d, a = np.hypot(x - px, y - py), np.arctan2(y - py, x - px) + n
        if r > 44:
            petal = r * (.62 + .38 * np.abs(np.cos(a * 2.5)))
            picture[d < petal] = threads[n % 3]
            shade = np.sin(a * 60) * .5 + .5
            part = (d < petal)
            picture[part] *= (.84 + .22 * shade)[part][:, None]
            picture[d < r * .26] = threads[3 if n % 2 else 2]
        else:
            c, s = math.cos(n), math.sin(n)
            u, v = (x - px) * c + (y - py) * s, (y - py) * c - (x - px) * s
            part = (np.abs(v) < r * .34 * (1 - (u / r) ** 2)) & (np.abs(u) < r)
            picture[part] = hexes('#6f8f6a')[0]
            picture[part] *= (.85 + .2 * np.sin(v * 1.1 + u * .6))[part][:, None]
            picture[(np.abs(v) < 2.2) & (np.abs(u) < r)] *= .7
    return surface_of(picture, .6, 260, Roughness=.8)


def framed_purse(wide, tall, depth, material, metal, gathers=0, seed=0, low=.0, flat=.18):
    """A soft purse in a metal frame with two balls that snap shut."""
    n, rings = 192, []
    # Curves, because a profile of straight pieces shows as facets.
    half_of = spline([(0, .70), (.06, .84), (.2, .96), (.5, 1.0), (.8, .93), (1, .86)], 12).T
    deep_of = spline([(0, .55), (.06, .8), (.25, 1.0), (.6, .86), (.9, .42), (1, .22)], 12).T
    for t in np.linspace(0, 1, 64):
        z = low + tall * t
        half = np.interp(t, *half_of) * wide / 2
        deep = np.interp(t, *deep_of) * depth / 2
        ring = []
        for k in range(n):
            a = math.tau * k / n
            c, s = math.cos(a), math.sin(a)
            x, y = math.copysign(abs(c) ** .72, c) * half, math.copysign(abs(s) ** .85, s) * deep
            fold = gathers * math.sin(x / wide * 2 * math.pi * 11 + .6 * math.sin(z * 9)) * max(0, t - .15) ** .8
            ring.append((x, y + math.copysign(fold, y) * min(1, abs(s) * 3), z))
        rings.append(ring)
    rings = [[(x * .2, y * .2, low) for x, y, z in rings[0]]] + rings + [[(x * .97, 0, low + tall) for x, y, z in rings[-1]]]
    uv = [(p[0] / wide + .5, p[2] / tall) for ring in rings for p in list(ring) + [ring[0]]]
    loft(rings, material, uv)
    top, h = low + tall, wide * .86 / 2
    for y in (-1, 1):
        deep = depth * .11
        path = [(-h * 1.06, y * .006, top - tall * .30), (-h * 1.07, y * deep * .7, top - tall * .12), (-h * .98, y * deep, top + .006), (-h * .5, y * deep, top + .022), (0, y * deep, top + .026),
                (h * .5, y * deep, top + .022), (h * .98, y * deep, top + .006), (h * 1.07, y * deep * .7, top - tall * .12), (h * 1.06, y * .006, top - tall * .30)]
        tube(path, .0165, metal, 16, 12)
    for side in (-1, 1):
        place(lathe([(0, .03), (.02, .026), (.03, .01), (.03, -.01), (.02, -.026), (0, -.03)], metal, 6, 32), (side * .026, side * .012, top + .072), (0, side * 22, 0))
        tube([(side * .012, side * depth * .08, top + .022), (side * .018, side * .03, top + .045)], .008, metal, 10, 3)
        place(lathe([(0, .018), (.014, .014), (.018, 0), (.014, -.014), (0, -.018)], metal, 5, 24), (side * h * 1.07, 0, top - tall * .30))


def clutch(job):
    """An evening bag to hold in the hand: pleated satin in a frame, a velvet envelope, an embroidered box."""
    metal, form = fitting(job, .14), job.get('form', 'frame')
    if form == 'frame':
        framed_purse(1.0, .50, .24, satin(job['colour']), metal, .010, job['seed'])
    elif form == 'envelope':
        cloth = velvet(job['colour'])
        body = [(x, z + .28) for x, z in rounded(1.0, .56, .035, 6)]
        puffed(body, .12, cloth, .5, .022, .003, job['seed'])
        smooth = lambda x, z: -.063 - .024 * max(0, 1 - (x / .5) ** 2) * max(0, 1 - ((z - .28) / .28) ** 2)
        flap = [(-.488, .562), (.488, .562), (.49, .53), (.05, .185), (0, .172), (-.05, .185), (-.49, .53)]
        draped_panel(flap, lambda x, z: smooth(x, z) - .004, cloth, .012)
        edge = [(-.485, .53), (-.25, .345), (-.05, .19), (0, .176), (.05, .19), (.25, .345), (.485, .53)]
        line = [p for a, b in zip(edge, edge[1:]) for p in [tuple(np.array(a) * (1 - t) + np.array(b) * t) for t in np.linspace(0, 1, 12)]]
        tube([(x, smooth(x, z) - .014, z) for x, z in line], .006, metal, 10, 1)
        stone = Surface(Base_Color=rgb('#e6eef2'), Metallic=.7, Roughness=.04, Clearcoat=1.).material
        y = smooth(0, .24) - .018
        place(lathe([(0, .022), (.03, .018), (.044, .004), (.046, 0, 'c')], metal, 5, 40), (0, y, .235), (90, 0, 0))
        place(lathe([(0, .026, 'c'), (.018, .026, 'c'), (.030, .008, 'c')], stone, 1, 12), (0, y - .01, .235), (90, 0, 0))
        tube([(.50, 0, .50)] + [(.50 + .055 * math.sin(a), -.05 * a / 3 - .02, .50 - .34 * a / 3.1) for a in np.linspace(.3, 3.1, 10)], .006, metal, 10)
    else:
        cloth = embroidered(job['colour'], job['accent'], job['seed'])
        outline = [(x, z + .27) for x, z in rounded(1.0, .54, .09, 10)]
        line = even(outline)
        puffed(outline, .19, leather(job['colour'], .5), .45, .01)
        face = [(x * .955, (z - .27) * .93 + .27) for x, z in outline]
        item = draped_panel(face, lambda x, z: -.100 - .024 * max(0, 1 - (x / .5) ** 2) * max(0, 1 - ((z - .27) / .27) ** 2), cloth, .012)
        layer = item.data.uv_layers.active.data
        for corner in item.data.loops:
            p = item.data.vertices[corner.vertex_index].co
            layer[corner.index].uv = (p.x + .5, p.z / .54)
        for y in (-.075, .075):
            tube([(x * 1.002, y, z) for x, z in np.concatenate([line, line[:2]])], .012, metal, 12, 1)
        for side in (-1, 1):
            place(lathe([(0, .03), (.02, .026), (.03, .01), (.03, -.01), (.02, -.026), (0, -.03)], metal, 6, 32), (side * .024, side * .02, .585), (0, side * 20, 0))
    turn_all(-18)
    return {'azimuth': 0, 'elevation': 18, 'surface': 'clutch'}


def coin(at, radius, metal, turn):
    """A coin with a narrow rim, a milled edge and a sprig of leaves in low relief."""
    def build():
        lathe([(0, -.5, 'c'), (.97, -.5, 'c'), (1, -.4), (1, .4), (.97, .5, 'c'), (.92, .5, 'c'), (.905, .34, 'c'), (0, .34, 'c')], metal, 1, 72)
        turns = [math.tau * k / 60 for k in range(60)]
        strands([(math.cos(a), math.sin(a), -.42) for a in turns], [(math.cos(a), math.sin(a), .42) for a in turns], .018, metal)
        place(slab([(-.02, -.55), (.02, -.55), (.02, .3), (-.02, .3)], .06, metal, 0), (0, 0, .34))
        for k in range(7):
            turned, high = (0, .3) if k == 6 else ((1 if k % 2 else -1) * 52, -.4 + .3 * (k // 2))
            leaf = [(x * .11, .17 + y * .17) for x, y in oval(2, 2, 1.5, 20)]
            place(slab(leaf, .07, metal, 0), (0, high, .34), (0, 0, turned))
    items = group(build)
    for item in items:
        item.data.transform(Matrix.Diagonal((radius, radius, radius * .13, 1)) @ item.matrix_basis)
        item.matrix_basis.identity()
    place(items, at, turn)


def coin_purse(job):
    """A small leather purse with a snap frame; coins beside it."""
    metal = fitting(job, .16)
    framed_purse(.84, .56 if job.get('form') != 'wide' else .48, .34, hide(job), metal, .012 if job.get('gathers', True) else 0, job['seed'])
    gold, silver = steel('#d8b25e', .25), steel('#c6c6c4', .25)
    # The purse is about 100 mm wide, so a coin of 22 mm measures .18.
    coin((.30, -.30, .006), .095, gold, (0, 0, 20))
    coin((.07, -.33, .005), .078, silver, (0, 0, 70))
    coin((.185, -.315, .021), .085, silver, (5, -8, 40))
    turn_all(-16)
    return {'azimuth': 0, 'elevation': 24, 'surface': 'leather'}


def wallet(job):
    """A folding wallet that stands open: cards in slots on one side, a pocket on the other, notes behind."""
    skin, inner = hide(job), leather(job.get('inside', job['colour']), .45)
    thread = job.get('thread', '#e9dcc0')
    wide, tall, angle = .52, .44, 32
    cards = ('#3f6f8f', '#d9d4c8', '#b5563f', '#5f7d5f')

    def half(side):
        outer = [(x + wide / 2, z + tall / 2) for x, z in rounded(wide, tall, .03, 6)]
        panel(outer, .016, skin, .020)
        pocket = [(x + wide / 2, z + tall / 2 - .008) for x, z in rounded(wide - .012, tall - .03, .026, 6)]
        panel(pocket, .010, inner, -.006)
        seam(pocket, -.0175, thread, .012)
        if side < 0:
            for k in range(3):
                low = .10 + .085 * (2 - k)
                card = [(x + wide / 2, z + low + .115) for x, z in rounded(wide - .13, .10, .014, 5)]
                panel(card, .005, plain(cards[k], .35, coat=.3), -.014 - .006 * k, .001)
                slot = [(x + wide / 2, z + (low + .075) / 2 + .012) for x, z in rounded(wide - .05, low + .05, .012, 4)]
                panel(slot, .006, inner, -.018 - .006 * k, .002)
                stitches([(.04, -.0255 - .006 * k, low + .088), (wide - .04, -.0255 - .006 * k, low + .088)], thread)
        else:
            window = [(x + wide / 2, z + .20) for x, z in rounded(wide - .07, .30, .016, 5)]
            panel(window, .008, inner, -.016, .002)
            seam(window, -.0265, thread, .012, lambda x, z: z < .325)
            card = [(x + wide / 2, z + .30) for x, z in rounded(wide - .14, .16, .014, 5)]
            panel(card, .005, plain(cards[3], .35, coat=.3), -.014, .001)
    left, right = group(half, -1), group(half, 1)
    for item in left:
        item.matrix_basis = Matrix.Scale(-1, 4, (1, 0, 0)) @ item.matrix_basis
    place(left, (0, 0, 0), (0, 0, angle))
    place(right, (0, 0, 0), (0, 0, -angle))
    tube([(0, .012, .02), (0, .012, tall - .02)], .022, skin, 20, 2)
    paper = Surface(Roughness=.85)
    note = paper.colour(paper.ramp(paper.noise(40, 3), [(.35, rgb('#a9bfa0')), (.65, rgb('#c9d6bd'))])).material
    other = plain('#c9b8a0', .85, grain=.1)
    for k, (stuff, up) in enumerate(((note, .050), (other, .036))):
        for sign in (-1, 1):
            sheet = [(sign * x, z) for x, z in ((.0, .05), (wide - .035, .05), (wide - .035, tall + up - .012 * sign), (.0, tall + up))]
            item = panel(sheet if sign > 0 else sheet[::-1], .003, stuff, .0 + .004 * k, 0)
            place(item, (0, 0, 0), (0, 0, -sign * angle))
    return {'azimuth': 10, 'elevation': 20, 'surface': 'leather'}
