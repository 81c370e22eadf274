import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Lightbox } from '../../../shared/ui/pictures/Lightbox.tsx';
import { GallerySlides } from './GallerySlides.tsx';
import { GalleryThumbs } from './GalleryThumbs.tsx';

const Root = styled('div')(({ theme }) => ({
  position: 'sticky',
  insetBlockStart: 72,
  alignSelf: 'start',
  width: '100%',
  maxWidth: 560,
  // Edge to edge.
  [theme.breakpoints.down('md')]: {
    position: 'static',
    width: 'auto',
    maxWidth: 'none',
    marginInline: 'calc(-1 * var(--mui-layout-gutter))',
  },
}));

export interface GalleryProps {
  readonly name: string;
  readonly pictures: readonly string[];
}

/** The pictures of a product: one large, to swipe or to look at through a lens, all of them small below, and a lightbox. */
export function Gallery({ name, pictures }: GalleryProps) {
  const { t } = useTranslation('product');
  const strip = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const [open, setOpen] = useState(false);
  const shown = Math.min(at, pictures.length - 1);
  const alts = pictures.map((_picture, index) =>
    t('gallery.picture', { name, number: index + 1, total: pictures.length }),
  );
  const slideAt = (index: number): HTMLElement | undefined => {
    const slide = strip.current?.children[index];
    return slide instanceof HTMLElement ? slide : undefined;
  };
  const go = (index: number) => {
    setAt(index);
    strip.current?.scrollTo({ left: slideAt(index)?.offsetLeft ?? 0, behavior: 'instant' });
  };
  const close = () => {
    // The dialog gives the focus back to the slide that opened it, and so scrolls to it.
    flushSync(() => setOpen(false));
    go(shown);
    slideAt(shown)?.focus({ preventScroll: true });
  };
  return (
    <Root>
      <GallerySlides
        strip={strip}
        pictures={pictures}
        alts={alts}
        shown={shown}
        onShow={setAt}
        onGo={go}
        onOpen={() => setOpen(true)}
      />
      {pictures.length > 1 && (
        <GalleryThumbs
          label={t('gallery.label', { name })}
          pictures={pictures}
          alts={alts}
          shown={shown}
          onGo={go}
        />
      )}
      <Lightbox name={name} pictures={pictures} at={open ? shown : undefined} onMove={go} onClose={close} />
    </Root>
  );
}
