"""Tools of the workshop: hammer, screwdrivers, wrench, saw."""
import math

import bpy

from goods.garden.digging import ash, grip_loft, handle
from materials import plain, steel
from shapes import box, curve, lathe, modify
from solids import group, loft, oval, place, slab, smooth_outline, turn_all


def hammer(job):
    """A claw hammer."""
    metal = steel('#aeb2b5', .25)
    if job.get('grip'):
        place(group(grip_loft, [(-.3, .05, .05), (0, .045, .05), (.1, .05, .05)], metal), (0, 0, .07))
        place(group(grip_loft, [(-.78, .07, .07), (-.76, .095, .09), (-.6, .085, .08), (-.45, .095, .085), (-.3, .075, .07), (-.27, .055, .055)], plain(job['grip'], .6)), (0, 0, .07))
        for i in range(7):
            place(box((.012, .1, .084), (0, 0, 0), plain('#26272b', .7), .005), (-.68 + i * .045, 0, .07))
    else:
        place(group(handle, .78, ash(), .068, 1.2), (0, 0, .07))

    def head():
        lathe([(0, -.26, 'c'), (.062, -.26, 'c'), (.066, -.25), (.066, -.2), (.055, -.185), (.045, -.16), (.05, -.09), (.058, -.05), (.055, .06, 'c'), (0, .06, 'c')], metal, 5, 64)
    place(group(head), (.03, 0, .07), (90, 0, 0))
    for side in (-1, 1):
        claw = curve([(0, -.05), (.012, -.12), (.03, -.2), (.075, -.27)], 8)
        rings = []
        for k, (drop, along) in enumerate(claw):
            v = k / (len(claw) - 1)
            rings.append([(.03 + side * (.032 - .004 * v) + x, along, .07 - drop + z) for x, z in oval(.05 * (1 - .35 * v), .1 * (1 - .82 * v), 3.5, 32)])
        loft(rings + [[rings[-1][0]] * 32], metal)
    turn_all(30)
    return {'azimuth': 0, 'elevation': 55}


def screwdriver(colour, length, tip, cross, material):
    ridged = plain(colour, .32, coat=.4)
    black = plain('#2b2c30', .55)
    rings = []
    for x, w in ((-.34, .02), (-.335, .06), (-.31, .085), (-.2, .095), (-.1, .088), (-.05, .06), (-.03, .055), (-.01, .075), (.0, .07), (.005, .02)):
        rings.append([(x, y * (1 + .05 * math.cos(6 * math.atan2(z, y))), z * (1 + .05 * math.cos(6 * math.atan2(z, y)))) for y, z in oval(w, w, 2, 72)])
    loft(rings, ridged)
    place(lathe([(0, 0), (.035, .004), (.044, .03), (.046, .045, 'c')], black, 4, 48), (-.35, 0, 0), (0, 90, 0))
    place(lathe([(tip, 0, 'c'), (tip, length, 'c'), (0, length, 'c')], material, 2, 32), (0, 0, 0), (0, 90, 0))
    if cross:
        place(lathe([(tip, 0, 'c'), (tip * .4, .035), (0, .05)], material, 3, 4), (length, 0, 0), (0, 90, 0))
    else:
        place(box((.05, tip * 2.4, .008), (0, 0, 0), material, .002, 1), (length + .015, 0, 0))


def screwdriver_set(job):
    """Six screwdrivers in a row, from large to small."""
    metal = steel('#c8cbcd', .2)
    for i in range(6):
        items = group(screwdriver, job['colour'] if i % 2 == 0 else job['second'], .5 - .06 * i, .021 - .0018 * i, i % 2 == 1, metal)
        place(items, (0, 0, 0), (0, 0, 90), 1 - .04 * i)
        place(items, ((i - 2.5) * .155, .012 * i, .045), (0, 0, 0))
    return {'azimuth': 0, 'elevation': 58}


