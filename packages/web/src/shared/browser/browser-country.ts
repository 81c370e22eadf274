/** The country of the first browser language that has one, such as `GB` for `en-GB`. */
export function browserCountry(): string | undefined {
  const regions = navigator.languages.map((tag) => new Intl.Locale(tag).region);
  // A region may also be a group of countries, such as `419` for Latin America.
  return regions.find((region) => region !== undefined && /^[A-Z]{2}$/.test(region));
}
