/** What a key does in the category rail. */
export type RailMove =
  | { readonly kind: 'step'; readonly by: 1 | -1 }
  | { readonly kind: 'in' }
  | { readonly kind: 'back' }
  | { readonly kind: 'close' };

/** Up and down walk the rail, towards the end goes into the fly-out, towards the start comes back, Esc closes. */
export function railMove(key: string, inRail: boolean, rightToLeft: boolean): RailMove | undefined {
  const [towards, away] = rightToLeft ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  if (key === 'Escape') return { kind: 'close' };
  if (!inRail) return key === away ? { kind: 'back' } : undefined;
  if (key === 'ArrowDown') return { kind: 'step', by: 1 };
  if (key === 'ArrowUp') return { kind: 'step', by: -1 };
  return key === towards ? { kind: 'in' } : undefined;
}
