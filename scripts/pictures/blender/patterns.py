"""Pictures made of numbers: stripes, rugs, prints."""
import bpy
import numpy as np

from materials import Surface


def hexes(*codes):
    """Colours as values of a picture."""
    return [np.array([int(c[i:i + 2], 16) / 255 for i in (1, 3, 5)], np.float32) for c in codes]


def surface_of(pixels, bump=0., scale=300, **inputs):
    """A material from a picture of height × width × 3. UV (0, 0) is its first pixel."""
    height, width = pixels.shape[:2]
    image = bpy.data.images.new('pattern', width, height)
    full = np.ones((height, width, 4), np.float32)
    full[..., :3] = np.clip(pixels, 0, 1)
    image.pixels.foreach_set(full.ravel())
    image.pack()
    surface = Surface(**inputs)
    texture = surface.node('TexImage', extension='EXTEND')
    texture.image = image
    place = surface.node('TexCoord')
    surface.link(place.outputs['UV'], texture.inputs[0])
    surface.colour(texture.outputs[0])
    return (surface.bump(surface.noise(scale, 3), bump, .01) if bump else surface).material


def rows(bands, size=512, across=8):
    """Stripes along v: pairs of (share, colour)."""
    total, parts = sum(share for share, _ in bands), []
    for share, colour in bands:
        parts.append(np.repeat(hexes(colour)[0][None, None], max(1, round(size * share / total)), 0))
    return np.repeat(np.concatenate(parts), across, 1)


def kilim(colours, seed, width=240, height=360):
    """A flat-woven rug: bands of steps and diamonds within a border, mirrored in both directions."""
    ground, first, second, third = hexes(*colours)
    y, x = np.mgrid[0:height, 0:width]
    x, y = np.minimum(x, width - 1 - x) // 4 * 4, np.minimum(y, height - 1 - y) // 4 * 4
    picture = np.broadcast_to(ground, (height, width, 3)).copy()
    period = 60 if seed % 2 else 48
    diamond = np.abs(x % period - period / 2) + np.abs(y % period - period / 2)
    for limit, colour in ((period * .46, first), (period * .32, ground), (period * .2, second), (period * .09, third)):
        picture[diamond < limit] = colour
    for low, high, colour in ((0, 8, first), (12, 16, second), (16, 22, ground), (22, 25, third)):
        picture[np.minimum(x, y) < high] = np.where((np.minimum(x, y) >= low)[..., None], colour, picture)[np.minimum(x, y) < high]
    return picture


def landscape_print(seed, width=300, height=400):
    """Hills under a sun, in flat colours."""
    rng = np.random.default_rng(seed)
    sky, sun, *hills = hexes(*(('#f1e4cf', '#d9734e', '#d9a441', '#a8b59a', '#5f8577', '#2f4f58'), ('#e9dfd3', '#e3b34c', '#c9a58f', '#b2705a', '#7b4a4a', '#3d3346'),
                               ('#dfe7e6', '#f0d9a8', '#a9c4c4', '#6f9aa5', '#3f6f80', '#24424f'))[seed % 3])
    picture = np.broadcast_to(sky, (height, width, 3)).copy()
    y, x = np.mgrid[0:height, 0:width] / width
    picture[(x - rng.uniform(.3, .7)) ** 2 + (y - .98) ** 2 < .025] = sun
    for k, colour in enumerate(hills):
        crest = .82 - .19 * k + .07 * np.sin(x * rng.uniform(3, 6) + rng.uniform(0, 6)) + .03 * np.sin(x * rng.uniform(8, 13) + rng.uniform(0, 6))
        picture[y < crest] = colour
    return picture


def shapes_print(seed, width=300, height=400):
    """Cut paper: discs and arches."""
    ground, *inks = hexes('#f3ecdf', '#c65f3f', '#2f4f58', '#d9a441', '#8fa38a', '#e3b8a2')
    picture = np.broadcast_to(ground, (height, width, 3)).copy()
    y, x = np.mgrid[0:height, 0:width] / width
    for k, (cx, cy, r, high) in enumerate(((.36, .92, .22, 0), (.62, .62, .26, .5), (.34, .42, .2, .3), (.68, .26, .17, 0), (.5, .78, .1, 0))):
        inside = (x - cx) ** 2 + (y - cy) ** 2 < r * r
        if high:
            inside = (inside & (y > cy)) | ((np.abs(x - cx) < r) & (y <= cy) & (y > cy - high))
        picture[inside] = inks[(k + seed) % 5]
    return picture
