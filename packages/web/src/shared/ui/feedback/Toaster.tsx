import styled from '@emotion/styled';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useStore } from '../../state/use-store.ts';
import { toast, toasts, type Toast, type ToastKind } from './toast.ts';

const SHOWN_MS = 5000;
const icons = { success: CircleCheck, error: CircleAlert, info: Info } satisfies Record<ToastKind, unknown>;

const Root = styled.div`
  position: fixed;
  inset: 88px 0 auto;
  margin: 0;
  padding: 0;
  border: 0;
  width: 100%;
  background: none;
  overflow: visible;
  pointer-events: none;
  justify-items: center;
  gap: 8px;
  &:popover-open {
    display: grid;
  }
`;

const Row = styled.div`
  pointer-events: auto;
  display: flex;
  align-items: center;
  gap: 12px;
  max-inline-size: 520px;
  padding-block: 12px;
  padding-inline: 16px 8px;
  border-radius: 999px;
  background: var(--mui-palette-text-primary);
  color: var(--mui-palette-background-paper);
  box-shadow: var(--mui-elevation-high);
  animation: toast-in 160ms ease-out;
  & > svg {
    flex: none;
    color: var(--mui-palette-toast-success);
  }
  &[data-kind='error'] > svg {
    color: var(--mui-palette-toast-error);
  }
  &[data-kind='info'] > svg {
    color: var(--mui-palette-toast-info);
  }
  & button {
    border: 0;
    background: none;
    color: inherit;
    display: grid;
    place-items: center;
    flex: none;
    border-radius: 999px;
    min-inline-size: 28px;
    block-size: 28px;
  }
  & button.act {
    padding-inline: 10px;
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  & button:focus-visible {
    outline-color: var(--mui-palette-background-paper);
    outline-offset: -2px;
  }
  @keyframes toast-in {
    from {
      opacity: 0;
      transform: translateY(-8px);
    }
  }
`;

function ToastRow({ toast: one }: { readonly toast: Toast }) {
  const { t } = useTranslation();
  const [held, setHeld] = useState(false);
  const Icon = icons[one.kind];
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => toast.dismiss(one.id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [held, one.id]);
  const hold = {
    onMouseEnter: () => setHeld(true),
    onMouseLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
  return (
    <Row data-kind={one.kind} role={one.kind === 'error' ? 'alert' : 'status'} {...hold}>
      <Icon size={20} aria-hidden />
      <span>{one.text}</span>
      {one.action && (
        <button
          type="button"
          className="act"
          onClick={() => {
            one.action?.run();
            toast.dismiss(one.id);
          }}
        >
          {one.action.label}
        </button>
      )}
      <button type="button" aria-label={t('close')} onClick={() => toast.dismiss(one.id)}>
        <X size={16} aria-hidden />
      </button>
    </Row>
  );
}

/** Shows what `toast` says, above everything: a popover, so that it is also above open dialogs. */
export function Toaster() {
  const shown = useStore(toasts);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = root.current;
    if (!element?.showPopover) return;
    if (element.matches(':popover-open')) element.hidePopover();
    if (shown.length > 0) element.showPopover();
  }, [shown]);
  return (
    <Root ref={root} popover="manual">
      {shown.map((one) => (
        <ToastRow key={one.id} toast={one} />
      ))}
    </Root>
  );
}
