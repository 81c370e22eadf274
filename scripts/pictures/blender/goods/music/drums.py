"""Hand drums and maracas."""
import math

import numpy as np

from cloth import rope
from goods.music.necks import grained
from materials import Surface, plain, rgb, steel, times, wood
from patterns import hexes, surface_of
from shapes import box, lathe, tube
from solids import group, place

TURN = math.tau


def hide(colour='#e9dcc0'):
    """A drum skin: pale, with clouds."""
    surface = Surface(Roughness=.6, Specular=.25)
    base = rgb(colour)
    return surface.colour(surface.ramp(surface.noise(4, 6), [(.3, times(base, .86)), (.7, times(base, 1.06))])).bump(surface.noise(40, 3), .08, .01).material


def djembe(job):
    """A goblet drum with a laced skin."""
    body, cord, metal = wood('#8a5a34', '#4f2f1b', 'Z', .4), rope('#d8c39a', 70), plain('#2b2a2a', .5, .4)
    n = 512
    if job.get('band'):
        u, v = np.meshgrid(np.linspace(0, 1, 2 * n), np.linspace(0, 1, 128))
        ground, one, two = hexes('#2b2320', '#d9a738', '#c2503a')
        picture = np.broadcast_to(ground, (128, 2 * n, 3)).copy()
        zig = np.abs(((u * 24) % 1) - .5) * 2
        picture[np.abs(v - .2 - .6 * zig) < .12] = one
        picture[(v < .08) | (v > .92)] = two
        lathe([(.184, .1, 'c'), (.152, .26, 'c')], surface_of(picture.astype(np.float32), .2, 60, Roughness=.6), 6, 110)
    lathe([(0, 0, 'c'), (.2, .0), (.21, .012), (.18, .1), (.146, .3), (.14, .42), (.165, .5), (.25, .62), (.305, .76), (.32, .92), (.318, .985, 'c'), (.0, .985)], body, 10, 110)
    lathe([(.0, 1.0), (.27, 1.0), (.31, .996), (.325, .98), (.328, .9, 'c')], hide(), 6, 110)
    for z, r in ((.9, .334), (.865, .336), (.5, .172)):
        lathe([(r - .01, z - .011), (r + .004, z - .008), (r + .004, z + .008), (r - .01, z + .011)], metal, 3, 110)
    count = 27
    for k in range(count + 1):
        a = TURN * k / count
        b = a + TURN / count / 2
        tube([(.337 * math.cos(a), .337 * math.sin(a), .88), (.318 * math.cos((a + b) / 2), .318 * math.sin((a + b) / 2), .72), (.21 * math.cos(b), .21 * math.sin(b), .56), (.178 * math.cos(b), .178 * math.sin(b), .5)], .0075, cord, 8, 5)
        tube([(.337 * math.cos(a), .337 * math.sin(a), .88), (.318 * math.cos(a - .05), .318 * math.sin(a - .05), .72), (.21 * math.cos(a - TURN / count / 2), .21 * math.sin(a - TURN / count / 2), .56), (.178 * math.cos(a - TURN / count / 2), .178 * math.sin(a - TURN / count / 2), .5)], .0075, cord, 8, 5)
    for k in range(3):
        z = .64 + .035 * k
        r = np.interp(z, [.62, .76], [.262, .316])
        tube([(r * math.cos(a) * (1 + .012 * math.sin(a * count * 2)), r * math.sin(a) * (1 + .012 * math.sin(a * count * 2)), z + .006 * math.cos(a * count)) for a in np.linspace(0, TURN, 260)], .0085, cord, 8, 1)
    for z in (.905, .5):
        r = .34 if z > .8 else .18
        tube([(r * math.cos(a), r * math.sin(a), z + .012 * math.sin(a * 54)) for a in np.linspace(0, TURN, 400)], .008, cord, 8, 1)
    return {'azimuth': 0, 'elevation': 17}


def bongo(r, h, shell, skin, metal, dark):
    lathe([(r * .8, 0, 'c'), (r * .86, 0), (r * .98, h * .5), (r, h * .96, 'c'), (r * .94, h * .96)], shell, 6, 96)
    lathe([(0, h + .008), (r * .93, h + .008), (r * 1.0, h), (r * 1.005, h - .03, 'c')], skin, 5, 96)
    lathe([(r * 1.005, h - .05, 'c'), (r * 1.05, h - .048), (r * 1.055, h - .005), (r * 1.03, h + .012), (r * 1.0, h + .004, 'c')], metal, 4, 96)
    lathe([(r * .83, .012, 'c'), (r * .91, .014), (r * .915, .045), (r * .86, .05, 'c')], metal, 3, 96)
    for k in range(5):
        a = TURN * k / 5 + .3
        top, low = 1.085 * r, .97 * r
        tube([(top * math.cos(a), top * math.sin(a), h - .02), (low * math.cos(a), low * math.sin(a), .05)], .012, metal, 12, 1)
        place(lathe([(0, 0), (.022, 0), (.022, .04), (0, .045)], metal, 2, 6), (low * math.cos(a), low * math.sin(a), .03))
        place(box((.03, .05, .05), (0, 0, 0), metal, .008), (1.07 * r * math.cos(a), 1.07 * r * math.sin(a), h - .03), (0, 0, math.degrees(a)))


