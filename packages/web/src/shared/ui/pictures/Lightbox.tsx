import styled from '@emotion/styled';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Picture } from './Picture.tsx';

const Root = styled.dialog`
  margin: 0;
  padding: 0;
  border: 0;
  inline-size: 100vw;
  block-size: 100dvh;
  max-inline-size: none;
  max-block-size: none;
  background: rgb(10 16 14 / 94%);
  color: #fff;
  &::backdrop {
    background: none;
  }
  &[open] {
    display: grid;
    grid-template: 64px minmax(0, 1fr) 64px / 96px minmax(0, 1fr) 96px;
    place-items: center;
  }
  & .count {
    grid-area: 1 / 2;
    font-variant-numeric: tabular-nums;
  }
  & .picture {
    grid-area: 2 / 2;
    inline-size: min(100%, calc(100dvh - 128px));
    border-radius: var(--mui-shape-borderRadius);
    background: none;
    touch-action: pinch-zoom;
  }
  & button {
    display: grid;
    place-items: center;
    inline-size: 48px;
    block-size: 48px;
    border: 0;
    border-radius: 24px;
    background: rgb(255 255 255 / 12%);
    color: inherit;
  }
  & button:hover {
    background: rgb(255 255 255 / 24%);
  }
  & button:focus-visible {
    outline-color: #fff;
  }
  & .close {
    grid-area: 1 / 3;
  }
  & .back {
    grid-area: 2 / 1;
  }
  & .on {
    grid-area: 2 / 3;
  }
`;

interface Props {
  /** What the pictures show. */
  readonly name: string;
  readonly pictures: readonly string[];
  /** Which picture is open; closed without one. */
  readonly at: number | undefined;
  readonly onMove: (at: number) => void;
  readonly onClose: () => void;
}

/** Pictures over the whole window: arrow keys, Esc, and the focus back where it was. */
export function Lightbox({ name, pictures, at, onMove, onClose }: Props) {
  const { t } = useTranslation('goods');
  const { t: common } = useTranslation();
  const root = useRef<HTMLDialogElement>(null);
  const open = at !== undefined;
  useEffect(() => {
    const element = root.current;
    if (!element || !open) return;
    element.showModal();
    return () => element.close();
  }, [open]);
  const total = pictures.length;
  const go = (by: number) => onMove(((at ?? 0) + by + total) % total);
  const onKeyDown = (event: KeyboardEvent) => {
    const rtl = document.documentElement.dir === 'rtl' ? -1 : 1;
    const by = { ArrowRight: rtl, ArrowLeft: -rtl }[event.key];
    if (by !== undefined) go(by);
  };
  const beside = (event: MouseEvent) => event.target === root.current && onClose();
  return (
    <Root
      ref={root}
      className="whole"
      aria-label={name}
      onKeyDown={onKeyDown}
      onClick={beside}
      onClose={onClose}
    >
      {open && (
        <>
          <span className="count" role="status">
            {t('lightbox.count', { number: at + 1, total })}
          </span>
          <button type="button" className="close" aria-label={common('close')} onClick={onClose}>
            <X size={24} aria-hidden />
          </button>
          {total > 1 && (
            <button type="button" className="back" aria-label={t('lightbox.previous')} onClick={() => go(-1)}>
              <ChevronLeft className="flips" size={28} aria-hidden />
            </button>
          )}
          <Picture className="picture" src={pictures[at]} alt={name} width="min(100vw, 100vh)" first />
          {total > 1 && (
            <button type="button" className="on" aria-label={t('lightbox.next')} onClick={() => go(1)}>
              <ChevronRight className="flips" size={28} aria-hidden />
            </button>
          )}
        </>
      )}
    </Root>
  );
}
