"""Electric guitar and ukulele: they lie on the floor, their necks towards +y."""
from finish import timber, timber_surface
from goods.music.necks import ROSEWOOD, fingerboard, grained, lacquer, mirror, neck_back, peg, strings_of
from materials import plain, steel
from shapes import box, lathe, tube
from solids import oval, place, slab, smooth_outline, turn_all


def electric_guitar(job):
    """A guitar with a solid body: pickups, bridge, knobs, six tuners in line."""
    paint, metal, black, white = lacquer(job['colour']), steel('#d3d5d7', .18), plain('#1f2023', .35, coat=.4), plain('#f3efe4', .3, coat=.4)
    maple = grained(('#e6c48c', '#c79c5f')) if not job.get('set') else grained(ROSEWOOD)
    if job.get('set'):
        points = [(0, .2), (-.1, .24), (-.2, .26), (-.27, .19), (-.27, .05), (-.235, -.06), (-.29, -.2), (-.33, -.36), (-.26, -.53), (-.1, -.6), (.1, -.6), (.26, -.53), (.33, -.36), (.29, -.2), (.24, -.06), (.25, .06), (.26, .17), (.2, .22), (.13, .16), (.1, .08), (.06, .06), (.05, .2)]
    else:
        points = [(-.05, .12), (-.1, .15), (-.18, .3), (-.26, .36), (-.31, .3), (-.3, .16), (-.245, .0), (-.245, -.12), (-.3, -.28), (-.33, -.42), (-.25, -.56), (-.08, -.6), (.1, -.6), (.27, -.54), (.34, -.4), (.3, -.24), (.24, -.1), (.25, .04), (.29, .16), (.29, .25), (.23, .27), (.15, .18), (.1, .12), (.05, .12)]
    outline = smooth_outline(points, 8)
    slab(outline, .11, paint, .03, 6)
    top = .11
    board = grained(ROSEWOOD)
    nut = 1.0
    neck_back(nut, .1, (.085, .11), top + .028, maple)
    fingerboard(nut, .02, (.085, .112), top + .028, board if not job.get('maple') else grained(('#e6c48c', '#c79c5f')), 21, 1.34)
    if not job.get('set'):
        guard = smooth_outline([(-.08, .1), (-.17, .2), (-.2, .14), (-.16, -.02), (-.16, -.14), (-.2, -.26), (-.1, -.32), (.06, -.3), (.14, -.36), (.26, -.47), (.3, -.4), (.22, -.2), (.16, -.06), (.17, .08), (.2, .18), (.13, .14), (.08, .05), (.0, .01), (-.06, .02)], 6)
        place(slab(guard, .008, white, .003), (0, 0, top))
        for k, y in enumerate((-.04, -.17, -.3)):
            place(slab([(x, yy) for x, yy in oval(.17, .042, 5, 40)], .026, black if k else black, .006), (0, y, top + .006), (0, 0, 0 if k < 2 else 8))
            for i in range(6):
                place(lathe([(0, .001), (.006, .0006), (.007, 0, 'c')], metal, 1, 14), ((i - 2.5) * .024, y + (i - 2.5) * (0 if k < 2 else .0034), top + .032))
        knobs = ((.17, -.3), (.22, -.38), (.265, -.45))
        bridge = -.44
        place(box((.2, .07, .02), (0, 0, 0), metal, .006), (0, bridge, top + .014))
        for i in range(6):
            box((.022, .05, .02), ((i - 2.5) * .027, bridge + .01, top + .03), metal, .006)
        tube([(.1, bridge, top + .03), (.13, bridge + .04, top + .06), (.17, bridge + .16, top + .07), (.18, bridge + .24, top + .06)], .008, metal, 12)
        place(lathe([(0, 0), (.014, 0), (.016, .05), (0, .055)], white, 3, 24), (.18, bridge + .23, top + .06), (-100, 0, 0))
        place(box((.012, .03, .03), (0, 0, 0), white, .004), (.1, -.225, top + .02))
        z_bridge = top + .045
    else:
        for y in (-.03, -.25):
            place(slab([(x, yy) for x, yy in oval(.19, .095, 9, 40)], .03, metal, .006), (0, y, top))
            place(slab([(x, yy) for x, yy in oval(.165, .07, 9, 40)], .006, black, .002), (0, y, top + .028))
            for i in range(6):
                place(lathe([(0, .002), (.006, .0012), (.007, 0, 'c')], metal, 1, 14), ((i - 2.5) * .024, y + .014, top + .034))
        bridge = -.36
        place(box((.22, .035, .035), (0, 0, 0), metal, .008), (0, bridge, top + .025))
        place(box((.22, .04, .035), (0, 0, 0), metal, .014), (0, bridge - .1, top + .025))
        knobs = ((.19, -.33), (.26, -.39), (.2, -.44), (.14, -.5))
        guard = smooth_outline([(.075, .02), (.2, .07), (.19, -.08), (.15, -.24), (.085, -.26)], 6)
        place(slab(guard, .007, plain('#efe6cf', .3, coat=.4), .002), (.02, -.02, top + .016))
        z_bridge = top + .05
        edge = [(x, y, top - .004) for x, y in outline]
        tube(edge + edge[:1], .007, plain('#f0e4c4', .3, coat=.5), 8, 1)
    for x, y in knobs:
        lathe([(.03, 0, 'c'), (.03, .012), (.026, .034), (.018, .038), (0, .038)], white if not job.get('set') else plain('#c89b46', .2, coat=.8), 3, 36).location = (x, y, top + .006)
    if job.get('set'):
        head = smooth_outline([(-.045, 1.01), (-.085, 1.06), (-.1, 1.3), (-.07, 1.34), (-.03, 1.31), (0, 1.33), (.03, 1.31), (.07, 1.34), (.1, 1.3), (.085, 1.06), (.045, 1.01)], 5)
        spots = [(s * .062, 1.1 + .085 * k, s) for s in (-1, 1) for k in range(3)]
    else:
        head = smooth_outline([(-.045, 1.01), (-.07, 1.08), (-.09, 1.2), (-.1, 1.36), (-.06, 1.42), (.0, 1.42), (.03, 1.36), (.0, 1.3), (.045, 1.2), (.05, 1.08), (.045, 1.01)], 6)
        spots = [(-.05 - .004 * k, 1.09 + .052 * k, -1) for k in range(6)]
    place(slab(head, .045, black if job.get('set') else maple, .008), (0, 0, top - .02))
    for k, (x, y, s) in enumerate(spots):
        peg((x, y, top + .026), s, metal, metal if not job.get('set') else plain('#f0e6cf', .3, coat=.4))
        i = (k if s < 0 else 5 - (k - 3)) if job.get('set') else k
        tube([((i - 2.5) * .0135, nut, top + .058), (x, y, top + .045)], .0018, metal, 6, 1)
    strings_of(6, nut, bridge, (.068, .135), (top + .06, z_bridge))
    for x, y in ((0, -.61), (-.29 if not job.get('set') else -.06, .34 if not job.get('set') else .24)):
        place(lathe([(.008, 0), (.008, .012), (.016, .016), (.014, .026), (0, .028)], metal, 3, 20), (x, y, top * .5), (90 if y < 0 else -90, 0, 0))
    turn_all(-42)
    return {'azimuth': 0, 'elevation': 60, 'surface': 'lacquer'}


