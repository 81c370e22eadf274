"""Heeled sandals, flip-flops, house slippers."""
import math

import numpy as np

from cloth import leather, plush, weave
from goods.shoes.heels import FLAT_SHOE, block_heel, bow, stiletto
from goods.shoes.lacing import pair
from goods.shoes.last import Upper, hide
from goods.shoes.skin import spline
from materials import Surface, plain, rgb, steel, times
from shapes import modify, tube
from solids import loft, rounded


SANDAL = [
    [(.02, 0, .02), (.0, 0, .08), (.012, 0, .16), (.03, 0, .25), (.03, 0, .33), (.02, 0, .42)],
    [(.08, .088, .02), (.068, .102, .07), (.08, .096, .15), (.105, .082, .24), (.105, .076, .33), (.095, .08, .42)],
    [(.33, .092, .02), (.33, .112, .05), (.32, .112, .12), (.28, .098, .22), (.25, .088, .33), (.245, .09, .42)],
    [(.54, .120, .02), (.54, .138, .045), (.52, .132, .10), (.45, .092, .20), (.375, .062, .32), (.355, .058, .42)],
    [(.74, .152, .02), (.735, .168, .045), (.715, .15, .08), (.65, .10, .13), (.52, .055, .21), (.40, .036, .40)],
    [(.925, .105, .02), (.92, .12, .045), (.895, .105, .075), (.83, .068, .10), (.69, .032, .145), (.44, .018, .37)],
    [(1.0, 0, .02), (.998, 0, .045), (.965, 0, .075), (.88, 0, .10), (.73, 0, .14), (.46, 0, .36)],
]


def buckle(at, metal, size=.035):
    outline = rounded(2, 2, .7, 4)
    tube([(at[0] + size * .8 * x, at[1], at[2] + size * z) for x, z in outline + outline[:2]], .006, metal, 10, 2)
    tube([(at[0] - size * .8, at[1] - .004, at[2]), (at[0] + size * .8, at[1] - .004, at[2])], .0045, metal, 8, 2)


def heeled_sandals(job):
    """Open shoes on a heel: one or two straps over the toes, a closed or open back, an ankle strap with a buckle."""
    shoe = Upper(SANDAL, .09, job.get('high', .26))
    skin, lining, metal = hide(job), leather('#d8bd98', .45), steel(job.get('metal', '#d9b779'), .2)
    shoe.insole(leather(job.get('bed', '#d9bd95'), .45), .008, .004)
    shoe.sole([(-.004, -.006), (.006, -.004), (.006, .012), (-.03, .014)], plain(job.get('sole', '#a9855c'), .5))
    shoe.sole([(.004, -.0065), (.0085, -.003), (.0085, .005), (.004, .006)], skin)
    form = job.get('form', 'two')
    if form == 'two':
        shoe.strap([(.835, 0), (.85, 1), (.855, 2.1), (.83, math.pi)], .085, skin, lift=.012)
        shoe.strap([(.66, 0), (.70, 1), (.71, 2.1), (.67, math.pi)], .085, skin, lift=.014)
    elif form == 'wide':
        shoe.strap([(.75, 0), (.785, 1), (.79, 2.1), (.75, math.pi)], .17, skin, lift=.014)
    else:
        shoe.strap([(.85, 0), (.865, 1), (.868, 2.1), (.845, math.pi)], .04, skin, lift=.008)
        shoe.strap([(.82, 0), (.78, 1), (.70, 2.1), (.62, math.pi)], .05, skin, lift=.012)
        shoe.strap([(.63, 0), (.71, 1), (.79, 2.1), (.82, math.pi)], .05, skin, lift=.022)
    # The back is high enough to carry the ankle strap, which a tab holds.
    counter = [(0, .02), (1.0, .02), (1.7, .03), (1.6, .22), (1.2, .42), (.95, .62), (.8, .80), (.62, .93), (.3, .975), (0, .98)]
    shoe.patch(counter + [(-a, v) for a, v in counter[-2:0:-1]], skin, .002, .009, lining=lining)
    high = shoe.raise_by
    ankle_strap((.010, .37), .098, (high + .375, high + .285), .034, skin)
    shoe.patch([(-.34, .74), (.34, .74), (.3, .9), (.26, 1.), (-.26, 1.), (-.3, .9)], skin, .015, .007)
    buckle((.20, .104, high + .328), metal, .028)
    if job.get('block', True):
        block_heel(shoe, skin)
    else:
        stiletto(shoe, job.get('high', .26), skin, plain('#25211f', .5))
    return pair(angle=-32, gap=.42, ahead=.14, twist=6, elevation=20)


