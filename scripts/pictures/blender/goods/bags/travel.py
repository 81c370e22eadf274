"""Cabin suitcases, backpacks, briefcases."""
import math

import numpy as np

from cloth import leather, strap_web, weave
from goods.bags.leatherwork import belt_strap, draped_panel, even, fitting, hide, loop, panel, puffed, puller, seam, spline, stitches, zip_teeth
from materials import plain, steel
from shapes import box, grid, lathe, modify, tube
from solids import loft, place, rounded, slab, turn_all


def ribbed_shell(wide, deep, tall, material, form, low=.09):
    """A hard shell: a rounded block with grooves pressed into its front and sides."""
    rings, n = [], 320
    for t in np.linspace(0, 1, 150):
        z = low + tall * t
        cap = min(1, t / .055, (1 - t) / .055)
        inset = (1 - math.sqrt(max(0, 1 - (1 - cap) ** 2))) * .05
        outline = even(rounded(wide - 2 * inset, deep - 2 * inset, .075, 12), n)
        ring = []
        for x, y in outline:
            if form == 'vertical':
                flat = 1 if abs(x) < wide / 2 - .06 else 0
                groove = (.5 + .5 * math.cos(x / wide * 2 * math.pi * 7)) ** 6 * flat
            else:
                groove = (.5 + .5 * math.cos((t - .5) * 2 * math.pi * 9)) ** 5
                groove *= 1 if .06 < t < .94 else 0
            groove *= min(1, max(0, (t - .05) / .03), max(0, (.95 - t) / .03)) * .011
            p = np.array([x, y])
            seam_gap = math.exp(-(y / .008) ** 2) * .014 if abs(x) > wide / 2 - .08 or form == 'any' else 0
            out = np.array([x / wide, y / deep]) / max(1e-6, math.hypot(x / wide, y / deep))
            ring.append((*(p - out * (groove + seam_gap)), z))
        rings.append(ring)
    first, last = rings[0], rings[-1]
    rings = [[(x * .02, y * .02, z) for x, y, z in first]] + rings + [[(x * .02, y * .02, z) for x, y, z in last]]
    return loft(rings, material)


def spinner(x, y, dark, metal):
    """A double wheel in its housing."""
    for side in (-1, 1):
        place(lathe([(.0, -.012, 'c'), (.034, -.012), (.042, -.006), (.042, .006), (.034, .012), (0, .012, 'c')], dark, 4, 40), (x + side * .020, y, .042), (0, 90, 0))
        place(lathe([(0, .014), (.012, .014), (.014, .010, 'c')], metal, 3, 20), (x + side * .021, y, .042), (0, 90 * side, 0))
    place(lathe([(0, .0, 'c'), (.030, 0), (.036, .03), (.05, .055), (.05, .075, 'c')], dark, 5, 32), (x, y, .045))


def cabin_suitcase(job):
    """A hard-shell trolley: ribs, a zip around it, four double wheels, a drawn-out handle, a lock."""
    shell = plain(job['colour'], .34, coat=.25, grain=.10, scale=160)
    dark, metal = plain('#2b2c30', .5, grain=.1), steel('#c4c6c9', .25)
    wide, deep, tall, low = .60, .38, .86, .09
    ribbed_shell(wide, deep, tall, shell, job.get('form', 'vertical'), low)
    top = low + tall
    belt = even(rounded(wide + .004, tall * .995, .07, 12), 200)
    tube([(x * .985, 0, z * .985 + low + tall / 2) for x, z in np.concatenate([belt, belt[:2]])], .013, dark, 10, 1)
    for x in (-1, 1):
        for y in (-1, 1):
            spinner(x * (wide / 2 - .075), y * (deep / 2 - .075), dark, metal)
    for x in (-.105, .105):
        tube([(x, .13, top - .02), (x, .13, top + .40)], .012, metal, 16, 2)
        place(box((.05, .05, .02), (0, 0, 0), dark, .006), (x, .13, top + .004))
    place(box((.29, .045, .045), (0, 0, 0), dark, .018, 4), (0, .13, top + .41))
    place(box((.34, .09, .012), (0, 0, 0), dark, .005), (0, .13, top - .001))
    tube([(-.10, -.03, top - .005), (-.095, -.03, top + .03), (-.06, -.03, top + .052), (0, -.03, top + .057), (.06, -.03, top + .052), (.095, -.03, top + .03), (.10, -.03, top - .005)], .016, dark, 16, 8)
    for x in (-1, 1):
        place(box((.05, .07, .016), (0, 0, 0), dark, .006), (x * .10, -.03, top + .001))
    side = wide / 2
    tube([(side - .005, -.02, low + .30), (side + .026, -.02, low + .33), (side + .036, -.02, low + .43), (side + .026, -.02, low + .53), (side - .005, -.02, low + .56)], .014, dark, 14, 8)
    place(box((.018, .075, .13), (0, 0, 0), dark, .006), (side, .0, low + tall * .80))
    for k in range(3):
        place(lathe([(.010, -.007), (.016, -.006), (.016, .006), (.010, .007)], metal, 3, 24), (side + .008, -.014 + .014 * k, low + tall * .80), (0, 0, 0))
    tag = rounded(.10, .034, .008, 4)
    panel([(x, z + low + tall * .10) for x, z in tag], .006, metal, -deep / 2 + .004, .002)
    if job.get('expand'):
        line = np.concatenate([belt, belt[:2]])
        tube([(x * .985, .04, z * .985 + low + tall / 2) for x, z in line], .007, metal, 8, 1)
    turn_all(-30)
    return {'azimuth': 0, 'elevation': 12, 'surface': 'shell'}


