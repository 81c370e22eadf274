"""Court sneakers, running shoes, roller skates."""
import math

import numpy as np

from cloth import leather, weave
from goods.shoes.lacing import laces, pair, tongue
from goods.shoes.last import Upper
from materials import plain, steel
from shapes import lathe, modify, tube
from solids import group, place, slab

SNEAKER = [
    [(.02, 0, .075), (-.004, 0, .13), (.006, 0, .19), (.022, 0, .245), (.012, 0, .305)],
    [(.085, .105, .075), (.07, .12, .125), (.082, .112, .18), (.105, .09, .235), (.11, .075, .275)],
    [(.33, .118, .07), (.33, .142, .115), (.33, .134, .165), (.32, .11, .215), (.31, .092, .248)],
    [(.54, .142, .07), (.53, .166, .105), (.505, .15, .175), (.47, .105, .25), (.44, .058, .315)],
    [(.72, .168, .07), (.71, .186, .10), (.685, .165, .155), (.63, .10, .215), (.575, .044, .262)],
    [(.90, .128, .07), (.892, .142, .10), (.855, .122, .142), (.775, .068, .182), (.71, .024, .205)],
    [(1.0, 0, .075), (.995, 0, .105), (.955, 0, .148), (.85, 0, .182), (.74, 0, .2)],
]


def padded_edge(shoe, material, lining, until=2.75):
    """A padded edge around the ankle."""
    u = np.concatenate([np.linspace(12 - until, 12, 60), np.linspace(0, until, 60)[1:]])
    line = shoe.at(u, np.full(len(u), .975), np.full(len(u), -.008))
    radius = np.interp(np.linspace(0, 1, len(u)), (0, .1, .5, .9, 1), (.008, .017, .019, .017, .008))
    tube([tuple(p) for p in line], list(radius), lining, 16, 1)


def court_sneakers(job):
    """A plain low sneaker with a flat rubber cup sole; canvas ones have a rubber toe cap."""
    canvas = job.get('canvas')
    shoe = Upper(SNEAKER)
    skin = weave(job['colour'], 420, .4) if canvas else leather(job['colour'], .36)
    lining, rubber = weave('#d9d3c6', 200, .3), plain('#efece4', .5, grain=.05)
    thread = job.get('thread', '#e9e4d8')
    shoe.shell(skin, lining, .014)
    shoe.insole(lining, .02)
    layers = [(-.012, -.05), (.012, -.05), (.018, -.044), (.020, -.0), (.020, .05), (.014, .066), (-.03, .068)]
    shoe.sole(layers, rubber)
    for drop in (.030, -.020):
        line = shoe.feather(.0205)
        line[:, 2] -= drop
        tube([tuple(p) for p in np.concatenate([line, line[:1]])], .0045, rubber if drop > 0 or not canvas else plain(job['accent'], .5), 8, 1)
    if canvas:
        edge = [(a, shoe.row_at(a, .865)) for a in np.linspace(4.75, 7.25, 40)]
        shoe.patch([(4.75, .05), (6, .05), (7.25, .05)] + edge[::-1], rubber, .001, .010)
    else:
        edge = [(a, shoe.row_at(a, x)) for a, x in ((4.45, .80), (4.9, .80), (5.4, .83), (6, .845))]
        edge += [(12 - a, v) for a, v in edge[-2::-1]]
        shoe.stitch([(a, v) for a, v in edge[:4]], thread, .003)
    stay = [(2.62, 1), (2.75, .80), (3.2, .68), (3.9, .66), (4.5, .70), (5.05, .86), (5.5, 1), (5, 1), (4, 1), (3.2, 1)]
    shoe.both(stay, skin, .001, .009)
    shoe.stitch([(2.82, .93), (2.9, .82), (3.25, .72), (3.9, .70), (4.45, .74), (4.95, .87), (5.25, .97)], thread, .013)
    heel = [(0, .1), (.75, .1), (1.25, .3), (1.1, .62), (.62, .9), (.5, 1), (0, 1)]
    whole = heel + [(-a, v) for a, v in heel[-2:0:-1]]
    shoe.patch(whole, leather(job.get('heel', job['colour']), .36) if not canvas else skin, .001, .009)
    shoe.stitch([(.70, .14), (1.16, .32), (1.02, .60), (.55, .87)], thread, .013)
    if not canvas:
        shoe.stitch([(1.4, .2), (2.0, .42), (2.6, .62)], thread, .003)
        shoe.stitch([(1.5, .14), (2.1, .36), (2.7, .56)], thread, .003)
    padded_edge(shoe, skin, weave(job['colour'], 200, .3) if canvas else leather(job['colour'], .45))
    tongue([(.73, .195), (.64, .24), (.55, .285), (.46, .34), (.40, .40)], (.07, .11, .14, .155, .15), skin, lining, .022)
    laces(shoe, 3.12, 5.1, 6, plain(job.get('lace', '#f3f0e8'), .85, grain=.4, scale=240), .0095, .88)
    return pair(angle=-36, gap=.42, elevation=26)


