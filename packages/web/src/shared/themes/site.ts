/** What the footer says about who runs the shop (spec §2); a white-label shop has its own. */
export interface Site {
  readonly name: string;
  /** The year of the copyright line. */
  readonly since: number;
  /** Where it is at home, as an ISO code; the country is named in the reader's language. */
  readonly country: string;
  /** Who carries the parcels. */
  readonly carriers: readonly string[];
}

export const site: Site = {
  name: 'openmall',
  since: 2023,
  country: 'CA',
  carriers: ['Nordic Parcel', 'Blue Heron Express', 'Meridian Post'],
};
