"""Ski goggles and skis."""
import math

import bpy
import numpy as np

from cloth import strap_web
from finish import coat
from goods.sports.water import curved, lens_outline
from materials import Surface, plain, rgb, steel
from patterns import hexes, surface_of
from shapes import box, lathe, tube
from solids import group, loft, oval, place, slab, smooth_outline, turn_all


def ski_goggles(job):
    """Goggles with one mirrored lens, a foam edge and a wide band."""
    frame, foam = plain(job['frame'], .35, coat=.3), plain('#33343a', .95, grain=.4, scale=150)
    outline = lens_outline(1.0, .56, .3)
    bend = .42
    surface = Surface(Metallic=.75, Roughness=.08, Clearcoat=1.)
    at, split = surface.node('TexCoord'), surface.node('SeparateXYZ')
    surface.link(at.outputs['UV'], split.inputs[0])
    surface.colour(surface.ramp(split.outputs[0], [(0, rgb(job['mirror'][0])), (.5, rgb(job['mirror'][1])), (1, rgb(job['mirror'][2]))]))
    rings = [curved(outline, .02, bend, 1.02), curved(outline, -.03, bend, 1.06), curved(outline, -.075, bend, 1.02), curved(outline, -.08, bend, .95)]
    loft(rings, frame)
    pane = [[(x, y + .28 * z * z - .03, z) for x, y, z in curved(outline, -.072, bend, k)] for k in np.linspace(.96, .001, 16)]
    uv = [((x + .5) * .7 + (z + .3) * .35, 0) for ring in pane for x, y, z in list(ring) + [ring[0]]]
    loft(pane, surface.material, uv)
    loft([curved(outline, .0, bend, 1.0), curved(outline, .1, bend * 1.1, 1.0), curved(outline, .17, bend * 1.2, 1.01), curved(outline, .18, bend * 1.2, .9)], foam)
    loft([curved(outline, .03, bend, k) for k in (.93, .5, .02)], plain('#232428', .9))
    count = 512
    x, y = np.meshgrid(np.linspace(0, 1, count), np.linspace(0, 1, 64))
    one, two, three = hexes(job['colour'], job['accent'], '#2b2c31')
    band = np.broadcast_to(one, (64, count, 3)).copy()
    band[(y < .12) | (y > .88)] = three
    band[(np.abs(y - .5 - .18 * np.sin(x * 30)) < .05)] = two
    web = surface_of(band.astype(np.float32), .5, 260, Roughness=.85)
    strap, uv = [], []
    line = np.linspace(-.02, math.pi + .02, 90)
    for k, a in enumerate(line):
        c, s = math.cos(a), math.sin(a)
        ring_of = [(c * .53 + c * p, .2 + s * .5 + s * p, q) for p, q in oval(.014, .26, 8, 24)]
        strap.append(ring_of)
        uv += [(k / 89, q / .26 + .5) for p, q in list(oval(.014, .26, 8, 24)) + [oval(.014, .26, 8, 24)[0]]]
    loft(strap, web, uv)
    for side in (-1, 1):
        place(box((.05, .14, .24), (0, 0, 0), frame, .016), (side * .515, .16, 0), (0, 0, side * 10))
    place([item for item in bpy.data.objects if item.type == 'MESH'], (0, 0, .3), (-12, 0, 0))
    turn_all(-26)
    return {'azimuth': 0, 'elevation': 15}


def ski(job, top):
    """One ski along y with its binding; tip at +y."""
    metal, dark = steel('#c9ccd0', .22), plain('#2b2c31', .4)
    rings, uv = [], []
    for t in np.linspace(0, 1, 140):
        y = -.95 + 1.95 * t
        half = .058 - .018 * math.sin(math.pi * t) ** 1.2 + .006 * (t > .9)
        end = min(1, ((1 - t) / .05)) if t > .95 else min(1, t / .012 * .7 + .3)
        half *= max(.02, math.sqrt(1 - (1 - end) ** 2))
        z = .02 + .012 * math.sin(math.pi * t) + .19 * max(0, (t - .86) / .14) ** 2 + .02 * max(0, (.04 - t) / .04) ** 2
        thick = .012 + .016 * math.sin(math.pi * min(1, t * 1.05)) ** .6
        ring_of = [(-half, y, z), (half, y, z), (half * .96, y, z + thick), (-half * .96, y, z + thick)]
        rings.append(ring_of)
        uv += [(0, t), (1, t), (1, t), (0, t), (0, t)]
    item = loft([[rings[0][0]] * 4] + rings + [[rings[-1][0]] * 4], top, [(0, 0)] * 5 + uv + [(0, 1)] * 5)
    item.data.use_auto_smooth = True
    tone = plain(job['colour'], .3, coat=.5)
    for y, length, high in ((-.02, .2, .07), (-.42, .22, .09)):
        box((.085, length, .03), (0, y, .075), dark, .008)
        place(slab(smooth_outline([(-.1, 0), (-.09, high), (.0, high * 1.15), (.07, high * .7), (.1, .02), (.1, 0)], 6), .07, tone if high > .08 else dark, .012), (-.035, y, .085), (90, 0, 90) if high > .08 else (90, 0, 90))
        box((.05, .05, .03), (0, y + (.1 if high < .08 else -.12), .1), metal, .008)
    box((.03, .3, .012), (0, -.22, .07), metal, .004)


def skis(job):
    """A pair of skis with bindings and two poles."""
    n = 256
    v, u = np.mgrid[0:n * 4, 0:n] / np.array([n * 4, n])[:, None, None]
    one, two, dark, white = hexes(job['colour'], job['accent'], '#26272b', '#f3f0e8')
    picture = np.broadcast_to(one, (n * 4, n, 3)).copy()
    slope = v * 7.8 + (u - .5) * .5
    for low, high, tone in ((0, 1.2, dark), (1.2, 1.35, white), (1.7, 1.8, two), (5.0, 5.12, white), (5.3, 5.9, two), (6.0, 6.12, white), (6.6, 8.2, dark)):
        picture[(slope > low) & (slope < high)] = tone
    top = surface_of(picture.astype(np.float32), 0, 100, Roughness=.2, Clearcoat=.8)
    place(group(ski, job, top), (-.085, 0, 0), (0, 0, 0))
    place(group(ski, job, top), (.085, .0, 0), (0, 0, 0))
    metal, dark_of = steel('#b9bcc0', .25), plain('#2b2c31', .6)
    for x, turn in ((-.27, 3), (.27, -4)):
        pole = [tube([(0, -.72, 0), (0, .62, 0)], (.008, .012), coat(job['colour'], .3, .6), 14, 2), tube([(0, -.8, 0), (0, -.72, 0)], (.003, .008), metal, 10, 2)]
        pole += [place(lathe([(0, -.004), (.05, -.004), (.054, 0), (.05, .004), (0, .004)], dark_of, 3, 36), (0, -.7, 0), (90, 0, 0))]
        pole += [tube([(0, .6, 0), (0, .66, 0), (0, .74, 0), (0, .78, 0), (0, .8, 0)], (.014, .022, .021, .028, .016), dark_of, 20)]
        pole += [tube([(0, .78, 0), (.05, .82, 0), (.07, .74, .0), (.04, .66, .0), (0, .76, .02)], .006, strap_web('#33343a'), 8)]
        place(pole, (x, 0, .03), (0, 0, turn))
    turn_all(-30)
    return {'azimuth': 0, 'elevation': 50}
