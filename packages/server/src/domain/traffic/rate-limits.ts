/** What the contract counts together (`x-rate`, else by `x-semantics`). */
export const RATE_CLASSES = ['login', 'code', 'upload', 'write', 'read'] as const;
export type RateClass = (typeof RATE_CLASSES)[number];

/** So many at once, and so many a minute in the long run. */
export interface RateLimit {
  readonly atOnce: number;
  readonly perMinute: number;
}
/** A class without a limit is not counted. */
export type RateLimits = Readonly<Partial<Record<RateClass, RateLimit>>>;

/** Far above what a person does on a page, far below what would hurt. */
export const DEFAULT_LIMITS: RateLimits = {
  login: { atOnce: 60, perMinute: 60 },
  code: { atOnce: 20, perMinute: 10 },
  upload: { atOnce: 40, perMinute: 40 },
  write: { atOnce: 200, perMinute: 300 },
  read: { atOnce: 600, perMinute: 1_800 },
};

const ENTRY = /^(?<name>[a-z]+)=(?:(?<atOnce>[1-9]\d{0,6})\+(?<perMinute>[1-9]\d{0,6})|off)$/;

/** Reads `off`, or such a list as `login=10+5,read=off`, which stands in front of the defaults. */
export function parseRateLimits(text: string): RateLimits {
  if (text === 'off') return {};
  const limits: Partial<Record<RateClass, RateLimit>> = { ...DEFAULT_LIMITS };
  for (const entry of text.split(',').filter(Boolean)) {
    const { name, atOnce, perMinute } = ENTRY.exec(entry)?.groups ?? {};
    const known = RATE_CLASSES.find((rateClass) => rateClass === name);
    if (!known) throw new Error(`RATE_LIMITS: "${entry}" is not like login=60+60 or read=off.`);
    if (atOnce === undefined) delete limits[known];
    else limits[known] = { atOnce: Number(atOnce), perMinute: Number(perMinute) };
  }
  return limits;
}
