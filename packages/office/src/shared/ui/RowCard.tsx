import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Cuts what is longer than two lines, so that what stands at the end of one is seen. Cards are buttons, whose text does not wrap. */
export const twoLines = {
  whiteSpace: 'normal',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;

interface Props {
  readonly title: ReactNode;
  readonly chip?: ReactNode;
  readonly children: ReactNode;
}

/** A row of a list on a phone. */
export const RowCard = ({ title, chip, children }: Props) => (
  <Stack sx={{ gap: 0.5 }}>
    <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
      <Typography sx={{ fontWeight: 600 }} noWrap>
        {title}
      </Typography>
      {chip}
    </Stack>
    <Typography component="div" sx={{ color: 'text.secondary', ...twoLines }}>
      {children}
    </Typography>
  </Stack>
);
