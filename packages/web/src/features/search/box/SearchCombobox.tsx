import { setRef } from '@mui/material/utils';
import { useImperativeHandle, useInsertionEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { PartPlaceholder, FailedPart } from '../../../shared/parts/FailedPart.tsx';
import { lazyPart } from '../../../shared/parts/lazy-part.tsx';
import type { ClearSearchesProps } from '../history/ClearSearches.tsx';
import { SearchList } from './SearchList.tsx';
import type { Combobox } from './use-field-events.ts';
import { useSearchBox, type SearchBoxInput } from './use-search-box.ts';

const ClearSearches = lazyPart<ClearSearchesProps>({
  load: async () => (await import('../history/ClearSearches.tsx')).ClearSearches,
  frame: <PartPlaceholder aria-busy />,
  renderFailure: (error, retry, { onClose }) => (
    <FailedPart error={error} onRetry={retry} onClose={onClose} />
  ),
});

export interface SearchComboboxProps extends Omit<SearchBoxInput, 'onClear'> {
  readonly input: RefObject<HTMLInputElement | null>;
  /** The element below which the list opens. */
  readonly anchor: HTMLElement | null;
  /** Receives the handlers for the input. */
  readonly combobox: RefObject<Combobox | null>;
  readonly onListChange: (isShown: boolean) => void;
}

/** Turns the search field into a combobox: suggestions for goods and stores, and past searches while it is empty. */
export function SearchCombobox({ input, anchor, combobox, onListChange, ...field }: SearchComboboxProps) {
  const [clearing, setClearing] = useState(false);
  const box = useSearchBox({ ...field, onClear: () => setClearing(true) });
  const { getInputProps, getRootProps, groupedOptions } = box.autocomplete;
  const hasList = field.open && groupedOptions.length > 0;

  useImperativeHandle(combobox, () => ({
    input: getInputProps(),
    onKeyDown: getRootProps({ onKeyDown: box.onKeyDown }).onKeyDown,
  }));
  // `useAutocomplete` needs the input before its list is attached: an ordinary effect would be too late for that.
  useInsertionEffect(() => setRef(getInputProps().ref, input.current));
  useLayoutEffect(() => onListChange(hasList), [hasList, onListChange]);
  return (
    <>
      {hasList && <SearchList box={box} anchor={anchor} />}
      {clearing && <ClearSearches onClose={() => setClearing(false)} />}
    </>
  );
}
