"""Laptop, desktop computer, monitor, keyboard."""
import math

import bpy

from finish import METALS, coat, surface
from materials import Surface, plain, printed, rgb, steel, thin_glass, wood
from shapes import box, lathe, mesh, tube
from solids import flat_faces, group, loft, oval, place, ring, rounded, slab, turn_all

BLACK = '#17181b'
# Widths of the keys in each row; labels/keys.ts prints their letters.
KEY_ROWS = ((1,) * 13 + (2,), (1.5,) + (1,) * 12 + (1.5,), (1.75,) + (1,) * 11 + (2.25,), (2.25,) + (1,) * 10 + (2.75,), (1.25,) * 3 + (6.25,) + (1.25,) * 4)


def patch(outline, height, material, frame, part=(0, 0, 1, 1)):
    """A flat piece of print. `frame` is the area that the whole print covers, `part` its share of the sheet."""
    left, low, right, high = frame
    uv = [(part[0] + (x - left) / (right - left) * (part[2] - part[0]), part[1] + (y - low) / (high - low) * (part[3] - part[1])) for x, y in outline]
    return flat_faces(mesh('print', [(x, y, height) for x, y in outline], [tuple(range(len(outline)))], material, uv))


def keyboard_keys(width, depth, height, gap, sides, print_file, part=(0, 0, 1, 1)):
    """Five rows of keys with printed tops. `sides` gives the material of a key by row and place."""
    unit, row, tops = width / 15, depth / 5, printed(print_file, .5)
    for j, widths in enumerate(KEY_ROWS):
        x = -width / 2
        for i, share in enumerate(widths):
            w, at = share * unit, (x + share * unit / 2, depth / 2 - (j + .5) * row)
            x += w
            foot, top = rounded(w - gap, row - gap, .008, 4), rounded(w - gap - height * .5, row - gap - height * .5, .008, 4)
            rings = [[(a + at[0], b + at[1], z) for a, b in line] for line, z in ((foot, 0), (top, height))]
            loft(rings, sides(j, i))
            patch([(a + at[0], b + at[1]) for a, b in top], height, tops, (-width / 2, -depth / 2, width / 2, depth / 2), part)


def laptop(job):
    """An open laptop: lit screen, keys, touchpad."""
    shell, black = coat(job['colour'], .3, .3), plain('#26272b', .5)
    w, d, t = 1.06, .72, .026
    slab(rounded(w, d, .045), t, shell, .01, 4)
    slab(rounded(w * .97, d * .96, .04), .006, black, 0).location.z = -.006
    place(slab(rounded(w - .1, .36, .02), .0012, plain('#1d1e22', .6), 0), (0, .12, t))
    letters = group(keyboard_keys, w - .12, .34, .008, .011, lambda row, key: black, job['label'], (0, 0, 1, .3472))
    place(letters, (0, .12, t + .001))
    place(slab(rounded(.36, .2, .02), .0015, plain(job['dark'] if job['colour'] not in METALS else '#aeb3ba', .35), .0005), (0, -.21, t))
    place(slab(rounded(.2, .018, .008), .004, plain('#121316', .5), 0), (0, -d / 2 + .012, t - .0035))

    def lid():
        slab(rounded(w, .7, .045), .016, shell, .007, 4)
        patch(rounded(w - .012, .69, .04), .0162, plain(BLACK, .1, coat=.6), (0, 0, 1, 1))
        patch(rounded(w - .07, .62, .012), .0166, printed(job['label'], .15), (-(w - .07) / 2, -.31, (w - .07) / 2, .31), (0, .3472, 1, 1))
        place(slab(oval(.01, .01), .0008, plain('#2c3340', .2), 0), (0, .33, .0166))
    screen = place(group(lid), (0, .35, 0))
    place(screen, (0, d / 2 + .008, t + .012), (74, 0, 0))
    for x in (-.3, .3):
        place(lathe([(0, -.1), (.013, -.1, 'c'), (.013, .1, 'c'), (0, .1)], black, 1, 32), (x, d / 2 - .002, t + .004), (0, 90, 0))
    for y in (.1, .18):
        box((.006, .05, .01), (-w / 2 - .0005, y, t / 2), plain('#101114', .5), .002, 1)
    return {'azimuth': 24, 'elevation': 20, 'surface': surface(job['colour'])}


