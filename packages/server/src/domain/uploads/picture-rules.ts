export type PictureKind = 'jpeg' | 'png' | 'webp';

export interface PictureRule {
  readonly maxBytes: number;
  /** Pixels that are decoded at most, for which the memory of the server must suffice. */
  readonly maxPixels: number;
  readonly kinds: readonly PictureKind[];
  /** Everyone who knows the URL may see it; otherwise only its owner. */
  readonly isPublic: boolean;
}

const MIB = 1024 * 1024;
/** A good phone camera. */
const CAMERA_PIXELS = 25_000_000;
const KINDS: readonly PictureKind[] = ['jpeg', 'png', 'webp'];

/** Limits of the contract by the module of an upload (spec §5). */
const RULES: Readonly<Record<string, PictureRule>> = {
  selle: { maxBytes: 2 * MIB, maxPixels: 12_000_000, kinds: KINDS, isPublic: true },
  evaluate: { maxBytes: 10 * MIB, maxPixels: CAMERA_PIXELS, kinds: KINDS, isPublic: true },
  online: { maxBytes: 10 * MIB, maxPixels: CAMERA_PIXELS, kinds: ['jpeg', 'png'], isPublic: true },
};

/** Proofs and identity documents; also the default for unknown modules. */
const PRIVATE: PictureRule = {
  maxBytes: 30 * MIB,
  maxPixels: CAMERA_PIXELS,
  kinds: KINDS,
  isPublic: false,
};

export const pictureRule = (module: string): PictureRule =>
  Object.hasOwn(RULES, module) ? (RULES[module] ?? PRIVATE) : PRIVATE;
