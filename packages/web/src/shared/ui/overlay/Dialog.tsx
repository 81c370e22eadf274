import MuiDialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useId, type ReactNode } from 'react';
import { OverlayTitle } from './OverlayTitle.tsx';
import '../../themes/late/overlays.ts';

interface Props {
  readonly open: boolean;
  /** Esc, the close button or a click outside. The dialog stays open until `open` changes. */
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
  /** In pixels; below 900 px a sheet is as wide as the window. */
  readonly width?: number;
}

/** MUI's dialog with a title, a close button and a row of actions. */
export function Dialog({ open, onClose, title, children, footer, width = 480 }: Props) {
  const id = useId();
  return (
    <MuiDialog open={open} onClose={onClose} aria-labelledby={id} slotProps={{ paper: { sx: { width } } }}>
      <OverlayTitle id={id} title={title} onClose={onClose} />
      <DialogContent>{children}</DialogContent>
      {footer && <DialogActions>{footer}</DialogActions>}
    </MuiDialog>
  );
}
