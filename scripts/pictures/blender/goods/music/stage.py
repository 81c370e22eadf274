"""Microphones, mixing console, record album."""
import math

import numpy as np

from finish import coat, surface
from materials import Surface, plain, printed, rgb, steel, times
from shapes import box, lathe, tube
from solids import group, place, ring, rounded, slab, turn_all

TURN = math.tau
BLACK = '#26272b'


def wire_mesh(colour, scale=150., metal=1.):
    """Woven wire: bright crossings and dark holes."""
    skin = Surface(Metallic=metal, Roughness=.35)
    at, split = skin.node('TexCoord'), skin.node('SeparateXYZ')
    skin.link(at.outputs['UV'], split.inputs[0])
    waves = []
    for k, turns in enumerate((scale, scale * .42)):
        times_of, wave = skin.node('Math', operation='MULTIPLY'), skin.node('Math', operation='SINE')
        times_of.inputs[1].default_value = turns * TURN / 2
        skin.link(split.outputs[k], times_of.inputs[0])
        skin.link(times_of.outputs[0], wave.inputs[0])
        size = skin.node('Math', operation='ABSOLUTE')
        skin.link(wave.outputs[0], size.inputs[0])
        waves.append(size.outputs[0])
    both = skin.node('Math', operation='MULTIPLY')
    for k in (0, 1):
        skin.link(waves[k], both.inputs[k])
    base = rgb(colour)
    return skin.colour(skin.ramp(both.outputs[0], [(.1, times(base, 1.1)), (.55, times(base, .25))])).bump(both.outputs[0], -.5, .01).material


def studio_microphone(job):
    """A large microphone in a spider of elastic cords on a desk stand."""
    body, metal, dark = coat(job['colour'], .36, .3), steel('#c9ccd0', .2), plain(BLACK, .5)
    lathe([(0, .42, 'c'), (.09, .42), (.125, .44), (.13, .47), (.13, .78, 'c'), (.0, .78)], body, 5, 96)
    lathe([(.131, .775, 'c'), (.138, .779), (.138, .8), (.131, .804, 'c')], metal, 3, 96)
    lathe([(.127, .8, 'c'), (.128, 1.0), (.12, 1.08), (.09, 1.14), (.0, 1.165)], wire_mesh('#c3c6ca', 120.), 8, 96)
    place([ring(.131, .006, metal, 72)], (0, 0, .98))
    tube([(-.129, 0, .8), (-.128, 0, 1.0), (-.12, 0, 1.08), (-.088, 0, 1.14), (0, 0, 1.168), (.088, 0, 1.14), (.12, 0, 1.08), (.128, 0, 1.0), (.129, 0, .8)], .007, metal, 10, 4)
    place(lathe([(0, .008), (.02, .006), (.026, 0, 'c')], metal, 3, 32), (0, -.128, .68), (90, 0, 0))
    place(slab(rounded(.06, .014, .006), .006, dark, .002), (0, -.13, .56), (90, 0, 0))
    r = .23
    for z in (.5, .72):
        place([ring(r, .012, dark, 72)], (0, 0, z))
    for k in range(4):
        a = TURN * (k + .5) / 4
        tube([(r * math.cos(a), r * math.sin(a), .5), (r * math.cos(a), r * math.sin(a), .72)], .009, dark, 10, 1)
    cord = plain('#b8433f' if job.get('red') else '#3a3b40', .8)
    for k in range(8):
        a, b = TURN * k / 8, TURN * (k + .5) / 8
        for z0, z1 in ((.72, .66), (.5, .56)):
            tube([(r * math.cos(a), r * math.sin(a), z0), (.14 * math.cos(b), .14 * math.sin(b), z1)], .006, cord, 8, 1)
    for z in (.56, .66):
        place([ring(.138, .01, dark, 60)], (0, 0, z))
    tube([(0, r, .61), (0, r + .06, .6), (0, r + .075, .5), (0, r + .03, .36), (0, .14, .2), (0, .08, .05)], .02, metal, 18, 8)
    lathe([(0, 0, 'c'), (.26, 0), (.275, .012), (.275, .022), (.25, .036), (.06, .05), (.03, .08), (.024, .12, 'c'), (0, .12)], dark, 6, 110).location = (0, .08, 0)
    tube([(.0, .02, .43), (.0, .0, .38), (.05, .08, .2), (.15, .26, .03), (.3, .38, .014)], .012, dark, 12, 8)
    return {'azimuth': 18, 'elevation': 8, 'surface': surface(job['colour'])}