def fan(r, blades, glow):
    """A fan with a lit ring, its blades towards the top."""
    black = plain('#202126', .5)
    place([ring(r, .016, glow)], (0, 0, .02))
    lathe([(0, .03), (r * .3, .028, 'c'), (r * .32, .0, 'c')], black, 2, 48)
    for k in range(blades):
        a = math.tau * k / blades
        outline = [(r * .28 * math.cos(a), r * .28 * math.sin(a)), (r * .62 * math.cos(a + .25), r * .62 * math.sin(a + .25)), (r * .92 * math.cos(a + .32), r * .92 * math.sin(a + .32)),
                   (r * .94 * math.cos(a + .8), r * .94 * math.sin(a + .8)), (r * .3 * math.cos(a + .6), r * .3 * math.sin(a + .6))]
        slab(outline, .006, plain('#33353c', .45), 0)


def desktop_computer(job):
    """A tower with a side of glass: board, graphics card and fans inside; ports on top."""
    shell, dark = plain(job['colour'], .42, .2, .1, grain=.05), plain('#1c1d21', .6)
    w, d, h, t = .46, .94, .96, .025
    for size, centre in (((w, t, h), (0, d / 2 - t / 2, h / 2)), ((w, d, t), (0, 0, h - t / 2)), ((w, d, t * 1.6), (0, 0, t * .8 + .04)), ((t, d, h - .04), (-w / 2 + t / 2, 0, h / 2 + .02))):
        box(size, centre, shell, .008)
    for x in (-.16, .16):
        for y in (-.38, .38):
            box((.08, .1, .05), (x, y, .022), dark, .01)
    inside = plain('#8d9098' if job.get('wooden') else '#eceae6', .6)
    box((.01, d - .06, h - .1), (-w / 2 + .04, 0, h / 2), inside, .002)
    box((w - .06, .01, h - .1), (0, d / 2 - .035, h / 2), inside, .002)
    # Lamps under the lid: without them the glass would show a dark hole.
    for y in (-.2, .15):
        box((w * .5, .05, .01), (.02, y, h - .035), Surface(Emission=rgb('#fff4e6'), Emission_Strength=9.).material, .002, 1)
    glow, lamp = [Surface(Emission=rgb(code), Emission_Strength=strength, Base_Color=rgb(code)).material for code, strength in ((job['light'], 1.1), ('#ffffff', .7))]
    board = plain('#20372f' if job.get('wooden') else '#2a2d36', .5)
    place(slab(rounded(.56, .62, .01), .012, board, 0), (-w / 2 + .05, .1, .6), (90, 0, 90))
    for y, z, a, b, tone in ((.14, .72, .1, .1, '#9a9da3'), (.31, .72, .03, .22, '#3a3c42'), (.35, .72, .03, .22, '#3a3c42'), (-.08, .74, .1, .16, '#4a4d55'), (.1, .45, .3, .03, '#15161a')):
        box((.05, a, b), (-w / 2 + .08, y, z), plain(tone, .35, .5), .006)
    for y in (-.02, .0, .02):
        box((.09, .008, .2), (-w / 2 + .12, .14 + y * 2.4, .72), steel('#b9bcc2', .3), .002, 1)
    card = group(box, (.22, .62, .07), (0, 0, 0), plain('#2c2e35', .4, .3), .012)
    place(card, (-.04, .08, .42))
    box((.003, .5, .018), (.072, .08, .43), lamp, .001, 1)
    box((w - .06, d - .08, .17), (0, 0, .145), plain('#4a4c53' if job.get('wooden') else '#dcdad5', .5), .006)
    for z in (.38, .66):
        place(group(fan, .125, 9, glow), (-.02, -d / 2 + .19, z), (0, 90, 0))
        place(group(fan, .125, 9, glow), (0, -d / 2 + .035, z), (90, 0, 0))
    place(group(fan, .11, 9, glow), (-.03, d / 2 - .2, .74), (0, 90, 0))
    box((.008, d - .03, h - .1), (w / 2 - .004, 0, h / 2 + .02), thin_glass('#f4f6f8', .4), .002, 1)
    for y in (-d / 2 + .04, d / 2 - .04):
        for z in (.12, h - .06):
            place(lathe([(0, 0), (.014, 0, 'c'), (.012, .008), (0, .01)], dark, 2, 24), (w / 2, y, z), (0, 90, 0))
    if job.get('wooden'):
        oak = wood('#8b5f3c', '#573821', 'Z')
        for k in range(9):
            box((.034, .03, h - .1), (-w / 2 + .042 + k * .047, -d / 2, h / 2 + .02), oak, .006)
        box((w, .02, h - .06), (0, -d / 2 + .025, h / 2 + .02), dark, .004)
    else:
        box((w, .03, h - .06), (0, -d / 2, h / 2 + .02), shell, .01)
        hole = plain('#0d0e10', .8)
        for j in range(26):
            for i in range(11):
                place(slab(oval(.02, .02, 2, 12), .003, hole, 0), (-.175 + i * .035, -d / 2 - .0145, .12 + j * .031), (90, 0, 0))
    place(group(lathe, [(0, 0), (.03, 0, 'c'), (.028, .006), (0, .008)], lamp, 2, 40), (.12, -d / 2 + .12, h))
    for k in range(3):
        box((.055, .022, .004), (-.12 + .075 * k, -d / 2 + .12, h), plain('#0d0e10', .5), .001, 1)
    return {'azimuth': 36, 'elevation': 13}


