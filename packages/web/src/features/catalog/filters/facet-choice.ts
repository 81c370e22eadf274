/** What is chosen of a facet. Values of attributes and stores are different filters in the URL. */
import type { GoodsFacet } from '@openmall/sdk';
import type { ListChange, ListState } from '../list-state.ts';
import { chosenValues, toggleValue } from './chosen-values.ts';

type Kind = Pick<GoodsFacet, 'by'>;

/** Distinguishes a facet from the others of a list, also in what the device remembers. */
export const facetName = ({ by, attrId }: GoodsFacet): string => (by === 'store' ? 'stores' : attrId);

export const chosenOf = ({ by }: Kind, { stores, values }: ListState): readonly string[] =>
  chosenValues(by === 'store' ? stores : values);

/** The change that adds or removes a value. */
export const toggleOf = ({ by }: Kind, { stores, values }: ListState, id: string): ListChange =>
  by === 'store' ? { stores: toggleValue(stores, id) } : { values: toggleValue(values, id) };
