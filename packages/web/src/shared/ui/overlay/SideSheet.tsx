import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Drawer from '@mui/material/Drawer';
import { useId, type ReactNode } from 'react';
import { OverlayTitle } from './OverlayTitle.tsx';
import '../../themes/late/overlays.ts';

interface Props {
  readonly open: boolean;
  /** Esc, the close button or a click outside. The sheet stays open until `open` changes. */
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
  /** In pixels; below 900 px a sheet is as wide as the window. */
  readonly width?: number;
}

/** MUI's drawer at the end side of the window, with a title, a close button and a row of actions. */
export function SideSheet({ open, onClose, title, children, footer, width = 400 }: Props) {
  const id = useId();
  const paper = {
    role: 'dialog',
    'aria-modal': true,
    'aria-labelledby': id,
    sx: { width: { xs: '100%', md: width } },
  };
  return (
    <Drawer anchor="right" open={open} onClose={onClose} slotProps={{ paper }}>
      <OverlayTitle id={id} title={title} onClose={onClose} />
      <DialogContent>{children}</DialogContent>
      {footer && <DialogActions>{footer}</DialogActions>}
    </Drawer>
  );
}
