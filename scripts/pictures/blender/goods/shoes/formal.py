"""Derby shoes and loafers."""
import math

import numpy as np

from cloth import leather
from goods.shoes.lacing import laces, pair, tongue
from goods.shoes.last import Upper, hide
from materials import plain, steel
from shapes import mesh, tube
from solids import strands

DERBY = [
    [(.02, 0, .05), (-.004, 0, .11), (.002, 0, .17), (.016, 0, .225), (.03, 0, .275)],
    [(.085, .10, .05), (.072, .116, .10), (.082, .108, .155), (.10, .085, .205), (.115, .068, .248)],
    [(.33, .108, .045), (.33, .132, .09), (.33, .125, .14), (.318, .098, .195), (.305, .074, .235)],
    [(.54, .135, .04), (.53, .16, .075), (.505, .142, .15), (.465, .095, .235), (.435, .042, .305)],
    [(.72, .165, .04), (.71, .182, .07), (.68, .155, .13), (.62, .088, .20), (.555, .030, .255)],
    [(.905, .115, .04), (.895, .128, .068), (.845, .105, .112), (.755, .055, .168), (.675, .014, .20)],
    [(1.0, 0, .045), (.992, 0, .07), (.93, 0, .115), (.80, 0, .165), (.70, 0, .192)],
]


def welted(shoe, dark, welt, edge=.014, thick=.022, heel=.04):
    """A leather sole with a stitched welt and a stacked heel."""
    shoe.sole([(-.01, -.004), (edge, -.004), (edge, .008)], welt)
    shoe.sole([(edge - .002, .006), (edge, .010), (edge, thick), (-.02, thick)], dark)
    heel_block(shoe, dark, edge, .05, 2.05)
    line = shoe.feather(edge - .006)
    line[:, 2] += .006
    keep = [i for i in range(len(line)) if line[i, 0] > .3]
    strands([line[i] for i in keep[::2]], [line[(i + 1) % len(line)] for i in keep[::2]], .0022, plain('#d9c9a8', .8))


def heel_block(shoe, material, edge, high, until, taper=0.):
    """The heel under the back of the sole: rings of the sole's outline, closed by a straight breast."""
    steps = len(shoe.feather()) // 12
    k = int(until * steps)
    rings = []
    for drop, inset in ((.018, 0), (.018 + high, taper)):
        p = shoe.feather(edge - inset)
        p[:, 2] -= drop
        rings.append(np.concatenate([p[-k:], p[:k + 1]]))
    rings[1][:, 2] = 0
    n = len(rings[0])
    points = np.concatenate(rings)
    faces = [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)] + [tuple(range(n)), tuple(range(n, 2 * n))]
    item = mesh('heel', points, faces, material)
    item.data.use_auto_smooth = True
    return item


def derby(job):
    """An open-laced leather shoe: quarters on the vamp, three or five eyelets, welt, heel."""
    shoe = Upper([[(x, y, z + .02) for x, y, z in row] for row in DERBY])
    skin, lining = hide(job), leather('#b98a5c', .5)
    thread = job.get('thread', '#1d1c1c')
    shoe.shell(skin, lining)
    shoe.insole(lining)
    quarter = [(0, .02), (1, .02), (2, .02), (3, .02), (3.45, .16), (3.75, .4), (4.1, .6), (4.55, .78), (4.9, .96), (4.4, 1), (3, 1), (2, 1), (1, 1), (0, 1)]
    shoe.both(quarter, skin, .001, .009)
    shoe.stitch([(3.0, .06), (3.4, .2), (3.7, .43), (4.06, .63), (4.5, .80), (4.8, .95)], thread, .013)
    shoe.stitch([(3.0, .12), (3.33, .24), (3.64, .46), (4.0, .66), (4.42, .83), (4.7, .96)], thread, .013)
    shoe.stitch([(.05, .95), (1, .95), (2, .95), (2.7, .95)], thread, .013)
    if job.get('cap'):
        edge = [(a, shoe.row_at(a, .845)) for a in np.linspace(4.72, 7.28, 40)]
        shoe.patch([(4.72, 0), (5.2, 0), (6, 0), (6.8, 0), (7.28, 0)] + edge[::-1], skin, .001, .008)
        shoe.stitch([(a, max(.02, v - .03)) for a, v in edge[:21:5]], thread, .012)
    tongue([(.72, .19), (.62, .235), (.52, .285), (.44, .335), (.385, .375)], (.05, .09, .12, .13, .12), skin, lining, .012)
    laces(shoe, 3.22, 4.5, 4, plain(job.get('lace', '#2a2827'), .8, grain=.3, scale=200), .0075, .9)
    shoe.rim(.006, skin)
    welted(shoe, plain(job.get('sole', '#2b211b'), .45), plain(job.get('welt', '#5a4030'), .6))
    return pair()


