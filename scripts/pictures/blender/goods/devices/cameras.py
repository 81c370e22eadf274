"""Camera, camcorder, projector, ring light, television."""
import math

from cloth import leather, weave
from finish import coat, surface
from goods.devices.slabs import glass_front
from materials import Surface, plain, printed, rgb, steel, wood
from shapes import box, grid, lathe, tube
from solids import flat_faces, group, loft, oval, place, ring, rounded, slab

TURN = math.tau
BLACK = '#222327'


def barrel(r, length, rim):
    """A lens that points up: rings, ribs and coated glass."""
    black = plain(BLACK, .4)
    lathe([(r * 1.12, 0, 'c'), (r * 1.12, length * .25, 'c'), (r, length * .27, 'c'), (r, length * .9, 'c'), (r * .96, length), (r * .86, length, 'c'), (r * .7, length * .72, 'c')], black, 3, 96)
    lathe([(r * 1.125, length * .04, 'c'), (r * 1.135, length * .06), (r * 1.135, length * .18), (r * 1.125, length * .2, 'c')], rim, 3, 96)
    for k in range(60):
        a = TURN * k / 60
        place(box((.012, .02, length * .34), (0, 0, 0), black, .003, 1), (r * math.cos(a), r * math.sin(a), length * .56), (0, 0, math.degrees(a)))
    lathe([(r * .86, length * .99, 'c'), (r * .89, length), (r * .86, length * 1.005, 'c')], rim, 2, 96)
    lathe([(r * .72, length * .74), (r * .4, length * .82), (0, length * .85)], plain('#0d0f18', .03, coat=1), 6, 64)
    place([ring(r * .5, .006, plain('#31265a', .2, coat=1))], (0, 0, length * .79))
    lathe([(r * .2, length * .845), (0, length * .852)], plain('#3a5f8f', .05, coat=1), 3, 48)


def compact_camera(job):
    """A camera seen from the front: lens, viewfinder, flash, dials and grip."""
    shell, chrome, skin = coat(job['colour'], .3, .3), steel('#cdd0d3', .22), leather('#2a2b2f', .5) if not job.get('retro') else leather(job['dark'], .5)
    w, d, h = 1.0, .3, .58
    place(slab(rounded(w, h, .09), d, shell if not job.get('retro') else chrome, .03, 5), (0, d / 2, h / 2), (90, 0, 0))
    loft([[(x, y, z) for x, y in oval(w * 1.006, d * 1.02, 9, 128)] for z in (h * .1, h * .66)], skin)
    place(group(barrel, .2, .26, chrome), (.06, -d / 2 + .01, h * .42), (90, 0, 0))
    for k, (x, r, z) in enumerate(((.36, .07, .055), (.2, .04, .04))):
        place(group(lathe, [(r, 0, 'c'), (r, z - .008), (r - .008, z), (0, z)], chrome if k == 0 else shell, 3, 48), (x, 0, h))
    for k in range(36):
        a = TURN * k / 36
        place(box((.006, .008, .04), (0, 0, 0), steel('#8f9398', .3), .001, 1), (.36 + .07 * math.cos(a), .07 * math.sin(a), h + .026), (0, 0, math.degrees(a)))
    place(slab(rounded(.14, .07, .015), .02, plain('#eef1f2', .25, coat=.6), .005), (-.3, -d / 2 - .002, h * .82), (90, 0, 0))
    place(slab(rounded(.12, .08, .012), .014, plain('#15161a', .1, coat=1), .004), (.3, -d / 2 - .002, h * .82), (90, 0, 0))
    place(group(lathe, [(0, 0), (.018, 0, 'c'), (.014, .012), (0, .014)], plain('#d3543f', .3), 3, 24), (-.42, -d / 2 + .004, h * .82), (90, 0, 0))
    box((.26, .16, .05), (-.06, .02, h + .02), shell if not job.get('retro') else chrome, .016, 4)
    for side in (-1, 1):
        place([ring(.03, .006, chrome, 32)], (side * (w / 2 + .012), 0, h * .78), (90, 0, 0))
    grip = slab(rounded(.16, h * .62, .06), .06, skin, .025, 5)
    place(grip, (-.38, -d / 2 + .03, h * .4), (90, 0, 0))
    return {'azimuth': 18, 'elevation': 12, 'surface': surface(job['colour'])}


