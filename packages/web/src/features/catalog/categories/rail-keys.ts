/** The effect of a key in the category rail. */
export type RailMove =
  | { readonly kind: 'step'; readonly by: 1 | -1 }
  | { readonly kind: 'in' }
  | { readonly kind: 'back' }
  | { readonly kind: 'close' };

/**
 * Up and down move along the rail. The arrow towards the end enters the fly-out, the opposite arrow leaves it, Escape
 * closes it.
 */
export function railMove(key: string, inRail: boolean, rightToLeft: boolean): RailMove | undefined {
  const [enterKey, leaveKey] = rightToLeft ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  if (key === 'Escape') return { kind: 'close' };
  if (!inRail) return key === leaveKey ? { kind: 'back' } : undefined;
  if (key === 'ArrowDown') return { kind: 'step', by: 1 };
  if (key === 'ArrowUp') return { kind: 'step', by: -1 };
  return key === enterKey ? { kind: 'in' } : undefined;
}
