import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from './Picture.tsx';
import '../../themes/late/overlays.ts';

const Grid = styled('div')(({ theme }) => ({
  flex: 1,
  display: 'grid',
  gridTemplate: '64px minmax(0, 1fr) 64px / 96px minmax(0, 1fr) 96px',
  placeItems: 'center',
  [theme.breakpoints.down('md')]: {
    gridTemplate: '64px minmax(0, 1fr) 80px / 64px minmax(0, 1fr) 64px',
  },
}));

const Frame = styled('div')(({ theme }) => ({
  gridArea: '2 / 2',
  position: 'relative',
  width: 'min(100%, calc(100dvh - 128px))',
  borderRadius: theme.vars.shape.borderRadius,
  overflow: 'hidden',
  touchAction: 'pinch-zoom',
  '& > .small': { position: 'absolute', inset: 0 },
  '& > .large': { position: 'relative', background: 'none' },
  [theme.breakpoints.down('md')]: { gridArea: '2 / 1 / 3 / 4' },
}));

interface EnlargedProps {
  readonly src: string;
  readonly name: string;
  readonly pageWidth: number | string;
}

/** The large picture. Until it has loaded, the picture of the page shows, which the browser has already. */
function Enlarged({ src, name, pageWidth }: EnlargedProps) {
  const isServed = /^(\/|http)/.test(src);
  return (
    <Frame>
      {isServed && <Picture className="small" src={src} alt="" width={pageWidth} first />}
      <Picture className="large" src={src} alt={name} width="min(100vw, 100vh)" first />
    </Frame>
  );
}

const RoundButton = styled(IconButton)({
  width: 48,
  height: 48,
  background: 'rgb(255 255 255 / 12%)',
  '&:hover': { background: 'rgb(255 255 255 / 24%)', color: '#fff' },
  '&:focus-visible': { outlineColor: '#fff' },
});

interface ArrowProps {
  readonly label: string;
  readonly area: { readonly xs: string; readonly md: string };
  readonly onClick: () => void;
  readonly children: ReactNode;
}

const Arrow = ({ label, area, ...rest }: ArrowProps) => (
  <RoundButton aria-label={label} sx={{ gridArea: area }} {...rest} />
);

export interface LightboxProps {
  /** What the pictures show. */
  readonly name: string;
  readonly pictures: readonly string[];
  /** The `width` at which the page shows them. */
  readonly pageWidth: number | string;
  /** The index of the open picture; undefined while the lightbox is closed. */
  readonly at: number | undefined;
  readonly onMove: (at: number) => void;
  readonly onClose: () => void;
}

/** Pictures over the whole window. Arrow keys move, Esc and a click beside the picture close. */
export function LightboxDialog({ name, pictures, pageWidth, at, onMove, onClose }: LightboxProps) {
  const { t } = useTranslation('goods');
  const { t: common } = useTranslation();
  const total = pictures.length;
  const go = (by: number) => onMove(((at ?? 0) + by + total) % total);
  const onKeyDown = (event: KeyboardEvent) => {
    const rtl = document.documentElement.dir === 'rtl' ? -1 : 1;
    const by = { ArrowRight: rtl, ArrowLeft: -rtl }[event.key];
    if (by !== undefined && total > 1) go(by);
  };
  const onClick = (event: MouseEvent) => {
    if (event.target === event.currentTarget) onClose();
  };
  // The label belongs to the paper, which has the dialog role; a label of `Dialog` would name the layer around it.
  const paper = {
    'aria-label': name,
    sx: { background: 'rgb(10 16 14 / 94%)', color: '#fff', borderRadius: 0 },
  };
  return (
    <Dialog fullScreen open={at !== undefined} onClose={onClose} onKeyDown={onKeyDown} slotProps={{ paper }}>
      {at !== undefined && (
        <Grid onClick={onClick}>
          <span role="status" style={{ gridArea: '1 / 2', fontVariantNumeric: 'tabular-nums' }}>
            {t('lightbox.count', { number: at + 1, total })}
          </span>
          <RoundButton aria-label={common('close')} onClick={onClose} sx={{ gridArea: '1 / 3' }}>
            <X size={24} aria-hidden />
          </RoundButton>
          <Enlarged key={at} src={pictures[at] ?? ''} name={name} pageWidth={pageWidth} />
          {total > 1 && (
            <>
              <Arrow
                label={t('lightbox.previous')}
                area={{ xs: '3 / 1', md: '2 / 1' }}
                onClick={() => go(-1)}
              >
                <ChevronLeft className="flips" size={28} aria-hidden />
              </Arrow>
              <Arrow label={t('lightbox.next')} area={{ xs: '3 / 3', md: '2 / 3' }} onClick={() => go(1)}>
                <ChevronRight className="flips" size={28} aria-hidden />
              </Arrow>
            </>
          )}
        </Grid>
      )}
    </Dialog>
  );
}
