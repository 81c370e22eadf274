import Button from '@mui/material/Button';
import { useBrowseHistoryDel } from '@openmall/sdk/hooks';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { forgetViewed } from '../../shared/goods/recently-viewed.ts';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../shared/ui/overlay/ConfirmDialog.tsx';
import { toast } from '../../shared/ui/feedback/toast.ts';
import { useHistory } from './use-history.ts';

/** Forgets all that was looked at, in the account and on this device, after asking. Nothing where there is nothing. */
export function ClearHistory() {
  const { t } = useTranslation('favourites');
  const [asking, setAsking] = useState(false);
  const isEmpty = !useHistory().data?.pages[0]?.pageList.length;
  const forget = useBrowseHistoryDel({
    mutation: {
      onSuccess: () => {
        forgetViewed();
        toast.success(t('history.cleared'));
      },
      onSettled: () => setAsking(false),
    },
  });
  if (isEmpty && !asking) return null;
  return (
    <>
      <Button variant="outlined" startIcon={<Trash2 size={16} aria-hidden />} onClick={() => setAsking(true)}>
        {t('history.clear')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('history.clearTitle')}
        action={t('history.clear')}
        danger
        busy={forget.isPending}
        onConfirm={() => forget.mutate({})}
        onClose={() => setAsking(false)}
      >
        {t('history.clearText')}
      </ConfirmDialog>
    </>
  );
}