def desk_microphone(job):
    """A microphone for the desk on a round foot, with a dial and a lamp."""
    body, metal, dark = coat(job['colour'], .34, .4), steel('#c9ccd0', .2), plain(BLACK, .5)
    r = .16
    lathe([(0, .3), (r * .8, .31), (r, .34), (r, .62, 'c'), (0, .62)], body, 5, 110)
    lathe([(r - .002, .62, 'c'), (r + .004, .624), (r + .004, .65), (r - .002, .654, 'c')], metal, 3, 110)
    lathe([(r - .004, .65, 'c'), (r - .004, .86), (r * .9, .95), (r * .55, 1.0), (0, 1.01)], wire_mesh('#5a5d63', 130., .6), 8, 110)
    tube([(-(r - .002), 0, .65), (-(r - .002), 0, .86), (-r * .9, 0, .952), (-r * .55, 0, 1.003), (0, 0, 1.013), (r * .55, 0, 1.003), (r * .9, 0, .952), (r - .002, 0, .86), (r - .002, 0, .65)], .007, metal, 10, 4)
    knob = [lathe([(.042, 0, 'c'), (.042, .03), (.036, .036), (0, .036)], metal, 3, 56), box((.005, .024, .002), (0, .024, .037), dark, .0005, 1)]
    place(knob, (0, -r + .004, .46), (90, 0, 0))
    place(lathe([(0, .004), (.009, .003), (.011, 0, 'c')], Surface(Emission=rgb('#58d68d'), Emission_Strength=1.2).material, 2, 24), (0, -r - .001, .56), (90, 0, 0))
    for s in (-1, 1):
        tube([(s * (r + .035), 0, .5), (s * (r + .045), 0, .36), (s * .15, 0, .22), (s * .06, 0, .17), (0, 0, .165)], .016, dark, 16, 8)
        place(lathe([(.0, -.03), (.04, -.03), (.044, 0), (.04, .03), (0, .032)], metal, 3, 40), (s * (r + .035), 0, .5), (0, 90, 0))
    tube([(0, 0, .17), (0, 0, .06)], .022, dark, 20, 1)
    lathe([(0, 0, 'c'), (.235, 0), (.25, .012), (.25, .026), (.23, .04), (.05, .052), (.03, .07, 'c'), (0, .07)], dark, 5, 110)
    tube([(0, .15, .34), (.0, .24, .2), (.08, .32, .03), (.26, .34, .014), (.4, .26, .014)], .011, dark, 12, 8)
    return {'azimuth': 14, 'elevation': 10, 'surface': surface(job['colour'])}


def hand_microphone(job):
    """Two wireless microphones for singers: one lies, one leans on its foot."""
    body, metal, dark = coat(job['colour'], .34, .3), steel('#c9ccd0', .2), plain(BLACK, .5)

    def one():
        lathe([(0, -.72), (.06, -.715), (.066, -.7), (.066, -.62, 'c')], dark, 4, 72)
        lathe([(.066, -.62, 'c'), (.068, -.6), (.078, -.1), (.098, .04), (.108, .08, 'c'), (0, .08)], body, 6, 96)
        lathe([(.108, .078, 'c'), (.118, .082), (.118, .11), (.108, .114, 'c')], metal, 3, 96)
        lathe([(.106, .11, 'c'), (.142, .18), (.15, .25, 'c')], wire_mesh('#a9adb2', 90.), 5, 96)
        lathe([(.15, .25, 'c'), (.158, .253), (.158, .275), (.15, .278, 'c')], metal, 3, 96)
        lathe([(.15, .278, 'c'), (.145, .34), (.11, .4), (.06, .428), (0, .435)], wire_mesh('#a9adb2', 90.), 6, 96)
        place(slab(rounded(.05, .12, .02), .008, dark, .003), (0, -.083, -.22), (90, 0, 0))
        box((.02, .01, .03), (0, -.094, -.2), metal, .004)
        place(lathe([(0, .004), (.008, .003), (.009, 0, 'c')], Surface(Emission=rgb('#58d68d'), Emission_Strength=1.2).material, 2, 20), (0, -.086, -.32), (90, 0, 0))
    first = group(one)
    place(first, (0, 0, 0), (-90, 0, 0))
    place(first, (.2, .0, .155), (6, 0, -32))
    second = group(one)
    place(second, (0, 0, 0), (-90, 0, 0))
    place(second, (-.2, -.04, .155), (6, 0, 24))
    return {'azimuth': 0, 'elevation': 48, 'surface': surface(job['colour'])}


def fader_knob(r, tone, metal):
    lathe([(r, 0, 'c'), (r, .012), (r * .82, .03), (r * .7, .033), (0, .033)], tone, 3, 28)
    box((r * .25, r * .8, .002), (0, r * .35, .0335), metal, .0004, 1)


