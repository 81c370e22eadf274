"""Skirts, and the folds of skirts."""
import math

import numpy as np

from canvas import Canvas
from garment import Garment, laid, line, mirrored

from goods.fashion.bottoms import back_rise


def swing(outline_top, outline_low, count, deep, seed):
    """A relief of folds that open from the waist to the hem."""
    rng = np.random.default_rng(seed)
    phase, share = rng.uniform(0, 6, 4), rng.uniform(.8, 1.2, 4)
    (top_y, top_x), (low_y, low_x) = outline_top, outline_low

    def relief(points):
        t = np.clip((top_y - points[:, 1]) / (top_y - low_y), 0, 1)
        across = points[:, 0] / (top_x + (low_x - top_x) * t)
        bend = across + .05 * np.sin(t * 4 + phase[0])
        wave = np.cos(bend * math.pi * count * share[0] / 2 + phase[1]) + .5 * np.cos(bend * math.pi * count * .83 + phase[2] + t)
        return deep * (t ** .8) * (wave + .3 * np.abs(wave)) * (points[:, 1] <= top_y)
    return relief


def pleated(outline_top, outline_low, count, deep):
    """A relief of pressed pleats: a slow rise, then a sharp step."""
    (top_y, top_x), (low_y, low_x) = outline_top, outline_low

    def relief(points):
        t = np.clip((top_y - points[:, 1]) / (top_y - low_y), 0, 1)
        across = points[:, 0] / (top_x + (low_x - top_x) * t)
        saw = (across * count / 2 + .5) % 1
        return deep * (.35 + .65 * t) * np.where(saw < .84, saw / .84, (1 - saw) / .16) * (points[:, 1] <= top_y)
    return relief


def skirt(job):
    """An A-line skirt: a waistband above folds that open to the hem."""
    colour, seed = job['colour'], job['seed']
    waist, hem, low = .145, job.get('hem', .34), -.3
    outline = mirrored([(0, .478), (waist * .6, .481), (waist, .488, 'c'), (waist + .05, .34), (hem * .82, 0), (hem, low + .035, 'c'), (hem * .6, low + .004), (hem * .3, low - .012), (0, low - .012)])
    body = Garment(outline, .034, .05, seed, .006)
    pleats = job.get('pleats')
    body.reliefs.append(pleated((.45, waist), (low, hem), pleats, .02) if pleats else swing((.45, waist), (low, hem), job.get('count', 7), .013, seed))
    canvas = Canvas(outline, seed).grain(.03)
    if job.get('corduroy'):
        canvas.rib(1, 0, .0075, 1.6)
    for gap in (.03, .034):
        canvas.stitch([(x, y + gap) for x, y in line([(-hem, low + .035), (-hem * .6, low + .004), (0, low - .012), (hem * .6, low + .004), (hem, low + .035)])], None, high=.8)
    for x in () if pleats else (-.075, .075):
        canvas.seam([(x, .45), (x * 1.25, .33)], 2.5, .002, .75)
    back_rise(waist, colour)
    body.sheet(canvas, canvas.material(colour, .85))
    path = line([(-waist - .004, .470), (0, .458), (waist + .004, .470)])
    strap_outline = [(x, y - .02) for x, y in path] + [(x, y + .02) for x, y in path[::-1]]
    strap = Canvas(strap_outline, seed + 1).grain(.03)
    for gap in (-.016, .016):
        strap.stitch([(x, y + gap) for x, y in path], None, high=.8)
    body.sheet(strap, strap.material(colour, .85), strap_outline, .003, .006, .005)
    if job.get('buttons'):
        canvas_path = [(0, .46), (0, low - .01)]
        front = [(-.022, .44), (.022, .44), (.022, low - .008), (-.022, low - .008)]
        placket = Canvas(front, 4).grain(.03)
        for x in (-.017, .017):
            placket.stitch([(x, .44), (x, low)], None, high=.9)
        body.sheet(placket, placket.material(colour, .85), front, .003, .007, .003)
        for k in range(7):
            body.button((canvas_path[0][0], .46 - .115 * k), .0125, '#6a4c33')
    return laid()
