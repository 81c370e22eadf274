"""Desk chair, writing desk, filing cabinet."""
import math

from cloth import weave
from finish import timber, timber_surface
from materials import plain, steel
from sewn import upholstery
from shapes import box, grid, lathe, modify, tube
from solids import group, loft, oval, place, rounded, slab

TURN = math.tau
BLACK = '#2a2b2f'


def castor(black):
    """Two wheels under a hood."""
    for y in (-.022, .022):
        place(lathe([(0, -.014, 'c'), (.036, -.014, 'c'), (.04, -.008), (.04, .008), (.036, .014, 'c'), (0, .014, 'c')], black, 2, 40), (0, y, .04), (90, 0, 0))
    place(lathe([(0, .05), (.03, .045), (.034, .02, 'c')], black, 4, 32), (0, 0, .04))
    lathe([(.012, .07, 'c'), (.012, .12, 'c')], black, 1, 24)


def back_sheet(material, low, high, width, deep):
    """A bent, taut back: hollow across, with a swelling at the loins."""
    columns, rows, points = 40, 50, []
    for j in range(rows + 1):
        v = j / rows
        half = width / 2 * (.82 + .18 * math.sin(math.pi * min(1, v * 1.15)) ** .7) * (1 if v < .9 else 1 - .1 * ((v - .9) / .1) ** 2)
        for i in range(columns + 1):
            u = 2 * i / columns - 1
            y = deep - .07 * (u * u) - .05 * math.sin(math.pi * v * 1.1) + .13 * v * v
            points.append((u * half, y, low + (high - low) * v))
    item = grid('back', points, columns, rows, material)
    modify(item, 'SOLIDIFY', thickness=.014, offset=0)
    edge = [points[i] for i in range(columns + 1)] + [points[j * (columns + 1) + columns] for j in range(1, rows + 1)]
    edge += [points[rows * (columns + 1) + i] for i in range(columns - 1, -1, -1)] + [points[j * (columns + 1)] for j in range(rows - 1, 0, -1)]
    return edge


def desk_chair(job):
    """A chair on five castors: column, seat, bent back, arm rests."""
    black, chrome = plain(BLACK, .45, coat=.1), steel('#c6c9cd', .22)
    cloth = weave(job['colour'], 130, .5)
    foot = chrome if job.get('chrome') else black
    for k in range(5):
        a = TURN * k / 5 + .3
        spoke = [[(r, y, z + h) for y, z in oval(w, t, 3, 24)] for r, w, t, h in ((.03, .075, .07, .15), (.16, .06, .055, .14), (.33, .045, .035, .115), (.345, .03, .02, .112))]
        place([loft([[spoke[0][0]] * 24] + spoke + [[spoke[-1][0]] * 24], foot)], (0, 0, 0), (0, 0, math.degrees(a)))
        place(group(castor, black), (.32 * math.cos(a), .32 * math.sin(a), 0), (0, 0, math.degrees(a) + 60))
    lathe([(0, .1, 'c'), (.05, .1, 'c'), (.052, .2), (.034, .21, 'c'), (.032, .3, 'c'), (.02, .3, 'c'), (.02, .42, 'c')], black, 2, 48)
    box((.22, .26, .05), (0, .02, .43), black, .015)
    tube([(.08, -.02, .43), (.2, -.02, .43), (.27, -.02, .425)], .009, black, 12, 2)
    upholstery((.56, .54, .11), (0, -.02, .505), cloth, .34, 3.4, .006, 3)
    place(slab(rounded(.46, .44, .12), .03, black, .01), (0, -.01, .44))
    if job.get('cushioned'):
        back = upholstery((.5, .11, .62), (0, 0, 0), cloth, .42, 3.4, .006, 5)
        place(back, (0, .28, .93), (-9, 0, 0))
        place(slab(rounded(.4, .5, .1), .03, black, .01), (0, .36, .92), (81, 0, 0))
    else:
        edge = back_sheet(cloth, .6, 1.2, .54, .23)
        tube(edge + edge[:1], .016, black, 14, 1)
        box((.4, .035, .05), (0, .24, .74), black, .012)
    tube([(0, .1, .43), (0, .3, .45), (0, .335, .56), (0, .34, .86)], .024, black, 16)
    for side in (-1, 1):
        tube([(side * .12, .04, .44), (side * .3, .04, .45), (side * .325, .04, .52), (side * .32, .04, .68)], .017, black, 14)
        place(slab(rounded(.085, .28, .035), .035, black, .012), (side * .315, .0, .675))
    if job.get('headrest'):
        upholstery((.34, .07, .17), (0, .34, 1.32), cloth, .4, 3, .004, 8)
        tube([(0, .3, 1.1), (0, .385, 1.24), (0, .38, 1.32)], .014, black, 12)
    return {'azimuth': 28, 'elevation': 11, 'surface': 'cloth'}