def wrench(job):
    """An adjustable wrench with a worm, or a forged spanner with two heads."""
    metal = steel('#b9bdc0', .24)
    if job.get('adjustable'):
        body = [tuple(p) for p in curve([(-.62, .055), (-.67, 0), (-.62, -.055), (-.45, -.042), (-.05, -.046), (.06, -.075), (.14, -.125), (.26, -.15, 'c'), (.40, -.12, 'c'),
                                         (.41, -.075, 'c'), (.22, -.03, 'c'), (.19, .07, 'c'), (.02, .07, 'c'), (-.04, .045), (-.45, .042), (-.62, .055)], 6)][:-1]
        slab(body, .06, metal, .012)
        jaw = [(.06, .075), (.17, .075), (.2, .055), (.40, .015), (.43, .05), (.38, .12), (.26, .16), (.1, .15), (.06, .12)]
        place(slab(jaw, .054, metal, .012), (0, 0, .003))
        place(lathe([(0, -.045, 'c'), (.03, -.045, 'c'), (.03, .045, 'c'), (0, .045, 'c')], steel('#6b6d70', .35), 2, 32), (.11, .055, .038), (0, 90, 0))
        for i in range(7):
            place(lathe([(.028, -.004, 'c'), (.034, 0), (.028, .004, 'c')], metal, 2, 32), (.071 + i * .013, .055, .038), (0, 90, 0))
        inset = smooth_outline([(-.5, .018), (-.52, 0), (-.5, -.018), (-.08, -.02), (-.05, 0), (-.08, .02)], 5)
        place(slab(inset, .058, steel('#8b8f93', .4), .003), (0, 0, -.0005))
        place(slab(oval(.035, .035, 2), .06, plain('#1f2022', .9), 0), (-.605, 0, -.001))
    else:
        shaft = [(-.42, .035), (.4, .03), (.4, -.03), (-.42, -.035)]
        slab(shaft, .05, metal, .016)
        a = [(math.cos(t), math.sin(t)) for t in [math.radians(k) for k in range(38, 323, 6)]]
        mouth = [(.122 * x, .122 * y) for x, y in a] + [(.06, -.058), (-.01, -.058), (-.035, -.0), (-.01, .058), (.06, .058)]
        place(slab(mouth, .062, metal, .01), (.47, 0, -.006), (0, 0, 14))
        ring = lathe([(.058, 0, 'c'), (.1, 0), (.108, .012), (.108, .05), (.1, .062), (.058, .062, 'c'), (.058, 0, 'c')], metal, 4, 96)
        place(ring, (-.48, 0, -.006))
        for k in range(12):
            t = math.tau * k / 12
            place(box((.02, .02, .058), (0, 0, 0), metal, .002, 1), (-.48 + .056 * math.cos(t), .056 * math.sin(t), .025), (0, 0, math.degrees(t) + 45))
    turn_all(34)
    return {'azimuth': 0, 'elevation': 56}


def handsaw(job):
    """A saw with a tapered blade and a closed handle."""
    count, low, high = 64, -.17, -.02
    edge = []
    for i in range(count):
        x = -.1 + i * (1.0 / count)
        edge += [(x, -.15), (x + .9 / count, -.168)]
    blade = edge + [(.9, -.15), (.92, -.04), (.9, -.02), (-.1, .11)]
    place(slab(blade, .006, steel('#d0d3d5', .16), 0), (0, 0, .045))
    material = ash() if job.get('wooden') else plain(job['grip'], .5, coat=.1)
    outer = smooth_outline([(-.02, .13), (-.12, .17), (-.26, .2), (-.37, .17), (-.4, .06), (-.36, -.06), (-.38, -.17), (-.3, -.22), (-.17, -.2), (-.06, -.17), (.03, -.12), (.0, 0)], 6)
    inner = smooth_outline([(-.15, .09), (-.24, .12), (-.3, .08), (-.285, -.03), (-.29, -.12), (-.2, -.13), (-.13, -.1), (-.16, 0)], 6)
    body = slab(outer, .09, material, .024, 5)
    hole = slab(inner, .3, material, 0)
    hole.location = (0, 0, -.1)
    modify(body, 'BOOLEAN', object=hole, operation='DIFFERENCE', solver='EXACT')
    bpy.context.view_layer.update()
    done = bpy.data.meshes.new_from_object(body.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    body.modifiers.clear()
    body.data = done
    bpy.data.objects.remove(hole)
    for x, y in ((-.06, .05), (-.08, -.07), (-.02, -.02)):
        place(lathe([(0, 0), (.02, 0, 'c'), (.02, .006), (.012, .01), (0, .01)], steel('#d9b779', .25), 3, 32), (x, y, .09))
    turn_all(33)
    return {'azimuth': 0, 'elevation': 60}
