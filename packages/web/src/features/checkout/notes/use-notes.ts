import { useState } from 'react';
import { remember, remembered } from '../../../shared/state/storage.ts';
import type { WantedLine } from '../order-info.ts';

interface StoredNotes {
  /** What is being bought. The notes of another purchase are not shown. */
  readonly goods: string;
  readonly text: string;
}

/** Call it when the order is placed. */
export const forgetNotes = (): void => remember('checkoutNotes', undefined);

/** The notes to the store, kept over a reload. A changed quantity keeps them, other goods do not. */
export function useNotes(lines: readonly WantedLine[]): readonly [string, (text: string) => void] {
  const goods = lines.map(({ id, skuId }) => `${id},${skuId}`).join();
  const [text, setText] = useState(() => {
    const stored = remembered<StoredNotes | undefined>('checkoutNotes', undefined);
    return stored?.goods === goods ? stored.text : '';
  });
  const change = (next: string) => {
    remember('checkoutNotes', next ? ({ goods, text: next } satisfies StoredNotes) : undefined);
    setText(next);
  };
  return [text, change];
}
