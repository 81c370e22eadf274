"""Things with a screen: phone, tablet, watch, case, power bank."""
import math

import bpy

from finish import coat, surface
from materials import plain, printed, steel
from shapes import box, lathe, tube
from solids import flat_faces, group, loft, oval, place, ring, rounded, slab

BLACK = '#17181b'


def glass_front(width, height, radius, low, file, border=.02):
    """A black front with a lit picture."""
    flat_faces(slab(rounded(width, height, radius), .004, plain(BLACK, .08, coat=.6), 0)).location.z = low
    inner = slab(rounded(width - border, height - border, radius - border / 2), .001, printed(file, .12, .5), 0)
    flat_faces(inner).location.z = low + .0042


def lens(radius, depth=.012, rim=None):
    """A small camera: a rim, dark glass and a bright point."""
    edge = rim or steel('#8f949b', .2)
    lathe([(radius, 0, 'c'), (radius, depth, 'c'), (radius * .86, depth, 'c'), (radius * .84, depth * .6, 'c')], edge, 2, 48)
    lathe([(0, depth * .6), (radius * .86, depth * .6, 'c')], plain('#0c0d12', .05, coat=1), 2, 48)
    lathe([(0, depth * .62), (radius * .4, depth * .62, 'c')], plain('#25304a', .05, coat=1), 2, 32)


def phone_body(job, w=.40, h=.84, t=.045):
    shell = coat(job['colour'], .22, .5)
    slab(rounded(w, h, .065), t, shell, .014, 4)
    return w, h, t


def phone_front(job):
    w, h, t = phone_body(job)
    glass_front(w - .016, h - .016, .058, t - .002, job['label'])
    place(slab(rounded(.09, .024, .012), .001, plain('#050506', .3), 0), (0, h / 2 - .05, t + .004))
    for y, length in ((.16, .07), (.06, .07)):
        box((.008, length, .018), (w / 2 + .001, y, t / 2), steel('#b9bdc4', .25), .003)


def phone_back(job):
    w, h, t = phone_body(job)
    island = plain(job['colour'], .12, coat=.8)
    place(slab(rounded(.19, .21, .05), .016, island, .006, 3), (w / 2 - .125, h / 2 - .135, t))
    for x, y in ((.075, .045), (.075, -.045)):
        place(group(lens, .038), (w / 2 - .125 + x - .118, h / 2 - .135 + y, t + .014))
    place(group(lens, .03), (w / 2 - .125 + .045, h / 2 - .135 + .03, t + .014))
    place(slab(oval(.026, .026), .002, plain('#f6efd8', .3, coat=.6), 0), (w / 2 - .08, h / 2 - .185, t + .016))


def smartphone(job):
    """The back of a phone behind its front."""
    back = place(group(phone_back, job), (0, 0, .42), (84, 0, 0))
    place(back, (-.15, .1, 0), (0, 0, -14))
    front = place(group(phone_front, job), (0, 0, .42), (82, 0, 0))
    place(front, (.17, -.04, 0), (0, 0, -6))
    return {'azimuth': 6, 'elevation': 5, 'centred': False, 'surface': surface(job['colour'])}


def tablet(job):
    """A tablet that leans on its folded cover."""
    def screen():
        slab(rounded(1.06, .76, .05), .036, coat(job['colour'], .25, .4), .012, 4)
        glass_front(1.04, .74, .042, .034, job['label'], .055)
        place(slab(oval(.012, .012), .001, plain('#24262c', .2), 0), (0, .357, .0385))
    place(place(group(screen), (0, .38, 0)), (0, 0, .01), (66, 0, 0))
    cover = plain(job['dark'], .7, grain=.2)
    place(slab(rounded(1.06, .5, .04), .018, cover, .006), (0, .21, 0))
    prop = slab(rounded(1.02, .5, .03), .018, cover, .006)
    place(place(prop, (0, .25, 0)), (0, .55, .01), (106, 0, 0))
    pen = group(lathe, [(0, 0), (.006, .012), (.016, .06, 'c'), (.016, .72), (.012, .735), (0, .74)], plain('#f4f2ec', .3, coat=.4), 4, 32)
    place(pen, (.34, -.16, .017), (0, -90, 8))
    return {'azimuth': 20, 'elevation': 15, 'surface': surface(job['colour'])}


def smart_watch(job):
    """A watch that stands on its closed band."""
    band = plain(job['colour'], .5, coat=.1)
    case = coat(job['colour'] if job['colour'] in ('#c3c8d0', '#dba38f') else '#3a3c42', .2, .6)
    a, b, half = .31, .37, .13
    rings = []
    for k in range(97):
        t = math.tau * k / 96
        x, z = a * math.sin(t), b * math.cos(t)
        n = math.hypot(math.sin(t) / a, math.cos(t) / b)
        nx, nz = math.sin(t) / a / n, math.cos(t) / b / n
        wide = half * (1 - .28 * (1 - max(0, math.cos(t))))
        rings.append([(wide * y / .5, -x - nx * p, z + nz * p) for y, p in oval(1., .03, 6, 24)])
    loft(rings, band)

    def head():
        slab(rounded(.36, .44, .1), .1, case, .03, 5)
        glass_front(.325, .405, .085, .099, job['label'], .03)
        place(lathe([(0, 0), (.028, 0, 'c'), (.028, .03), (.02, .036), (0, .036)], steel('#9fa3aa', .25), 3, 32), (.178, .07, .055), (0, 90, 0))
    place(group(head), (0, 0, b - .015))
    items = [item for item in bpy.data.objects if item.type == 'MESH']
    place(items, (0, 0, 0), (58, 0, 0))
    return {'azimuth': -24, 'elevation': 13, 'surface': 'metal' if job['colour'] == '#c3c8d0' else 'lacquer'}


