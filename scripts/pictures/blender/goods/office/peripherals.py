"""Mouse, trackball, game controller, router, drive, hub, webcam, printer."""
import math

import bpy

from finish import coat, surface
from goods.devices.cameras import barrel
from goods.devices.desk import connector
from materials import Surface, plain, printed, rgb, steel
from shapes import box, grid, lathe, tube
from solids import group, loft, oval, place, ring, rounded, slab, smooth_outline, turn_all

TURN = math.tau
BLACK = '#222327'


def lamp(colour):
    return Surface(Emission=rgb(colour), Emission_Strength=1., Base_Color=rgb(colour)).material


def hump(length, width, height, material, waist=0.0, power=2.6):
    """A rounded body that rises towards its back. Returns the height of its top at a place."""
    def top(x, y):
        v = (y / length + .5)
        ridge = height * math.sin(math.pi * min(1, .16 + .74 * (1 - v))) ** .8 * max(0, 1 - abs(2 * v - 1) ** 7) ** .5
        half = width / 2 * (1 - waist * math.exp(-((v - .5) / .2) ** 2)) * max(1e-6, 1 - abs(2 * v - 1) ** 3.2) ** .42
        return ridge * max(0, 1 - abs(x / half) ** power) ** .5 if abs(x) < half else 0
    columns, rows, points = 72, 110, []
    for j in range(rows + 1):
        y = length * (.5 - .5 * math.cos(math.pi * j / rows)) - length / 2
        v = y / length + .5
        half = width / 2 * (1 - waist * math.exp(-((v - .5) / .2) ** 2)) * max(1e-6, 1 - abs(2 * v - 1) ** 3.2) ** .42
        for i in range(columns + 1):
            x = half * -math.cos(math.pi * i / columns)
            points.append((x, y, top(x * .9999, y) + .02))
    grid('body', points, columns, rows, material)
    low = [(x, y) for x, y in smooth_outline([(points[j * (columns + 1)][0], points[j * (columns + 1)][1]) for j in range(2, rows - 1, 4)] + [(points[j * (columns + 1) + columns][0], points[j * (columns + 1) + columns][1]) for j in range(rows - 2, 1, -4)], 3)]
    slab(low, .026, plain('#2b2c30', .5), .004)
    return lambda x, y: top(x, y) + .02


def computer_mouse(job):
    """A mouse: two keys, a wheel, a small lamp."""
    shell, seam = coat(job['colour'], .38, .2), plain('#2a2b30', .6)
    top = hump(1.0, .6, .33, shell, .08)
    # The front of the mouse looks away from the hand: towards +y.
    line = [(0, y, top(0, y) + .001) for y in [.08 + .038 * k for k in range(11)]]
    tube(line, .0045, seam, 8, 2)
    across = [(x, .07, top(x, .07) + .001) for x in [-.262 + .0262 * k for k in range(21)]]
    tube(across, .004, seam, 8, 2)
    place(slab(oval(.1, .24, 3), .02, seam, .004), (0, .27, top(0, .27) - .02), (-22, 0, 0))
    wheel = group(lathe, [(0, -.03, 'c'), (.075, -.03, 'c'), (.085, -.02), (.085, .02), (.075, .03, 'c'), (0, .03, 'c')], plain('#3a3c42', .7), 3, 64)
    for k in range(36):
        a = TURN * k / 36
        wheel.append(box((.008, .008, .05), (.085 * math.cos(a), .085 * math.sin(a), 0), plain('#1d1e22', .7), .002, 1))
    place(wheel, (0, .27, top(0, .27) - .035), (0, 90, 0))
    place(slab(oval(.05, .08, 2.6), .01, seam, .003), (0, .02, top(0, .02) - .004), (-4, 0, 0))
    for k in range(2):
        place(slab(rounded(.15, .04, .018), .014, seam, .005), (-.263, .12 - .17 * k, .18), (90, 0, 6 * k - 96))
    turn_all(150)
    return {'azimuth': 0, 'elevation': 34, 'surface': surface(job['colour'])}


