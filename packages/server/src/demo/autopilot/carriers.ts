const CARRIERS = [
  { name: 'Nordic Parcel', prefix: 'NP' },
  { name: 'Blue Heron Express', prefix: 'BH' },
  { name: 'Meridian Post', prefix: 'MP' },
] as const;

/** The carrier and tracking number of an order, derived from its id. */
export function parcelOf(orderId: string): { readonly carrier: string; readonly trackingNumber: string } {
  const { name, prefix } =
    CARRIERS[(orderId.codePointAt(orderId.length - 1) ?? 0) % CARRIERS.length] ?? CARRIERS[0];
  return { carrier: name, trackingNumber: `${prefix}${orderId.slice(-10).toUpperCase()}` };
}