def city_backpack(job):
    """A day pack: a domed body, a front pocket, zips, side pocket with a bottle sleeve, padded straps, a loop on top."""
    cloth = weave(job['colour'], 330, .3) if job.get('form') != 'box' else plain(job['colour'], .5, grain=.2, scale=300)
    dark, metal, webbing = weave(job.get('dark', '#2e3036'), 300, .3), steel('#8d9096', .3), strap_web('#2b2c30')
    tape = plain('#26272b', .85)
    trim = leather(job.get('trim', '#8a5a38'), .42)
    wide, deep, tall = .66, .34, .98
    if job.get('form') == 'box':
        body = [(x, z + tall / 2) for x, z in rounded(wide, tall, .09, 10)]
    else:
        body = [tuple(p) for p in spline([(-.30, .02), (-.325, .12), (-.33, .42), (-.315, .70), (-.25, .89), (-.12, .965), (0, .975), (.12, .965), (.25, .89), (.315, .70), (.33, .42), (.325, .12), (.30, .02), (0, 0)], 8, True)]
    shape = ([0, .25, .7, 1], [1, 1, .82, .55])
    puffed(body, deep, cloth, .5, .030, .006, job['seed'], shape)
    depth_at = lambda z: deep / 2 * np.interp(z / tall, *shape)
    base = lambda x, z: -depth_at(z) - .030 * max(0, 1 - (x / .34) ** 2) * max(.0, 1 - ((z - .49) / .5) ** 2)
    pocket = [tuple(p) for p in spline([(-.245, .05), (-.255, .15), (-.25, .33), (-.22, .43), (0, .455), (.22, .43), (.25, .33), (.255, .15), (.245, .05), (0, .035)], 8, True)]
    puff = lambda x, z: base(x, z) - .006 - .062 * (max(0, 1 - (x / .262) ** 4) * max(0, 1 - ((z - .245) / .225) ** 4)) ** .5
    draped_panel(pocket, puff, cloth, .014, .016)
    zip_line = spline([(-.228, .325), (-.19, .392), (0, .415), (.19, .392), (.228, .325)], 12)
    zip_teeth([(x, puff(x, z) - .017, z) for x, z in zip_line[::6]], metal, tape, .032)
    puller((.225, puff(.225, .32) - .022, .315), metal, trim, .06)
    arch = spline([(-.30, .50), (-.298, .68), (-.235, .855), (-.11, .925), (0, .935), (.11, .925), (.235, .855), (.298, .68), (.30, .50)], 10)
    zip_teeth([(x, -depth_at(z) * .72 - .012 - .02 * max(0, 1 - abs(x) / .3), z + .012) for x, z in arch[::5]], metal, tape, .036, (0, .55, .85))
    puller((-.292, -depth_at(.53) * .80 - .02, .53), metal, trim, .06)
    stitches([(x, base(x, .60) - .004, .60) for x in np.linspace(-.27, .27, 40)], job['colour'], .014, .006, .003)
    zip_teeth([(x, base(x, .64) - .006, .64) for x in np.linspace(-.22, .22, 7)], metal, tape, .032)
    puller((.21, base(.21, .64) - .014, .635), metal, trim, .05)
    patch = [(x, z + .25) for x, z in rounded(.12, .075, .012, 5)]
    draped_panel(patch, lambda x, z: puff(x, z) - .014, trim, .006)
    seam(patch, lambda x, z: puff(x, z) - .022, '#e9dcc0', .010, length=.008, gap=.005, radius=.0018)
    belt_strap([(-.06, .05, .955), (-.055, .06, 1.02), (0, .065, 1.05), (.055, .06, 1.02), (.06, .05, .955)], .04, webbing, .014, (0, 1, 0))
    for side in (-1, 1):
        rows = []
        for z in np.linspace(.03, .34, 14):
            row = []
            for a in np.linspace(-1, 1, 22):
                y = a * (depth_at(z) * .74)
                bulge = .028 * (1 - a * a) ** .5
                row.append((side * (.312 + .02 * (z / .34) + bulge), y, z))
            rows.append(row)
        item = grid('side pocket', [p for row in rows for p in row], 21, 13, dark)
        modify(item, 'SOLIDIFY', thickness=.010, offset=0)
        tube(rows[-1], .010, webbing, 10, 1)
        x = side * .17
        path = [(x * .7, .13, .90), (x * 1.0, .22, .93), (x * 1.25, .275, .80), (x * 1.5, .285, .58), (x * 1.65, .255, .36)]
        belt_strap(path, .095, dark, .032, (1, 0, 0))
        belt_strap([(x * 1.65, .255, .37), (x * 1.75, .235, .22), (x * 1.72, .16, .09)], .038, webbing, .010, (1, 0, 0))
    turn_all(-27)
    return {'azimuth': 0, 'elevation': 12, 'surface': 'cloth'}