LOAFER = [row[:-1] + [top] for row, top in zip(DERBY, [
    (.03, 0, .258), (.115, .070, .222), (.305, .080, .190), (.455, .078, .215), (.525, .062, .246), (.562, .032, .262), (.568, 0, .265)])]
LOAFER[4][2:4] = [(.69, .152, .130), (.622, .104, .200)]
LOAFER[5][2:4] = [(.845, .106, .116), (.72, .058, .196)]
LOAFER[6][2:4] = [(.925, 0, .122), (.745, 0, .198)]


def loafers(job):
    """A slip-on with a raised apron seam and a strap across the instep."""
    shoe = Upper([[(x, y, z + .02) for x, y, z in row] for row in LOAFER])
    skin, lining = hide(job), leather('#c09a6c', .5)
    thread = job.get('thread', '#3a2a1e')
    shoe.shell(skin, lining)
    shoe.insole(lining)
    apron = [(a, max(.05, shoe.row_at(a, x))) for a, x in ((3.62, .64), (4.0, .715), (4.5, .80), (5.0, .865), (5.5, .905), (6.0, .92))]
    apron += [(12 - a, v) for a, v in apron[-2::-1]]
    shoe.cord(apron, .0085, skin, .004)
    line, _ = shoe.line(apron, .012, 121)
    inner, _ = shoe.line([(a, min(.95, v + .055)) for a, v in apron], .006, 121)
    strands(line[2:-2:2], inner[2:-2:2], .0022, plain(thread, .7))
    shoe.band(.60, .685, skin, 3.32, 8.68, .011, .004)
    for x in (.609, .676):
        u = np.linspace(3.5, 6, 7)
        shoe.stitch([(a, shoe.row_at(a, x)) for a in u], thread, .018)
    if job.get('metal'):
        metal = steel(job['metal'], .16)
        v = shoe.row_at(6, .645)
        p = shoe.at(6, v, np.array(.024))
        for side in (-1, 1):
            tube([(p[0] + .022 * math.cos(a), p[1] + side * .05 + .03 * math.sin(a), p[2] - abs(side * .05 + .03 * math.sin(a)) * .3) for a in np.linspace(0, math.tau, 25)], .006, metal, 12, 2)
        tube([(p[0], p[1] - .025, p[2] - .004), (p[0], p[1], p[2] + .002), (p[0], p[1] + .025, p[2] - .004)], .007, metal, 12)
    else:
        u = np.linspace(5.72, 6.28, 9)
        slot = [(a, shoe.row_at(a, .655)) for a in u] + [(a, shoe.row_at(a, .632)) for a in u[::-1]]
        shoe.patch(slot, plain('#241a14', .9), .0165, .0015, .03)
    shoe.stitch([(.05, .95), (1, .95), (2, .95), (2.9, .95)], thread, .004)
    shoe.cord([(0, .03), (0, .5), (0, .97)], .006, skin, .002)
    shoe.rim(.0065, skin)
    welted(shoe, plain(job.get('sole', '#2b211b'), .45), plain(job.get('welt', '#5a4030'), .6))
    return pair(surface=job.get('metal', 'shoe'))
