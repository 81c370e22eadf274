"""Side table, chest of drawers, bookcase, mirror, print."""
import math
import random

from finish import timber, timber_surface
from materials import Surface, glaze, plain, rgb, steel, wood
from patterns import landscape_print, shapes_print, surface_of
from shapes import box, lathe, tube
from solids import flat_faces, loft, oval, place, slab

BOOKS = ('#b65b38', '#2b4266', '#eadfc8', '#6f8a7a', '#d9a738', '#7f2d41', '#c9c3b6', '#3f5f66', '#e3b8a2')


def side_table(job):
    """A small table: round on three legs, square with a drawer, or round with a lower shelf."""
    colour = job['colour']
    top, leg = timber(colour, 'X'), timber(colour, 'Z')
    form = job.get('form', 'round')
    if form == 'drawer':
        place(slab(oval(.66, .52, 14), .035, top, .01, 3), (0, 0, .66))
        box((.58, .44, .15), (0, 0, .58), top, .006)
        box((.52, .012, .115), (0, -.222, .58), top, .005)
        place(lathe([(0, 0), (.01, 0, 'c'), (.01, .012), (.022, .026), (.018, .036), (0, .038)], steel('#d9b779', .25), 4, 32), (0, -.228, .58), (90, 0, 0))
        for x in (-1, 1):
            for y in (-1, 1):
                tube([(x * .285, y * .215, 0), (x * .265, y * .2, .52)], (.013, .024), leg, 20, 3)
        return {'azimuth': 24, 'elevation': 16, 'surface': timber_surface(colour)}
    place(slab(oval(.66, .66, 2), .03, top, .012, 4), (0, 0, .66))
    count = 4 if form == 'shelf' else 3
    for k in range(count):
        a = math.tau * k / count + .5
        c, s = math.cos(a), math.sin(a)
        if form == 'shelf':
            tube([(c * .27, s * .27, 0), (c * .27, s * .27, .67)], .018, leg, 20, 2)
        else:
            tube([(c * .3, s * .3, 0), (c * .17, s * .17, .67)], (.013, .023), leg, 20, 3)
    if form == 'shelf':
        place(slab(oval(.54, .54, 2), .022, top, .008, 3), (0, 0, .2))
    else:
        lathe([(0, .62, 'c'), (.2, .62, 'c'), (.2, .66, 'c'), (0, .66, 'c')], top, 2)
    return {'azimuth': 14, 'elevation': 17, 'surface': timber_surface(colour)}


def chest_of_drawers(job):
    """Three wide drawers with knobs on short legs."""
    colour = job['colour']
    grain, knob = timber(colour, 'X'), steel('#d9b779', .28)
    w, d, h, low = 1.0, .44, .72, .17
    t = .03
    box((w, d, t), (0, 0, low + h - t / 2), grain, .006)
    box((w, d, t), (0, 0, low + t / 2), grain, .006)
    for x in (-1, 1):
        box((t, d - .004, h - 2 * t), (x * (w - t) / 2, 0, low + h / 2), timber(colour, 'Z'), .006)
    box((w - .02, d - .06, h - .02), (0, .02, low + h / 2), plain('#1d1612', .9), .002)
    rows = job.get('rows', 3)
    high = (h - 2 * t) / rows
    for k in range(rows):
        z = low + t + high * (k + .5)
        cells = ((0, w - 2 * t - .012),) if k < rows - 1 or not job.get('split') else ((-.234, .455), (.234, .455))
        for x, wide in cells:
            box((wide, .026, high - .012), (x, -d / 2 + .014, z), grain, .005)
            for side in (-1, 1):
                at = x + side * wide * (.27 if wide > .6 else .0)
                if job.get('grip'):
                    box((.12, .02, .014), (at, -d / 2 - .012, z), knob, .005)
                else:
                    place(lathe([(0, 0), (.011, 0, 'c'), (.011, .012), (.024, .026), (.02, .038), (0, .04)], knob, 4, 32), (at, -d / 2, z), (90, 0, 0))
                if wide < .6:
                    break
    for x in (-1, 1):
        for y in (-1, 1):
            place(lathe([(0, 0, 'c'), (.016, 0, 'c'), (.03, low, 'c'), (0, low, 'c')], timber(colour, 'Z'), 2, 32), (x * (w / 2 - .08), y * (d / 2 - .07), 0), (y * -5, x * 5, 0))
    return {'azimuth': 24, 'elevation': 13, 'surface': timber_surface(colour)}