def trackball(job):
    """A ball in a ring between four keys."""
    shell, keys = plain(job['colour'], .4, coat=.2), plain(job['dark'], .35, coat=.3)
    rings = [[(x * s, y * s + .0, z * (1 + .25 * (y / .5))) for x, y in oval(1.0, 1.06, 3.4, 128)] for s, z in ((.001, 0), (.95, .0), (1, .02), (.99, .09), (.92, .17), (.78, .215), (.5, .235), (.001, .24))]
    loft(rings, shell)
    ball = plain(job['ball'], .06, coat=1)
    lathe([(0, -.25), (.125, -.217), (.25, 0), (.217, .125), (.125, .217), (0, .25)], ball, 12, 96).location = (0, .04, .24)
    place([ring(.285, .032, plain('#33353b', .5))], (0, .04, .245), (4, 0, 0))
    for k in range(60):
        a = TURN * k / 60
        place(box((.014, .008, .02), (0, 0, 0), plain('#17181b', .6), .002, 1), (.285 * math.cos(a), .04 + .285 * math.sin(a), .276 + .02 * math.sin(a)), (0, 0, math.degrees(a)))
    for side in (-1, 1):
        for front in (0, 1):
            outline = [(.37, -.36), (.14, -.40), (.17, -.28), (.30, -.17), (.39, -.04), (.43, -.05), (.43, -.3)] if not front else [(.38, .38), (.16, .42), (.19, .34), (.32, .25), (.4, .1), (.44, .12), (.43, .32)]
            line = smooth_outline([(side * x, y) for x, y in (outline if side > 0 else outline[::-1])], 6)
            place(slab(line, .04, keys, .014, 4), (0, 0, .235 if not front else .245), (7, side * 13, 0))
    turn_all(-16)
    return {'azimuth': 0, 'elevation': 36}


def stick(material):
    """A small stick with a hollow cap."""
    lathe([(.11, 0, 'c'), (.1, .006), (.04, .012), (.035, .06), (.07, .07), (.082, .078), (.084, .09), (.074, .098), (.05, .09), (0, .088)], material, 5, 64)


def game_controller(job):
    """A controller with two sticks, a cross, four round keys and two grips."""
    shell, black = coat(job['colour'], .35, .25), plain(BLACK, .45, coat=.2)
    half = [(0, .27), (.16, .28), (.34, .31), (.46, .27), (.54, .12), (.60, -.12), (.62, -.34), (.55, -.44), (.45, -.40), (.36, -.24), (.24, -.14), (.1, -.13)]
    outline = smooth_outline(half + [(0, -.13)] + [(-x, y) for x, y in half[:0:-1]], 8)
    rings, count = [], len(outline)
    for inset, z in ((.05, 0), (.016, .03), (0, .08), (.01, .125), (.03, .165), (.05, .18)):
        line = []
        for k, (x, y) in enumerate(outline):
            (ax, ay), (bx, by) = outline[k - 3], outline[(k + 3) % count]
            tx, ty = bx - ax, by - ay
            length = math.hypot(tx, ty)
            line.append((x + ty / length * inset, y - tx / length * inset, z))
        rings.append(line)
    loft(rings, shell)
    top = .18
    slab([(x, y) for x, y, _ in rings[-1]], .004, shell, 0).location.z = top - .004
    for x, y in ((-.2, -.02), (.2, -.02)):
        place(group(lathe, [(.118, 0, 'c'), (.124, .006), (.118, .01), (.105, .004)], black, 3, 64), (x, y, top - .002))
        place(group(stick, black), (x, y, top), (-6 if x < 0 else 4, 0, 0))
    cross = [(-.03, .09), (.03, .09), (.03, .03), (.09, .03), (.09, -.03), (.03, -.03), (.03, -.09), (-.03, -.09), (-.03, -.03), (-.09, -.03), (-.09, .03), (-.03, .03)]
    place(slab(cross, .03, black, .01, 3), (-.38, .13, top - .004))
    for k, tone in enumerate(('#4d9159', '#d0433f', '#3d78c2', '#f2c94c')):
        a = TURN * (k - 1) / 4
        key = group(lathe, [(0, .03), (.03, .028), (.038, .02), (.038, 0, 'c')], plain(tone, .2, coat=.8), 4, 40)
        place(key, (.38 + .082 * math.cos(a), .13 + .082 * math.sin(a), top - .004))
    for x in (-.1, .1):
        place(slab(rounded(.034, .06, .016), .012, black, .004), (x, .17, top - .002))
    place(group(lathe, [(0, .01), (.035, .008), (.04, 0, 'c')], lamp('#eef4f8'), 3, 40), (0, .1, top - .002))
    for side in (-1, 1):
        place(slab(smooth_outline([(-.12, .03), (.12, .03), (.13, -.03), (-.13, -.03)], 6), .07, black, .02), (side * .33, .27, .06), (0, 0, side * -6))
    place(all_meshes(), (0, 0, .16), (26, 0, 0))
    turn_all(-14)
    return {'azimuth': 0, 'elevation': 40, 'surface': surface(job['colour'])}


def all_meshes():
    return [item for item in bpy.data.objects if item.type == 'MESH']


