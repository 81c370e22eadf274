/** The rate classes of the contract (`x-rate`, else by `x-semantics`). */
export const RATE_CLASSES = ['login', 'code', 'upload', 'write', 'read'] as const;
export type RateClass = (typeof RATE_CLASSES)[number];

/** A burst size, and a sustained rate per minute. */
export interface RateLimit {
  readonly atOnce: number;
  readonly perMinute: number;
}
/** Classes without an entry are not limited. */
export type RateLimits = Readonly<Partial<Record<RateClass, RateLimit>>>;

/** Far above the needs of a person, and low enough to protect the server. */
export const DEFAULT_LIMITS: RateLimits = {
  login: { atOnce: 60, perMinute: 60 },
  code: { atOnce: 20, perMinute: 10 },
  upload: { atOnce: 40, perMinute: 40 },
  write: { atOnce: 200, perMinute: 300 },
  read: { atOnce: 600, perMinute: 1_800 },
};

const ENTRY = /^(?<name>[a-z]+)=(?:(?<atOnce>[1-9]\d{0,6})\+(?<perMinute>[1-9]\d{0,6})|off)$/;

/**
 * Parses `off`, or a list such as `login=10+5,read=off`, which overrides the defaults.
 * @throws {Error} If an entry is malformed.
 */
export function parseRateLimits(text: string): RateLimits {
  if (text === 'off') return {};
  const limits: Partial<Record<RateClass, RateLimit>> = { ...DEFAULT_LIMITS };
  for (const entry of text.split(',').filter(Boolean)) {
    const { name, atOnce, perMinute } = ENTRY.exec(entry)?.groups ?? {};
    const rateClass = RATE_CLASSES.find((candidate) => candidate === name);
    if (!rateClass) throw new Error(`RATE_LIMITS: "${entry}" is not like login=60+60 or read=off.`);
    if (atOnce === undefined) delete limits[rateClass];
    else limits[rateClass] = { atOnce: Number(atOnce), perMinute: Number(perMinute) };
  }
  return limits;
}
