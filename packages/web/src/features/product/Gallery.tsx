import styled from '@emotion/styled';
import { Expand } from 'lucide-react';
import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Lightbox } from '../../shared/ui/pictures/Lightbox.tsx';
import { Picture } from '../../shared/ui/pictures/Picture.tsx';

const Root = styled.div`
  position: sticky;
  inset-block-start: 72px;
  align-self: start;
  inline-size: 100%;
  max-inline-size: 560px;
  & .main {
    position: relative;
    display: block;
    inline-size: 100%;
    padding: 0;
    border: 1px solid var(--mui-palette-divider);
    border-radius: var(--mui-shape-borderRadiusLarge);
    background: var(--mui-palette-background-paper);
    overflow: hidden;
    cursor: zoom-in;
  }
  & .main img {
    transition: transform var(--quick);
    transform-origin: var(--x, 50%) var(--y, 50%);
  }
  & .main[data-near='true'] img {
    transform: scale(2);
  }
  & .expand {
    position: absolute;
    inset-block-end: 12px;
    inset-inline-end: 12px;
    display: grid;
    place-items: center;
    inline-size: 36px;
    block-size: 36px;
    border-radius: 18px;
    background: color-mix(in srgb, var(--mui-palette-background-paper) 88%, transparent);
  }
  & .thumbs {
    display: flex;
    gap: 12px;
    margin-block-start: 12px;
    overflow-x: auto;
    padding: 3px;
    margin-inline: -3px;
    scrollbar-width: none;
  }
  & .thumbs button {
    flex: none;
    inline-size: 72px;
    padding: 0;
    border: 1px solid var(--mui-palette-divider);
    border-radius: var(--mui-shape-borderRadius);
    background: none;
    overflow: hidden;
  }
  & .thumbs button[aria-current='true'] {
    border-color: var(--mui-palette-primary-main);
    box-shadow: 0 0 0 1px var(--mui-palette-primary-main);
  }
  /* Edge to edge. */
  @media (width < 900px) {
    position: static;
    inline-size: auto;
    max-inline-size: none;
    margin-inline: calc(-1 * var(--mui-layout-gutter));
    & .main {
      border-inline: 0;
      border-radius: 0;
      cursor: default;
    }
    & .thumbs {
      padding-inline: var(--mui-layout-gutter);
      margin-inline: 0;
    }
    & .expand {
      inline-size: 44px;
      block-size: 44px;
      border-radius: 22px;
    }
  }
`;

interface Props {
  readonly name: string;
  readonly pictures: readonly string[];
}

/** The pictures: one large under a lens, all of them small below, and large on the whole window by a click. */
export function Gallery({ name, pictures }: Props) {
  const { t } = useTranslation('product');
  const [at, setAt] = useState(0);
  const [near, setNear] = useState(false);
  const [open, setOpen] = useState(false);
  const shown = Math.min(at, pictures.length - 1);
  const alt = (index: number) => t('gallery.picture', { name, number: index + 1, total: pictures.length });
  const follow = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLButtonElement>) => {
    const box = currentTarget.getBoundingClientRect();
    currentTarget.style.setProperty('--x', `${((clientX - box.left) / box.width) * 100}%`);
    currentTarget.style.setProperty('--y', `${((clientY - box.top) / box.height) * 100}%`);
    setNear(true);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const rtl = document.documentElement.dir === 'rtl' ? -1 : 1;
    const by = { ArrowRight: rtl, ArrowLeft: -rtl }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = (shown + by + pictures.length) % pictures.length;
    setAt(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  return (
    <Root>
      <button
        type="button"
        className="main"
        aria-label={t('gallery.open')}
        data-near={near}
        onMouseMove={follow}
        onMouseLeave={() => setNear(false)}
        onClick={() => setOpen(true)}
      >
        <Picture src={pictures[shown]} alt={alt(shown)} width={near ? 1200 : 560} first />
        <span className="expand">
          <Expand size={18} aria-hidden />
        </span>
      </button>
      {pictures.length > 1 && (
        <div className="thumbs" role="group" aria-label={t('gallery.label', { name })} onKeyDown={onKeyDown}>
          {pictures.map((picture, index) => (
            <button
              key={picture}
              type="button"
              aria-current={index === shown}
              aria-label={alt(index)}
              onClick={() => setAt(index)}
              onMouseEnter={() => setAt(index)}
            >
              <Picture src={picture} alt="" width={72} />
            </button>
          ))}
        </div>
      )}
      <Lightbox
        name={name}
        pictures={pictures}
        at={open ? shown : undefined}
        onMove={setAt}
        onClose={() => setOpen(false)}
      />
    </Root>
  );
}
