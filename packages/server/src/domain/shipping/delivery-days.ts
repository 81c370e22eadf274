/** Minimum and maximum working days, such as `[2, 4]`. */
export type DayRange = readonly [min: number, max: number];

const PARTS = ['dispatch', 'domestic', 'continent', 'world'] as const;

/** Value of the setting `delivery_days`: the days until dispatch, and those of the transport by distance. */
export type DeliveryDays = Readonly<Record<(typeof PARTS)[number], DayRange>>;

const MAX_DAYS = 365;

const isDays = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_DAYS;

function isRange(value: unknown): value is DayRange {
  if (!Array.isArray(value) || value.length !== 2) return false;
  const [min, max] = value as readonly unknown[];
  return isDays(min) && isDays(max) && min <= max;
}

/** Whether a value has a range of days for each part. */
export function isDeliveryDays(value: unknown): value is DeliveryDays {
  if (typeof value !== 'object' || value === null) return false;
  const ranges = new Map(Object.entries(value));
  return PARTS.every((part) => isRange(ranges.get(part)));
}
