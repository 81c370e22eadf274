"""Soft toys: skins of balls and limbs, fur, eyes, ribbons."""
import math

import bpy
import numpy as np

from goods.pets.toys import fused
from materials import Surface, plain, rgb, times
from shapes import mesh, tube
from solids import loft, place, slab, smooth_outline

TURN = math.tau


def egg(at, radii, material, turn=(0, 0, 0), lean=0.0):
    """An ellipsoid. `lean` makes its lower half wider than its upper half."""
    rings = []
    for j in range(33):
        t = -math.pi / 2 + math.pi * j / 32
        wide = math.cos(t) * (1 - lean * math.sin(t))
        rings.append([(radii[0] * wide * math.cos(a), radii[1] * wide * math.sin(a), radii[2] * math.sin(t)) for a in np.linspace(0, TURN, 48, endpoint=False)])
    return place(loft(rings, material), at, turn)


def limb(path, radii, material):
    """An arm or a leg with round ends."""
    parts = [tube(path, radii, material, 32)]
    for at, r in ((path[0], radii[0]), (path[-1], radii[-1])):
        parts.append(egg(at, (r, r, r), material))
    return parts


def hair(colour, deep=.5):
    """Fur: dark at the root of a hair, bright at its tip. Both sides of a hair are lit like the skin below it."""
    surface = Surface()
    tree, base = surface.tree, rgb(colour)
    tree.nodes.remove(surface.principled)
    at, split, mix = surface.node('TexCoord'), surface.node('SeparateXYZ'), surface.node('MixRGB', blend_type='MULTIPLY')
    surface.link(at.outputs['UV'], split.inputs[0])
    surface.link(surface.ramp(split.outputs[1], [(0, times(base, deep)), (.7, times(base, 1.0)), (1, times(base, 1.2))]), mix.inputs[1])
    surface.link(surface.ramp(surface.noise(5, 3), [(.3, (.84, .84, .84, 1)), (.7, (1, 1, 1, 1))]), mix.inputs[2])
    mix.inputs[0].default_value = 1
    out, inward, total = surface.node('Attribute', attribute_name='out'), surface.node('VectorMath', operation='SCALE'), surface.node('AddShader')
    inward.inputs['Scale'].default_value = -1
    surface.link(out.outputs['Vector'], inward.inputs[0])
    for k, (kind, normal) in enumerate((('BsdfDiffuse', out.outputs['Vector']), ('BsdfTranslucent', inward.outputs[0]))):
        side = surface.node(kind)
        surface.link(mix.outputs[0], side.inputs['Color'])
        surface.link(normal, side.inputs['Normal'])
        surface.link(side.outputs[0], total.inputs[k])
    surface.link(total.outputs[0], tree.nodes['Material Output'].inputs[0])
    return surface.material


def points_on(item, count, rng):
    """Random places on a mesh after its modifiers, with normals."""
    evaluated = item.evaluated_get(bpy.context.evaluated_depsgraph_get())
    data = evaluated.to_mesh()
    data.calc_loop_triangles()
    corners = np.empty(len(data.loop_triangles) * 3, np.int32)
    data.loop_triangles.foreach_get('vertices', corners)
    points, normals = (np.empty(len(data.vertices) * 3, np.float32) for _ in range(2))
    data.vertices.foreach_get('co', points)
    data.vertices.foreach_get('normal', normals)
    evaluated.to_mesh_clear()
    matrix = np.array(evaluated.matrix_world)
    points, normals = points.reshape(-1, 3) @ matrix[:3, :3].T + matrix[:3, 3], normals.reshape(-1, 3) @ matrix[:3, :3].T
    corners = corners.reshape(-1, 3)
    a, b, c = (points[corners[:, k]] for k in range(3))
    area = np.linalg.norm(np.cross(b - a, c - a), axis=1)
    pick = rng.choice(len(corners), count, p=area / area.sum())
    share = rng.dirichlet((1, 1, 1), count).astype(np.float32)
    at = sum(share[:, k:k + 1] * points[corners[pick, k]] for k in range(3))
    out = sum(share[:, k:k + 1] * normals[corners[pick, k]] for k in range(3))
    return at, out / np.linalg.norm(out, axis=1, keepdims=True)


def fur(item, material, count=50000, length=.026, seed=0, fall=(0, .05, -.5), wild=.38, wide=.0032):
    """Short hair on a skin: one narrow triangle for each hair, lit like the skin below it."""
    rng = np.random.default_rng(seed)
    bpy.context.view_layer.update()
    at, out = points_on(item, count, rng)
    ahead = out + np.asarray(fall, np.float32) + rng.normal(0, wild, at.shape)
    ahead /= np.linalg.norm(ahead, axis=1, keepdims=True)
    side = np.cross(ahead, rng.normal(0, 1, at.shape))
    side *= wide / 2 / np.linalg.norm(side, axis=1, keepdims=True)
    tips = at + ahead * length * rng.uniform(.55, 1.1, (count, 1))
    points = np.stack([at - side, at + side, tips], 1).reshape(-1, 3)
    uv = np.tile(np.array([(0, 0), (1, 0), (.5, 1)], np.float32), (count, 1))
    coat = mesh('fur', points, np.arange(count * 3).reshape(-1, 3).tolist(), material, uv)
    skin_normal = coat.data.attributes.new('out', 'FLOAT_VECTOR', 'POINT')
    skin_normal.data.foreach_set('vector', np.repeat(out, 3, 0).astype(np.float32).ravel())
    return coat


def furry(parts, colour, count=50000, length=.026, seed=0, voxel=.012, **options):
    """One skin around the parts, with hair."""
    skin = fused(parts, voxel)
    return [skin, fur(skin, hair(colour), count, length, seed, **options)]


def skin_of(colour):
    """The cloth that fur grows on."""
    return plain(colour, .95)


def bead_eye(at, r, facing=0):
    """A glossy eye with a thin rim."""
    egg(at, (r, r * .6, r), plain('#14110f', .06, coat=1), (0, 0, facing))


def felt_pad(outline, at, turn, colour, thick=.012):
    """A patch of felt, soft at its edge."""
    return place(slab(smooth_outline(outline, 8), thick, plain(colour, .95, grain=.5, scale=120), .005, 3), at, turn)


def bow(at, size, colour, tilt=0):
    """A ribbon that is tied in a bow."""
    satin = plain(colour, .38, coat=.1)
    items = []
    for side in (-1, 1):
        rings = []
        for t in np.linspace(0, 1, 24):
            tall, deep = .02 + .16 * math.sin(math.pi * t * .62) ** 1.1, .03 + .05 * math.sin(math.pi * t)
            wave = 1 + .1 * math.sin(t * 9)
            rings.append([(side * .36 * t, deep * math.cos(a) - .02 * math.sin(math.pi * t), tall * math.sin(a) * wave + .03 * t) for a in np.linspace(0, TURN, 36, endpoint=False)])
        items.append(loft(rings + [[(side * .34, 0, .03)] * 36], satin))
        tail = [[(side * (.03 + .2 * t) + w, -.03 - .02 * math.sin(t * 5), -.05 - .36 * t + (side * w * .3)) for w in (-.055 - .02 * t, .055 + .02 * t)] for t in np.linspace(0, 1, 12)]
        strip = mesh('tail', [p for pair in tail for p in pair], [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(11)], satin)
        strip.modifiers.new('thick', 'SOLIDIFY').thickness = .008
        items.append(strip)
    items.append(egg((0, -.03, .0), (.065, .06, .075), satin))
    return place(items, at, (0, tilt, 0), size)
