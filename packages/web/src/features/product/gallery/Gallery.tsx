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
  [theme.breakpoints.down('md')]: { position: 'static' },
  // Edge to edge.
  [theme.breakpoints.down('sm')]: {
    width: 'auto',
    maxWidth: 'none',
    marginInline: 'calc(-1 * var(--mui-layout-gutter))',
  },
}));

export interface GalleryProps {
  readonly name: string;
  readonly pictures: readonly string[];
}

/** The pictures of a product: swipeable slides with a lens, thumbnails and a lightbox. */
export function Gallery({ name, pictures }: GalleryProps) {
  const { t } = useTranslation('product');
  const strip = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [open, setOpen] = useState(false);
  const shown = Math.min(current, pictures.length - 1);
  const alts = pictures.map((_picture, index) =>
    t('gallery.picture', { name, number: index + 1, total: pictures.length }),
  );
  const slideAt = (index: number): HTMLElement | undefined => {
    const slide = strip.current?.children[index];
    return slide instanceof HTMLElement ? slide : undefined;
  };
  const showSlide = (index: number) => {
    setCurrent(index);
    strip.current?.scrollTo({ left: slideAt(index)?.offsetLeft ?? 0, behavior: 'instant' });
  };
  const close = () => {
    // Closing the dialog restores the focus to the slide that opened it, and scrolls there.
    flushSync(() => setOpen(false));
    showSlide(shown);
    slideAt(shown)?.focus({ preventScroll: true });
  };
  return (
    <Root>
      <GallerySlides
        strip={strip}
        pictures={pictures}
        alts={alts}
        shown={shown}
        onShow={setCurrent}
        onGo={showSlide}
        onOpen={() => setOpen(true)}
      />
      {pictures.length > 1 && (
        <GalleryThumbs
          label={t('gallery.label', { name })}
          pictures={pictures}
          alts={alts}
          shown={shown}
          onGo={showSlide}
        />
      )}
      <Lightbox
        name={name}
        pictures={pictures}
        pageWidth={560}
        at={open ? shown : undefined}
        onMove={showSlide}
        onClose={close}
      />
    </Root>
  );
}
