"""Clothes that lie flat: outlines filled like a thin pillow, folds, layers and bands upon them."""
import math

import bpy
import numpy as np
from mathutils import Vector, noise
from mathutils.geometry import delaunay_2d_cdt

from canvas import Canvas, even_steps, inside
from materials import plain
from shapes import curve, grid, lathe, mesh, modify
from solids import place

FINE = .0105


def mirrored(half, steps=10):
    """A closed outline from the points of its right half, from the top to the bottom."""
    right = [tuple(p[:2]) for p in curve(half, steps)]
    return right + [(-x, y) for x, y in right[::-1] if x > 1e-6]


def flip(path):
    return [(-p[0], *p[1:]) for p in path]


def line(points, steps=10):
    return [tuple(p[:2]) for p in curve(points, steps)]


def distance(points, path):
    """From each point to the nearest point of a dense path; and the index of that point."""
    best, index = np.full(len(points), 1e9, np.float32), np.zeros(len(points), int)
    for k in range(0, len(points), 2000):
        part = points[k:k + 2000]
        gap = ((part[:, None] - path[None]) ** 2).sum(2)
        index[k:k + 2000] = gap.argmin(1)
        best[k:k + 2000] = np.sqrt(gap.min(1))
    return best, index


def fill(outline, spacing):
    """Points and triangles that fill an outline."""
    edge, _ = even_steps(list(outline) + [outline[0]], spacing * .8)
    edge = edge[:-1] if np.hypot(*(edge[-1] - edge[0])) < spacing * .4 else edge
    low, high = edge.min(0), edge.max(0)
    y, x = np.mgrid[low[1]:high[1]:spacing * .87, low[0]:high[0]:spacing]
    x = x + (np.arange(len(x)) % 2)[:, None] * spacing / 2
    points = np.stack([x.ravel(), y.ravel()], 1)
    points = points[inside(points, edge)]
    points = points[distance(points, edge)[0] > spacing * .55]
    count = len(edge)
    every = [Vector(p) for p in np.concatenate([edge, points])]
    sides = [(i, (i + 1) % count) for i in range(count)]
    points, _, faces, *_ = delaunay_2d_cdt(every, sides, [], 1, 1e-6)
    return np.array([tuple(p) for p in points], np.float32), [tuple(f) for f in faces]


