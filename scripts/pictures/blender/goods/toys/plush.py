"""Teddy bear, panda, penguin, unicorn."""
import math

import numpy as np

from goods.toys.fur import bead_eye, bow, egg, felt_pad, furry, limb, skin_of
from materials import plain
from shapes import tube

TURN = math.tau
SOLE = [(0, .115), (-.075, .075), (-.088, 0), (-.06, -.09), (0, -.108), (.06, -.09), (.088, 0), (.075, .075)]
DARK = '#2a2622'


def muzzle_face(y, z, colour=DARK):
    """An embroidered nose with a mouth below it."""
    egg((0, y, z), (.04, .022, .027), plain(colour, .55, grain=.3, scale=150), (12, 0, 0))
    thread = plain(colour, .8)
    tube([(0, y - .006, z - .02), (0, y - .004, z - .05)], .005, thread, 10)
    for side in (-1, 1):
        tube([(0, y - .004, z - .05), (side * .022, y - .003, z - .066), (side * .048, y + .012, z - .058)], .005, thread, 10)


def seated(skin, legs=None):
    """Arms and legs of an animal that sits: the parts of both."""
    arms, feet = [], []
    for side in (-1, 1):
        arms += limb([(side * .17, -.02, .48), (side * .27, -.08, .38), (side * .315, -.17, .25)], (.075, .078, .082), skin)
        feet += limb([(side * .13, -.06, .12), (side * .2, -.25, .105), (side * .245, -.36, .115)], (.12, .105, .1), legs or skin)
        feet.append(egg((side * .255, -.4, .15), (.1, .085, .135), legs or skin, (-8, 0, side * 14)))
    return arms, feet


def teddy_bear(job):
    """A seated bear with a muzzle, soles of felt and a ribbon."""
    colour, pale = job['colour'], job['muzzle']
    skin = skin_of(colour)
    arms, feet = seated(skin)
    body = [egg((0, 0, .3), (.225, .2, .29), skin, lean=.16), egg((0, -.02, .7), (.215, .195, .19), skin)]
    ears = [egg((side * .165, .0, .855), (.082, .045, .082), skin, (0, side * 18, 0)) for side in (-1, 1)]
    furry(body + arms + feet + ears, colour, 70000, .03, job['seed'])
    furry([egg((0, -.19, .655), (.105, .085, .08), skin_of(pale))], pale, 7000, .018, 3, .008)
    for side in (-1, 1):
        felt_pad(SOLE, (side * .272, -.486, .152), (84, 0, side * 14), pale)
        felt_pad([(x * .55, y * .42) for x, y in SOLE], (side * .168, -.052, .858), (90, side * 18, 0), pale, .008)
        bead_eye((side * .085, -.2, .745), .023, side * 12)
    muzzle_face(-.275, .685)
    bow((0, -.2, .535), .48, job['ribbon'])
    return {'azimuth': 16, 'elevation': 9}


def plush_panda(job):
    """A seated panda that holds a leaf of bamboo."""
    white, black = '#f1ece0', '#2b2a2d'
    skin, dark = skin_of(white), skin_of(black)
    arms, feet = seated(dark)
    shoulders = [egg((0, .01, .46), (.205, .165, .1), dark)]
    furry([egg((0, 0, .29), (.24, .21, .28), skin, lean=.16)], white, 26000, .03, 1)
    furry(arms + shoulders, black, 26000, .03, 2)
    furry(feet, black, 26000, .03, 3)
    furry([egg((0, -.02, .71), (.245, .2, .195), skin), egg((0, -.19, .66), (.1, .07, .07), skin)], white, 34000, .028, 4)
    ears = [egg((side * .185, .0, .87), (.078, .045, .075), dark, (0, side * 20, 0)) for side in (-1, 1)]
    for ear in ears:
        furry([ear], black, 5000, .025, 5, .009)
    for side in (-1, 1):
        furry([egg((side * .1, -.178, .735), (.058, .032, .072), dark, (14, side * 28, side * 22))], black, 4000, .014, 6, .007)
        bead_eye((side * .095, -.216, .745), .02, side * 12)
        felt_pad(SOLE, (side * .272, -.486, .152), (84, 0, side * 14), job.get('soles', '#e9e2d2'))
    muzzle_face(-.258, .685)
    if job.get('bamboo'):
        stem = plain('#7d9a4d', .7, grain=.4)
        tube([(.36, -.28, .1), (.32, -.262, .3), (.27, -.25, .56)], .016, stem, 14)
        for k, (x, z, a) in enumerate(((.285, .5, 50), (.27, .55, -40), (.3, .4, 75), (.27, .57, 8))):
            outline = [(0, 0), (.022, .05), (.018, .11), (0, .17), (-.018, .11), (-.022, .05)]
            felt_pad(outline, (x, -.26 - .004 * k, z), (90, a, 0), '#5f8743', .006)
    else:
        bow((0, -.19, .545), .46, job['ribbon'])
    return {'azimuth': 14, 'elevation': 9}


