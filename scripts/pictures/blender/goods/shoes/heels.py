"""Ballet flats, pumps, and the heels of shoes."""
import math

import numpy as np

from cloth import leather
from goods.shoes.formal import heel_block
from goods.shoes.lacing import pair
from goods.shoes.last import Upper, hide
from materials import plain
from shapes import mesh, tube
from solids import loft


FLAT_SHOE = [
    [(.02, 0, .02), (0, 0, .06), (.0, 0, .10), (.012, 0, .145), (.024, 0, .18)],
    [(.08, .092, .02), (.068, .108, .055), (.072, .105, .09), (.085, .09, .125), (.098, .078, .158)],
    [(.33, .092, .02), (.33, .112, .045), (.33, .116, .07), (.325, .108, .095), (.32, .098, .115)],
    [(.54, .122, .02), (.54, .140, .042), (.538, .143, .062), (.532, .135, .082), (.525, .125, .097)],
    [(.74, .155, .02), (.735, .170, .042), (.725, .166, .066), (.71, .145, .09), (.695, .122, .105)],
    [(.925, .098, .02), (.92, .112, .042), (.895, .104, .07), (.845, .080, .10), (.795, .064, .118)],
    [(1.0, 0, .02), (.998, 0, .042), (.965, 0, .075), (.89, 0, .108), (.815, 0, .124)],
]


def pointed(net, toe, slim):
    """A narrower, longer toe."""
    def move(p):
        x, y, z = p
        s = min(1, max(0, x - .62) / .38)
        return (x + toe * s * s, y * (1 - slim * s), z - .006 * s)
    return [[move(p) for p in row] for row in net]


def ballet_flats(job):
    """A low slipper with a piping around the opening, a small bow and a hint of a heel."""
    shoe = Upper(FLAT_SHOE)
    skin, lining = hide(job), leather('#d8bd98', .5)
    shoe.shell(skin, lining, .01)
    shoe.insole(lining, .012)
    shoe.rim(.0075, skin, lift=-.002)
    shoe.stitch([(0.02, .86), (1, .86), (2, .84), (3, .83), (4, .86), (5, .9), (5.95, .91)], job.get('thread', job['colour']), .003)
    shoe.cord([(0, .03), (0, .5), (0, .97)], .0045, skin, .001)
    if job.get('cap'):
        x = .90
        edge = [(a, max(.02, shoe.row_at(a, x))) for a in np.linspace(4.9, 7.1, 40)]
        shoe.patch([(4.9, 0), (6, 0), (7.1, 0)] + edge[::-1], leather(job['cap'], .28), .001, .007)
    sole = plain('#3a2d24', .6)
    shoe.sole([(-.006, -.003), (.004, .0), (.004, .013), (-.02, .015)], sole)
    heel_block(shoe, sole, .002, .006, 1.7)
    x, y, z = shoe.at(6, 1, np.array(.012))
    bow(skin, (x + .012, y, z + .004), 1.3)
    return pair(angle=-36, gap=.36, twist=3, elevation=30)


def bow(material, at, size=1.):
    """A flat ribbon bow."""
    x, y, z = at
    tube([(x, y - .012, z + .004), (x, y, z + .012), (x, y + .012, z + .004)], .011 * size, material, 12)
    for side in (-1, 1):
        rings = []
        for t, high, wide in ((0, .006, .010), (.25, .012, .020), (.6, .016, .031), (.9, .014, .033), (1, .006, .028)):
            yy = y + side * t * .075 * size
            rings.append([(x + wide * size * math.cos(a), yy, z + .004 - .02 * t * t + high * size * math.sin(a)) for a in np.linspace(0, math.tau, 24, endpoint=False)])
        loft([[(x, y, z)] * 24] + rings + [[(x, y + side * .075 * size, z - .016)] * 24], material)


def stiletto(shoe, high, material, tip, slim=.016, back=-.005):
    """A slim heel: from the seat under the foot to a small top piece."""
    steps = len(shoe.feather()) // 12
    k = int(1.75 * steps)
    seat = shoe.feather(-.002)
    seat[:, 2] -= .012
    seat = np.concatenate([seat[-k:], seat[:k + 1]])
    n, rings = len(seat), []
    foot_back, foot_front = back + .03, back + .03 + 2.2 * slim
    low, high, wide = seat[:, 0].min(), seat[:, 0].max(), np.abs(seat[:, 1] - seat[:, 1].mean()).max()
    middle = seat[:, 1].mean()
    for t in np.linspace(0, 1, 18):
        shrink = max(0, 1 - t * 1.1) ** 2
        x1, x2 = low + (foot_back - low) * t, foot_front + (high - foot_front) * shrink
        ring = seat.copy()
        ring[:, 0] = x1 + (seat[:, 0] - low) / (high - low) * (x2 - x1)
        ring[:, 1] = middle * (1 - t) + (seat[:, 1] - middle) * (slim / wide + (1 - slim / wide) * shrink)
        ring[:, 2] = seat[:, 2] * (1 - t) + .012 * t
        rings.append(ring)
    loft([[tuple(p) for p in ring] for ring in rings], material)
    loft([[(p[0], p[1], z) for p in rings[-1]] for z in (.013, 0)] + [[((foot_back + foot_front) / 2, 0, 0)] * n], tip)


PUMP = pointed(FLAT_SHOE, .06, .16)


def pumps(job):
    """A court shoe with a high heel and a pointed toe."""
    shoe = Upper(PUMP, .08, job.get('high', .29))
    skin, lining = hide(job), leather('#d8bd98', .5)
    shoe.shell(skin, lining, .009)
    shoe.insole(lining, .010)
    shoe.rim(.0045, skin, lift=-.003)
    shoe.cord([(0, .03), (0, .5), (0, .97)], .0035, skin, .001)
    shoe.sole([(-.008, -.003), (.001, .0), (.001, .012), (-.03, .014)], plain(job.get('sole', '#b08d63'), .5))
    if job.get('block'):
        block_heel(shoe, skin)
    else:
        stiletto(shoe, job.get('high', .29), skin, plain('#25211f', .5))
    return pair(angle=-28, gap=.40, ahead=.16, twist=6, elevation=20)


def block_heel(shoe, material, taper=.022):
    """A straight, wide heel."""
    steps = len(shoe.feather()) // 12
    k = int(1.7 * steps)
    seat = shoe.feather(-.001)
    seat[:, 2] -= .011
    seat = np.concatenate([seat[-k:], seat[:k + 1]])
    centre, n = seat.mean(0), len(seat)
    rings = []
    for t in np.linspace(0, 1, 8):
        ring = seat.copy()
        ring[:, :2] += (centre[:2] - ring[:, :2]) * (.34 * t ** .7)
        ring[:, 0] += taper * t
        ring[:, 2] = seat[:, 2] * (1 - t) + .012 * t
        rings.append(ring)
    points = np.concatenate(rings + [np.column_stack([rings[-1][:, :2], np.zeros(n)])])
    faces = [(j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i) for j in range(8) for i in range(n)]
    item = mesh('heel', points, faces + [tuple(range(8 * n, 9 * n))], material)
    item.data.use_auto_smooth = True
