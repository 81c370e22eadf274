import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserCountry } from './browser-country.ts';

describe('Returns the country of the first language that has one', () => {
  afterEach(() => vi.restoreAllMocks());

  it.each([
    [['en-GB', 'de-DE'], 'GB'],
    [['de', 'de-AT'], 'AT'],
    [['es-419', 'es'], undefined],
    [['zh-Hant-TW'], 'TW'],
    [['en'], undefined],
    [[], undefined],
  ])('of %j is %s', (languages, expected) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
    expect(browserCountry()).toBe(expected);
  });
});
