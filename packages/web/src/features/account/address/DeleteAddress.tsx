import type { Address } from '@openmall/sdk';
import { useAddressDel } from '@openmall/sdk/hooks';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../shared/ui/overlay/ConfirmDialog.tsx';
import { toast } from '../../../shared/ui/feedback/toast.ts';

interface Props {
  /** The address to delete; undefined while the dialog is closed. */
  readonly address: Address | undefined;
  readonly onClose: () => void;
}

/** Deletes an address after a confirmation. */
export function DeleteAddress({ address, onClose }: Props) {
  const { t } = useTranslation('account');
  const del = useAddressDel({
    mutation: { onSettled: onClose, onSuccess: () => toast.success(t('address.deleted')) },
  });
  return (
    <ConfirmDialog
      open={address !== undefined}
      title={t('address.deleteTitle')}
      action={t('address.delete')}
      danger
      busy={del.isPending}
      onConfirm={() => address && del.mutate({ params: { id: address.id } })}
      onClose={onClose}
    >
      {address && t('address.deleteText', { name: address.contacts })}
    </ConfirmDialog>
  );
}