def monitor(job):
    """A wide screen on its stand."""
    shell = coat(job['colour'], .3, .3)
    w, h, low = 1.2, .7, .26
    place(slab(rounded(w, h, .02), .035, shell, .01, 4), (0, .035, low + h / 2), (90, 0, 0))
    face = [patch(rounded(w - .006, h - .006, .018), .0, plain(BLACK, .12, coat=.5), (0, 0, 1, 1)),
            patch(rounded(w - .036, h - .05, .006), .0006, printed(job['label'], .2, .3), (-w / 2 + .018, -h / 2 + .025, w / 2 - .018, h / 2 - .025))]
    place(face, (0, -.0006, low + h / 2 + .004), (90, 0, 0))
    box((w - .02, .006, .026), (0, -.001, low + .016), shell, .002)
    tilted = slab(rounded(.2, .62, .03), .03, shell, .01)
    place(tilted, (0, .13, .3), (86, 0, 0))
    place(slab(rounded(.46, .34, .05), .02, shell, .008), (0, .09, 0))
    box((.14, .1, .14), (0, .07, low + h / 2), plain('#26272b', .5), .02)
    return {'azimuth': 20, 'elevation': 9, 'surface': surface(job['colour'])}


def computer_keyboard(job):
    """A compact keyboard with printed keys; three of them in a second colour."""
    case = coat(job['colour'], .35, .2)
    caps, accent = plain(job['caps'], .5), plain(job['accent'], .5)
    w, d = 1.5, .5
    loft([[(x * s, y * s, z) for x, y in rounded(w + .09, d + .09, .04)] for s, z in ((.001, 0), (.985, 0), (1, .012), (1, .05), (.99, .062), (.001, .062))], case)
    place(slab(rounded(w + .012, d + .012, .012), .002, plain(job['dark'], .5), 0), (0, 0, .0615))
    special = {(0, 0), (2, 12), (4, 3)}
    items = group(keyboard_keys, w, d, .05, .012, lambda row, key: accent if (row, key) in special else caps, job['label'])
    place(items, (0, 0, .066))
    for x in (-.6, .6):
        box((.1, .03, .05), (x, d / 2, -.02), plain('#26272b', .7), .008)
    place([item for item in bpy.data.objects if item.type == 'MESH'], (0, 0, .03), (4, 0, 0))
    tube([(.1, d / 2 + .03, .06), (.12, d / 2 + .12, .05), (.2, d / 2 + .17, .015), (.42, d / 2 + .16, .012)], .011, plain('#2a2b2f', .6), 12)
    turn_all(24)
    return {'azimuth': 0, 'elevation': 46, 'surface': surface(job['colour'])}