def mixing_console(job):
    """A desk with channels: knobs in colours, faders, meters."""
    shell, face, white = plain('#2b2c30', .45), plain('#3a3c42', .5), plain('#f1efe9', .4)
    channels, pitch = job.get('channels', 10), .1
    w, d = (channels + 2) * pitch + .08, 1.0
    body = slab([(-d / 2, 0), (-d / 2, .1), (d / 2 - .14, .2), (d / 2, .17), (d / 2, 0)], w, shell, .014, 4)
    place(body, (w / 2, 0, 0), (90, 0, -90))
    for s in (-1, 1):
        side = slab([(-d / 2 - .015, -.01), (-d / 2 - .015, .12), (d / 2 - .13, .225), (d / 2 + .015, .19), (d / 2 + .015, -.01)], .04, plain(job.get('cheek', '#5a3a26'), .4, coat=.3), .012, 4)
        place(side, (s * (w / 2 + .02) + .02, 0, 0), (90, 0, -90))
    items = []
    metal = steel('#c9ccd0', .22)
    tilt = math.degrees(math.atan2(.1, d - .14))
    tones = ('#d0433f', '#d0433f', '#3d78c2', '#3d78c2', '#f2c94c', '#4d9159', '#e6e2d6')
    paints = {tone: plain(tone, .35, coat=.3) for tone in set(tones)}
    cap = plain('#e6e2d6', .35)
    red, green = Surface(Emission=rgb('#ff5a48'), Emission_Strength=1.0).material, Surface(Emission=rgb('#66e08a'), Emission_Strength=1.0).material
    items.append(box((w - .02, d - .16, .004), (0, 0, .002), face, .001, 1))
    for c in range(channels):
        x = -w / 2 + .04 + (c + .5) * pitch
        items.append(box((.002, d - .2, .001), (x + pitch / 2, 0, .0045), white, .0002, 1))
        place_at = np.linspace(.36, -.06, 7)
        for y, tone in zip(place_at, tones):
            items += place(group(fader_knob, .026, paints[tone], white), (x, y, .004), (0, 0, (c * 37 + y * 300) % 120 - 60))
        items.append(box((.012, .26, .003), (x, -.27, .005), plain('#0f1012', .6), .001, 1))
        y = -.2 - .09 * ((c * 53) % 7) / 6
        items.append(box((.05, .05, .03), (x, y, .02), cap, .008))
        items.append(box((.05, .004, .002), (x, y, .036), plain('#d0433f', .4), .0004, 1))
        items.append(box((.024, .012, .008), (x, -.115, .008), red if c % 4 == 1 else green, .002))
    for k in range(2):
        x = w / 2 - .04 - (1.5 - k) * pitch
        for j in range(12):
            items.append(box((.03, .013, .005), (x, .08 + .022 * j, .006), green if j < 8 else (red if j > 10 else plain('#f2c94c', .4)), .001, 1))
        items.append(box((.012, .26, .003), (x, -.27, .005), plain('#0f1012', .6), .001, 1))
        items.append(box((.05, .05, .03), (x, -.22, .02), plain('#d0433f', .35), .008))
        items += place(group(fader_knob, .034, paints['#e6e2d6'], plain('#2b2c30', .5)), (x, -.03, .004))
    place(items, (0, 0, 0), (tilt, 0, 0))
    place(items, (0, -.07, .152))
    for c in range(channels):
        x = -w / 2 + .04 + (c + .5) * pitch
        jack = lathe([(.036, 0, 'c'), (.036, .008), (.028, .012), (.022, .004), (0, .003)], metal if c < 6 else plain('#17181a', .4), 3, 36)
        place(jack, (x, d / 2 - .07, .187), (-12, 0, 0))
    turn_all(-26)
    return {'azimuth': 0, 'elevation': 40}


def record_album(job):
    """A record that is half out of its sleeve."""
    w = 1.0
    card = printed(job['label'], .4, .1)
    edge = plain(job['ground'], .6)
    slab([(-w / 2, -w / 2), (w / 2, -w / 2), (w / 2, w / 2), (-w / 2, w / 2)], .012, edge, .002)
    place(slab([(-w / 2, -w / 2), (w / 2, -w / 2), (w / 2, w / 2), (-w / 2, w / 2)], .002, card, 0), (0, 0, .012))
    vinyl = Surface(Base_Color=rgb(job.get('vinyl', '#17181a')), Roughness=.22, Specular=.7, Clearcoat=.6)
    profile = [(.16, .004, 'c')]
    r = .18
    while r < .468:
        profile += [(r, .0042), (r + .003, .0028)]
        r += .006
    profile += [(.474, .004), (.48, .002), (.48, -.002, 'c')]
    disc = [lathe(profile, vinyl.material, 1, 200), lathe([(0, -.002), (.48, -.002, 'c')], vinyl.material, 1, 200)]
    paper = plain(job['accent'], .6)
    disc += [lathe([(.012, .0046), (.158, .0046), (.16, .004, 'c')], paper, 2, 100), lathe([(.11, .005), (.114, .005)], plain(job['ground'], .6), 1, 100), lathe([(0, .0052), (.011, .0052)], plain('#f4f4f1', .8), 1, 30)]
    for k in range(3):
        disc.append(box((.12 - .03 * k, .008, .0006), (0, .07 - .02 * k, .0052), plain(job['ground'], .6), .0001, 1))
        disc.append(box((.1, .005, .0006), (0, -.06 - .018 * k, .0052), plain(job['ground'], .6), .0001, 1))
    place(disc, (.42, .0, .008))
    turn_all(-14)
    return {'azimuth': 0, 'elevation': 56}
