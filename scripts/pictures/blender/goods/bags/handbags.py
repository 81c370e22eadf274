"""Top-handle bags and crossbody bags."""
import math

import numpy as np

from goods.bags.leatherwork import (belt_strap, draped_panel, even, fitting, hide, loop, panel, puffed, puller, seam, spline, stitches, stud,
                                    trapezoid, zip_teeth)
from materials import plain
from shapes import lathe, tube
from solids import place, rounded, slab, turn_all


def rolled_handle(width, low, high, y, skin, metal, thread, radius=.024):
    """A padded round handle that hangs in two rings on leather tabs."""
    x = width / 2
    tube([(-x, y, low + .055), (-x * .97, y, low + (high - low) * .45), (-x * .62, y, high - .03), (0, y, high), (x * .62, y, high - .03), (x * .97, y, low + (high - low) * .45), (x, y, low + .055)],
         [radius * .55, radius, radius, radius, radius, radius, radius * .55], skin, 24, 12)
    for side in (-1, 1):
        loop((side * x, y, low + .035), .030, .0065, metal, (0, 0, 0))
        tube([(side * x, y, low + .075), (side * x, y, low + .045)], radius * .8, metal, 20, 2)


def handle_tab(x, y, z, skin, thread, metal, tall=.12, wide=.062):
    outline = [(x + a, z + b) for a, b in ((-wide / 2, tall / 2), (-wide / 2, -tall * .35), (0, -tall / 2), (wide / 2, -tall * .35), (wide / 2, tall / 2))]
    panel(outline, .012, skin, y)
    seam(outline, y - .014, thread, .010)
    stud((x, y - .012, z - tall * .12), .010, metal)


def top_handle_bag(job):
    """A structured satchel with a flap and a turn lock, or a domed bag with a zip; a handle to carry it by hand."""
    skin, metal, thread = hide(job), fitting(job), job.get('thread', job['colour'])
    if job.get('form') == 'dome':
        dome_bag(job, skin, metal, thread)
    else:
        satchel(job, skin, metal, thread)
    turn_all(-24)
    return {'azimuth': 0, 'elevation': 14, 'surface': 'leather'}


def satchel(job, skin, metal, thread):
    body = trapezoid(1.0, .82, .70, .06)
    depth = .34
    shape = ([0, .5, 1], [1, .84, .52])
    puffed(body, depth, skin, .3, .012, .003, job['seed'], shape)
    front = lambda z: -depth / 2 * np.interp(z / .70, *shape) - .012
    for side in (-1, 1):
        for y in (-1, 1):
            place(lathe([(0, 0, 'c'), (.022, .002), (.026, .014), (.026, .03, 'c')], metal, 4, 24), (side * .40, y * .11, -.022))
    smooth = [tuple(p) for p in spline([(-.425, .715), (-.452, .60), (-.43, .46), (-.28, .375), (0, .35), (.28, .375), (.43, .46), (.452, .60), (.425, .715)], 8)]
    over = lambda x, z: front(z) - .006
    draped_panel(smooth, over, skin, .014)
    seam(smooth, lambda x, z: over(x, z) - .015, thread, .020, lambda x, z: z < .69)
    seam(body, lambda x, z: front(z) + .003, thread, .024, lambda x, z: z < .46)
    belt_strap([(-.43, front(.71), .712), (-.40, 0, .735)], .02, skin)
    place(slab(rounded(.85, depth * .56, .05), .018, skin, .008), (0, 0, .700))
    plate = rounded(.11, .075, .022, 5)
    panel([(x, z + .43) for x, z in plate], .010, metal, over(0, .43) - .012, .003)
    place(slab(rounded(.022, .05, .010, 5), .014, metal, .004), (0, over(0, .43) - .024, .43), (90, 0, 0))
    rolled_handle(.44, .70, 1.02, 0, skin, metal, thread)
    for side in (-1, 1):
        belt_strap([(side * .22, -.06, .716), (side * .22, -.03, .724), (side * .22, 0, .752), (side * .22, .03, .724), (side * .22, .06, .716)], .05, skin, .010, (1, 0, 0))
        loop((side * .455, 0, .655), .030, .006, metal, (0, 0, 90))
    if job.get('tassel'):
        tassel((.235, -.15, .66), skin, metal)


