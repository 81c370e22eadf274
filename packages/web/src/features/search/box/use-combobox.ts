import { useState, type KeyboardEvent } from 'react';
import { useLocation } from 'react-router';

export interface Combobox {
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
  /** Which option the arrow keys stand on; −1 for none. */
  readonly at: number;
  readonly setAt: (at: number) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Where a key leads from option `at` of `count`; `undefined` for a key that is not ours. */
function nextAt(key: string, at: number, count: number): number | undefined {
  const last = count - 1;
  if (last < 0) return undefined;
  if (key === 'ArrowDown') return at >= last ? -1 : at + 1;
  if (key === 'ArrowUp') return at < 0 ? last : at - 1;
  if (at < 0) return undefined;
  return { Home: 0, End: last }[key];
}

/** Open or closed, and the option that is pointed at, for `count` options. Going to another page closes it. */
export function useCombobox(count: number): Combobox {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const [at, setAt] = useState(-1);
  const setOpen = (open: boolean) => {
    setOpenAt(open ? key : undefined);
    if (!open) setAt(-1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setOpen(false);
    const next = nextAt(event.key, at, count);
    if (next === undefined) return;
    event.preventDefault();
    setOpen(true);
    setAt(next);
  };
  return { open: openAt === key, setOpen, at, setAt, onKeyDown };
}