def books(rng, left, width, low, depth, high):
    """A row of books that ends with a leaning one."""
    x = left
    while x < left + width - .05:
        w, h = rng.uniform(.022, .045), rng.uniform(.7, .95) * high
        box((w, depth, h), (x + w / 2, -.01, low + h / 2), plain(rng.choice(BOOKS), .6), .003, 2)
        box((w - .008, depth - .006, h - .012), (x + w / 2, -.004, low + h / 2 + .007), plain('#efe7d6', .8), .001, 1)
        x += w + .001


def bookcase(job):
    """Four shelves with books, a vase and boxes."""
    rng = random.Random(job['seed'])
    colour = job.get('tone', job['colour'])
    upright, board = (wood('#dcb97c', '#b08a4a'), wood('#dcb97c', '#b08a4a', 'X')) if job.get('bamboo') else (timber(colour, 'Z'), timber(colour, 'X'))
    w, d, h, t = .7, .26, 1.3, .026
    for x in (-1, 1):
        if job.get('bamboo'):
            for y in (-1, 1):
                box((.032, .032, h), (x * (w / 2 - .016), y * (d / 2 - .016), h / 2), upright, .005)
        else:
            box((t, d, h), (x * (w - t) / 2, 0, h / 2), upright, .005)
    levels = (.06, .37, .68, .98, 1.27)
    for z in levels:
        box((w - .01, d - .01, t), (0, 0, z), board, .005)
    if not job.get('bamboo'):
        box((w - .02, .01, h - .04), (0, d / 2 - .012, h / 2), board, .002)
    books(rng, -w / 2 + .05, .34, levels[2] + t / 2, .17, .24)
    books(rng, -.02, .31, levels[1] + t / 2, .17, .24)
    books(rng, -w / 2 + .05, .26, levels[3] + t / 2, .17, .22)
    place(lathe([(0, 0), (.05, 0), (.075, .05), (.07, .11), (.03, .15), (.028, .18), (.04, .2)], glaze('#8fa38a', True), 6, 64), (.19, 0, levels[2] + t / 2))
    place(lathe([(0, 0), (.06, 0, 'c'), (.075, .08), (.078, .085), (.07, .08), (0, .04)], glaze('#eadfc8'), 6, 64), (.19, 0, levels[3] + t / 2))
    for x in (-.17, .17):
        box((.29, .2, .2), (x, -.005, levels[0] + t / 2 + .1), plain('#c8b190', .9, grain=.5, scale=120), .02)
        box((.08, .004, .03), (x, -.107, levels[0] + t / 2 + .13), plain('#5d4a2a', .6), .002)
    place(box((.2, .17, .03), (0, 0, 0), plain('#2b4266', .6), .004), (-.2, -.01, levels[1] + t / 2 + .016))
    place(box((.18, .15, .026), (0, 0, 0), plain('#eadfc8', .6), .004), (-.2, -.01, levels[1] + t / 2 + .046), (0, 0, 8))
    return {'azimuth': 24, 'elevation': 8}


def framed_print(job):
    """A print with a mat in a frame that leans back."""
    w, h, wide = .66, .86, job.get('wide', .035)
    frame = wood(*job['frame'], 'Z', .4) if isinstance(job['frame'], list) else plain(job['frame'], .35, coat=.3)
    across = wood(*job['frame'], 'X', .4) if isinstance(job['frame'], list) else frame
    picture = (landscape_print if job.get('hills') else shapes_print)(job['seed'])
    items = []
    for x in (-1, 1):
        items.append(box((wide, .04, h), (x * (w - wide) / 2, 0, h / 2), frame, .004))
        items.append(box((w - 2 * wide, .04, wide), (0, 0, h / 2 + x * (h - wide) / 2), across, .004))
    items.append(box((w - wide, .012, h - wide), (0, .012, h / 2), plain('#f4f0e6', .7), .001, 1))
    pw, ph = w * .62, h * .66
    sheet = slab([(-pw / 2, -ph / 2), (pw / 2, -ph / 2), (pw / 2, ph / 2), (-pw / 2, ph / 2)], .002, surface_of(picture, Roughness=.6), 0)
    items.append(place(sheet, (0, .005, h / 2), (90, 0, 0)))
    for x in (-1, 1):
        items.append(box((.006, .003, ph + .012), (x * (pw + .006) / 2, .005, h / 2), plain('#d9d2c2', .7), .001, 1))
        items.append(box((pw + .012, .003, .006), (0, .005, h / 2 + x * (ph + .006) / 2), plain('#d9d2c2', .7), .001, 1))
    place(items, (0, 0, 0), (-7, 0, 0))
    return {'azimuth': 17, 'elevation': 6}


