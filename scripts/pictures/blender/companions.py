"""Things of a known size that stand beside the goods in the view `scale`: a bank card, a mug, a chair."""
import math

import bpy
import numpy as np
import studio
from materials import plain, steel
from shapes import box
from solids import place, rounded, slab

MUG_HEIGHT = 95
CHAIR_HEIGHT = 930
CARD = (85.6, 54)


def card():
    """A bank card that lies flat: its chip tells what it is."""
    place(slab(rounded(*CARD, 3.2), 1.2, plain('#2f5a63', .36, coat=.3), .3, 2), turn=(0, 0, 12))
    for size, at, material in (((12, 9.5, .3), (-24, 5), steel('#d9b768', .3)), ((62, 3.2, .1), (-5, -12), plain('#dfe7e4', .5)),
                               ((34, 2.6, .1), (-19, -19), plain('#b9cbc8', .5))):
        place([box(size, (*at, 1.3), material, .1, 1)], turn=(0, 0, 12))


def widest(points):
    """The longest side of the smallest upright box around the points, however they are turned."""
    flat = points[::len(points) // 4000 + 1, :2]
    sides = []
    for angle in np.radians(np.arange(0, 90, 3)):
        turned = flat @ np.array([[math.cos(angle), -math.sin(angle)], [math.sin(angle), math.cos(angle)]])
        sides.append(np.ptp(turned, axis=0))
    flattest = min(sides, key=lambda side: side[0] * side[1])
    return max(*flattest, np.ptp(points[:, 2]))


def build(kind, archetypes):
    """Puts the thing into the scene under an empty of its own, in millimetres. Returns its objects and its empty."""
    before = set(bpy.context.scene.objects)
    if kind == 'card':
        card()
    elif kind == 'mug':
        archetypes['mug']({'colour': '#eceae4'})
    else:
        archetypes['dining_chair']({'colour': '#b98552', 'rungs': True})
    items = [item for item in bpy.context.scene.objects if item not in before]
    bpy.context.view_layer.update()
    empty = bpy.data.objects.new('companion', None)
    bpy.context.collection.objects.link(empty)
    for item in items:
        if item.parent is None:
            item.parent = empty
    height = np.ptp(studio.world_points(items)[:, 2])
    empty.scale = ({'mug': MUG_HEIGHT / height, 'chair': CHAIR_HEIGHT / height}.get(kind, 1),) * 3
    return items, empty


class Companion:
    """The thing beside the goods, on the left of the camera. Both together fill the place of the goods."""

    def __init__(self, scale, points, azimuth, archetypes):
        self.items, empty = build(scale['companion'], archetypes)
        empty.scale = tuple(side * widest(points) / scale['millimetres'] for side in empty.scale)
        empty.rotation_euler = (0, 0, math.radians(azimuth + {'mug': 160, 'chair': 24}.get(scale['companion'], 0)))
        bpy.context.view_layer.update()
        own = studio.world_points(self.items)
        right = np.array([math.cos(math.radians(azimuth)), math.sin(math.radians(azimuth)), 0])
        back = np.array([-right[1], right[0], 0])
        wide = max(np.ptp(points @ right), np.ptp(own @ right))
        across = (points @ right).min() - .08 * wide - (own @ right).max()
        depth = (points @ back).mean() - (own @ back).mean()
        move = right * across + back * depth - np.array([0, 0, own[:, 2].min()])
        empty.location = tuple(move)
        self.points = np.concatenate([points, own + move])
        self.root = bpy.data.objects.new('both', None)
        bpy.context.collection.objects.link(self.root)
        for holder in (bpy.data.objects['subject'], empty):
            holder.parent = self.root
        low, high = self.points.min(0), self.points.max(0)
        self.size = 1.1 / max(high - low)
        self.origin = np.array([*(low + high)[:2] / 2, 0])
        self.points = (self.points - self.origin) * self.size

    def show(self, shown):
        """Other views show the goods alone."""
        self.root.scale = (self.size if shown else 1,) * 3
        self.root.location = tuple(-self.origin * self.size) if shown else (0, 0, 0)
        for item in self.items:
            item.hide_render = not shown
        bpy.context.view_layer.update()