def tassel(at, skin, metal):
    """A leather tassel on a cord."""
    x, y, z = at
    tube([(x - .02, y + .14, z + .10), (x - .005, y + .03, z + .085), (x, y, z)], .005, skin, 8)
    place(lathe([(0, .01), (.018, .006), (.021, -.012), (.019, -.045, 'c')], skin, 4, 28), (x, y, z))
    for k in range(26):
        a, r = math.tau * k / 13, .016 if k < 13 else .008
        tube([(x + r * math.cos(a), y + r * math.sin(a), z - .03), (x + r * 1.35 * math.cos(a), y + r * 1.35 * math.sin(a), z - .17 - .006 * (k % 3))], .0042, skin, 6, 2)


def dome_bag(job, skin, metal, thread):
    points = [(-.46, .02), (-.495, .10), (-.49, .30), (-.43, .50), (-.28, .62), (0, .665), (.28, .62), (.43, .50), (.49, .30), (.495, .10), (.46, .02), (0, 0)]
    body = [tuple(p) for p in spline(points, 8, True)]
    depth = .36
    shape = ([0, .4, .8, 1], [1, .98, .72, .5])
    puffed(body, depth, skin, .38, .015, .004, job['seed'], shape)
    front = lambda z: -depth / 2 * np.interp(z / .665, *shape) - .014
    piping = even(body, 120)
    for y in (-1, 1):
        tube([(x * .988, y * depth / 2 * np.interp(z / .665, *shape) * .93, z * .985 + .004) for x, z in np.concatenate([piping, piping[:2]])], .011, skin, 10, 1)
    arch = [(x, 0, z) for x, z in ((-.475, .36), (-.42, .515), (-.28, .625), (0, .67), (.28, .625), (.42, .515), (.475, .36))]
    zip_teeth([(x * 1.004, y, z + .004) for x, y, z in arch], metal, plain(job['colour'], .85), .05, (0, 1, 0))
    loop((.495, -.0, .335), .016, .004, metal)
    draped_panel([(-.478, .06), (.478, .06), (.485, .175), (.25, .20), (0, .21), (-.25, .20), (-.485, .175)], lambda x, z: front(z) + .002, hide({**job, 'colour': job.get('trim', job['colour'])}), .010)
    stitches([(x, front(z) - .014, z) for x, z in spline([(-.47, .160), (-.25, .186), (0, .196), (.25, .186), (.47, .160)], 14)], thread)
    for y in (-1, 1):
        path = [(-.20, y * .172, .20), (-.205, y * .165, .42), (-.205, y * .115, .60), (-.19, y * .085, .76), (-.10, y * .07, .90), (0, y * .066, .935),
                (.10, y * .07, .90), (.19, y * .085, .76), (.205, y * .115, .60), (.205, y * .165, .42), (.20, y * .172, .20)]
        tube([(a, b * 1.06, c) for a, b, c in path[2:-2]], .017, skin, 18, 10)
        for side in (-1, 1):
            outline = [(side * .205 + a, .50 + b) for a, b in rounded(.055, .19, .02, 5)]
            if y < 0:
                draped_panel(outline, lambda x, z: front(z) - .004, skin, .010)
                seam(outline, lambda x, z: front(z) - .016, thread, .009)
                loop((side * .205, front(.60) - .012, .608), .026, .006, metal)


