import Button from '@mui/material/Button';
import { useBrowseHistoryDel } from '@openmall/sdk/hooks';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { forgetViewed } from '../../shared/goods/recently-viewed.ts';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../shared/ui/overlay/ConfirmDialog.tsx';
import { toast } from '../../shared/ui/feedback/toast.ts';
import { useHistory } from './use-history.ts';

/**
 * A button that clears the browsing history of the account and of this device, after a confirmation. Hidden if the
 * history is empty.
 */
export function ClearHistory() {
  const { t } = useTranslation('favourites');
  const [confirming, setConfirming] = useState(false);
  const isEmpty = !useHistory().data?.pages[0]?.pageList.length;
  const clear = useBrowseHistoryDel({
    mutation: {
      onSuccess: () => {
        forgetViewed();
        toast.success(t('history.cleared'));
      },
      onSettled: () => setConfirming(false),
    },
  });
  if (isEmpty && !confirming) return null;
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Trash2 size={16} aria-hidden />}
        onClick={() => setConfirming(true)}
      >
        {t('history.clear')}
      </Button>
      <ConfirmDialog
        open={confirming}
        title={t('history.clearTitle')}
        action={t('history.clear')}
        danger
        busy={clear.isPending}
        onConfirm={() => clear.mutate({})}
        onClose={() => setConfirming(false)}
      >
        {t('history.clearText')}
      </ConfirmDialog>
    </>
  );
}