def mirror_glass():
    """A mirror that shows a bright room: the light of the sky above, the floor below."""
    surface = Surface(Metallic=1., Roughness=.03, Emission=rgb('#c9d6da'), Emission_Strength=.3)
    place_, split = surface.node('TexCoord'), surface.node('SeparateXYZ')
    surface.link(place_.outputs['Generated'], split.inputs[0])
    return surface.colour(surface.ramp(split.outputs[1], [(0, rgb('#a9b6ba')), (.42, rgb('#c3cfd2')), (.55, rgb('#dfe7e8')), (1, rgb('#b7c5ca'))])).material


def wall_mirror(job):
    """A mirror in a frame of wood, gilded wood or rattan, leaning back."""
    form, items = job['form'], []
    if form == 'round':
        ring = lathe([(.36, .0, 'c'), (.42, .0, 'c'), (.425, .01), (.42, .05), (.4, .056), (.37, .05), (.36, .04, 'c'), (.36, 0, 'c')], wood('#cf9f66', '#9a6b3c', 'X'), 4)
        glass = flat_faces(slab(oval(.73, .73), .02, mirror_glass(), 0))
        items = [ring, glass]
    elif form == 'rattan':
        cane, tie = wood('#d3a566', '#a0723c', 'X', .5), plain('#8d6233', .6)
        for r, thick in ((.27, .02), (.31, .014), (.5, .014)):
            items.append(tube([(r * math.cos(a), r * math.sin(a), .02) for a in (math.tau * i / 60 for i in range(61))], thick, cane, 12, 1))
        for k in range(48):
            a, turn = math.tau * k / 48, math.tau * (.5 + (k % 2)) / 48 * 1.2
            items.append(tube([(.3 * math.cos(a), .3 * math.sin(a), .02), (.52 * math.cos(a + turn - .1), .52 * math.sin(a + turn - .1), .022)], .0075, cane, 8, 2))
        for k in range(24):
            a = math.tau * k / 24
            items.append(place(lathe([(.024, -.012, 'c'), (.026, 0), (.024, .012, 'c')], tie, 2, 16), (.29 * math.cos(a), .29 * math.sin(a), .02), (90, 0, math.degrees(a))))
        items.append(flat_faces(slab(oval(.55, .55), .016, mirror_glass(), 0)))
    else:
        gilt = plain('#b9934a', .35, .75, grain=.4, scale=40)
        outer = [(x, y) for x, y in oval(.68, .96, 2.6)]
        rings = [[(x * k, y * (1 - (1 - k) * .72), z) for x, y in outer] for k, z in ((.84, .012), (.85, .03), (.89, .05), (.93, .045), (.96, .06), (1, .045), (1.01, .01), (.99, 0))]
        items.append(loft(rings, gilt))
        for k in range(72):
            x, y = outer[k * len(outer) // 72]
            items.append(place(lathe([(0, -.008), (.008, 0), (0, .008)], gilt, 3, 12), (x * .885, y * .92, .05)))
        items.append(slab([(x * .86, y * .9) for x, y in outer], .016, mirror_glass(), 0))
        flat_faces(items[-1])
    place(items, (0, 0, 0), (82, 0, 0))
    low = {'round': .425, 'rattan': .53, 'gilt': .49}[form]
    place(items, (0, 0, low))
    return {'azimuth': 22, 'elevation': 7}
