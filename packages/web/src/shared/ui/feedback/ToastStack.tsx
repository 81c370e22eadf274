import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Portal from '@mui/material/Portal';
import Snackbar, { type SnackbarCloseReason } from '@mui/material/Snackbar';
import SnackbarContent from '@mui/material/SnackbarContent';
import { styled } from '@mui/material/styles';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { toast, type Toast, type ToastKind } from './toast.ts';
import '../../themes/late/toasts.ts';

const SHOWN_MS = 5000;
const icons = { success: CircleCheck, error: CircleAlert, info: Info } satisfies Record<ToastKind, unknown>;

/** Below the header and its links to the main pages, above dialogs. */
const Stack = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  insetBlockStart: 160,
  insetInline: 16,
  display: 'grid',
  justifyItems: 'center',
  gap: 8,
  pointerEvents: 'none',
  '@media print': { display: 'none' },
  [theme.breakpoints.down('md')]: { insetBlockStart: 120 },
}));

const Row = styled(Snackbar)({
  position: 'static',
  transform: 'none',
  maxWidth: 560,
  pointerEvents: 'auto',
});

function ToastActions({ id, action }: Pick<Toast, 'id' | 'action'>) {
  const { t } = useTranslation();
  const run = () => {
    action?.run();
    toast.dismiss(id);
  };
  return (
    <>
      {action && (
        <Button size="small" color="inherit" onClick={run} sx={{ textDecoration: 'underline' }}>
          {action.label}
        </Button>
      )}
      <IconButton size="small" aria-label={t('close')} onClick={() => toast.dismiss(id)}>
        <X size={16} aria-hidden />
      </IconButton>
    </>
  );
}

function ToastRow({ id, kind, text, action }: Toast) {
  const Icon = icons[kind];
  const onClose = (_event: unknown, reason: SnackbarCloseReason) => {
    if (reason !== 'clickaway') toast.dismiss(id);
  };
  const message = (
    <>
      <Icon size={20} aria-hidden style={{ flex: 'none', color: `var(--mui-palette-toast-${kind})` }} />
      <span>{text}</span>
    </>
  );
  return (
    <Row open autoHideDuration={SHOWN_MS} onClose={onClose}>
      <SnackbarContent
        role={kind === 'error' ? 'alert' : 'status'}
        message={message}
        action={<ToastActions id={id} action={action} />}
      />
    </Row>
  );
}

/**
 * The toasts, above everything. Mounted with the first toast, so that an open dialog does not hide them from screen
 * readers.
 */
export function ToastStack({ shown }: { readonly shown: readonly Toast[] }) {
  return (
    <Portal>
      <Stack>
        {shown.map((toast) => (
          <ToastRow key={toast.id} {...toast} />
        ))}
      </Stack>
    </Portal>
  );
}
