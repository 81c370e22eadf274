"""Knee boots and hiking boots."""
import math

import numpy as np

from cloth import leather, weave
from goods.shoes.heels import block_heel, pointed
from goods.shoes.lacing import laces, pair, tongue
from goods.shoes.last import Upper, hide
from goods.shoes.sport import padded_edge
from materials import plain, steel
from shapes import tube
from solids import place, rounded, slab

KNEE = [
    [(.03, 0, .02), (.004, 0, .08), (.02, 0, .18), (.055, 0, .30), (.050, 0, .48), (.010, 0, .72), (-.012, 0, .98), (.0, 0, 1.26)],
    [(.09, .092, .02), (.078, .108, .07), (.092, .102, .17), (.12, .084, .30), (.118, .084, .48), (.088, .108, .72), (.075, .128, .98), (.085, .132, 1.26)],
    [(.31, .094, .02), (.31, .116, .05), (.30, .116, .14), (.265, .098, .28), (.235, .098, .48), (.225, .132, .72), (.225, .156, .98), (.23, .162, 1.26)],
    [(.53, .122, .02), (.525, .140, .05), (.50, .132, .11), (.43, .085, .235), (.365, .072, .44), (.365, .098, .70), (.378, .118, .98), (.388, .122, 1.26)],
    [(.74, .150, .02), (.735, .164, .045), (.715, .146, .085), (.65, .095, .145), (.50, .050, .27), (.405, .045, .62), (.43, .065, .95), (.445, .070, 1.24)],
    [(.925, .092, .02), (.92, .106, .045), (.892, .092, .08), (.82, .058, .115), (.66, .028, .18), (.44, .020, .42), (.44, .030, .88), (.46, .034, 1.23)],
    [(1.0, 0, .022), (.997, 0, .045), (.962, 0, .08), (.88, 0, .115), (.70, 0, .175), (.46, 0, .38), (.438, 0, .84), (.465, 0, 1.225)],
]


def boot_creases(shoe):
    """Soft folds around the ankle."""
    z = shoe.skin[..., 2]
    at = z - shoe.raise_by * .6
    fade = np.exp(-((at - .40) / .13) ** 2) * np.clip(1 - np.exp(-at / .1), 0, 1)
    angle = np.linspace(0, math.tau, len(z))[:, None]
    wave = np.sin(at * 78 + 1.6 * np.sin(angle * 2 + 1) + 1.2 * np.cos(angle * 3)) * (.6 + .4 * np.sin(angle + at * 9))
    shoe.skin = shoe.skin + shoe.normal * (wave * fade * .0065)[..., None]
    return shoe


def knee_boots(job):
    """A tall boot with a block heel, a back seam and side seams."""
    net = pointed(KNEE, .03, .10)
    shoe = boot_creases(Upper(net, .08, job.get('high', .16)))
    skin, lining = hide(job), leather('#c9ad88', .5)
    shoe.shell(skin, lining, .014)
    shoe.rim(.008, skin)
    shoe.cord([(0, .03), (0, .5), (0, .985)], .005, skin, .001)
    shoe.cord([(3.0, .02), (3.0, .3), (3.0, .6), (3.0, .985)], .004, skin, .001, True)
    u = np.linspace(0, 6, 7)
    shoe.stitch([(a, .968) for a in u], job.get('thread', job['colour']), .003)
    counter = [(0, .02), (.8, .02), (1.5, .03), (1.55, .12), (1.0, .22), (0, .27)]
    shoe.patch(counter + [(-a, v) for a, v in counter[-2:0:-1]], skin, .0, .006)
    shoe.stitch([(1.42, .05), (1.45, .12), (.95, .20), (.05, .25)], job.get('thread', job['colour']), .009)
    sole = plain(job.get('sole', '#2a211c'), .5)
    shoe.sole([(-.008, -.004), (.006, .0), (.006, .014), (-.03, .016)], sole)
    block_heel(shoe, leather(job.get('stack', '#3a2a20'), .4) if job.get('stack') else skin)
    return pair(angle=-30, gap=.62, ahead=.04, twist=6, elevation=10)


HIKE = [
    [(.02, 0, .0), (-.004, 0, .07), (.012, 0, .16), (.04, 0, .26), (.035, 0, .36), (.012, 0, .44)],
    [(.085, .108, .0), (.07, .124, .06), (.084, .118, .15), (.108, .10, .26), (.11, .096, .36), (.092, .104, .43)],
    [(.32, .118, .0), (.32, .144, .05), (.31, .14, .14), (.285, .118, .25), (.27, .11, .34), (.26, .118, .41)],
    [(.53, .142, .0), (.52, .168, .04), (.495, .152, .12), (.44, .105, .24), (.405, .072, .34), (.40, .060, .425)],
    [(.72, .168, .0), (.712, .188, .035), (.69, .168, .095), (.63, .105, .175), (.55, .055, .245), (.485, .040, .305)],
    [(.905, .138, .0), (.898, .152, .035), (.862, .132, .09), (.79, .075, .138), (.705, .034, .172), (.645, .020, .20)],
    [(1.0, 0, .005), (.995, 0, .038), (.958, 0, .096), (.87, 0, .142), (.765, 0, .168), (.675, 0, .186)],
]


