import type { UseAutocompleteReturnValue } from '@mui/material/useAutocomplete';
import {
  useRef,
  useState,
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { useLocation } from 'react-router-dom';
import type { SearchOption } from './search-options.ts';

type Autocomplete = UseAutocompleteReturnValue<SearchOption, false, false, true>;

/** Whether the list below the search field is open. Navigation closes it. */
export function useOpenList(): readonly [boolean, (open: boolean) => void] {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  return [openAt === key, (open) => setOpenAt(open ? key : undefined)];
}

/** The handlers that `useAutocomplete` has for the input. */
export interface Combobox {
  readonly input: ReturnType<Autocomplete['getInputProps']>;
  readonly onKeyDown: ReturnType<Autocomplete['getRootProps']>['onKeyDown'];
}

/**
 * The handlers of the search field. The code of the combobox loads when the field is first used, and handles the events
 * from then on. The input stays the same element, so no keystroke is lost meanwhile.
 */
export function useFieldEvents(setTyped: (typed: string) => void, setOpen: (open: boolean) => void) {
  const combobox = useRef<Combobox>(null);
  const events = {
    onFocus: (event: FocusEvent<HTMLInputElement>) =>
      combobox.current ? combobox.current.input.onFocus?.(event) : setOpen(true),
    onBlur: (event: FocusEvent<HTMLInputElement>) =>
      combobox.current ? combobox.current.input.onBlur?.(event) : setOpen(false),
    onMouseDown: (event: MouseEvent<HTMLInputElement>) =>
      combobox.current ? combobox.current.input.onMouseDown?.(event) : setOpen(true),
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      if (combobox.current) return combobox.current.input.onChange?.(event);
      setTyped(event.target.value);
      setOpen(true);
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) =>
      combobox.current?.onKeyDown?.(event as KeyboardEvent<HTMLDivElement>),
  };
  return { combobox, events };
}
export type FieldEvents = ReturnType<typeof useFieldEvents>['events'];
