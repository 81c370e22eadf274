import { hexOf, oklchOf, oklchOfBytes } from './colour.ts';
import type { Oklch } from './colour.ts';

const GREY_CHROMA = 0.05;
const HUE_REACH = 48;

const hueGap = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180);
const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

function mean(colours: readonly Oklch[]): Oklch {
  const n = colours.length;
  const sum = (of: (colour: Oklch) => number): number =>
    colours.reduce((total, colour) => total + of(colour), 0);
  const x = sum((colour) => colour.c * Math.cos((colour.h * Math.PI) / 180));
  const y = sum((colour) => colour.c * Math.sin((colour.h * Math.PI) / 180));
  const hue = ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360;
  return { l: sum((colour) => colour.l) / n, c: sum((colour) => colour.c) / n, h: hue };
}

/** The most frequent color of a small RGBA raster. */
export function dominantColour(pixels: Uint8Array): Oklch {
  const bins = new Map<string, Oklch[]>();
  for (let i = 0; i + 3 < pixels.length; i += 4) {
    if ((pixels[i + 3] ?? 0) < 200) continue;
    const colour = oklchOfBytes(pixels[i] ?? 0, pixels[i + 1] ?? 0, pixels[i + 2] ?? 0);
    const key = colour.c < GREY_CHROMA ? 'grey' : String(Math.floor(colour.h / 40));
    const bin = bins.get(key);
    if (bin) bin.push(colour);
    else bins.set(key, [colour]);
  }
  const weight = ([key, bin]: readonly [string, readonly Oklch[]]): number =>
    bin.length * (key === 'grey' ? 0.6 : 1);
  const largest = [...bins].sort((a, b) => weight(b) - weight(a))[0];
  return largest ? mean(largest[1]) : { l: 0.6, c: 0, h: 0 };
}

function shiftColour(colour: Oklch, from: Oklch, to: Oklch): Oklch {
  const grey = from.c < GREY_CHROMA;
  const inReach = grey
    ? colour.c < GREY_CHROMA * 1.4
    : colour.c >= 0.03 && hueGap(colour.h, from.h) <= HUE_REACH;
  if (!inReach) return colour;
  const drift = ((colour.h - from.h + 540) % 360) - 180;
  // Reduces contrast near black and white, where it would clip.
  const contrast = to.l > 0.85 ? 0.55 : to.l < 0.35 ? 0.65 : 0.9;
  const chroma = grey ? to.c : to.c * clamp(colour.c / from.c, 0.5, 1.35);
  return {
    l: clamp(to.l + (colour.l - from.l) * contrast, 0.1, 0.98),
    c: chroma,
    h: (to.h + (grey ? 0 : drift * 0.3) + 360) % 360,
  };
}

const HEX_IN_ATTRIBUTE = /((?:stop-color|fill|stroke|flood-color)=")(#[0-9a-fA-F]{3,6})"/g;
/** Inner shadows store their color in the constant column of a color matrix. */
const SHADOW_MATRIX = /values="0 0 0 0 ([\d.]+) 0 0 0 0 ([\d.]+) 0 0 0 0 ([\d.]+) 0 0 0/g;

/** Replaces the dominant color of a drawing and keeps its accents. */
export function recolour(body: string, from: Oklch, target: string): string {
  const to = oklchOf(target);
  const painted = body.replace(
    HEX_IN_ATTRIBUTE,
    (_, head: string, hex: string) => `${head}${hexOf(shiftColour(oklchOf(hex), from, to))}"`,
  );
  return painted.replace(SHADOW_MATRIX, (_, r: string, g: string, b: string) => {
    const colour = shiftColour(oklchOfBytes(Number(r) * 255, Number(g) * 255, Number(b) * 255), from, to);
    const hex = Number.parseInt(hexOf(colour).slice(1), 16);
    const parts = [(hex >> 16) & 255, (hex >> 8) & 255, hex & 255].map((byte) => (byte / 255).toFixed(3));
    return `values="0 0 0 0 ${parts[0]} 0 0 0 0 ${parts[1]} 0 0 0 0 ${parts[2]} 0 0 0`;
  });
}