def sound_box(outline, deep, side, face, rim):
    """A hollow body: its sides, its top and a binding."""
    slab(outline, deep, side, .008)
    place(slab([(x * .985, y * .988) for x, y in outline], .006, face, .002), (0, 0, deep))
    edge = [(x, y, deep - .002) for x, y in outline]
    tube(edge + edge[:1], .007, rim, 8, 1)


def ukulele(job):
    """A small guitar with four strings."""
    body = timber(job['colour'], 'Y')
    dark = grained(ROSEWOOD)
    pale = plain('#f0e4c4', .4)
    if job['colour'] in ('#c99a64', '#7b5237'):
        body.node_tree.nodes['Principled BSDF'].inputs['Clearcoat'].default_value = .6
    half = [(0, .2), (.1, .19), (.175, .12), (.185, .02), (.15, -.09), (.165, -.18), (.225, -.3), (.22, -.44), (.13, -.53), (0, -.545)]
    outline = mirror(half)
    sound_box(outline, .13, body, body, pale)
    top = .136
    hole = -.06
    place(lathe([(0, .0012), (.078, .0012), (.078, 0, 'c')], plain('#15110e', .9), 1, 56), (0, hole, top))
    for r0, r1, tone in ((.082, .088, pale), (.09, .1, dark), (.102, .107, pale)):
        place(lathe([(r0, 0, 'c'), (r0, .0016), (r1, .0016), (r1, 0, 'c')], tone, 1, 72), (0, hole, top))
    place(slab(smooth_outline([(-.11, -.02), (-.1, .022), (.1, .022), (.11, -.02)], 4), .02, dark, .005), (0, -.34, top))
    box((.085, .008, .014), (0, -.335, top + .022), pale, .003)
    neck_of = body if job['colour'] in ('#c99a64', '#7b5237') else grained(('#845a3d', '#482c1b'))
    neck_back(.72, .16, (.085, .1), top, neck_of)
    fingerboard(.72, .03, (.085, .105), top, dark, 15, 1.06, (5, 7, 10, 12))
    head = smooth_outline([(-.04, .72), (-.06, .78), (-.075, .93), (-.04, .965), (0, .955), (.04, .965), (.075, .93), (.06, .78), (.04, .72)], 6)
    place(slab(head, .03, neck_of, .006), (0, 0, top - .012))
    metal, cream = steel('#d3d5d7', .2), plain('#f3eee2', .3, coat=.4)
    for s in (-1, 1):
        for k in range(2):
            x, y = s * .046, .8 + .09 * k
            peg((x, y, top + .02), s, metal, cream)
            i = k if s < 0 else 3 - k
            tube([((i - 1.5) * .02, .72, top + .036), (x, y, top + .036)], .0018, cream, 6, 1)
    strings_of(4, .72, -.335, (.06, .075), (top + .038, top + .032), (.0026, .002), plain('#efeae0', .3))
    turn_all(-40)
    return {'azimuth': 0, 'elevation': 60, 'surface': timber_surface(job['colour'])}
