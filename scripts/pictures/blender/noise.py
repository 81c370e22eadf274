"""The noise filter, for Debian's Blender has no denoiser."""
import numpy as np

STEPS = ((-2, 1 / 16), (-1, 1 / 4), (0, 3 / 8), (1, 1 / 4), (2, 1 / 16))
NEAR = ((-1, 1 / 4), (0, 1 / 2), (1, 1 / 4))
# The first step goes to all neighbours, for slanted outlines; the others along the columns and then the rows.
KERNELS = (
    ([(down, right, a * b) for down, a in NEAR for right, b in NEAR],),
    ([(step, 0, share) for step, share in STEPS], [(0, step, share) for step, share in STEPS]),
)


def shifted(padded, dy, dx, reach, shape):
    return padded[reach + dy:reach + dy + shape[0], reach + dx:reach + dx + shape[1]]


def pad(array, reach):
    return np.pad(array, ((reach, reach), (reach, reach)) + ((0, 0),) * (array.ndim - 2), mode='edge')


def compressed(light):
    """Brightness on a scale on which equal steps look equal."""
    return np.log1p(4 * light.mean(2))


def smooth(lights, normal, alpha, strengths, levels=4):
    """Wavelet filter with growing steps. It stops at edges of shape and of light."""
    shape = alpha.shape
    guide = normal / np.maximum(alpha, 0.1)[..., None] * 40 ** 0.5
    for level in range(levels):
        reach = 2 * 2 ** level
        limits = [strength * 0.6 ** level for strength in strengths]
        brightness = [compressed(box(light)) / limit for light, limit in zip(lights, limits)]
        for kernel in KERNELS[level > 0]:
            far = [pad(x, reach) for x in (guide, alpha, *brightness, *lights)]
            count = len(lights)
            sums = [np.zeros_like(light) for light in lights]
            weights = [np.zeros(shape, np.float32) for _ in lights]
            for down, right, share in kernel:
                there = [shifted(x, down * 2 ** level, right * 2 ** level, reach, shape) for x in far]
                gap = there[0] - guide
                away = np.einsum('ijk,ijk->ij', gap, gap)
                # What covers less of a pixel counts less, and the empty ground not at all.
                cover = there[1] * np.float32(share)
                for k in range(count):
                    weight = np.exp(-away - (there[2 + k] - brightness[k]) ** 2) * cover
                    sums[k] += there[2 + count + k] * weight[..., None]
                    weights[k] += weight
            lights = [total / np.maximum(weight, 1e-6)[..., None] for total, weight in zip(sums, weights)]
    return lights


def box(array):
    padded = pad(array, 1)
    return sum(shifted(padded, j, i, 1, array.shape[:2]) for j in (-1, 0, 1) for i in (-1, 0, 1)) / 9
