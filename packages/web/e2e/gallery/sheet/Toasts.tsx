import { css, Global } from '@emotion/react';
import { useEffect } from 'react';
import { textOr } from '../../../src/shared/i18n/i18n.ts';
import { toasts, type Toast } from '../../../src/shared/ui/feedback/toast.ts';
import { Toaster } from '../../../src/shared/ui/feedback/Toaster.tsx';
import { failures } from './failures.ts';
import { badNews, goodNews, notes } from './toasts.ts';
import { textOf } from './text-keys.ts';

/** All in one column; a page shows at most three. */
const laidOut = css`
  body [data-toasts] {
    position: absolute;
    inset: 120px 0 auto !important;
    grid-template-columns: 520px 520px;
    justify-content: center;
  }
`;

function allToasts(): readonly Toast[] {
  const toasts: readonly Omit<Toast, 'id'>[] = [
    ...goodNews.map((textKey) => ({ kind: 'success' as const, text: textOf(textKey) })),
    ...notes.map(({ text, action }) => ({
      kind: 'info' as const,
      text: textOf(text),
      ...(action && { action: { label: textOf(action), run: () => undefined } }),
    })),
    ...badNews.map((textKey) => ({ kind: 'error' as const, text: textOf(textKey) })),
    ...failures.map((key) => ({ kind: 'error' as const, text: textOr('errors', key, key) })),
  ];
  return toasts.map((toast, id) => ({ ...toast, id }));
}

/** All toasts: those that disappear after five seconds, and those that stay. */
export function Toasts() {
  useEffect(() => {
    const all = allToasts();
    toasts.set(all);
    return toasts.subscribe(() => {
      if (toasts.get() !== all) toasts.set(all);
    });
  }, []);
  return (
    <>
      <Global styles={laidOut} />
      <Toaster />
    </>
  );
}