def wifi_router(job):
    """A flat box with antennas and a row of lamps."""
    shell, black = coat(job['colour'], .35, .3), plain(BLACK, .5)
    w, d, h = 1.0, .56, .11
    loft([[(x * s, y * s, z) for x, y in rounded(w, d, .09)] for s, z in ((.001, 0), (.93, 0), (.99, .02), (1, .05), (.985, .09), (.94, h), (.001, h))], shell)
    for k in range(14):
        box((.012, .26, .004), (-.24 + .037 * k, .08, h), black, .002, 1)
    for k in range(6):
        place(slab(oval(.02, .02), .003, lamp('#8fe0b0' if k < 5 else '#f2c94c'), 0), (-.13 + .052 * k, -.19, h - .001))
    for x in (-.42, -.15, .15, .42):
        lathe([(0, -.03), (.03, -.03, 'c'), (.03, .03, 'c'), (0, .03)], black, 1, 32).location = (x, d / 2 - .01, .07)
        blade = slab(rounded(.07, .68, .03), .03, coat(job['colour'], .35, .3), .01)
        place(blade, (0, .37, -.015))
        place(blade, (x, d / 2 + .01, .05), (84, 0, 0))
    return {'azimuth': 20, 'elevation': 24, 'surface': surface(job['colour'])}


def usb_cable(path, colour='#2c2d31', scale=.75, turn=(0, 0, 0), shell=None):
    """A cable along a path; its plug lies at the end."""
    tube(path, .017, plain(colour, .5), 12)
    place(group(connector, plain(shell or colour, .4, coat=.2), steel('#d3d5d6', .2), False), path[-1], turn, scale)


def external_drive(job):
    """A flat drive with a lamp and its cable."""
    shell = coat(job['colour'], .32, .3)
    w, d, h = .6, .86, .1
    slab(rounded(w, d, .06), h, shell, .03, 5)
    for k in range(12):
        box((w - .12, .012, .004), (0, -.02 - .028 * k, h), plain(job['dark'], .5), .002, 1)
    place(slab(rounded(.2, .2, .03), .002, plain(job['dark'], .4), 0), (0, .24, h))
    place(slab(oval(.02, .02), .003, lamp('#7fd0ff'), 0), (.22, -d / 2 + .06, h))
    box((.1, .01, .035), (-.0, d / 2 + .0, h / 2), plain('#101114', .5), .004)
    usb_cable([(0, d / 2 - .01, .05), (0, d / 2 + .16, .05), (.14, d / 2 + .3, .03), (.38, d / 2 + .22, .02), (.5, .3, .02), (.46, 0, .02), (.47, -.2, .03)], '#2c2d31', .7, (0, 0, -88))
    box((.09, .14, .06), (0, d / 2 + .05, .05), plain('#2c2d31', .4), .015)
    turn_all(-24)
    return {'azimuth': 0, 'elevation': 44, 'surface': surface(job['colour'])}


def port(kind, at, facing=0):
    """A socket in the front of a thing."""
    rim, hole = {'a': (rounded(.15, .075, .008), rounded(.132, .057, .005)), 'c': (rounded(.1, .042, .02), rounded(.084, .026, .013)), 'hdmi': (rounded(.17, .06, .02), rounded(.15, .042, .014))}[kind]
    items = [slab(rim, .006, steel('#b4b8bd', .3), .002), slab(hole, .0075, plain('#0e0f11', .6), 0)]
    items.append(place(slab(rounded(.11 if kind != 'c' else .05, .016 if kind != 'c' else .008, .003), .0085, plain('#3b6fb5' if kind == 'a' else '#43464d', .4), 0), (0, .008 if kind == 'a' else 0, 0)))
    place(items, at, (90, 0, facing))


def usb_hub(job):
    """A bar with sockets along its side and a short cable."""
    shell = coat(job['colour'], .3, .3)
    w, d, h = 1.06, .3, .12
    slab(rounded(w, d, .05), h, shell, .02, 4)
    for k, kind in enumerate(('a', 'a', 'a', 'c', 'hdmi')):
        port(kind, (-.38 + .2 * k - (.02 if k == 3 else 0), -d / 2 - .0005, h / 2))
    place(slab(oval(.018, .018), .003, lamp('#d9f3ff'), 0), (.47, -.08, h - .001))
    for x in (-.38, -.18, .02):
        place(slab(rounded(.05, .006, .003), .001, plain(job['dark'], .5), 0), (x, -.11, h))
    usb_cable([(-w / 2 + .02, .0, .06), (-w / 2 - .12, .02, .06), (-w / 2 - .2, .18, .04), (-.5, .42, .02), (-.2, .46, .02), (0, .44, .03)], '#2c2d31', .8, (0, 0, -4))
    place(lathe([(.03, 0, 'c'), (.04, .01), (.034, .1), (.022, .13, 'c')], plain('#2c2d31', .5), 4, 32), (-w / 2 + .0, 0, .06), (0, -90, 0))
    turn_all(-18)
    return {'azimuth': 0, 'elevation': 34, 'surface': surface(job['colour'])}