def camcorder(job):
    """A camcorder with its screen turned out."""
    shell, black, chrome = coat(job['colour'], .3, .4), plain(BLACK, .45), steel('#c9ccd0', .22)
    body = [[(x, yy, z + .32) for x, z in oval(.34 * s, .4 * s, 3.4, 72)] for s, yy in ((.01, -.42), (.9, -.42), (.98, -.39), (1, -.3), (1, .3), (.97, .4), (.85, .44), (.01, .44))]
    loft(body, shell)
    place(group(barrel, .135, .2, chrome), (0, -.40, .34), (90, 0, 0))
    box((.2, .34, .05), (.02, .05, .535), black, .02, 4)
    place(slab(rounded(.09, .05, .02), .02, chrome, .006), (.02, -.2, .515))
    place(group(lathe, [(0, 0), (.025, 0, 'c'), (.022, .02), (0, .022)], plain('#d0433f', .35, coat=.4), 3, 32), (-.06, .30, .512))

    def display():
        slab(rounded(.46, .3, .03), .034, shell, .01)
        glass_front(.43, .27, .02, .033, job['label'], .04)
    place(place(group(display), (.23, 0, 0), (90, 0, 0)), (.19, .16, .34), (0, 0, -6))
    place(slab(rounded(.05, .26, .02), .04, black, .01), (.18, .19, .34), (90, 0, 0))
    strap = [[(-.17 - .1 * math.sin(math.pi * k / 24), -.26 + .56 * k / 24 + t, .32 + z) for t, z in oval(.012, .13, 3, 24)] for k in range(25)]
    loft(strap, weave('#2a2b2f', 150))
    place(slab(rounded(.22, .5, .05), .03, black, .01), (0, 0, .1))
    return {'azimuth': 33, 'elevation': 14, 'surface': surface(job['colour'])}


def projector(job):
    """A projector with its lens in front, vents and buttons."""
    shell, black, chrome = coat(job['colour'], .35, .3), plain(BLACK, .5), steel('#c9ccd0', .22)
    w, d, h = .92, .74, .34
    body = slab(rounded(w, d, .12), h, shell, .04, 6)
    place(body, (0, 0, .04))
    place(slab(rounded(w * .985, d * .985, .115), .012, black, .003), (0, 0, .14))
    place(slab(rounded(.42, .28, .13), .012, black, .004), (-.18, -d / 2 - .004, .22), (90, 0, 0))
    place(group(barrel, .115, .12, chrome), (-.25, -d / 2, .22), (90, 0, 0))
    place(group(lathe, [(0, 0), (.03, 0, 'c'), (.03, .006), (0, .008)], plain('#4a1f22', .1, coat=1), 3, 32), (-.06, -d / 2 - .014, .22), (90, 0, 0))
    for k in range(13):
        box((.012, .012, .16), (.14 + .022 * k, -d / 2, .22), black, .004, 1)
    for k in range(11):
        box((.012, .02, .14), (w / 2 + .0, -.2 + .04 * k, .22), black, .004, 1)
    place([ring(.1, .006, chrome)], (.2, .02, .382))
    place(group(lathe, [(0, 0), (.045, 0, 'c'), (.042, .008), (0, .01)], chrome, 3, 48), (.2, .02, .378))
    for x, y in ((.34, .02), (.06, .02), (.2, .16), (.2, -.12)):
        place(slab(oval(.035, .035), .004, black, 0), (x, y, .379))
    for x in (-.32, .32):
        for y in (-.24, .24):
            lathe([(.05, 0, 'c'), (.05, .045, 'c')], black, 1, 32).location = (x, y, 0)
    place(group(lathe, [(.116, 0, 'c'), (.128, .004), (.13, .05), (.117, .052, 'c')], shell, 3, 64), (-.25, -d / 2 - .03, .22), (90, 0, 0))
    return {'azimuth': 22, 'elevation': 18, 'surface': surface(job['colour'])}


def ring_light(job):
    """A ring of light on a tripod, with a phone in its clamp."""
    shell, black = coat(job['colour'], .3, .3), plain(BLACK, .5)
    glow = Surface(Emission=rgb('#fff6e4'), Emission_Strength=1.05, Base_Color=rgb('#fff6e4')).material
    centre, r = 1.02, .34
    back = group(lathe, [(r - .075, 0, 'c'), (r + .075, 0, 'c'), (r + .08, .02), (r + .075, .04, 'c'), (r - .075, .04, 'c'), (r - .08, .02), (r - .075, 0, 'c')], shell, 3, 128)
    front = group(lathe, [(r - .062, .04, 'c'), (r - .05, .05), (r + .05, .05), (r + .062, .04, 'c')], glow, 4, 128)
    place(back + front, (0, 0, centre), (90, 0, 0))
    tube([(0, .0, .34), (0, 0, centre - r - .05)], .014, steel('#b9bdc4', .25), 16, 2)
    lathe([(.024, .3, 'c'), (.026, .32), (.026, .5), (.02, .52, 'c'), (0, .52, 'c')], black, 3, 32)
    for k in range(3):
        a = TURN * k / 3 + .5
        tube([(0, 0, .42), (.1 * math.cos(a), .1 * math.sin(a), .3), (.36 * math.cos(a), .36 * math.sin(a), .012)], .014, black, 12, 4)
        lathe([(0, 0), (.022, .002), (.022, .02), (0, .03)], black, 3, 16).location = (.36 * math.cos(a), .36 * math.sin(a), 0)
        tube([(0, 0, .27), (.2 * math.cos(a), .2 * math.sin(a), .16)], .008, steel(), 10, 2)
    tube([(0, .02, centre - r), (0, .02, centre - .12)], .011, black, 12, 2)

    def phone():
        slab(rounded(.2, .4, .03), .025, plain('#3a3c42', .3), .008)
        glass_front(.192, .392, .026, .024, job['label'], .01)
    place(group(phone), (0, -.0, centre), (88, 0, 0))
    for z in (-.2, .2):
        box((.08, .05, .025), (0, -.01, centre + z), black, .006)
    box((.05, .04, .09), (.0, .03, centre - r - .05), black, .01)
    return {'azimuth': 14, 'elevation': 4}


