import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '../i18n/i18n.ts';
import { BreakableAddress } from './Facts.tsx';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  /** Buttons of the actions that are allowed now. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A drawer with one record. The list behind it keeps its state. */
export function Detail({ title, onClose, actions, children }: Props) {
  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      slotProps={{
        paper: { sx: { inlineSize: { xs: '100%', sm: 560 } }, 'aria-label': title, role: 'dialog' },
      }}
    >
      <Stack
        direction="row"
        sx={{ alignItems: 'center', gap: 1, p: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        <Typography variant="h2" sx={{ flexGrow: 1, minInlineSize: 0, overflowWrap: 'anywhere' }}>
          <BreakableAddress text={title} />
        </Typography>
        <IconButton onClick={onClose} aria-label={t('action.close')}>
          <X size={20} aria-hidden />
        </IconButton>
      </Stack>
      <Box sx={{ p: 2, overflowY: 'auto', flexGrow: 1 }}>{children}</Box>
      {actions && (
        <Stack
          direction="row"
          useFlexGap
          sx={{
            flexWrap: 'wrap',
            gap: 1,
            p: 2,
            borderTop: 1,
            borderColor: 'divider',
            justifyContent: 'flex-end',
            alignItems: 'center',
          }}
        >
          {actions}
        </Stack>
      )}
    </Drawer>
  );
}
