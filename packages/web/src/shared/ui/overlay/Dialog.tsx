import styled from '@emotion/styled';
import { X } from 'lucide-react';
import { useLayoutEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';

const Root = styled.dialog`
  margin: auto;
  padding: 0;
  border: 0;
  border-radius: var(--mui-shape-borderRadiusLarge);
  inline-size: var(--wide);
  max-inline-size: calc(100vw - 48px);
  max-block-size: calc(100vh - 48px);
  color: inherit;
  background: var(--mui-palette-background-paper);
  box-shadow: var(--mui-elevation-high);
  overflow: hidden;
  &::backdrop {
    background: rgb(12 22 18 / 48%);
  }
  &[data-place='side'] {
    margin-block: 0;
    margin-inline: auto 0;
    inset: 0;
    block-size: 100dvh;
    max-block-size: none;
    border-radius: 0;
    animation: sheet-in 200ms cubic-bezier(0.2, 0, 0.2, 1);
  }
  &[open] {
    display: flex;
    flex-direction: column;
  }
  & > header {
    flex: none;
    display: flex;
    align-items: center;
    gap: 12px;
    min-block-size: 64px;
    padding: 12px;
    padding-inline-start: 24px;
  }
  & > header h2 {
    flex: 1;
    font-size: 18px;
    line-height: 26px;
  }
  & > header button {
    display: grid;
    place-items: center;
    inline-size: 40px;
    block-size: 40px;
    border: 0;
    border-radius: 20px;
    background: none;
    color: var(--mui-palette-text-secondary);
  }
  & > header button:hover {
    background: var(--mui-palette-background-sunken);
    color: var(--mui-palette-text-primary);
  }
  & > .body {
    flex: 1;
    overflow: auto;
    overscroll-behavior: contain;
    padding: 4px 24px 24px;
  }
  & > footer {
    flex: none;
    display: flex;
    justify-content: end;
    gap: 12px;
    padding: 16px 24px;
    border-block-start: 1px solid var(--mui-palette-divider);
  }
  @keyframes sheet-in {
    from {
      transform: translateX(var(--from));
    }
  }
`;

interface Props {
  readonly open: boolean;
  /** Esc, the cross or a click beside it. The opener closes it; until then it stays. */
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
  readonly width?: number;
  /** `side`: a sheet as high as the window, at the end side. */
  readonly place?: 'middle' | 'side';
}

/**
 * The browser's own modal dialog: focus stays in it and returns to the opener, Esc closes it, the page behind
 * is inert and does not scroll. Its children are mounted only while it is open.
 */
export function Dialog({ open, onClose, title, children, footer, width = 480, place = 'middle' }: Props) {
  const { t } = useTranslation();
  const root = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Before the element leaves the page: only a dialog that is still in it gives the focus back when it closes.
  useLayoutEffect(() => {
    const element = root.current;
    if (!element || !open) return;
    if (!element.open) element.showModal();
    return () => element.close();
  }, [open]);
  const onBackdrop = (event: MouseEvent) => event.target === root.current && onClose();
  const from = document.documentElement.dir === 'rtl' ? '-100%' : '100%';
  return (
    <Root
      ref={root}
      aria-labelledby={id}
      data-place={place}
      style={{ ['--wide' as string]: `${width}px`, ['--from' as string]: from }}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onMouseDown={onBackdrop}
    >
      {open && (
        <>
          <header>
            <h2 id={id}>{title}</h2>
            <button type="button" aria-label={t('close')} onClick={onClose}>
              <X size={20} aria-hidden />
            </button>
          </header>
          <div className="body">{children}</div>
          {footer && <footer>{footer}</footer>}
        </>
      )}
    </Root>
  );
}
