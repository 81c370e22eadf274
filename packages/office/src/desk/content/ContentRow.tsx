import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Image } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  readonly isStrong?: boolean;
  readonly chip?: ReactNode;
  readonly note: string;
  /** The picture, or null for the place of one. Absent where such records have none. */
  readonly image?: string | null;
  /** Width to height of the picture. */
  readonly ratio?: number;
  readonly onOpen: () => void;
}

const PICTURE = 44;

function Thumb({ image, ratio }: { readonly image: string | null; readonly ratio: number }) {
  return (
    <Box
      sx={{
        inlineSize: PICTURE * ratio,
        blockSize: PICTURE,
        flexShrink: 0,
        display: 'grid',
        placeItems: 'center',
        overflow: 'hidden',
        borderRadius: 1,
        bgcolor: 'action.hover',
        color: 'text.disabled',
      }}
    >
      {image ? (
        <Box
          component="img"
          src={image}
          alt=""
          sx={{ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }}
        />
      ) : (
        <Image size={20} aria-hidden />
      )}
    </Box>
  );
}

/** A record of the content in its list. */
export const ContentRow = ({ title, isStrong = true, chip, note, image, ratio = 1, onOpen }: Props) => (
  <ButtonBase
    onClick={onOpen}
    sx={{
      flexGrow: 1,
      minInlineSize: 0,
      gap: 1.5,
      p: 1,
      justifyContent: 'flex-start',
      textAlign: 'start',
      borderRadius: 1,
      '&:hover': { bgcolor: 'action.hover' },
    }}
  >
    {image !== undefined && <Thumb image={image} ratio={ratio} />}
    <Box sx={{ minInlineSize: 0 }}>
      <Stack direction="row" useFlexGap sx={{ columnGap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography sx={{ fontWeight: isStrong ? 600 : 400, overflowWrap: 'anywhere' }}>{title}</Typography>
        {chip}
      </Stack>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {note}
      </Typography>
    </Box>
  </ButtonBase>
);
