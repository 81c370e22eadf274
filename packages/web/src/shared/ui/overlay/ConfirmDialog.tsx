import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSendOnce } from '../../state/use-send-once.ts';
import { Dialog } from './Dialog.tsx';

interface Props {
  readonly open: boolean;
  readonly title: string;
  /** What will happen, in one sentence. */
  readonly children: ReactNode;
  /** The label of the button: a verb that says what it does, never "OK". */
  readonly action: string;
  readonly danger?: boolean;
  /** True while the request is pending; disables the button. */
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

type ConfirmButtonProps = Pick<Props, 'action' | 'danger' | 'busy' | 'onConfirm'>;

/** Mounted while the dialog is open, so that each opening can confirm once. */
function ConfirmButton({ action, danger = false, busy = false, onConfirm }: ConfirmButtonProps) {
  const { t } = useTranslation();
  const sendOnce = useSendOnce();
  return (
    <Button
      variant="contained"
      color={danger ? 'error' : 'primary'}
      disabled={busy}
      onClick={() => sendOnce(onConfirm, 'confirmed')}
    >
      {busy ? t('working') : action}
    </Button>
  );
}

/** Asks for confirmation of an irreversible action. */
export function ConfirmDialog({ open, title, children, onClose, ...confirm }: Props) {
  const { t } = useTranslation();
  const buttons = (
    <>
      <Button variant="outlined" onClick={onClose}>
        {t('cancel')}
      </Button>
      <ConfirmButton {...confirm} />
    </>
  );
  return (
    <Dialog open={open} onClose={onClose} title={title} footer={buttons} width={440}>
      <div style={{ color: 'var(--mui-palette-text-secondary)', lineHeight: '22px' }}>{children}</div>
    </Dialog>
  );
}