def portable_television(job):
    """A small television: a bulged picture tube with knobs and aerials, or a flat screen with a grip."""
    shell, black, chrome = coat(job['colour'], .3, .4), plain(BLACK, .45), steel('#cdd0d3', .22)
    w, h = 1.0, .74
    if job.get('flat'):
        place(slab(rounded(w, h * .86, .05), .07, shell, .02, 5), (0, .035, .47), (90, 0, 0))

        def display():
            glass_front(w - .05, h * .86 - .05, .03, 0, job['label'], .03)
        place(group(display), (0, -.034, .47), (90, 0, 0))
        tube([(-.2, .02, h * .86 / 2 + .47), (-.18, .02, h + .13), (.18, .02, h + .13), (.2, .02, h * .86 / 2 + .47)], .02, shell, 16)
        place(slab(rounded(.12, .2, .03), .03, shell, .008), (0, .06, .12), (78, 0, 0))
        place(slab(rounded(.56, .3, .06), .025, shell, .008), (0, .02, 0))
        return {'azimuth': 18, 'elevation': 8, 'surface': surface(job['colour'])}
    rings = [[(x, yy, z + .5) for x, z in oval(w * s, h * s, 5, 128)] for s, yy in ((.01, -.26), (.93, -.26), (.985, -.245), (1, -.2), (1, .1), (.94, .2), (.7, .34), (.01, .34))]
    loft(rings, shell)
    place(slab(rounded(.66, .58, .1), .03, plain('#e9e0cc', .4), .01), (-.12, -.245, .5), (90, 0, 0))
    columns, points, uv = 40, [], []
    for j in range(columns + 1):
        for i in range(columns + 1):
            u, v = 2 * i / columns - 1, 2 * j / columns - 1
            k = (abs(u) ** 8 + abs(v) ** 8) ** (1 / 8) / max(abs(u), abs(v), 1e-6)
            points.append((-.12 + .28 * u / max(k, 1), -.276 - .035 * (1 - u * u) * (1 - v * v), .5 + .24 * v / max(k, 1)))
            uv.append((i / columns, j / columns))
    grid('screen', points, columns, columns, printed(job['label'], .08, .8), uv)
    for z, r in ((.7, .075), (.5, .075)):
        dial = group(lathe, [(r, 0, 'c'), (r, .02), (r * .9, .03), (r * .5, .034), (r * .45, .07), (0, .072)], chrome, 4, 64)
        place(dial, (.355, -.25, z), (90, 0, 0))
        place(box((.012, .05, .1), (0, 0, 0), black, .004), (.355, -.325, z), (0, 30 if z > .6 else -20, 0))
    for k in range(6):
        box((.16, .012, .012), (.355, -.254, .38 - .026 * k), black, .004, 1)
    for side in (-1, 1):
        tube([(side * .03, .05, .86), (side * .3, .07, 1.3)], (.008, .005), chrome, 10, 2)
        place(lathe([(0, -.014), (.014, 0), (0, .014)], chrome, 3, 16), (side * .3, .07, 1.3))
        for y in (-.12, .12):
            tube([(side * .28, y, .17), (side * .36, y * 1.2, 0)], (.026, .015), wood('#845a3d', '#482c1b'), 20, 2)
    lathe([(0, 0), (.07, 0, 'c'), (.06, .04), (.02, .06), (0, .06)], black, 4, 48).location = (0, .05, .845)
    flat_faces(box((.4, .2, .03), (0, 0, .16), black, .005))
    return {'azimuth': 20, 'elevation': 7, 'surface': surface(job['colour'])}