def running_sole(shoe, foam, rubber, accent):
    """A thick midsole: flared heel, rocker toe, a groove and a dark tread."""
    def bottom(x):
        return .115 - .055 * np.clip((x - .62) / .38, 0, 1) ** 1.6 - .02 * np.clip((.14 - x) / .14, 0, 1) ** 2

    def flare(extra):
        return lambda x: extra + .016 * np.clip((.35 - x) / .35, 0, 1)
    part = lambda share: (lambda x: bottom(x) * share)
    shoe.sole([(-.012, -.035), (.008, -.035), (.018, -.028), (flare(.024), part(.14)), (flare(.017), part(.32)), (flare(.030), part(.55)),
               (flare(.036), part(.8)), (flare(.030), part(.93)), (-.02, part(.93))], foam)
    shoe.sole([(flare(.018), part(.88)), (flare(.031), part(.90)), (flare(.028), part(1.07)), (-.02, part(1.08))], rubber)
    line = shoe.feather(.022)
    line[:, 2] -= bottom(line[:, 0]) * .32
    tube([tuple(p) for p in np.concatenate([line, line[:1]])], .0055, accent, 8, 1)


def running_shoes(job):
    """A knitted upper with thin overlays, a heel counter and a high foam sole."""
    shoe = Upper([[(x, y, z + .04) for x, y, z in row] for row in SNEAKER], .14)
    mesh_cloth = weave(job['colour'], 300, .8)
    lining, foam = weave('#5a5f66', 180, .3), plain(job.get('foam', '#f4f2ee'), .55, grain=.05)
    film, accent = plain(job.get('film', '$dark'), .42), plain(job['accent'], .45)
    shoe.shell(mesh_cloth, lining, .016)
    shoe.insole(lining, .03)
    running_sole(shoe, foam, plain('#2c2e33', .6), accent)
    toe = [(a, shoe.row_at(a, .89)) for a in np.linspace(4.7, 7.3, 40)]
    shoe.patch([(4.7, .05), (6, .05), (7.3, .05)] + toe[::-1], film, .001, .006)
    saddle = [(2.1, .05), (3.75, .05), (3.82, .30), (3.45, .78), (2.85, .86), (2.75, .62), (2.35, .30)]
    shoe.both(saddle, film, .001, .0055)
    for k in range(5):
        u, v = 2.72 + .17 * k, .30 + .035 * k
        for n in range(2):
            spot = [(u + .10 * n + .055 * math.cos(a), v + .17 * n + .05 * math.sin(a)) for a in np.linspace(0, math.tau, 12, endpoint=False)]
            shoe.both(spot, accent, .0065, .0015, .03)
    stay = [(2.66, 1), (2.8, .84), (3.2, .76), (3.9, .74), (4.5, .78), (5.0, .9), (5.4, 1), (5, 1), (4, 1), (3.2, 1)]
    shoe.both(stay, film, .004, .006)
    counter = [(0, .05), (1.15, .05), (1.5, .2), (1.25, .5), (.75, .72), (0, .78)]
    shoe.patch(counter + [(-a, v) for a, v in counter[-2:0:-1]], accent, .001, .008)
    shoe.stitch([(.1, .72), (.7, .66), (1.15, .46), (1.38, .22)], job.get('thread', '#ffffff'), .012)
    padded_edge(shoe, mesh_cloth, plain(job.get('film', '$dark'), .9, grain=.5, scale=260))
    tube([(.006, 0, .27), (-.02, 0, .315), (-.014, 0, .365), (.012, 0, .352)], .010, accent, 10, 6)
    tongue([(.73, .235), (.64, .28), (.55, .325), (.46, .38), (.395, .445)], (.07, .11, .14, .155, .145), mesh_cloth, lining, .026)
    laces(shoe, 3.1, 5.05, 6, plain(job.get('lace', job['accent']), .85, grain=.4, scale=240), .0085, .9, cross=True, hook=film)
    return pair(angle=-36, gap=.44, elevation=24)


SKATE = [
    [(.03, 0, .0), (.0, 0, .06), (.012, 0, .14), (.045, 0, .25), (.04, 0, .38), (.01, 0, .49)],
    [(.09, .10, .0), (.075, .118, .06), (.085, .112, .14), (.11, .095, .25), (.11, .09, .38), (.085, .105, .48)],
    [(.30, .11, .0), (.30, .132, .05), (.295, .13, .13), (.275, .11, .24), (.26, .105, .37), (.25, .118, .47)],
    [(.52, .135, .0), (.51, .158, .035), (.485, .145, .11), (.43, .10, .23), (.395, .068, .37), (.40, .055, .49)],
    [(.72, .16, .0), (.712, .178, .03), (.69, .16, .085), (.63, .10, .16), (.545, .05, .24), (.475, .036, .33)],
    [(.905, .125, .0), (.898, .138, .03), (.862, .118, .078), (.79, .07, .12), (.70, .03, .155), (.635, .016, .185)],
    [(1.0, 0, .003), (.995, 0, .032), (.955, 0, .082), (.87, 0, .122), (.76, 0, .15), (.665, 0, .17)],
]