def ankle_strap(reach, wide, heights, tall, material):
    """A closed strap around the leg, from its back to its front."""
    middle, half = (reach[0] + reach[1]) / 2, (reach[1] - reach[0]) / 2
    rings = []
    for k in range(9):
        t = k / 8 - .5
        out = .003 * math.cos(t * math.pi)
        rings.append([(middle - (half + out) * math.cos(a), (wide + out) * math.sin(a) * (1 - .12 * (1 - math.cos(a)) / 2),
                       heights[0] + (heights[1] - heights[0]) * (1 - math.cos(a)) / 2 + t * tall) for a in np.linspace(0, math.tau, 96, endpoint=False)])
    item = loft(rings, material)
    return modify(item, 'SOLIDIFY', thickness=.010, offset=1)


def pitted(colour, depth=.5, scale=70):
    """Foam rubber with a pattern of small dents."""
    surface = Surface(Roughness=.6, Specular=.3)
    cells = surface.node('TexVoronoi', Scale=float(scale))
    place = surface.node('TexCoord')
    surface.link(place.outputs['Object'], cells.inputs['Vector'])
    shade = surface.ramp(cells.outputs['Distance'], [(.15, times(rgb(colour), .82)), (.5, rgb(colour))])
    return surface.colour(shade).bump(cells.outputs['Distance'], depth, .006).material


FLOP = [[(x, y * (1.06 if x > .4 else 1.16), .075) for x, y, z in row] for row in FLAT_SHOE]


def flip_flops(job):
    """A foam sole in two colours with a strap between the toes."""
    shoe = Upper(FLOP, .16)
    foam, edge, strap = pitted(job['colour']), plain(job.get('edge', '#f4f0e6'), .55), plain(job['strap'], .42, coat=.15)
    shoe.sole([(-.01, -.006), (.004, -.004), (.010, .004), (.010, .026), (.006, .028)], foam)
    shoe.sole([(.004, .027), (.008, .028), (.008, .042), (.004, .043)], edge)
    shoe.sole([(.004, .042), (.010, .043), (.010, .066), (.004, .075), (-.02, .075)], plain(job['colour'], .55))
    shoe.insole(foam, .005, .002)
    z = .082
    toe = np.array([.80, -.012, z])
    for side, end in ((1, (.42, .132)), (-1, (.40, -.105))):
        path = [toe + np.array([0, 0, -.01]), toe + np.array([-.012, side * .008, .075]), np.array([.70, side * .055 - .006, z + .115]),
                np.array([.56, side * .105, z + .085]), np.array([end[0], end[1], z - .005])]
        line = spline(path, 16)
        ahead = np.gradient(line, axis=0)
        ahead /= np.linalg.norm(ahead, axis=1, keepdims=True)
        rings = []
        t = np.linspace(0, 1, len(line))
        wide = np.interp(t, (0, .22, .5, .85, 1), (.013, .020, .030, .026, .018))
        high = np.interp(t, (0, .22, .5, 1), (.013, .012, .010, .010))
        for p, d, w, h in zip(line, ahead, wide, high):
            out = np.cross(d, (0, 0, 1))
            out = out / max(np.linalg.norm(out), 1e-6) if np.linalg.norm(out) > .15 else np.array([0, 1, 0])
            up = np.cross(out, d)
            rings.append([tuple(p + out * w * math.cos(a) + up * h * math.sin(a)) for a in np.linspace(0, math.tau, 20, endpoint=False)])
        loft(rings, strap)
    tube([tuple(toe + np.array([0, 0, -.02])), tuple(toe + np.array([-.004, 0, .03])), tuple(toe + np.array([-.016, 0, .074]))], [.013, .012, .015], strap, 16)
    return pair(angle=-52, gap=.40, ahead=.06, twist=5, elevation=42)


