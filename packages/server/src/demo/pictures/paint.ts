import { shade } from './colour.ts';

/** Creates the gradients of a drawing. Every method returns a value for `fill`. */
export interface Paint {
  readonly base: string;
  readonly accent: string;
  /** Light from the upper left, for cloth, boxes and flat surfaces. */
  slope(hex: string): string;
  /** A vertical cylinder, for tins, bottles and mugs. */
  tube(hex: string): string;
  /** A sphere or dome. */
  ball(hex: string): string;
  /** Clear glass or liquid. */
  glass(hex: string): string;
}

export type Drawing = (paint: Paint) => string;

const stop = (offset: number, hex: string, opacity = 1): string =>
  `<stop offset="${offset}" stop-color="${hex}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`;

interface GradientCollector {
  readonly defs: string[];
  add(markup: (id: string) => string): string;
}

function createCollector(): GradientCollector {
  const defs: string[] = [];
  return {
    defs,
    add(markup) {
      const id = `om${defs.length}`;
      defs.push(markup(id));
      return `url(#${id})`;
    },
  };
}

function createPaint({ add }: GradientCollector, base: string, accent: string): Paint {
  const linear = (x2: number, y2: number, stops: string): string =>
    add((id) => `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}">${stops}</linearGradient>`);
  return {
    base,
    accent,
    slope: (hex) => linear(0.55, 1, stop(0, shade(hex, 0.1)) + stop(0.5, hex) + stop(1, shade(hex, -0.1))),
    tube: (hex) =>
      linear(
        1,
        0,
        stop(0, shade(hex, -0.12)) +
          stop(0.18, shade(hex, 0.02)) +
          stop(0.36, shade(hex, 0.14)) +
          stop(0.6, hex) +
          stop(1, shade(hex, -0.14)),
      ),
    ball: (hex) =>
      add(
        (id) =>
          `<radialGradient id="${id}" cx=".36" cy=".28" r=".8">${stop(0, shade(hex, 0.16))}${stop(0.5, hex)}${stop(1, shade(hex, -0.15))}</radialGradient>`,
      ),
    glass: (hex) =>
      linear(
        1,
        0,
        stop(0, shade(hex, -0.05), 0.75) +
          stop(0.25, shade(hex, 0.2), 0.35) +
          stop(0.7, hex, 0.5) +
          stop(1, shade(hex, -0.1), 0.8),
      ),
  };
}

/** Renders a drawing in its colors as the content of a 32 × 32 SVG. */
export function drawBody(drawing: Drawing, base: string, accent = shade(base, -0.18)): string {
  const gradients = createCollector();
  const body = drawing(createPaint(gradients, base, accent));
  return `<defs>${gradients.defs.join('')}</defs>${body}`;
}
