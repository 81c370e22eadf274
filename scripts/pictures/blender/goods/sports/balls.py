"""Football, basketball, volleyball: spheres with panels and seams."""
import math

import numpy as np

from patterns import hexes, surface_of
from shapes import grid
from solids import place

TURN = math.tau
GOLDEN = (1 + 5 ** .5) / 2


def directions(rows, columns):
    """Unit vectors of a grid of latitudes and longitudes."""
    t = np.linspace(-math.pi / 2, math.pi / 2, rows)[:, None]
    a = np.linspace(0, TURN, columns)[None]
    return np.stack(np.broadcast_arrays(np.cos(t) * np.cos(a), np.cos(t) * np.sin(a), np.sin(t)), 2).reshape(-1, 3)


def ball_of(panels, bump=.2, grain=220, turn=(18, -22, 0), **inputs):
    """A ball whose skin is painted by `panels`, which returns a colour and a height for each direction."""
    rows, columns = 700, 1400
    colours, _ = panels(directions(rows, columns))
    skin = surface_of(colours.reshape(rows, columns, 3).astype(np.float32), bump, grain, **inputs)
    rows, columns = 260, 520
    points = directions(rows + 1, columns + 1)
    _, height = panels(points)
    uv = [(i / columns, j / rows) for j in range(rows + 1) for i in range(columns + 1)]
    return place(grid('ball', points * (1 + height[:, None]), columns, rows, skin, uv), (0, 0, 1), turn)


def groove(gap, wide, deep):
    return -deep * np.exp(-(gap / wide) ** 2)


def nearest(points, centres, weight):
    """The index of the panel of each point, and the distance to the next panel."""
    angle = np.arccos(np.clip(points @ centres.T, -1, 1)) + weight[None]
    order = np.argsort(angle, 1)[:, :2]
    first, second = (np.take_along_axis(angle, order[:, k:k + 1], 1)[:, 0] for k in (0, 1))
    return order[:, 0], second - first


def icosahedron():
    corners = [p for a in (-1, 1) for b in (-GOLDEN, GOLDEN) for p in ((0, a, b), (a, b, 0), (b, 0, a))]
    corners = np.array(corners, float)
    corners /= np.linalg.norm(corners, axis=1, keepdims=True)
    near = 1 / 5 ** .5 - .01
    faces = [corners[i] + corners[j] + corners[k] for i in range(12) for j in range(i) for k in range(j)
             if min(corners[i] @ corners[j], corners[j] @ corners[k], corners[i] @ corners[k]) > near]
    faces = np.array(faces)
    return np.concatenate([corners, faces / np.linalg.norm(faces, axis=1, keepdims=True)])


def football(job):
    """A football of twelve pentagons and twenty hexagons."""
    centres = icosahedron()
    weight = np.where(np.arange(32) < 12, .058, 0)
    five, six, star = hexes(job['pentagon'], job['hexagon'], job['third'])

    def panels(points):
        index, gap = nearest(points, centres, weight)
        colour = np.where((index < 12)[:, None], five, six)
        if job.get('swirl'):
            colour = np.where(((index >= 12) & (index % 3 == 0))[:, None], star, colour)
        colour = colour * (1 - .55 * np.exp(-(gap / .016) ** 2))[:, None]
        return colour, groove(gap, .03, .012)
    ball_of(panels, .12, 300, (22, -14, 24), Roughness=.38, Clearcoat=.2)
    return {'azimuth': 0, 'elevation': 12}


def basketball(job):
    """A basketball: pebbled rubber with black channels."""
    ground, channel = hexes(job['colour'], job['channel'])

    def panels(points):
        x, y, z = points.T
        bow = np.abs(x) - (.46 + .3 * z * z)
        gap = np.minimum.reduce([np.abs(z), np.abs(y), np.abs(bow) * .85])
        inside = (gap < .017)[:, None]
        return np.where(inside, channel, np.broadcast_to(ground, points.shape)), groove(gap, .022, .012)
    ball_of(panels, .9, 95, (16, 20, 28), Roughness=.6, Specular=.35)
    return {'azimuth': 0, 'elevation': 12}


def volleyball(job):
    """A volleyball of eighteen panels in six groups of three."""
    tones = hexes(*job['tones'])

    def panels(points):
        sizes = np.abs(points)
        axis = sizes.argmax(1)
        at = np.arange(len(points))
        other, third = (axis + 1) % 3, (axis + 2) % 3
        u = np.arctan(points[at, other] / sizes[at, axis]) / (math.pi / 4)
        w = np.arctan(points[at, third] / sizes[at, axis]) / (math.pi / 4)
        strip = np.clip(((u + 1) * 1.5).astype(int), 0, 2)
        edge = np.abs((u + 1) * 1.5 - np.round((u + 1) * 1.5)) / 1.5
        rim = 1 - np.maximum(np.abs(u), np.abs(w))
        gap = np.minimum(edge, rim)
        pick = (strip + axis) % len(tones) if not job.get('banded') else strip
        colour = np.array(tones)[pick]
        return colour * (1 - .5 * np.exp(-(gap / .018) ** 2))[:, None], groove(gap, .035, .013)
    ball_of(panels, .15, 260, (24, -28, 14), Roughness=.45, Clearcoat=.1)
    return {'azimuth': 0, 'elevation': 12}