def shell(job, inside):
    """A phone case, its back up."""
    w, h, r, t = .42, .86, .075, .06
    outer, lining = plain(job['colour'], .55, coat=.05), plain(job['dark'], .85)
    steps = ((.002, 0), (.97, 0), (.995, .006), (1, .02), (1, t - .006), (.985, t), (.965, t - .006))
    loft([[(x * s, y * (1 - (1 - s) * w / h) if s > .9 else y * s, z) for x, y in rounded(w, h, r)] for s, z in steps], outer)
    loft([[(x * s, y * (1 - (1 - s) * w / h) if s > .9 else y * s, z) for x, y in rounded(w, h, r)] for s, z in ((.965, t - .006), (.955, .012), (.002, .012))], lining)
    if inside:
        place(slab(rounded(.2, .22, .05), .003, plain('#f3f2ee', .6), 0), (-w / 2 + .135, h / 2 - .145, .011))
        return
    hole = group(slab, rounded(.2, .22, .05), .008, plain('#f3f2ee', .6), 0)
    place(hole, (w / 2 - .135, h / 2 - .145, -.003))
    rim = tube([(x, y, 0) for x, y in rounded(.21, .23, .055)] + [(rounded(.21, .23, .055)[0] + (0,))], .008, outer, 12, 1)
    place(rim, (w / 2 - .135, h / 2 - .145, -.001))
    if job.get('magnet'):
        place(lathe([(.105, .002, 'c'), (.106, 0, 'c'), (.124, 0, 'c'), (.125, .002, 'c')], plain(job['light'], .5), 1), (0, -.02, -.003))
        place(slab(rounded(.02, .1, .01), .004, plain(job['light'], .5), 0), (0, -.25, -.003))
    else:
        for x in (-1, 1):
            for y in (-1, 1):
                place(slab(rounded(.13, .13, .06), t + .01, outer, .016, 4), (x * (w / 2 - .054), y * (h / 2 - .054), -.005))
        for k in range(4):
            place(slab(rounded(.2, .014, .006), .006, plain(job['dark'], .6), .002), (0, -.1 - .05 * k, -.004))


def phone_case(job):
    """The back of a case; another one shows its inside."""
    inside = place(group(shell, job, True), (0, 0, .43), (80, 0, 0))
    place(inside, (.22, .26, 0), (0, 0, 16))
    back = place(group(shell, job, False), (0, 0, .43), (-98, 0, 0))
    place(place(back, (0, 0, 0), (0, 180, 0)), (-.14, -.04, .86), (0, 0, -10))
    return {'azimuth': 4, 'elevation': 5}


def power_bank(job):
    """A power bank that stands on its long side with a short cable; small ones have a magnet ring."""
    case = coat(job['colour'], .3, .4)
    w, h, t = (.44, .66, .1) if job.get('magnet') else (.42, .84, .13)

    def body():
        slab(rounded(w, h, .07), t, case, .035, 6)
        for k in range(4):
            place(slab(oval(.016, .016), .002, plain('#bfe6ff' if k < 3 else '#5a6066', .3), 0), (-.045 + .03 * k, -h / 2 + .075, t))
        place(slab(rounded(.008, .07, .004), .004, steel(), .001), (w / 2 - .03, h * .3, t - .002))
        if job.get('magnet'):
            place([ring(.15, .008, plain(job['dark'], .5))], (0, .08, t))
            place(slab(rounded(.014, .07, .007), .003, plain(job['dark'], .5), 0), (0, -.13, t))
        for x in (-.08, .08):
            place(slab(rounded(.085, .032, .006 if x < 0 else .016), .006, plain('#0e0f11', .5), 0), (x, h / 2 + .001, t / 2), (-90, 0, 0))
            place(slab(rounded(.1, .046, .01 if x < 0 else .022), .003, steel('#a9adb3', .3), 0), (x, h / 2, t / 2), (-90, 0, 0))
    stand = place(group(body), (0, 0, h / 2), (84, 0, 0))
    place(stand, (-.1, 0, 0), (0, 0, -16))
    cable = plain('#f2f0ea' if job['colour'] != '#f1efe9' else '#4d5159', .5)
    tube([(-.06, .03, h + .02), (-.04, .03, h + .11), (.08, .0, h + .13), (.2, -.06, h - .06), (.23, -.12, .2), (.3, -.2, .03), (.42, -.26, .018)], .013, cable, 12)
    place(slab(rounded(.06, .1, .02), .034, cable, .012), (-.0585, .02, h + .02), (90, 0, 0))
    place([slab(rounded(.07, .1, .02), .034, cable, .012), box((.06, .04, .016), (0, .07, .017), steel(), .006)], (.46, -.29, .0), (0, 0, -72))
    return {'azimuth': 8, 'elevation': 11, 'surface': surface(job['colour'])}
