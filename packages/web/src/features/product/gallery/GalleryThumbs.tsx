import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { KeyboardEvent } from 'react';
import { Picture } from '../../../shared/ui/pictures/Picture.tsx';
import { nextPicture } from './next-picture.ts';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 12,
  marginBlockStart: 12,
  marginInline: -3,
  padding: 3,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

const Thumb = styled(ButtonBase)(({ theme }) => ({
  flex: 'none',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  overflow: 'hidden',
  "&[aria-current='true']": {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `0 0 0 1px ${theme.vars.palette.primary.main}`,
  },
}));

const Small = styled(Picture)({ width: 70 });

interface Props {
  readonly label: string;
  readonly pictures: readonly string[];
  readonly alts: readonly string[];
  readonly shown: number;
  readonly onGo: (index: number) => void;
}

/** The thumbnails: one tab stop with arrow keys. Hidden on phones, which swipe. */
export function GalleryThumbs({ label, pictures, alts, shown, onGo }: Props) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = nextPicture(event.key, shown, pictures.length);
    if (next === undefined) return;
    event.preventDefault();
    onGo(next);
    const thumb = event.currentTarget.children[next];
    if (thumb instanceof HTMLElement) thumb.focus();
  };
  return (
    <Row role="group" aria-label={label} onKeyDown={onKeyDown}>
      {pictures.map((picture, index) => (
        <Thumb
          key={picture}
          aria-current={index === shown}
          aria-label={alts[index] ?? ''}
          tabIndex={index === shown ? 0 : -1}
          onClick={() => onGo(index)}
          onMouseEnter={() => onGo(index)}
        >
          <Small src={picture} alt="" width={72} />
        </Thumb>
      ))}
    </Row>
  );
}
