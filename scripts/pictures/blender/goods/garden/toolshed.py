"""Drill and toolbox."""
import math

from materials import plain, steel
from shapes import box, lathe, tube
from solids import group, loft, oval, place, slab, smooth_outline


def drill(job):
    """A cordless drill that stands on its battery, seen from the side."""
    shell, black = plain(job['colour'], .38, coat=.3), plain('#2a2b2f', .55, grain=.2)
    metal = steel('#b9bcbf', .25)

    def profile(outline, thick, material, bevel):
        place(slab(outline, thick, material, bevel, 5), (0, thick / 2, 0), (90, 0, 0))
    body = smooth_outline([(-.36, .78), (-.38, .66), (-.36, .56), (-.28, .5), (-.1, .49), (.12, .5), (.2, .54), (.22, .67), (.2, .8), (.1, .84), (-.2, .84)], 6)
    profile(body, .24, shell, .09)
    grip = smooth_outline([(-.24, .56), (-.06, .56), (-.07, .44), (-.1, .3), (-.12, .16), (-.3, .14), (-.29, .3), (-.26, .45)], 6)
    profile(grip, .16, shell, .06)
    profile([(x * 1.02, z) for x, z in smooth_outline([(-.25, .46), (-.17, .46), (-.19, .34), (-.21, .2), (-.3, .2), (-.29, .32)], 6)], .17, black, .06)
    profile(smooth_outline([(-.05, .49), (-.01, .45), (-.02, .38), (-.06, .34), (-.1, .34), (-.09, .46)], 5), .07, black, .02)
    profile([(-.4, .0), (.06, .0), (.08, .03), (.06, .13), (-.02, .17), (-.36, .17), (-.42, .12), (-.42, .03)], .27, black, .03)
    place(slab(oval(.2, .035, 6), .003, shell, .001), (-.17, -.137, .07), (90, 0, 0))

    def chuck():
        lathe([(0, 0, 'c'), (.115, 0, 'c'), (.118, .02), (.11, .09), (.1, .1, 'c')], black, 5, 64)
        lathe([(.085, .1, 'c'), (.092, .11), (.092, .2), (.07, .27), (.045, .3), (.03, .305, 'c'), (0, .305, 'c')], plain('#3a3b40', .4, coat=.2), 6, 64)
        for i in range(22):
            a = math.tau * i / 22
            place(box((.008, .012, .08), (0, 0, 0), black, .003, 1), (.092 * math.cos(a), .092 * math.sin(a), .155), (0, 0, math.degrees(a)))
        bit = [(.014 * math.cos(k * .55), .014 * math.sin(k * .55), .3 + k * .0052) for k in range(52)]
        tube(bit, .010, metal, 8, 1)
        lathe([(.013, .28, 'c'), (.013, .56, 'c'), (0, .585)], metal, 2, 24)
    place(group(chuck), (.2, 0, .67), (0, 90, 0))
    for i in range(5):
        place(box((.014, .246, .09), (0, 0, 0), black, .005), (-.3 + i * .035, 0, .7))
    place(lathe([(.121, -.01, 'c'), (.126, 0), (.126, .03), (.121, .04, 'c')], metal, 3, 64), (.19, 0, .67), (0, 90, 0))
    return {'azimuth': -22, 'elevation': 12}


def toolbox(job):
    """A closed toolbox with a handle, a lid and two latches."""
    shell, black = plain(job['colour'], .4, .1, .25, grain=.12), plain('#2a2b2f', .5)
    metal = steel('#c6c9cb', .25)
    w, d, h = 1.0, .48, .38
    box((w, d, h), (0, 0, h / 2), shell, .03, 4)
    for z in (.12, .2):
        box((w + .008, d + .008, .018), (0, 0, z), shell, .006)
    box((w + .03, d + .03, .035), (0, 0, h), black, .01)
    rings = [[(x, y, h + z) for x, y in oval(w * s, d * t, 9, 96)] for s, t, z in ((1.02, 1.03, .015), (1.02, 1.03, .07), (.99, .96, .13), (.9, .7, .165), (.001, .001, .168))]
    loft(rings, shell)
    for x in (-.3, .3):
        box((.11, .03, .17), (x, -d / 2 - .012, h - .005), metal, .008)
        box((.07, .02, .06), (x, -d / 2 - .03, h - .06), metal, .006)
    for x in (-.2, .2):
        box((.05, .09, .09), (x, 0, h + .19), black, .012)
    place(group(tube, [(-.2, 0, 0), (-.19, 0, .06), (-.12, 0, .085), (.12, 0, .085), (.19, 0, .06), (.2, 0, 0)], .027, black, 20), (0, 0, h + .19))
    for x in (-1, 1):
        for z in (.05, .33):
            for y in (-1, 1):
                box((.07, .05, .05), (x * (w / 2 - .02), y * (d / 2 - .012), z), black, .012)
    return {'azimuth': 24, 'elevation': 19}
