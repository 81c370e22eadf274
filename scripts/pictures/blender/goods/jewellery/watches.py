"""Wrist watch, field watch, stopwatch, alarm clock."""
import math

import bpy
import numpy as np

from cloth import leather, weave
from goods.home.decor import clock_face
from materials import plain, printed, steel
from shapes import box, lathe, tube
from solids import flat_faces, group, loft, oval, place, slab

TURN = math.tau


def strap_path(a, b, count):
    """Places at equal distances around a closed strap, with the direction outwards. A flat top brings it to the lugs."""
    power = 3
    t = np.linspace(0, TURN, 1441)
    line = np.stack([a * np.sign(np.sin(t)) * np.abs(np.sin(t)) ** (2 / power), b * np.sign(np.cos(t)) * np.abs(np.cos(t)) ** (2 / power)], 1)
    # The lower half is round, as a wrist is.
    line[:, 1] = np.where(line[:, 1] < 0, -b * np.sqrt(np.clip(1 - (line[:, 0] / a) ** 2, 0, 1)), line[:, 1])
    ends = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(line, axis=0).T))])
    at = np.linspace(0, ends[-1], count, endpoint=False)
    spots = np.stack([np.interp(at, ends, line[:, k]) for k in (0, 1)], 1)
    along = np.roll(spots, -1, 0) - np.roll(spots, 1, 0)
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    for (x, z), (dx, dz) in zip(spots.tolist(), along.tolist()):
        yield x, z, -dz, dx


def strap_width(half, z, b):
    """Half the width of a strap: widest at the lugs, narrow below."""
    return half * (1 - .22 * (1 - min(1, max(0, 1.4 * z / b))))


def strap_of(a, b, half, thick, material):
    """A closed strap that stands; the head lies on its top."""
    rings = []
    for x, z, nx, nz in strap_path(a, b, 120):
        wide = strap_width(half, z, b)
        rings.append([(wide * y / .5, -x - nx * p, z + nz * p) for y, p in oval(1., thick, 6, 24)])
    loft(rings + rings[:1], material)


def links_of(a, b, half, metal, bright):
    """A bracelet of three rows of links; the first ones lie between the lugs."""
    for x, z, nx, nz in strap_path(a, b, 50):
        if z > 0 and abs(x) < .2:
            continue
        wide = strap_width(half, z, b)
        lean = math.degrees(math.atan2(nx, nz))
        for side, share, material in ((-1, .62, metal), (0, .7, bright), (1, .62, metal)):
            item = box((wide * share, .043, .036), (0, 0, 0), material, .01, 3)
            place(item, (side * wide * .68, -x, z), (lean, 0, 0))


def watch_head(job, r, metal):
    """Case, dial, glass rim, crown and lugs, its dial up."""
    lathe([(0, 0), (r * .9, 0, 'c'), (r, .03), (r + .012, .07), (r, .1), (r - .012, .115, 'c'), (r - .03, .118), (r - .045, .1, 'c'), (0, .1, 'c')], metal, 5, 128)
    if job.get('field'):
        for k in range(60):
            t = TURN * k / 60
            place(box((.008, .014, .014), (0, 0, 0), metal, .003, 1), ((r - .004) * math.cos(t), (r - .004) * math.sin(t), .104), (0, 0, math.degrees(t) + 90))
    place(group(clock_face, r - .045, job['label'], job.get('hands', '#2b2622')), (0, 0, .101))
    crown = lathe([(0, 0), (.035, 0, 'c'), (.04, .01), (.04, .04), (.034, .05), (0, .052)], metal, 3, 40)
    place(crown, (r + .005, 0, .06), (0, 90, 0))
    for x in (-1, 1):
        for y in (-1, 1):
            # The lugs bend down to the strap and hold it between them.
            lug = [[(x * .156 + dx, y * q, z + dz) for dx, dz in oval(wide, h, 3, 20)]
                   for q, z, wide, h in ((r * .7, .06, .06, .08), (r * .95, .05, .06, .085), (r * 1.1, .012, .058, .085), (r * 1.19, -.03, .054, .06))]
            loft([[lug[0][0]] * 20] + lug + [[lug[-1][0]] * 20], metal)


def wrist_watch(job):
    """A watch that stands on its closed strap or bracelet."""
    metal = steel(job.get('case', job['colour']), .16)
    a, b, half = .335, .36, .132
    if job.get('bracelet'):
        links_of(a, b, half, steel(job['colour'], .3), metal)
    elif job.get('field'):
        strap_of(a, b, half, .032, weave(job['colour'], 190, .5))
    else:
        strap_of(a, b, half, .036, leather(job['strap'], .45))
        thread = plain(job.get('thread', '#e6d6bb'), .7)
        for side in (-1, 1):
            for k, (x, z, nx, nz) in enumerate(strap_path(a, b, 150)):
                if k % 2 or (z > 0 and abs(x) < .27) or z < -.34:
                    continue
                wide = strap_width(half, z, b) * .86
                place(box((.004, .014, .004), (0, 0, 0), thread, .0015, 1), (side * wide, -x - nx * .0185, z + nz * .0185), (math.degrees(math.atan2(nx, nz)), 0, 0))
    place(group(watch_head, job, .24, metal), (0, 0, b - .055))
    place([item for item in bpy.data.objects if item.type == 'MESH'], (0, 0, 0), (56, 0, 0))
    return {'azimuth': -22, 'elevation': 13, 'surface': job['colour'] if not job.get('case') else 'strap'}


