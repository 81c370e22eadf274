"""The upper of a shoe. Patches, seams and straps lie on its skin; the sole follows its lower edge."""
import math

import numpy as np

from cloth import leather
from garment import fill
from goods.shoes.skin import ROWS, STEPS, Skin, spline
from materials import Surface, plain, rgb, times
from shapes import grid, mesh, modify, tube
from solids import strands

FLAT = 1.5


class Upper(Skin):
    """What is made from the skin: upper, patches, straps, seams, sole."""

    def shell(self, material, lining, thick=.012, low=0., high=1.):
        """The upper itself, with a lining."""
        columns, rows = 12 * STEPS, ROWS
        u, v = np.linspace(0, 12, columns + 1), np.linspace(low, high, rows + 1)
        points = self.at(*np.meshgrid(u, v))
        uv = np.stack(np.meshgrid(u / 12, v), 2)
        return self.lined(grid('upper', points.reshape(-1, 3), columns, rows, material, uv.reshape(-1, 2)), lining, thick)

    def lined(self, item, lining, thick):
        item.data.materials.append(lining)
        self.outward(item)
        return modify(item, 'SOLIDIFY', thickness=thick, offset=-1, material_offset=1, use_even_offset=False)

    def outward(self, item):
        """Faces look away from the foot."""
        data = item.data
        polygon = data.polygons[len(data.polygons) // 2]
        near = np.linalg.norm(self.skin.reshape(-1, 3) - np.array(polygon.center), axis=1).argmin()
        if np.dot(self.normal.reshape(-1, 3)[near], polygon.normal) < 0:
            data.flip_normals()

    def patch(self, outline, material, lift=.002, thick=.008, spacing=.045, lining=None, offset=1.):
        """A piece of leather on the upper; its outline is in u and v."""
        flat, faces = fill([(u, v * FLAT) for u, v in outline], spacing)
        u, v = flat[:, 0], flat[:, 1] / FLAT
        item = mesh('patch', self.at(u, v, np.full(len(u), lift)), faces, material, np.column_stack([u / 12, v]))
        self.outward(item)
        if lining:
            item.data.materials.append(lining)
        modify(item, 'SOLIDIFY', thickness=thick, offset=offset, material_offset=1 if lining else 0)
        return modify(item, 'BEVEL', width=thick * .4, segments=2, limit_method='ANGLE', angle_limit=math.radians(50))

    def both(self, outline, *arguments, **options):
        """A patch on each side."""
        return [self.patch(outline, *arguments, **options), self.patch([(12 - u, v) for u, v in outline[::-1]], *arguments, **options)]

    def band(self, x1, x2, material, first=3., last=9., thick=.012, lift=.004, lining=None, low=0.):
        """A strap across the foot between two lengths."""
        u = np.linspace(first, last, 13)
        front, back = (spline([(a, max(low, self.row_at(a, x))) for a in u], 6) for x in (x2, x1))
        return self.patch([tuple(p) for p in np.concatenate([front, back[::-1]])], material, lift, thick, .05, lining)

    def strap(self, path, width, material, thick=.011, lift=0.):
        """A flat strap over the foot along a path of (length, angle)."""
        line = spline(path, 20) if len(path) > 2 else np.linspace(path[0], path[1], 60)
        rows = [[self.arch(x + width * (k / 8 - .5), a, lift + .003 * math.sin(math.pi * k / 8)) for x, a in line] for k in range(9)]
        item = grid('strap', np.concatenate(rows), len(line) - 1, 8, material)
        modify(item, 'SOLIDIFY', thickness=thick, offset=0)
        return modify(item, 'BEVEL', width=.003, segments=2, limit_method='ANGLE')

    def stitch(self, path, colour, lift=.011, length=.009, gap=.004, width=.0022):
        """A row of stitches on both sides."""
        thread = plain(colour, .75)
        _, total = self.line(path, lift, 10)
        count = max(3, int(total / (length + gap)))
        for way in (path, [(12 - u, v) for u, v in path]):
            line, _ = self.line(way, lift, count * 3 + 1)
            strands(line[0:-2:3], line[2::3], width, thread)

    def cord(self, path, radius, material, lift=.003, sides=False):
        """A round seam or a piping along a path."""
        for way in ([path, [(12 - u, v) for u, v in path]] if sides else [path]):
            line, _ = self.line(way, lift, 160)
            tube([tuple(p) for p in line], radius, material, 10, 1)

    def rim(self, radius, material, v=1., lift=-.004):
        """A piping around the opening."""
        u = np.linspace(0, 12, 12 * STEPS + 1)
        line = self.at(u, np.full(len(u), v), np.full(len(u), lift))
        tube([tuple(p) for p in line], radius, material, 12, 1)

    def sole(self, layers, material, uv=None):
        """A sole from rings of (outset, drop below the upper). A drop may depend on the length."""
        rings = []
        for outset, drop in layers:
            p = self.feather(outset(self.feather()[:, 0]) if callable(outset) else outset)
            p[:, 2] -= drop(p[:, 0]) if callable(drop) else drop
            rings.append(p)
        n, k = len(rings[0]), len(rings)
        points = np.concatenate(rings)
        faces = [(j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i) for j in range(k - 1) for i in range(n)]
        faces.append(tuple(range((k - 1) * n, k * n)))
        item = mesh('sole', points, faces, material)
        item.data.use_auto_smooth, item.data.auto_smooth_angle = True, math.radians(48)
        return item

    def insole(self, material, lift=.006, inset=-.004, until=6.):
        """The bed inside."""
        left = self.feather(inset)
        left[:, 2] += lift
        half = int(until * STEPS)
        right = np.roll(left[::-1], 1, 0)
        across = np.linspace(0, 1, 13)
        points = [left[i] * (1 - a) + right[i] * a - np.array([0, 0, .012 * math.sin(math.pi * a)]) * math.sin(math.pi * i / half) for i in range(half + 1) for a in across]
        return grid('insole', points, 12, half, material, [(i / half, a) for i in range(half + 1) for a in across])


def suede(colour):
    surface = Surface(Roughness=.95, Sheen=.5, Specular=.08)
    base = rgb(colour)
    shade = surface.ramp(surface.noise(7, 5), [(.3, times(base, .78)), (.7, times(base, 1.12))])
    return surface.colour(shade).bump(surface.noise(260, 3), .35, .004).material


def hide(job, key='colour'):
    """Leather or suede, as the recipe says."""
    return suede(job[key]) if job.get('skin') == 'suede' else leather(job[key], job.get('rough', .38))
