"""The skin of a shoe without thickness: seven meridians, and places on them."""
import numpy as np

STEPS, ROWS = 20, 72


def spline(points, steps, closed=False):
    """A curve of continuous curvature through points, along the first axis."""
    p = np.asarray(points, float)
    n = len(p)
    matrix = np.zeros((n, n))
    for i in range(n):
        if not closed and i in (0, n - 1):
            matrix[i, i] = 1
            continue
        matrix[i, i], matrix[i, (i - 1) % n], matrix[i, (i + 1) % n] = 4 / 6, 1 / 6, 1 / 6
    knots = np.linalg.solve(matrix, p.reshape(n, -1)).reshape(p.shape)
    if closed:
        knots = np.concatenate([knots[-1:], knots, knots[:2]])
    else:
        knots = np.concatenate([2 * knots[:1] - knots[1:2], knots, 2 * knots[-1:] - knots[-2:-1]])
    result = []
    for i in range(len(knots) - 3):
        a, b, c, d = knots[i:i + 4]
        for t in np.arange(steps) / steps:
            result.append(((1 - t) ** 3 * a + (3 * t ** 3 - 6 * t * t + 4) * b + (-3 * t ** 3 + 3 * t * t + 3 * t + 1) * c + t ** 3 * d) / 6)
    if not closed:
        result.append(p[-1])
    return np.array(result)


def bent(p, bend, raise_by):
    """A foot is not symmetrical: the front turns inwards. High heels lift the back."""
    x = p[..., 0]
    q = p.copy()
    q[..., 1] -= bend * np.clip(x - .25, 0, None) ** 2
    q[..., 1] += bend * .28 * np.clip(x - .25, 0, None)
    if raise_by:
        s = np.clip((.70 - x) / .50, 0, 1)
        q[..., 2] += raise_by * (s * s * (3 - 2 * s))
    return q


class Skin:
    """Seven meridians from the heel to the toe tell one half; the other half mirrors it. u: 0 heel, 6 toe; v: 0 sole, 1 opening."""

    def __init__(self, meridians, bend=.12, raise_by=0):
        half = np.array(meridians, float)
        mirror = half[5:0:-1] * np.array([1, -1, 1])
        around = spline(np.concatenate([half, mirror]), STEPS, True)
        steps = -(-ROWS // (half.shape[1] - 1))
        skin = spline(np.swapaxes(around, 0, 1), steps)
        self.bend, self.raise_by = bend, raise_by
        self.skin = bent(np.swapaxes(skin, 0, 1), bend, raise_by)
        turn, rise = np.roll(self.skin, -1, 0) - np.roll(self.skin, 1, 0), np.gradient(self.skin, axis=1)
        normal = np.cross(rise, turn)
        self.normal = normal / np.maximum(np.linalg.norm(normal, axis=2, keepdims=True), 1e-9)
        middle = self.skin[2 * STEPS, 0] + self.normal[2 * STEPS, 0]
        if abs(middle[1]) < abs(self.skin[2 * STEPS, 0][1]):
            self.normal = -self.normal

    def look(self, table, u, v):
        u, v = np.asarray(u, float) % 12 * STEPS, np.clip(np.asarray(v, float), 0, 1) * (table.shape[1] - 1)
        i, j = np.floor(u).astype(int), np.minimum(np.floor(v).astype(int), table.shape[1] - 2)
        a, b = (u - i)[..., None], (v - j)[..., None]
        n = len(table)
        return ((table[i % n, j] * (1 - a) + table[(i + 1) % n, j] * a) * (1 - b)
                + (table[i % n, j + 1] * (1 - a) + table[(i + 1) % n, j + 1] * a) * b)

    def at(self, u, v, lift=0.):
        """Points of the skin, lifted along its normal."""
        normal = self.look(self.normal, u, v)
        return self.look(self.skin, u, v) + normal / np.linalg.norm(normal, axis=-1, keepdims=True) * np.asarray(lift)[..., None]

    def row_at(self, u, x):
        """The share v at which the meridian u passes a length x."""
        v = np.linspace(0, 1, 120)
        line = self.look(self.skin, np.full(120, u), v)[:, 0]
        return float(np.interp(-x, -line, v)) if line[0] > line[-1] else float(np.interp(x, line, v))

    def arch(self, x, angle, lift=0.):
        """A place above the foot: angle 0 at one edge of the sole, π at the other."""
        edge, half = self.feather(), 6 * STEPS
        left, right = edge[:half + 1], np.roll(edge[::-1], 1, 0)[:half + 1]
        y1, z1 = (np.interp(x, left[:, 0], left[:, k]) for k in (1, 2))
        y2 = np.interp(x, right[:, 0], right[:, 1])
        ridge = self.look(self.skin, np.full(80, 6.), np.linspace(0, 1, 80))
        high = np.interp(-x, -ridge[:, 0], ridge[:, 2]) - z1 + lift
        c, s = np.cos(angle), np.sin(angle)
        flat = np.sign(c) * np.abs(c) ** .8
        return np.stack([x + 0 * angle, (y1 + y2) / 2 + (abs(y1 - y2) / 2 + .012 + lift) * flat, z1 + high * np.abs(s) ** .75], -1)

    def line(self, path, lift=.006, count=200):
        """A path in u and v as points in space."""
        path = spline(path, 24) if len(path) > 2 else np.linspace(path[0], path[1], 60)
        ends = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(self.at(path[:, 0], path[:, 1]), axis=0), axis=1))])
        at = np.linspace(0, ends[-1], count)
        u, v = np.interp(at, ends, path[:, 0]), np.interp(at, ends, path[:, 1])
        return self.at(u, v, np.full(count, lift)), ends[-1]

    def feather(self, outset=0., v=0.):
        """The line on which the upper meets the sole, moved outwards in the plan."""
        u = np.linspace(0, 12, 12 * STEPS, endpoint=False)
        p = self.look(self.skin, u, np.full(len(u), v))
        along = np.roll(p, -1, 0) - np.roll(p, 1, 0)
        out = np.stack([along[:, 1], -along[:, 0]], 1)
        out /= np.maximum(np.linalg.norm(out, axis=1, keepdims=True), 1e-9)
        if np.dot(out[2 * STEPS], [0, 1]) < 0:
            out = -out
        p = p.copy()
        p[:, :2] += out * np.asarray(outset).reshape(-1, 1)
        return p