def plush_penguin(job):
    """A standing penguin with a white belly, flippers and a scarf."""
    colour, white = job['colour'], '#f4efe4'
    skin, pale = skin_of(colour), skin_of(white)
    body = [egg((0, 0, .36), (.265, .23, .35), skin, lean=.12), egg((0, -.01, .77), (.215, .195, .195), skin)]
    furry(body, colour, 52000, .024, job['seed'])
    furry([egg((0, -.085, .33), (.21, .17, .275), pale, lean=.1)], white, 22000, .022, 2)
    face = [egg((side * .08, -.105, .775), (.1, .105, .115), pale) for side in (-1, 1)] + [egg((0, -.12, .71), (.12, .1, .08), pale)]
    furry(face, white, 15000, .018, 3, .009)
    for side in (-1, 1):
        wing = limb([(side * .22, -.01, .54), (side * .305, -.05, .4), (side * .335, -.1, .26)], (.06, .066, .045), skin)
        furry(wing, colour, 9000, .022, 4, .01)
        foot = [egg((side * .12 + dx, -.24 - .03 * (dx == 0), .035), (.05, .11, .035), skin_of('#e8963f'), (0, 0, dx * 300)) for dx in (-.05, 0, .05)]
        furry(foot, '#e8963f', 7000, .012, 5, .008)
        bead_eye((side * .082, -.206, .8), .022, side * 16)
    furry([egg((0, -.25, .742), (.06, .075, .036), skin_of('#e8963f'), (10, 0, 0))], '#e8963f', 4000, .01, 6, .007)
    wool = job['scarf']
    wrap = [tube([(.2 * math.cos(a), .18 * math.sin(a) - .01, .59 + .012 * math.sin(2 * a)) for a in np.linspace(0, TURN, 50)], .045, skin_of(wool), 24, 2)]
    wrap += limb([(.09, -.195, .57), (.115, -.285, .45), (.12, -.295, .33)], (.04, .047, .05), skin_of(wool))
    furry(wrap, wool, 14000, .012, 7, .009)
    return {'azimuth': 14, 'elevation': 9}


def plush_unicorn(job):
    """A seated unicorn with a golden horn and a mane of curls."""
    white, pink, hues = '#f6f1e8', job['hoof'], job['mane']
    skin, hoof = skin_of(white), skin_of(pink)
    arms, feet = [], []
    for side in (-1, 1):
        arms += limb([(side * .15, -.05, .45), (side * .2, -.14, .3), (side * .21, -.22, .12)], (.07, .07, .07), skin)
        feet += limb([(side * .14, -.04, .11), (side * .25, -.2, .1), (side * .33, -.34, .1)], (.11, .09, .085), skin)
        furry(limb([(side * .21, -.22, .13), (side * .212, -.235, .065)], (.078, .082), hoof), pink, 6000, .016, 3, .009)
        furry(limb([(side * .335, -.345, .1), (side * .37, -.42, .1)], (.092, .096), hoof), pink, 7000, .016, 4, .009)
    body = [egg((0, 0, .28), (.2, .18, .27), skin, lean=.15), egg((0, -.02, .68), (.185, .18, .19), skin), egg((0, -.15, .62), (.13, .15, .115), skin)]
    ears = [egg((side * .135, .0, .865), (.04, .03, .085), skin, (-8, side * 20, 0)) for side in (-1, 1)]
    furry(body + arms + feet + ears, white, 62000, .024, job['seed'])
    for side in (-1, 1):
        felt_pad([(0, .05), (-.02, 0), (0, -.05), (.02, 0)], (side * .135, -.034, .865), (82, side * 20, 0), pink, .006)
        thread = plain('#3c3330', .8)
        line = [(side * (.105 + .048 * math.cos(a)), -.183 + .03 * math.cos(a), .72 + .03 * math.sin(a)) for a in np.linspace(math.pi * 1.05, math.pi * 1.95, 12)]
        tube(line, .007, thread, 10, 2)
        for k in (2, 5, 8):
            x, y, z = line[k]
            tube([(x, y - .004, z), (x + side * .008, y - .016, z - .032)], .005, thread, 8)
        egg((side * .045, -.292, .63), (.011, .008, .016), plain('#b98b93', .8))
        egg((side * .12, -.208, .645), (.03, .014, .02), plain(pink, .95), (0, 0, side * 40))
    gold = plain('#d9b057', .3, .85)
    tube([(0, -.1, .85), (0, -.16, 1.12)], (.052, .008), gold, 32)
    spiral = [(.056 * (1 - t) * math.cos(t * 30), -.1 - .06 * t + .056 * (1 - t) * math.sin(t * 30), .85 + .27 * t) for t in np.linspace(0, .97, 130)]
    tube(spiral, .01, plain('#efcf86', .3, .8), 10, 1)
    rng = np.random.default_rng(job['seed'])
    curls = {hue: [] for hue in hues}
    for k in range(26):
        side, v = rng.uniform(-1, 1), k / 25
        start = np.array((.1 * side, .02 + .14 * v * (1 - .2 * v), .875 - .5 * v * v))
        out = np.array((.2 * side * (.6 + v * .3), .07 * v + .05, -.11 - .05 * rng.random()))
        if k < 4:
            start, out = np.array((.03 * (k - 1.5), -.06, .875)), np.array((.07 * (k - 1.5), -.07, -.03))
        path = [start, start + out * .5 + (0, 0, .06), start + out, start + out * 1.15 + (.02 * side, -.02, -.07)]
        hue = hues[k % len(hues)]
        curls[hue] += limb([tuple(p) for p in path], (.03, .037, .034, .02), skin_of(hue))
    for k, (hue, parts) in enumerate(curls.items()):
        parts += limb([(.05 - .05 * k, .18, .14), (.12 - .1 * k, .3, .16), (.2 - .1 * k, .36, .08)], (.04, .045, .025), skin_of(hue))
        furry(parts, hue, 22000, .014, k, .01)
    return {'azimuth': 24, 'elevation': 9}