def field_watch(job):
    return wrist_watch({**job, 'field': True})


def pocket_stopwatch(job):
    """A round case with a ring, a crown and a second key."""
    metal = steel(job['case'], .16)
    r = .4
    body = group(lathe, [(0, 0), (r * .8, .0), (r * .97, .03), (r + .02, .08), (r + .012, .13), (r - .02, .16, 'c'), (r - .045, .165), (r - .06, .145, 'c'), (0, .145, 'c')], metal, 6, 144)
    body += [flat_faces(slab(oval((r - .058) * 2, (r - .058) * 2), .002, printed(job['label'], .55), 0))]
    place(body[-1:], (0, 0, .146))
    ink = plain(job['accent'], .4)
    needle = slab([(-.008, -.09), (.008, -.09), (.004, .3), (0, .325), (-.004, .3)], .005, plain('#c0392f', .4), 0)
    body += [place(needle, (0, 0, .156), (0, 0, -48))]
    small = slab([(-.005, -.02), (.005, -.02), (.0, .07)], .004, ink, 0)
    body += [place(small, (0, .125, .152), (0, 0, -130))]
    body += place(group(lathe, [(0, .018), (.02, .016), (.024, .0, 'c')], metal, 3, 32), (0, 0, .154))
    neck = group(lathe, [(.055, 0, 'c'), (.05, .06), (.04, .07), (.04, .1, 'c')], metal, 4, 40)
    neck += group(lathe, [(0, .1), (.062, .1, 'c'), (.068, .11), (.068, .17), (.06, .18), (0, .182)], metal, 4, 48)
    for k in range(28):
        t = TURN * k / 28
        neck.append(box((.008, .006, .06), (.068 * math.cos(t), .068 * math.sin(t), .14), metal, .002, 1))
    body += place(neck, (0, r, .085), (-90, 0, 0))
    key = group(lathe, [(.03, 0, 'c'), (.03, .05, 'c'), (.045, .055), (.045, .1), (.036, .108), (0, .11)], metal, 3, 40)
    body += place(key, (r * math.sin(.72), r * math.cos(.72), .085), (-90, 0, -math.degrees(.72)))
    hoop = tube([(.12 * math.cos(t), r + .13 + .115 * math.sin(t), .085) for t in np.linspace(-.75, math.pi + .75, 40)], .016, metal, 14, 1)
    body += [hoop]
    place(body, (0, 0, 0), (0, 0, 12))
    return {'azimuth': 0, 'elevation': 52}


def alarm_clock(job):
    """A clock with two bells, a hammer and two feet."""
    shell, metal = plain(job['colour'], .3, coat=.5), steel('#d0d2d5', .16)
    r, centre = .4, .56
    case = group(lathe, [(0, -.2), (r * .8, -.19), (r * .97, -.13), (r, -.05), (r, .1), (r + .02, .12), (r + .02, .15), (r - .01, .165), (r - .03, .15, 'c'), (r - .03, .11, 'c'), (0, .11, 'c')], shell, 5, 128)
    case += place(group(clock_face, r - .03, job['label'], '#2b2622'), (0, 0, .112))
    third = slab([(-.008, -.05), (.008, -.05), (.004, .17), (-.004, .17)], .004, plain('#c0392f', .4), 0)
    case += [place(third, (0, 0, .121), (0, 0, 150))]
    case += group(lathe, [(r - .032, .11, 'c'), (r - .02, .16), (r - .005, .166), (r + .004, .158, 'c')], metal, 4, 128)
    place(case, (0, 0, centre), (90, 0, 0))
    for side in (-1, 1):
        bell = group(lathe, [(.19, 0, 'c'), (.195, .01), (.18, .09), (.12, .15), (.03, .175), (0, .176)], metal if not job.get('painted') else shell, 6, 96)
        bell += group(lathe, [(0, .2), (.025, .195), (.03, .17, 'c')], metal, 3, 32)
        bell += group(lathe, [(.018, -.12, 'c'), (.018, .02, 'c')], metal, 1, 24)
        place(bell, (side * .25, 0, centre + .43), (0, side * 33, 0))
        foot = lathe([(0, 0), (.035, .005), (.04, .03), (.022, .05), (.02, .3, 'c')], metal, 4, 32)
        place(foot, (side * .26, 0, 0), (0, side * -26, 0))
        place(foot, (side * .07, 0, .0))
    tube([(0, 0, centre + .38), (0, 0, centre + .56)], .012, metal, 12, 2)
    place(lathe([(0, -.06, 'c'), (.035, -.06, 'c'), (.035, .06, 'c'), (0, .06, 'c')], metal, 2, 40), (0, 0, centre + .55), (0, 90, 0))
    # The handle is screwed to the tops of both bells.
    tube([(-.355, 0, centre + .59), (-.33, 0, centre + .68), (-.2, 0, centre + .76), (0, 0, centre + .785), (.2, 0, centre + .76), (.33, 0, centre + .68), (.355, 0, centre + .59)], .017, metal, 16)
    return {'azimuth': 18, 'elevation': 7}
