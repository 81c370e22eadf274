import { clothFeatures } from './features-of-cloth.ts';
import { consumableFeatures } from './features-of-consumables.ts';
import { deviceFeatures } from './features-of-devices.ts';
import { houseFeatures } from './features-of-house.ts';
import { parseNames } from './languages.ts';
import type { Names } from '../../domain/catalog/categories/all-names.ts';
import { translated } from '../translations/translations.ts';

export interface Feature {
  readonly key: string;
  readonly names: Names;
  readonly benefit: string;
  readonly specification: readonly [string, string];
}

const ROWS = { ...clothFeatures, ...deviceFeatures, ...houseFeatures, ...consumableFeatures };

const FEATURES: ReadonlyMap<string, Feature> = new Map(
  Object.entries(ROWS).map(([key, [names, benefit, row]]) => {
    const [label = '', ...value] = row.split(': ');
    return [
      key,
      {
        key,
        names: translated('features', parseNames(names)),
        benefit,
        specification: [label, value.join(': ')],
      },
    ];
  }),
);

export const allFeatures = (): readonly Feature[] => [...FEATURES.values()];

/** @throws RangeError if the key is unknown. */
export function featureOf(key: string): Feature {
  const feature = FEATURES.get(key);
  if (!feature) throw new RangeError(`no feature named ${key}`);
  return feature;
}
