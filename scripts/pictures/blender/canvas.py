"""A picture of the fine relief of cloth: seams, stitches, ribs, knit, denim. One canvas serves one sheet."""
import bpy
import numpy as np

from materials import Surface, rgb

DENSITY = 900


def inside(points, outline):
    """Which points lie within a closed outline."""
    points, outline = np.asarray(points, np.float32), np.asarray(outline, np.float32)
    result = np.zeros(len(points), bool)
    for (x1, y1), (x2, y2) in zip(outline, np.roll(outline, -1, 0)):
        if y1 == y2:
            continue
        crosses = (points[:, 1] > y1) != (points[:, 1] > y2)
        result ^= crosses & (points[:, 0] < (x2 - x1) * (points[:, 1] - y1) / (y2 - y1) + x1)
    return result


def even_steps(path, step):
    """Points along a path at equal distances, and the distance of each from its start."""
    path = np.asarray(path, float)[:, :2]
    ends = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(path, axis=0).T))])
    at = np.arange(0, ends[-1], step)
    return np.stack([np.interp(at, ends, path[:, k]) for k in (0, 1)], 1), at


class Canvas:
    """Height and tint of a sheet. Lengths are those of the sheet; heights are in pixels of the canvas."""

    def __init__(self, outline, seed=0, density=DENSITY):
        low, high = np.min(outline, 0) - .01, np.max(outline, 0) + .01
        self.low, self.span, self.density = low, high - low, density
        wide, tall = (np.ceil(self.span * density)).astype(int)
        self.span = np.array([wide, tall]) / density
        y, x = np.mgrid[0:tall, 0:wide].astype(np.float32) / density
        self.x, self.y = x + low[0], y + low[1]
        self.height = np.zeros((tall, wide), np.float32)
        self.tint = np.ones((tall, wide, 3), np.float32)
        self.rng = np.random.default_rng(seed)

    def mask(self, outline):
        flat = inside(np.stack([self.x.ravel(), self.y.ravel()], 1), outline)
        return flat.reshape(self.x.shape).astype(np.float32)

    def uv(self, points):
        return (np.asarray(points)[:, :2] - self.low) / self.span

    def stroke(self, path, width, dash=None):
        """A soft line from 0 to 1 along a path. `dash`: lengths of a stitch and of the gap."""
        r = max(1.0, width * self.density)
        reach = int(r * 2) + 1
        grid = np.mgrid[-reach:reach + 1, -reach:reach + 1]
        layer = np.zeros((self.height.shape[0] + 2 * reach, self.height.shape[1] + 2 * reach), np.float32)
        points, at = even_steps(path, .6 / self.density)
        for (x, y), s in zip((points - self.low) * self.density, at):
            if dash and s % sum(dash) > dash[0]:
                continue
            i, j = int(x), int(y)
            if not (0 <= i < self.height.shape[1] and 0 <= j < self.height.shape[0]):
                continue
            stamp = np.exp(-((grid[0] - y + j) ** 2 + (grid[1] - x + i) ** 2) / (r * r))
            part = layer[j:j + 2 * reach + 1, i:i + 2 * reach + 1]
            np.maximum(part, stamp, out=part)
        return layer[reach:-reach, reach:-reach]

    def seam(self, path, depth=2.2, width=.0022, dark=.8):
        """Two panels meet: a groove with a little shade."""
        line = self.stroke(path, width)
        self.height -= line * depth
        self.tint *= (1 - line * (1 - dark))[..., None]
        return self

    def stitch(self, path, colour=None, dash=(.0055, .0022), width=.0011, high=1.3):
        """A row of stitches. With a colour the thread shows."""
        line = self.stroke(path, width, dash)
        self.height += line * high - self.stroke(path, width * 2.6) * .7
        if colour is not None:
            thread = np.asarray(colour, np.float32)
            self.tint += (thread - self.tint) * (np.clip(line * 1.5, 0, 1) * .85)[..., None]
        return self

    def turned(self, angle):
        c, s = np.cos(np.radians(angle)), np.sin(np.radians(angle))
        return self.x * c + self.y * s, self.y * c - self.x * s

    def knit(self, mask=1, angle=0, gauge=.0085, deep=2.2):
        """Columns of V-shaped stitches."""
        u, v = self.turned(angle)
        column = u / gauge % 1
        leg = np.abs(column - .5) * 2
        row = (v / (gauge * .78) + leg * .75) % 1
        stitch = np.clip(np.sin(np.pi * np.clip(leg, .02, 1)), 0, 1) ** .5 * np.clip(np.sin(np.pi * row), 0, 1) ** .6
        self.height += stitch * deep * mask
        self.tint *= (1 - (1 - stitch) * .2 * mask)[..., None]
        return self

    def rib(self, mask=1, angle=0, pitch=.011, deep=2.6):
        """Raised columns, as on cuffs and collars."""
        u, _ = self.turned(angle)
        wave = .5 + .5 * np.cos(u / pitch * 2 * np.pi)
        wave = wave ** .7
        self.height += wave * deep * mask
        self.tint *= (1 - (1 - wave) * .22 * mask)[..., None]
        return self

    def grain(self, amount=.05, cells=1, rough=.4):
        """Threads of uneven brightness."""
        tall, wide = self.height.shape
        noise = self.rng.standard_normal((tall // cells + 1, wide // cells + 1)).astype(np.float32)
        noise = np.repeat(np.repeat(noise, cells, 0), cells, 1)[:tall, :wide]
        self.tint *= (1 + noise * amount)[..., None]
        self.height += noise * rough
        return self

    def clouds(self, cells, seed=0):
        """Soft noise from 0 to 1 with so many cells across."""
        rng = np.random.default_rng(seed + 5)
        tall, wide = self.height.shape
        knots = rng.random((int(cells * tall / wide) + 3, cells + 3)).astype(np.float32)
        jy, ix = np.linspace(0, knots.shape[0] - 1.01, tall), np.linspace(0, knots.shape[1] - 1.01, wide)
        j, i = jy.astype(int), ix.astype(int)
        fy, fx = (jy - j)[:, None], (ix - i)[None]
        fy, fx = fy * fy * (3 - 2 * fy), fx * fx * (3 - 2 * fx)
        top = knots[j][:, i] * (1 - fx) + knots[j][:, i + 1] * fx
        return top * (1 - fy) + knots[j + 1][:, i] * (1 - fx) * fy + knots[j + 1][:, i + 1] * fx * fy

    def twill(self, deep=.5):
        """Diagonal lines of denim, with pale threads."""
        wave = np.sin((self.x * .8 + self.y) * 2 * np.pi / .0034)
        self.height += wave * deep
        noise = self.rng.standard_normal(self.height.shape).astype(np.float32)
        column = np.cumsum(noise, 0)
        column -= np.cumsum(np.repeat(noise.mean(0, keepdims=True), len(noise), 0), 0)
        self.tint *= (1 + wave * .05 + noise * .05 + np.clip(column / 40, -1, 1) * .07)[..., None]
        return self

    def material(self, colour, rough=.88, sheen=.25, relief=1., **inputs):
        """The surface of the sheet."""
        base = np.asarray(rgb(colour)[:3], np.float32)

        def image(pixels, name):
            tall, wide = self.height.shape
            picture = bpy.data.images.new(name, wide, tall, float_buffer=True)
            picture.colorspace_settings.name = 'Non-Color'
            full = np.ones((tall, wide, 4), np.float32)
            full[..., :3] = pixels
            picture.pixels.foreach_set(full.ravel())
            return picture

        surface = Surface(Roughness=rough, Sheen=sheen, Specular=.18, **inputs)
        place = surface.node('TexCoord')
        colours, heights = surface.node('TexImage', extension='EXTEND'), surface.node('TexImage', extension='EXTEND')
        colours.image = image(np.clip(base * self.tint, 0, 1), 'colours')
        heights.image = image(np.repeat((self.height / 20 + .5)[..., None], 3, 2), 'heights')
        for texture in (colours, heights):
            surface.link(place.outputs['UV'], texture.inputs[0])
        surface.colour(colours.outputs[0])
        # The bump node multiplies by its distance in world units; the subject is scaled to about one unit.
        return surface.bump(heights.outputs[0], relief, 20 / self.density).material
