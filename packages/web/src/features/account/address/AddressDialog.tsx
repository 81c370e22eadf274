import Button from '@mui/material/Button';
import type { Address } from '@openmall/sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../shared/ui/overlay/Dialog.tsx';
import { toast } from '../../../shared/ui/feedback/toast.ts';
import { LazyAddressForm } from './LazyAddressForm.tsx';

const FORM_ID = 'address-form';

export interface AddressDialogProps {
  readonly open: boolean;
  readonly address?: Address | undefined;
  readonly onClose: () => void;
  readonly onSaved?: () => void;
}

/** Adds or edits an address. An error keeps the input. */
export function AddressDialog({ open, address, onClose, onSaved }: AddressDialogProps) {
  const { t } = useTranslation('account');
  const [busy, setBusy] = useState(false);
  const handleSaved = () => {
    toast.success(t('address.saved'));
    onSaved?.();
    onClose();
  };
  const buttons = (
    <>
      <Button variant="outlined" onClick={onClose}>
        {t('cancel', { ns: 'common' })}
      </Button>
      <Button variant="contained" type="submit" form={FORM_ID} disabled={busy}>
        {busy ? t('address.saving') : t('address.save')}
      </Button>
    </>
  );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={address ? t('address.editTitle') : t('address.addTitle')}
      footer={buttons}
      width={640}
    >
      <LazyAddressForm id={FORM_ID} address={address} onSaved={handleSaved} onBusy={setBusy} />
    </Dialog>
  );
}