def long_strap(ends, high, width, skin, thread, lean=.10, thick=.010):
    """A shoulder strap that stands as an arch behind the bag."""
    (x1, z1), (x2, z2) = ends
    path = [(x1, 0, z1), (x1 * 1.04, lean * .3, z1 + (high - z1) * .4), (x1 * .86, lean * .7, z1 + (high - z1) * .78), (x1 * .42, lean, high - .02), (0, lean, high),
            (x2 * .42, lean, high - .02), (x2 * .86, lean * .7, z2 + (high - z2) * .78), (x2 * 1.04, lean * .3, z2 + (high - z2) * .4), (x2, 0, z2)]
    return belt_strap(path, width, skin, thick, (0, 1, .0), edge=thread)


def crossbody_bag(job):
    """A small bag on a long strap: a saddle bag with a flap, or a box with a zip."""
    skin, metal, thread = hide(job), fitting(job), job.get('thread', job['colour'])
    if job.get('form') == 'camera':
        body = [(x, z + .27) for x, z in rounded(.86, .54, .10, 10)]
        depth = .26
        puffed(body, depth, skin, .35, .016, .002, job['seed'])
        pocket = [(x, z + .22) for x, z in rounded(.68, .34, .06, 8)]
        y = -depth / 2 - .016
        draped_panel(pocket, lambda x, z: y - .012 * max(0, 1 - (x / .34) ** 4), skin, .022)
        seam(pocket, y - .038, thread, .018)
        zip_teeth([(-.31, y + .002, .435), (0, y - .002, .437), (.31, y + .002, .435)], metal, plain(job['colour'], .85), .03)
        puller((.27, y - .012, .432), metal, skin, .06)
        piping = even(body, 120)
        for side in (-1, 1):
            tube([(x * .99, side * depth * .465, z * .99 + .003) for x, z in np.concatenate([piping, piping[:2]])], .010, skin, 10, 1)
        zip_teeth([(-.36, -.0, .541), (0, 0, .545), (.36, 0, .541)], metal, plain(job['colour'], .85), .05, (0, 1, 0))
        ends = ((-.435, .50), (.435, .50))
        tassel((.30, y - .05, .45), skin, metal) if job.get('tassel') else None
    else:
        points = [(-.40, .52), (-.44, .36), (-.41, .17), (-.28, .045), (0, .0), (.28, .045), (.41, .17), (.44, .36), (.40, .52), (.2, .545), (0, .55), (-.2, .545)]
        body = [tuple(p) for p in spline(points, 8, True)]
        depth, shape = .20, ([0, .5, 1], [.9, 1, .62])
        puffed(body, depth, skin, .4, .02, .003, job['seed'], shape)
        front = lambda x, z: -depth / 2 * np.interp(z / .55, *shape) - .021
        smooth = [tuple(p) for p in spline([(-.385, .552), (-.425, .40), (-.385, .25), (-.25, .155), (0, .125), (.25, .155), (.385, .25), (.425, .40), (.385, .552)], 8)]
        draped_panel(smooth, lambda x, z: front(x, z) - .004, skin, .013)
        seam(smooth, lambda x, z: front(x, z) - .019, thread, .020, lambda x, z: z < .53)
        place(slab(rounded(.80, .15, .05), .016, skin, .007), (0, 0, .538))
        tab = [(-.035, .20), (-.035, .09), (-.018, .065), (.018, .065), (.035, .09), (.035, .20)]
        draped_panel(tab, lambda x, z: front(x, z) - .017, skin, .010)
        loop((0, front(0, .12) - .032, .125), .030, .006, metal, (0, 0, 0), True, .022)
        stud((0, front(0, .09) - .028, .09), .010, metal)
        ends = ((-.425, .50), (.425, .50))
    for x, z in ends:
        loop((x, 0, z + .02), .028, .006, metal, (0, 0, 90))
        belt_strap([(x - math.copysign(.03, x), 0, z - .05), (x, 0, z - .01), (x + math.copysign(.002, x), 0, z + .006)], .04, skin, .010)
    long_strap([(ends[0][0], ends[0][1] + .05), (ends[1][0], ends[1][1] + .05)], 1.12, .034, skin, thread)
    turn_all(-20)
    return {'azimuth': 0, 'elevation': 12, 'surface': 'leather'}