def writing_desk(job):
    """A desk with drawers and tapered legs, or a top on two lifting columns."""
    top, metal = timber(job['colour'], 'X'), steel('#c9ccd0', .25)
    w, d, h = 1.3, .62, .76
    if job.get('lifting'):
        leg = plain('#3a3c42' if job['colour'] == '#34353c' else '#e9e8e3', .4, .2, .2)
        slab(rounded(w, d, .03), .032, top, .008).location.z = h + .04
        for side in (-1, 1):
            x = side * .46
            box((.1, .085, .4), (x, .03, .24), leg, .012)
            box((.075, .06, .4), (x, .03, .58), leg, .01)
            box((.09, d - .04, .035), (x, 0, .02), leg, .012)
            box((.06, d - .14, .03), (x, 0, h + .022), leg, .006)
        box((.84, .06, .05), (0, .03, h + .01), leg, .008)
        place(slab(rounded(.14, .05, .012), .014, plain('#1c1d21', .3, coat=.4), .004), (.3, -d / 2 + .0, h + .026), (90, 0, 0))
        for k in range(4):
            place(slab(oval(.016, .016), .003, plain('#e9e8e3', .4), 0), (.255 + .03 * k, -d / 2 - .014, h + .026), (90, 0, 0))
        return {'azimuth': 26, 'elevation': 14, 'surface': timber_surface(job['colour'])}
    slab(rounded(w, d, .02), .03, top, .008).location.z = h
    box((w - .08, d - .08, .13), (0, 0, h - .065), timber(job['colour'], 'X'), .006)
    for k in range(3):
        x = (k - 1) * .4
        box((.385, .014, .106), (x, -(d - .08) / 2 - .004, h - .066), timber(job['colour'], 'X'), .006)
        place(lathe([(0, 0), (.009, 0, 'c'), (.008, .014), (.018, .022), (.016, .03), (0, .033)], metal, 4, 32), (x, -(d - .08) / 2 - .011, h - .066), (90, 0, 0))
    leg_wood = timber(job['colour'])
    for sx in (-1, 1):
        for sy in (-1, 1):
            leg = lathe([(0, 0, 'c'), (.015, 0, 'c'), (.03, h - .13, 'c'), (0, h - .13, 'c')], leg_wood, 2, 40)
            place(leg, (sx * (w / 2 - .07), sy * (d / 2 - .075), 0), (sy * -4, sx * -4, 0))
    return {'azimuth': 26, 'elevation': 14, 'surface': timber_surface(job['colour'])}


def filing_cabinet(job):
    """A cabinet of steel: drawers with grips, label holders and a lock."""
    shell, grip, paper = plain(job['colour'], .42, .1, .1, grain=.05), steel('#c6c9cd', .25), plain('#faf8f1', .7)
    w, d = .46, .56
    count = job.get('drawers', 3)
    each, low = .3, .07 if job.get('castors') else .03
    h = count * each + .03
    black = plain('#26272b', .6)
    box((w, d, h), (0, 0, low + h / 2), shell, .012)
    if job.get('castors'):
        for x in (-.17, .17):
            for y in (-.2, .2):
                place(group(castor, black), (x, y, -.005), (0, 0, 40 + 200 * x), .85)
    else:
        box((w - .03, d - .03, .03), (0, 0, .015), black, .004)
    for k in range(count):
        z = low + .018 + each * (k + .5)
        opened = .2 if job.get('opened') == k else 0
        y = -d / 2 - opened
        if opened:
            box((w - .06, opened + .02, each - .09), (0, -d / 2 - opened / 2 + .01, z - .03), shell, .004)
            for n, tone in enumerate(('#e9d9b0', '#f2c94c', '#8fb3d3', '#e9d9b0', '#d98f7a', '#e9d9b0', '#9fc2a0')):
                box((w - .12, .006, each - .05), (0, y + .045 + .022 * n, z - .01), plain(tone, .7), .001, 1)
                box((.09, .006, .035), (-.12 + .1 * (n % 3), y + .045 + .022 * n, z + each / 2 - .02), plain(tone, .7), .001, 1)
        box((w - .028, .022, each - .018), (0, y - .008, z), shell, .008)
        place(slab(rounded(.15, .032, .012), .014, grip, .005), (0, y - .019, z + .03), (90, 0, 0))
        tube([(-.065, y - .02, z + .022), (-.06, y - .05, z + .02), (.06, y - .05, z + .02), (.065, y - .02, z + .022)], .0075, grip, 12, 6)
        place(slab(rounded(.11, .05, .005), .004, grip, .001), (0, y - .018, z + .09), (90, 0, 0))
        place(slab(rounded(.096, .036, .003), .005, paper, 0), (0, y - .0185, z + .09), (90, 0, 0))
        box((.055, .001, .006), (0, y - .0242, z + .09), plain('#5a5d63', .6), .0002, 1)
    lock = lathe([(0, .008), (.012, .008, 'c'), (.016, 0, 'c')], grip, 2, 32)
    place(lock, (w / 2 - .05, -d / 2 - .019 - (.2 if job.get('opened') == count - 1 else 0), low + h - .06), (90, 0, 0))
    return {'azimuth': 28, 'elevation': 15}