class Garment:
    """The relief of a garment that lies flat. Layers and bands lie upon it."""

    def __init__(self, outline, thick=.04, edge=.06, seed=0, crumple=.006):
        self.outline = list(outline)
        self.border, _ = even_steps(self.outline + [self.outline[0]], .004)
        self.thick, self.edge, self.seed, self.crumple = thick, edge, seed, crumple
        self.rng = np.random.default_rng(seed)
        self.folds, self.reliefs = [], []

    def fold(self, path, high, wide):
        """A crease along a path: strongest in its middle."""
        points, at = even_steps(line(path), .006)
        self.folds.append((points.astype(np.float32), np.sin(np.pi * (at + .003) / (at[-1] + .006)) ** .7, high, wide))
        return self

    def height(self, points):
        points = np.asarray(points, np.float32)[:, :2]
        gap, _ = distance(points, self.border)
        gap = np.where(inside(points, self.outline), gap, 0)
        full = np.sqrt(np.clip(1 - (1 - np.clip(gap / self.edge, 0, 1)) ** 2, 0, 1))
        z = np.zeros(len(points), np.float32)
        for path, fade, high, wide in self.folds:
            near, index = distance(points, path)
            side = near / wide
            z += high * fade[index] * (np.exp(-side ** 2) - .35 * np.exp(-(side - 1.7) ** 2))
        at = self.seed * 3.1
        z += self.crumple * np.array([noise.noise((x * 5 + at, y * 3.2, 0)) + .55 * noise.noise((x * 11, y * 8 + at, 3))
                                      + .3 * (1 - 3 * abs(noise.noise((x * 9 + at, y * 9, 7)))) for x, y in points], np.float32)
        for relief in self.reliefs:
            z += relief(points)
        return full * self.thick + z * np.clip(gap / .02, .25, 1)

    def sheet(self, canvas, material, outline=None, lift=0., spacing=FINE, dome=0.):
        """The garment itself, or a layer upon it. `dome` swells a layer between its edges."""
        points, faces = fill(outline or self.outline, spacing)
        z = self.height(points) + lift
        if dome:
            rim, _ = even_steps(list(outline) + [outline[0]], .004)
            z += dome * (1 - np.exp(-distance(points, rim)[0] / .012))
        item = mesh('sheet', np.column_stack([points, z]), faces, material, canvas.uv(points))
        return item

    def band(self, path, width, material, high=.008, lift=0., steps=8, flat=False, repeat=.011, floor=None):
        """A strip along a path, round in section: ribbing, hem, strap. UV: v across, u along."""
        points, at = even_steps(path, .006)
        ahead = np.gradient(points, axis=0)
        side = np.stack([-ahead[:, 1], ahead[:, 0]], 1) / np.maximum(np.hypot(*ahead.T), 1e-9)[:, None]
        wide = np.interp(at / at[-1], np.linspace(0, 1, len(width)), width) if np.ndim(width) else np.full(len(at), width)
        across, uv = [], []
        for k in range(steps + 1):
            t = 2 * k / steps - 1
            place_2d = points + side * (wide * t / 2)[:, None]
            round_part = (1 - abs(t) ** (6 if flat else 2.2)) ** .5
            base = self.height(place_2d) if floor is None else np.full(len(points), floor)
            across.append(np.column_stack([place_2d, base + lift + high * round_part]))
            uv.append(np.column_stack([at / repeat, np.full(len(at), (t + 1) / 2)]))
        rows = np.stack(across, 0)
        return grid('band', rows.reshape(-1, 3), len(points) - 1, steps, material, np.stack(uv, 0).reshape(-1, 2))

    def button(self, at, radius=.009, colour='#e9e2d2', holes=True):
        z = float(self.height([at])[0])
        item = [lathe([(0, .002), (radius * .62, .002), (radius * .75, .0042), (radius * .95, .004), (radius, .002), (radius * .9, -.002), (0, -.002)], plain(colour, .3, coat=.3), 3, 28)]
        if holes:
            dark = plain('#3a332c', .8)
            for x in (-1, 1):
                for y in (-1, 1):
                    item.append(place(lathe([(0, .0026), (radius * .13, .0026), (radius * .13, .001, 'c')], dark, 1, 8), (x * radius * .24, y * radius * .24, 0)))
        place(item, (at[0], at[1], z + .004))

    def creases(self, centre, toward, count, length, high=.006, wide=.012, spread=60):
        """Drag lines that fan out from a place."""
        base = math.atan2(toward[1], toward[0])
        for k in range(count):
            a = base + math.radians(spread) * ((k + .5) / count - .5 + self.rng.uniform(-.12, .12))
            far = length * self.rng.uniform(.6, 1.1)
            bend = self.rng.uniform(-.15, .15)
            start = (centre[0] + .02 * math.cos(a), centre[1] + .02 * math.sin(a))
            middle = (centre[0] + far * .55 * math.cos(a + bend), centre[1] + far * .55 * math.sin(a + bend))
            end = (centre[0] + far * math.cos(a - bend * .3), centre[1] + far * math.sin(a - bend * .3))
            self.fold([start, middle, end], high * self.rng.uniform(.5, 1.1) * (1 if k % 4 else -1), wide * self.rng.uniform(.7, 1.3))
        return self


def rib_strip(colour, deep=.9, dark=.72):
    """Ribs across a band: one for each unit of u."""
    from materials import Surface, rgb, times
    surface = Surface(Roughness=.9, Sheen=.3, Specular=.12)
    at, split, wave = surface.node('TexCoord'), surface.node('SeparateXYZ'), surface.node('Math', operation='SINE')
    turn = surface.node('Math', operation='MULTIPLY')
    turn.inputs[1].default_value = math.tau
    surface.link(at.outputs['UV'], split.inputs[0])
    surface.link(split.outputs[0], turn.inputs[0])
    surface.link(turn.outputs[0], wave.inputs[0])
    shade = surface.ramp(wave.outputs[0], [(0, times(rgb(colour), dark)), (.7, rgb(colour))])
    return surface.colour(shade).bump(wave.outputs[0], deep * .6, .003).material


def laid(tilt=0, elevation=84):
    """Turns what lies on the floor towards the camera, with the main light from above."""
    place([item for item in bpy.data.objects if item.type == 'MESH' and item.parent is None], (0, 0, 0), (0, 0, 180 + tilt))
    return {'azimuth': 180, 'elevation': elevation, 'fill': .86, 'raking': True, 'surface': 'cloth'}