SLIPPER = [
    [(.02, 0, .07), (.005, 0, .09), (.005, 0, .11), (.008, 0, .13), (.012, 0, .15)],
    [(.08, .108, .07), (.07, .122, .09), (.072, .122, .11), (.078, .118, .13), (.085, .112, .15)],
    [(.33, .112, .07), (.33, .132, .10), (.33, .134, .13), (.33, .125, .16), (.33, .112, .18)],
    [(.54, .145, .07), (.54, .172, .11), (.535, .170, .15), (.52, .150, .19), (.50, .122, .222)],
    [(.74, .175, .07), (.74, .198, .11), (.715, .182, .17), (.64, .125, .235), (.56, .066, .272)],
    [(.925, .128, .07), (.93, .146, .11), (.90, .132, .165), (.79, .075, .225), (.58, .03, .29)],
    [(1.0, 0, .07), (1.01, 0, .115), (.975, 0, .168), (.84, 0, .225), (.59, 0, .292)],
]


def house_slippers(job):
    """Soft mules: a padded vamp with a fleece lining, a thick bed, an even sole."""
    shoe = Upper(SLIPPER, .13)
    felt = plush(job['colour'], .35) if job.get('cloth', 'felt') == 'felt' else weave(job['colour'], 120, .6)
    fleece = plush(job.get('fleece', '#efe6d6'), 1.3)
    vamp = [(2.55, .0), (3.5, 0), (6, 0), (8.5, 0), (9.45, 0), (9.25, .5), (9.0, 1), (7.5, 1), (6, 1), (4.5, 1), (3.0, 1), (2.75, .5)]
    shoe.patch([tuple(p) for p in spline(vamp[:1] + [(u, 0) for u in np.linspace(3, 9, 13)] + vamp[4:5], 3)] +
                      [(9.36, .3), (9.25, .62), (9.08, .9)] + [(u, 1) for u in np.linspace(8.9, 3.1, 19)] + [(2.92, .9), (2.75, .62), (2.64, .3)], felt, 0, .028, .06, fleece, -1.)
    rise = spline([(2.6, .06), (2.66, .3), (2.77, .62), (2.95, .9), (3.3, .985), (4.2, .99), (5.2, .99)], 10)
    u = np.concatenate([rise[:, 0], np.linspace(5.3, 6.7, 20), 12 - rise[::-1, 0]])
    v = np.concatenate([rise[:, 1], np.full(20, .99), rise[::-1, 1]])
    line = shoe.at(u, v, np.full(len(u), -.006))
    tube([tuple(p) for p in line], .026, fleece, 16, 1)
    if job.get('knot'):
        x, y, z = shoe.at(6, .72, np.array(.012))
        bow(felt, (x, y, z), 1.2)
    elif job.get('quilt'):
        for k in np.linspace(3.6, 8.4, 9):
            shoe.cord([(k, .08), (k * .92 + .48, .5), (k * .85 + .9, .9)], .0032, plain(job['colour'], .9), -.001)
    else:
        shoe.stitch([(3.12, .90), (4, .90), (5, .90), (6, .90)], job.get('thread', '#efe6d6'), .006, .016, .010, .0032)
    shoe.insole(fleece, .022, .004)
    shoe.sole([(-.03, -.03), (.010, -.026), (.020, -.012), (.018, .004)], felt)
    shoe.sole([(.010, .0), (.018, .004), (.020, .030), (.016, .058), (-.02, .062)], plain(job.get('sole', '#4a4643'), .7, grain=.3, scale=160))
    return pair(angle=-44, gap=.46, ahead=.06, twist=5, elevation=34)
