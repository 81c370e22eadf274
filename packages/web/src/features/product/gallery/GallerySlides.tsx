import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { Expand } from 'lucide-react';
import { useState, type KeyboardEvent, type MouseEvent, type RefObject, type UIEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../../shared/ui/pictures/Picture.tsx';
import { nextPicture } from './next-picture.ts';

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '1',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadiusLarge,
  background: theme.vars.palette.background.paper,
  [theme.breakpoints.down('sm')]: { borderInline: 0, borderRadius: 0 },
}));

const Strip = styled('div')({
  position: 'relative',
  display: 'flex',
  height: '100%',
  overflowX: 'auto',
  overflowY: 'hidden',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
});

const Slide = styled(ButtonBase)(({ theme }) => ({
  flex: '0 0 100%',
  overflow: 'hidden',
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  cursor: 'zoom-in',
  '&:focus-visible': { outlineOffset: -3 },
  [theme.breakpoints.down('md')]: { cursor: 'default' },
}));

const Large = styled(Picture, { shouldForwardProp: (name) => name !== 'zoomed' })<{
  readonly zoomed: boolean;
}>(({ zoomed }) => ({
  width: '100%',
  transformOrigin: 'var(--x, 50%) var(--y, 50%)',
  transition: 'transform var(--quick)',
  ...(zoomed && { transform: 'scale(2)' }),
}));

const Mark = styled('span')(({ theme }) => ({
  position: 'absolute',
  insetBlockEnd: 12,
  display: 'grid',
  placeItems: 'center',
  minWidth: 36,
  height: 36,
  borderRadius: 18,
  background: `color-mix(in srgb, ${theme.vars.palette.background.paper} 88%, transparent)`,
  pointerEvents: 'none',
  [theme.breakpoints.down('md')]: { minWidth: 44, height: 44, borderRadius: 22 },
}));

/** Replaces the thumbnails on phones. */
const Counter = styled(Mark)(({ theme }) => ({
  insetInlineStart: 12,
  paddingInline: 12,
  fontSize: 13,
  fontVariantNumeric: 'tabular-nums',
  [theme.breakpoints.down('md')]: { height: 28 },
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

interface Props {
  readonly strip: RefObject<HTMLDivElement | null>;
  readonly pictures: readonly string[];
  readonly alts: readonly string[];
  readonly shown: number;
  /** A swipe brought another picture into view. */
  readonly onShow: (index: number) => void;
  /** Scrolls another picture into view. */
  readonly onGo: (index: number) => void;
  readonly onOpen: () => void;
}

/** The large pictures in a row. Swipe or use the arrow keys to move; hover shows a lens. */
export function GallerySlides({ strip, pictures, alts, shown, onShow, onGo, onOpen }: Props) {
  const { t } = useTranslation('product');
  const [zoomed, setZoomed] = useState(false);
  const moveLens = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) => {
    const box = currentTarget.getBoundingClientRect();
    currentTarget.style.setProperty('--x', `${((clientX - box.left) / box.width) * 100}%`);
    currentTarget.style.setProperty('--y', `${((clientY - box.top) / box.height) * 100}%`);
    setZoomed(true);
  };
  // `scrollLeft` is negative in right-to-left pages.
  const onScroll = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent) =>
    onShow(Math.round(Math.abs(scrollLeft) / clientWidth));
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = nextPicture(event.key, shown, pictures.length);
    if (next === undefined) return;
    event.preventDefault();
    flushSync(() => onGo(next));
    const slide = event.currentTarget.children[next];
    if (slide instanceof HTMLElement) slide.focus({ preventScroll: true });
  };
  return (
    <Frame>
      <Strip ref={strip} onScroll={onScroll} onKeyDown={onKeyDown}>
        {pictures.map((picture, index) => (
          <Slide
            key={picture}
            aria-label={t('gallery.open')}
            aria-hidden={index !== shown}
            tabIndex={index === shown ? 0 : -1}
            onMouseMove={moveLens}
            onMouseLeave={() => setZoomed(false)}
            onClick={onOpen}
          >
            {/* The neighbors load ahead of a swipe. */}
            {Math.abs(index - shown) <= 1 && (
              <Large
                src={picture}
                alt={alts[index] ?? ''}
                width={zoomed && index === shown ? 1200 : 560}
                first={index === 0}
                zoomed={zoomed && index === shown}
              />
            )}
          </Slide>
        ))}
      </Strip>
      {pictures.length > 1 && (
        <Counter aria-hidden>
          <bdi dir="ltr">
            {shown + 1} / {pictures.length}
          </bdi>
        </Counter>
      )}
      <Mark sx={{ insetInlineEnd: 12 }}>
        <Expand size={18} aria-hidden />
      </Mark>
    </Frame>
  );
}