def skate_wheel(tyre, hub, metal):
    lathe([(.03, -.052, 'c'), (.068, -.052), (.082, -.035), (.086, 0), (.082, .035), (.068, .052), (.03, .052, 'c')], tyre, 6, 64)
    lathe([(0, .040, 'c'), (.018, .040), (.03, .046), (.036, .054, 'c')], hub, 4, 40)
    lathe([(0, .062, 'c'), (.012, .062), (.014, .055), (.016, .04, 'c')], metal, 3, 24)


def roller_skates(job):
    """A high boot on a metal plate with four wheels and a stopper."""
    shoe = Upper([[(x, y, z + .29) for x, y, z in row] for row in SKATE], .1)
    skin, lining = leather(job['colour'], .34), weave('#e6dfd2', 180, .3)
    accent, metal = leather(job['accent'], .36), steel('#c9c9c6', .28)
    shoe.shell(skin, lining, .014)
    shoe.insole(lining, .02)
    sole = plain('#3b332c', .5)
    shoe.sole([(-.01, -.008), (.014, -.008), (.016, .018), (-.02, .018)], plain('#f1ede4', .5))
    shoe.sole([(-.02, .016), (.004, .016), (.004, .030), (-.02, .030)], sole)
    stay = [(2.9, 1), (2.92, .80), (3.1, .62), (3.6, .56), (4.3, .60), (4.9, .72), (5.45, .95), (5.6, 1), (4.5, 1), (3.4, 1)]
    shoe.both(stay, accent, .001, .009)
    shoe.stitch([(3.02, .95), (3.06, .82), (3.22, .66), (3.65, .605), (4.25, .645), (4.8, .76), (5.25, .94)], '#f4efe4', .013)
    toe = [(a, shoe.row_at(a, .86)) for a in np.linspace(4.65, 7.35, 40)]
    shoe.patch([(4.65, .03), (6, .03), (7.35, .03)] + toe[::-1], accent, .001, .009)
    heel = [(0, .05), (1.0, .05), (1.35, .22), (1.05, .44), (0, .5)]
    shoe.patch(heel + [(-a, v) for a, v in heel[-2:0:-1]], accent, .001, .009)
    shoe.both([(1.45, .06), (2.75, .06), (2.92, .30), (2.72, .62), (2.2, .60), (1.95, .34)], accent, .001, .007)
    shoe.stitch([(1.62, .10), (2.08, .34), (2.28, .55)], '#f4efe4', .011)
    shoe.stitch([(2.68, .10), (2.82, .30), (2.64, .56)], '#f4efe4', .011)
    padded_edge(shoe, skin, leather(job.get('lining', '#efe6d6'), .6), 2.9)
    tongue([(.66, .45), (.56, .51), (.49, .60), (.45, .70), (.445, .83)], (.06, .10, .13, .15, .15), skin, lining, .03)
    laces(shoe, 3.08, 5.15, 8, plain('#f6f3ea', .85, grain=.4, scale=240), .0095, .93)
    modify(place(slab([(.0, -.05), (.14, -.085), (.62, -.07), (.80, -.10), (.86, -.04), (.86, .04), (.80, .10), (.62, .07), (.14, .085), (.0, .05)], .024, metal), (.06, 0, .236)), 'WEIGHTED_NORMAL')
    tyre, hub = plain(job.get('wheels', '#f3d27a'), .35, coat=.4), plain('#f4f1ea', .4)
    for x in (.16, .78):
        tube([(x, -.15, .088), (x, .15, .088)], .014, metal, 16)
        tube([(x, 0, .245), (x - .02, 0, .17), (x, 0, .088)], [.05, .036, .03], metal, 24)
        place(lathe([(.0, .0), (.042, .0), (.042, .03), (0, .03)], plain('#d9534f', .5), 4, 32), (x - .01, 0, .17), (0, 12, 0))
        for side in (-1, 1):
            place(group(skate_wheel, tyre, hub, metal), (x, side * .115, .088), (-90 * side, 0, 0))
    tube([(.90, 0, .245), (.965, 0, .20)], .022, metal, 20)
    place(lathe([(0, 0, 'c'), (.034, 0), (.052, .02), (.05, .05), (.04, .062), (0, .062, 'c')], tyre, 5, 40), (.985, 0, .155), (0, 35, 0))
    return pair(angle=-40, gap=.46, ahead=.08, elevation=16)