def briefcase(job):
    """A slim leather case with a flap, two straps with buckles or a lock, and a handle."""
    skin, metal, thread = hide(job), fitting(job, .22), job.get('thread', job['colour'])
    body = [(x, z + .36) for x, z in rounded(1.02, .72, .045, 8)]
    depth = .22
    puffed(body, depth, skin, .3, .012, .002, job['seed'])
    front = -depth / 2 - .012
    bulge = lambda x, z: front - .010 * max(0, 1 - (x / .5) ** 4)
    pocket = [(x, z + .20) for x, z in rounded(.90, .34, .03, 5)]
    draped_panel(pocket, lambda x, z: bulge(x, z) + .003, skin, .012, .03)
    seam(pocket, lambda x, z: bulge(x, z) - .011, thread, .018)
    flap = [(-.505, .725), (.505, .725), (.512, .60), (.508, .36), (.48, .325), (-.48, .325), (-.508, .36), (-.512, .60)]
    draped_panel(flap, lambda x, z: bulge(x, z) - .010, skin, .014, .03)
    seam(flap, lambda x, z: bulge(x, z) - .026, thread, .020, lambda x, z: z < .70)
    place(slab(rounded(1.01, depth + .03, .04), .018, skin, .008), (0, 0, .712))
    tab_y = lambda x, z: bulge(x, z) - .023
    if job.get('form') == 'lock':
        tongue = [(-.055, .50), (.055, .50), (.055, .27), (.035, .245), (-.035, .245), (-.055, .27)]
        draped_panel(tongue, tab_y, skin, .010)
        seam(tongue, lambda x, z: tab_y(x, z) - .012, thread, .010)
        panel([(x, z + .285) for x, z in rounded(.085, .062, .012, 5)], .012, metal, tab_y(0, .285) - .010, .003)
        place(lathe([(0, .006), (.012, .006), (.014, .002, 'c')], steel('#6f7278', .3), 3, 24), (0, tab_y(0, .285) - .023, .285), (90, 0, 0))
    else:
        for x in (-.29, .29):
            strap = [(x + a, z) for a, z in ((-.038, .70), (.038, .70), (.038, .20), (.022, .165), (-.022, .165), (-.038, .20))]
            draped_panel(strap, tab_y, skin, .011, .02)
            seam(strap, lambda p, z: tab_y(p, z) - .013, thread, .010, lambda p, z: z < .69)
            loop((x, tab_y(x, .30) - .018, .305), .050, .0075, metal, (0, 0, 0), True, .036)
            tube([(x, tab_y(x, .30) - .020, .27), (x, tab_y(x, .3) - .022, .335)], .006, metal, 12, 2)
            keeper = [(x + a, z) for a, z in ((-.048, .245), (.048, .245), (.048, .222), (-.048, .222))]
            draped_panel(keeper, lambda p, z: tab_y(p, z) - .013, skin, .008, .01)
    for side in (-1, 1):
        loop((side * .17, 0, .755), .034, .0075, metal, (0, 0, 0), True, .028)
        belt_strap([(side * .17, -.05, .735), (side * .17, -.02, .742), (side * .17, 0, .748), (side * .17, .02, .742), (side * .17, .05, .735)], .055, skin, .010, (1, 0, 0))
        loop((side * .52, 0, .66), .032, .006, metal, (0, 0, 90))
        box((.02, depth * .7, .05), (side * .512, 0, .62), skin, .008)
    tube([(-.17, 0, .775), (-.165, 0, .81), (-.11, 0, .845), (0, 0, .855), (.11, 0, .845), (.165, 0, .81), (.17, 0, .775)], [.013, .018, .026, .028, .026, .018, .013], skin, 20, 10)
    turn_all(-24)
    return {'azimuth': 0, 'elevation': 14, 'surface': 'leather'}