def lugs(shoe, material, outset, high, step=.062):
    """Deep blocks around the edge of the sole."""
    line = shoe.feather(outset)
    lengths = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line[:, :2], axis=0), axis=1))])
    for s in np.arange(0, lengths[-1], step):
        a, b = (np.array([np.interp(t, lengths, line[:, k]) for k in range(3)]) for t in (s, s + step * .62))
        along = (b - a)[:2] / max(np.linalg.norm((b - a)[:2]), 1e-6)
        angle = math.degrees(math.atan2(along[1], along[0]))
        size = np.linalg.norm((b - a)[:2])
        middle = (a + b) / 2
        item = slab(rounded(size, .055, .008, 3), high, material, .004, 2)
        place(item, (middle[0], middle[1], middle[2] - high - .05), (0, 0, angle))


def hiking_boots(job):
    """A padded ankle boot: rubber toe cap and rand, panels of suede and mesh, hooks, a deep tread."""
    shoe = Upper([[(x, y, z + .13) for x, y, z in row] for row in HIKE], .13)
    main = suede_or(job)
    cloth, lining, rubber = weave(job['mesh'], 170, .7), weave('#3b3d42', 170, .4), plain('#26272a', .62, grain=.1)
    thread = job.get('thread', '#d8cdb8')
    shoe.shell(cloth, lining, .016)
    shoe.insole(lining, .02)
    foam = plain(job.get('foam', '#55585e'), .6)
    shoe.sole([(-.01, -.02), (.016, -.02), (.024, -.012), (.028, .02), (.024, .060), (-.02, .062)], foam)
    shoe.sole([(.018, .048), (.030, .052), (.028, .085), (-.02, .088)], rubber)
    lugs(shoe, rubber, .008, .045)
    toe = [(a, shoe.row_at(a, x)) for a, x in ((4.35, .80), (4.7, .84), (5.1, .875), (5.5, .90), (6, .91))]
    toe += [(12 - a, v) for a, v in toe[-2::-1]]
    shoe.patch([(toe[0][0], .02)] + [(a, .02) for a in np.linspace(4.7, 7.3, 9)] + [(toe[-1][0], .02)] + toe[::-1], rubber, .004, .012)
    rand = [(a, .02) for a in np.linspace(0, 4.3, 14)] + [(a, .15) for a in np.linspace(4.3, 0, 14)]
    shoe.both(rand, rubber, .002, .010)
    side = [(2.0, .10), (4.2, .10), (4.9, .42), (5.3, .62), (4.6, .66), (3.9, .52), (3.3, .46), (2.75, .55), (2.4, .44)]
    shoe.both(side, main, .002, .010)
    shoe.stitch([(2.12, .2), (2.5, .42), (2.8, .505), (3.35, .42), (3.95, .475), (4.6, .61)], thread, .014)
    stay = [(2.8, 1), (2.85, .78), (3.1, .60), (3.6, .55), (4.3, .62), (4.9, .74), (5.45, .95), (5.6, 1), (4.5, 1), (3.4, 1)]
    shoe.both(stay, main, .004, .011)
    shoe.stitch([(2.94, .95), (3.0, .79), (3.22, .645), (3.65, .60), (4.25, .665), (4.8, .78), (5.25, .94)], thread, .017)
    heel = [(0, .12), (1.0, .12), (1.7, .22), (1.35, .46), (.75, .60), (.55, .82), (0, .84)]
    shoe.patch(heel + [(-a, v) for a, v in heel[-2:0:-1]], main, .003, .010)
    shoe.stitch([(1.52, .24), (1.22, .43), (.64, .57), (.44, .78)], thread, .015)
    shoe.both([(.5, .80), (1.6, .70), (2.85, .66), (2.85, .76), (1.6, .80), (.5, .90)], main, .003, .008)
    padded_edge(shoe, main, weave('#3b3d42', 140, .4), 2.95)
    tube([(.02, 0, .50), (-.012, 0, .535), (-.010, 0, .58), (.022, 0, .572)], .011, main, 10, 6)
    tongue([(.665, .315), (.57, .375), (.49, .455), (.45, .53), (.435, .64)], (.06, .10, .14, .16, .16), main, lining, .034)
    laces(shoe, 3.05, 5.15, 8, plain(job['lace'], .85, grain=.4, scale=240), .0105, .93, cross=True, hook=steel('#8d9096', .3))
    return pair(angle=-38, gap=.46, ahead=.09, elevation=18)


def suede_or(job):
    return hide({**job, 'skin': job.get('skin', 'suede')})