def webcam(job):
    """A camera with a round lens on its clip."""
    shell, black = coat(job['colour'], .32, .35), plain(BLACK, .35, coat=.4)
    r = .24 if not job.get('wide') else .2
    w = .9 if job.get('wide') else .62
    outline = rounded(w, .42, .209)
    place(slab(outline, .26, shell, .05, 6), (0, .13, .68), (90, 0, 0))
    place(slab([(x * .93, y * .86) for x, y in outline], .012, black, .004), (0, -.128, .68), (90, 0, 0))
    place(group(barrel, r * .62, .06, steel('#55585f', .25)), (0, -.13, .68), (90, 0, 0))
    for x in (-w * .38, w * .38):
        place(slab(rounded(.02, .1, .01), .004, plain('#3f4249', .5), 0), (x, -.14, .68), (90, 0, 0))
    place(slab(oval(.022, .022), .004, lamp('#8fe0b0'), 0), (0, -.14, .835), (90, 0, 0))
    lathe([(.05, .36, 'c'), (.06, .4), (.06, .48, 'c')], black, 3, 40)
    place(slab(rounded(.5, .36, .05), .045, shell, .015), (0, .08, .34))
    place(slab(rounded(.5, .34, .05), .04, shell, .014), (0, .26, .17), (86, 0, 0))
    place(slab(rounded(.5, .1, .03), .04, black, .014), (0, -.1, .3), (90, 0, 0))
    place(slab(rounded(.46, .3, .05), .035, black, .012), (0, .16, 0))
    tube([(0, .26, .04), (.06, .42, .02), (.3, .46, .017), (.52, .3, .017), (.6, .1, .017), (.5, -.04, .017)], .015, plain('#2c2d31', .5), 12)
    return {'azimuth': 20, 'elevation': 12, 'surface': surface(job['colour'])}


def home_printer(job):
    """A printer with paper in its tray and a finished page."""
    shell, dark = plain(job['colour'], .38, coat=.25), plain('#2a2c31', .45, coat=.2)
    w, d, h = 1.0, .7, .34
    loft([[(x * s, y * s, z) for x, y in rounded(w, d, .07)] for s, z in ((.001, .02), (.97, .02), (1, .04), (1, h - .1), (.985, h - .06))], shell)
    loft([[(x * s, y * s, z) for x, y in rounded(w, d, .07)] for s, z in ((.97, h - .068), (.97, h - .055))], dark)
    loft([[(x * s, y * s, z) for x, y in rounded(w, d, .07)] for s, z in ((.985, h - .055), (1, h - .045), (1, h - .015), (.97, h), (.001, h))], shell if not job.get('two') else dark)
    box((.66, .03, .13), (-.06, -d / 2 + .008, .14), plain('#0f1012', .7), .012)
    box((.6, .26, .018), (-.06, -d / 2 - .1, .075), dark, .006)
    page = slab(rounded(.5, .56, .004), .003, plain('#fbfaf7', .7), 0)
    place([page], (-.06, -d / 2 - .0, .112), (3, 0, 0))
    photo = slab(rounded(.44, .34, .002), .001, printed(job['label'], .5), 0)
    place([photo], (-.06, -d / 2 - .09, .1125), (3, 0, 0))
    place(slab(rounded(.22, .1, .015), .012, plain('#101216', .1, coat=.8), .003), (.36, -d / 2 + .0, .2), (80, 0, 0))
    place(slab(rounded(.16, .06, .006), .002, lamp('#8fc7e8'), 0), (.36, -d / 2 - .012, .202), (80, 0, 0))
    for k, tone in enumerate(('#8fe0b0', '#f1efe9')):
        place(slab(oval(.04, .04), .01, lamp(tone) if k == 0 else plain(tone, .4), .003), (.32 + .08 * k, -d / 2 + .0, .115), (90, 0, 0))
    place(slab(rounded(.7, .5, .03), .02, dark, .006), (-.06, d / 2 - .02, h + .1), (66, 0, 0))
    for k in range(4):
        place(slab(rounded(.6, .62, .004), .004, plain('#fbfaf7' if k % 2 == 0 else '#eceae4', .7), 0), (-.06, d / 2 - .055 - .007 * k, h + .17 - .004 * k), (66, 0, 0))
    for x in (-.38, .26):
        box((.03, .08, .12), (x, d / 2 - .06, h + .03), dark, .008)
    place(slab(rounded(.3, .02, .01), .003, plain(job['dark'], .5), 0), (0, -d / 2 + .07, h))
    for x in (-.4, .4):
        box((.1, .5, .03), (x, 0, .012), plain('#26272b', .8), .006)
    return {'azimuth': 24, 'elevation': 20}