def bongos(job):
    """A pair of small drums, one a little wider, joined by a block."""
    shell, skin, metal, dark = grained(job.get('wood', ('#a9673a', '#6b3a1e')), 'Z', .3), hide('#efe5cf'), steel('#d3d5d7', .18), plain('#2b2a2a', .5)
    place(group(bongo, .3, .42, shell, skin, metal, dark), (-.36, 0, 0))
    place(group(bongo, .25, .42, shell, skin, metal, dark), (.31, 0, 0), (0, 0, 30))
    box((.16, .13, .2), (0, 0, .2), shell, .02)
    return {'azimuth': 14, 'elevation': 27}


def frame_drum(job):
    """A shallow drum with jingles that leans on nothing: it stands tilted; its beater lies before it."""
    shell, skin, brass = grained(('#c08a4e', '#7e5026'), 'X', .3), hide('#f1e8d2'), steel('#dfb765', .2)
    r, h = .5, .14
    items = [lathe([(r - .02, -h / 2, 'c'), (r, -h / 2), (r, h / 2), (r - .02, h / 2, 'c'), (r - .02, -h / 2, 'c')], shell, 3, 120), lathe([(0, h / 2 + .004), (r - .01, h / 2 + .004), (r + .004, h / 2 - .006), (r + .006, h / 2 - .05, 'c')], skin, 5, 120)]
    for k in range(44):
        a = TURN * k / 44
        items.append(place(lathe([(0, .008), (.007, .006), (.009, 0, 'c')], brass, 2, 16), ((r + .005) * math.cos(a), (r + .005) * math.sin(a), h / 2 - .04), (0, 90, math.degrees(a))))
    for k in range(8):
        a = TURN * (k + .5) / 8
        slot = box((.012, .15, .05), (0, 0, 0), plain('#2a1c12', .8), .004)
        items.append(place(slot, ((r - .002) * math.cos(a), (r - .002) * math.sin(a), -.02), (0, 0, math.degrees(a))))
        for d in (-.008, .008):
            disc = lathe([(.008, .0), (.03, .004), (.058, .0), (.06, -.003), (.03, 0), (.008, -.003)], brass, 3, 40)
            items.append(place(disc, ((r + .002) * math.cos(a), (r + .002) * math.sin(a), -.02 + d)))
    place(items, (0, 0, 0), (66, 0, 0))
    place(items, (0, 0, .5), (0, 0, -16))
    return {'azimuth': 0, 'elevation': 10}


def maraca(paint, second, bare, seed):
    """One maraca along z: an egg on a handle, with painted bands."""
    n = 256
    u, v = np.meshgrid(np.linspace(0, 1, 4 * n), np.linspace(0, 1, n))
    one, two, cream = hexes(paint, second, '#f6efdd')
    picture = np.broadcast_to(one, (n, 4 * n, 3)).copy()
    zig = np.abs(((u * 14) % 1) - .5) * 2
    band = np.abs(v - .5) < .14
    picture[band] = cream
    picture[band & (np.abs(v - .5 - .16 * (zig - .5)) < .035)] = two
    picture[(np.abs(np.abs(v - .5) - .17) < .018)] = two
    dots = np.hypot(((u * 18) % 1 - .5) * .7, (v - .78) * 9) < .2
    picture[dots] = cream
    skin = surface_of(picture.astype(np.float32), .02, 20, Roughness=.16, Clearcoat=.9)
    lathe([(.03, 0), (.085, .03), (.15, .13), (.172, .24), (.155, .35), (.09, .43), (0, .455)], skin, 10, 96)
    lathe([(.045, -.01, 'c'), (.05, 0), (.04, .02), (.03, .02, 'c')], plain(second, .3, coat=.6), 3, 40)
    lathe([(0, -.46), (.03, -.455), (.042, -.43), (.036, -.38), (.026, -.28), (.024, -.15), (.03, -.04), (.034, .0, 'c')], bare, 8, 48)


def maracas(job):
    """A pair of maracas that lie crossed."""
    bare = grained(('#d9ab6c', '#a87842'), 'Z', .35)
    first = group(maraca, job['colour'], job['second'], bare, 1)
    place(first, (0, 0, 0), (-90, 0, 0))
    place(first, (.16, .1, .172), (4, 0, -30))
    second = group(maraca, job['colour'], job['second'], bare, 2)
    place(second, (0, 0, 0), (-90, 0, 0))
    place(second, (-.16, .1, .172), (4, 0, 28))
    return {'azimuth': 0, 'elevation': 48}
