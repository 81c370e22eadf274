"""Diving mask and swim ring."""
import math

import bpy
import numpy as np

from materials import plain
from patterns import hexes, surface_of
from shapes import box, grid, lathe, tube
from solids import loft, oval, place, smooth_outline, turn_all

TURN = math.tau


def lens_outline(width, height, nose):
    """A wide lens with a bridge for the nose."""
    w, h = width / 2, height / 2
    right = [(0, h * .92), (w * .5, h), (w * .88, h * .8), (w, h * .2), (w * .95, -h * .45), (w * .7, -h * .95), (w * .34, -h * .95), (w * .17, -h * .3)]
    left = [(-x, y) for x, y in right[:0:-1]]
    return smooth_outline(right + [(0, -h * nose)] + left, 8)


def curved(outline, y, bend, grow=1.0, push=0.0):
    """An outline in the plane of x and z, bent around the face."""
    return [(x * grow, y + push + bend * (x * grow) ** 2, z * grow) for x, z in outline]


def diving_mask(job):
    """A mask with one or two lenses, a soft skirt, a strap, and a snorkel beside it."""
    frame, rubber = plain(job['colour'], .28, coat=.6), plain('#2b2c31', .42) if not job.get('clear') else plain('#e6ecee', .25, coat=.4)
    glass = plain('#a9c8d6', .04, coat=1)
    outline = lens_outline(.98, .56, .12)
    bend = .16
    rings = [curved(outline, -.02, bend, 1.03), curved(outline, -.05, bend, 1.06), curved(outline, -.09, bend, 1.03), curved(outline, -.095, bend, .97), curved(outline, -.06, bend, .93), curved(outline, -.05, bend, .9)]
    loft(rings, frame)
    skirt = [curved(outline, -.03, bend, 1.0), curved(outline, .06, bend * 1.2, .98), curved(outline, .16, bend * 1.5, .97), curved(outline, .23, bend * 1.7, 1.02), curved(outline, .25, bend * 1.7, 1.04), curved(outline, .24, bend * 1.7, .9)]
    loft(skirt, rubber)
    pane = [curved(outline, -.058, bend, k) for k in np.linspace(.93, .001, 12)]
    loft(pane, glass)
    back = [curved(outline, .0, bend, k) for k in np.linspace(.9, .02, 8)]
    loft(back, plain('#4f6670', .5))
    nose = [[(.11 * k * math.cos(a), -.04 - .13 * d, -.13 + .15 * k * math.sin(a) - .05 * d) for a in np.linspace(0, TURN, 40, endpoint=False)] for k, d in ((1.0, 0), (.95, .4), (.8, .8), (.5, 1.0), (.02, 1.05))]
    loft(nose, rubber)
    if job.get('two'):
        box((.05, .05, .3), (0, -.075, .1), frame, .015)
    for side in (-1, 1):
        x = side * .5
        place(box((.06, .14, .1), (0, 0, 0), frame, .02), (x, .03, .04), (0, 0, side * 20))
        place(lathe([(0, .0), (.03, .0), (.03, .02), (0, .024)], plain('#2b2c31', .4), 3, 28), (x + side * .04, .03, .04), (0, side * 90, 0))
    strap = []
    for a in np.linspace(-.12, math.pi + .12, 70):
        c, s = math.cos(a), math.sin(a)
        tall = .075 + .06 * max(0, s) ** 3
        strap.append([(c * .535 + c * p, .1 + s * .52 + s * p, .04 + q) for p, q in oval(.02, tall, 5, 20)])
    loft(strap, rubber)
    place([item for item in bpy.data.objects if item.type == 'MESH'], (0, 0, .3), (-14, 0, 0))
    pipe = [(.62, -.36, .045), (.4, -.42, .045), (-.3, -.5, .045), (-.55, -.46, .05), (-.66, -.34, .06), (-.66, -.24, .07)]
    tube([(x, y - .12, z) for x, y, z in pipe], .042, frame, 24, 12)
    tube([(-.66, -.4, .07), (-.66, -.33, .075), (-.62, -.27, .08)], (.045, .05, .06), plain('#2b2c31', .45), 24)
    tube([(.42, -.535, .045), (.62, -.48, .045), (.66, -.47, .045)], (.05, .05, .047), plain('#2b2c31', .45), 24, 2)
    turn_all(16)
    return {'azimuth': 0, 'elevation': 22}


def swim_ring(job):
    """An inflated ring with stripes, a rope or a valve; it lies on the floor."""
    n = 512
    u, v = np.meshgrid(np.linspace(0, 1, 2 * n), np.linspace(0, 1, n))
    one, white = hexes(job['colour'], '#f6f2e8')
    picture = np.broadcast_to(white, (n, 2 * n, 3)).copy()
    if job.get('spots'):
        picture[:] = one
        a, b = (u * 14) % 1 - .5, (v * 6 + .5 * (np.floor(u * 14) % 2)) % 1 - .5
        picture[np.hypot(a, b) < .26] = white
    else:
        picture[(u * 12).astype(int) % 2 == 0] = one
    vinyl = surface_of(picture.astype(np.float32), .1, 40, Roughness=.18, Clearcoat=.6)
    big, r = .6, .24
    columns, lines = 240, 80
    points, uv = [], []
    for j in range(lines + 1):
        b = TURN * j / lines
        for i in range(columns + 1):
            a = TURN * i / columns
            pucker = 1 + .012 * math.sin(a * 60) * math.exp(-((b - math.pi) / .5) ** 2)
            rr = big + r * math.cos(b) * pucker
            points.append((rr * math.cos(a), rr * math.sin(a), r * .92 + r * .92 * math.sin(b)))
            uv.append((min(.9999, i / columns), j / lines))
    grid('ring', points, columns, lines, vinyl, uv)
    seam = plain('#efe9dc', .3)
    tube([((big + r * .999) * math.cos(a), (big + r * .999) * math.sin(a), r * .92) for a in np.linspace(0, TURN, 120)], .007, seam, 8, 1)
    valve = [lathe([(0, 0), (.045, 0), (.045, .012), (.02, .016), (.018, .06), (.024, .062), (.024, .075), (0, .078)], plain('#eef0ee', .2, coat=.5), 3, 32)]
    place(valve, (.3, -.52, r * 1.83), (0, 0, 0))
    cord = []
    for a in np.linspace(0, TURN, 161):
        sag = .03 * math.sin(a * 2 + .2) ** 2
        cord.append(((big + r * 1.02 + sag) * math.cos(a), (big + r * 1.02 + sag) * math.sin(a), r * .95 - sag * 1.2))
    if job.get('rope'):
        tube(cord, .014, plain('#f1e7cf', .8), 10, 1)
    return {'azimuth': 0, 'elevation': 36}
