"""Watering can, hose, gloves."""
import math

from cloth import weave
from materials import plain, steel
from shapes import box, lathe, tube
from solids import group, loft, oval, place, slab, smooth_outline

BRASS = '#c9a24a'
TURN = math.tau


def watering_can(job):
    """A can with a long spout, a rose and two handles."""
    tin = plain(job['colour'], .38, .0, .35)
    lathe([(0, 0, 'c'), (.27, 0, 'c'), (.276, .01), (.27, .02), (.27, .06, 'c'), (.25, .42, 'c'), (.256, .43), (.25, .44), (.2, .5), (.15, .52, 'c'), (.15, .5, 'c'), (0, .44, 'c')], tin, 5)
    for z in (.1, .34):
        lathe([(.268 - z * .04, z - .008, 'c'), (.277 - z * .04, z), (.268 - z * .04, z + .008, 'c')], tin, 3)
    tube([(.2, 0, .1), (.36, 0, .2), (.5, 0, .42), (.62, 0, .56)], (.062, .05, .036, .03), tin, 24)

    def rose():
        lathe([(.03, -.06, 'c'), (.035, -.04), (.085, .04), (.09, .05), (.086, .055, 'c'), (.0, .075)], tin, 5)
        hole = plain('#2b2b2e', .6)
        for ring, count in ((.025, 6), (.05, 11), (.072, 16)):
            for i in range(count):
                a = TURN * i / count
                place(lathe([(0, 0), (.005, .001), (0, .003)], hole, 2, 8), (ring * math.cos(a), ring * math.sin(a), .0755 - ring * ring * 2.4))
    place(group(rose), (.65, 0, .6), (0, 52, 0))
    tube([(-.13, 0, .5), (-.2, 0, .66), (0, 0, .76), (.13, 0, .66), (.14, 0, .52)], .02, tin, 16)
    tube([(-.2, 0, .48), (-.36, 0, .52), (-.45, 0, .38), (-.4, 0, .2), (-.265, 0, .12)], .02, tin, 16)
    return {'azimuth': 14, 'elevation': 16}


def hose(job):
    """A coiled hose with a spray nozzle."""
    rubber = plain(job['colour'], .45, coat=.2)
    stripe = plain(job['accent'], .5)
    brass = steel(BRASS, .25)
    path = []
    turns, steps = 7, 40
    for i in range(turns * steps):
        a, k = TURN * i / steps, i / steps
        layer, lane = int(k) % 3, int(k) // 3
        r = .42 - .062 * lane + .004 * math.sin(a * 3 + k)
        path.append((r * math.cos(a), r * math.sin(a), .034 + .062 * layer + .062 * (k % 1 if int(k) % 3 < 2 else 0)))
    path += [(.36, .0, .2), (.34, -.2, .19), (.42, -.42, .08), (.5, -.55, .036)]
    tube(path, .033, rubber, 18, 3)
    line = [(x + .026 * math.cos(i * .157), y + .026 * math.sin(i * .157), z + .022) for i, (x, y, z) in enumerate(path[:-4])]
    tube(line, .0075, stripe, 8, 2)

    def nozzle():
        lathe([(0, 0, 'c'), (.04, 0, 'c'), (.044, .01), (.044, .08), (.036, .09, 'c')], brass, 4)
        lathe([(.036, .09, 'c'), (.042, .1), (.046, .22), (.05, .26), (.056, .28), (.056, .33), (.046, .34, 'c'), (.02, .325, 'c'), (0, .32)], brass, 5)
        for i in range(20):
            a = TURN * i / 20
            place(box((.006, .006, .06), (0, 0, 0), brass, .002, 1), (.044 * math.cos(a), .044 * math.sin(a), .045), (0, 0, math.degrees(a)))
    place(group(nozzle), (.49, -.53, .045), (90, 0, 38))
    return {'azimuth': 0, 'elevation': 40}


def glove(colour, palm, cuff):
    hand = smooth_outline([(-.17, 0), (-.2, .2), (-.225, .38), (-.235, .55), (-.215, .68), (-.165, .7), (-.135, .64), (-.125, .5), (-.115, .5), (-.115, .68), (-.09, .8), (-.04, .82),
                           (-.005, .76), (.0, .52), (.01, .52), (.02, .72), (.055, .79), (.1, .77), (.115, .7), (.105, .5), (.115, .49), (.14, .62), (.175, .67), (.215, .64), (.22, .55),
                           (.2, .38), (.205, .3), (.26, .36), (.32, .43), (.37, .42), (.385, .36), (.34, .26), (.26, .14), (.19, .06), (.17, 0)], 5)
    slab(hand, .075, palm, .034, 5)
    rings = []
    for j in range(25):
        v = j / 24
        ripple = 1 + .03 * math.cos(v * 60)
        rings.append([(x, .02 - v * .24, z + .04) for x, z in oval((.35 + .03 * v) * ripple, .085 * ripple, 3, 64)])
    loft(rings, cuff)
    place(slab([(x * .8, y * .8 + .05) for x, y in smooth_outline([(-.17, .02), (-.2, .3), (-.2, .48), (.19, .48), (.18, .3), (.17, .02)])], .079, colour, .03, 4), (0, .0, .001))


def gloves(job):
    """A pair of gloves, one over the other."""
    fabric, dipped, cuff = weave(job['colour'], 110), plain(job['colour'], .5, grain=.5, scale=60), weave(job['accent'], 100)
    place(group(glove, fabric, dipped, cuff), (-.2, 0, 0), (0, 0, 14))
    other = group(glove, fabric, dipped, cuff)
    place(other, (.30, .06, .05), (0, 2, -20))
    return {'azimuth': 0, 'elevation': 60}
