import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import '../../themes/late/overlays.ts';

interface Props {
  /** The id that the dialog's `aria-labelledby` names. */
  readonly id: string;
  readonly title: string;
  readonly onClose: () => void;
}

/** The title bar of a dialog or drawer, with its close button. */
export function OverlayTitle({ id, title, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <DialogTitle component="div">
      <h2 id={id}>{title}</h2>
      <IconButton aria-label={t('close')} onClick={onClose}>
        <X size={20} aria-hidden />
      </IconButton>
    </DialogTitle>
  );
}
