import Button from '@mui/material/Button';
import Radio from '@mui/material/Radio';
import styled from '@emotion/styled';
import type { CancelReason } from '@openmall/sdk';
import { useOrderCancel } from '@openmall/sdk/hooks';
import { useState } from 'react';
import { FormAlert } from '../../shared/forms/FormAlert.tsx';
import { useTranslation } from 'react-i18next';
import { useSendOnce } from '../../shared/state/use-send-once.ts';
import { Dialog } from '../../shared/ui/overlay/Dialog.tsx';
import { toast } from '../../shared/ui/feedback/toast.ts';

const Reasons = styled.fieldset`
  display: grid;
  gap: 8px;
  & legend {
    padding: 0;
    margin-block-end: 12px;
    color: var(--mui-palette-text-secondary);
  }
  & label {
    display: flex;
    align-items: center;
    gap: 12px;
    min-block-size: 48px;
    padding-inline: 16px;
    border: 1px solid var(--mui-palette-divider);
    border-radius: var(--mui-shape-borderRadius);
    cursor: pointer;
  }
  & label:hover {
    border-color: var(--mui-palette-outline);
  }
  & label:has(input:checked) {
    border-color: var(--mui-palette-primary-main);
    box-shadow: inset 0 0 0 1px var(--mui-palette-primary-main);
    background: var(--mui-palette-primary-tint);
  }
  & label:has(input:focus-visible) {
    outline: 2px solid var(--mui-palette-primary-main);
    outline-offset: 2px;
  }
`;

// The tile has the focus ring.
const Dot = styled(Radio)({ flex: 'none', '&:has(:focus-visible)': { outline: 'none' } });

/** The reasons of the contract, 0 to 4 (spec §4). */
const reasons: readonly CancelReason[] = [0, 1, 2, 3, 4];

interface Props {
  readonly orderId: string | undefined;
  readonly onClose: () => void;
}

/** Cancels an unpaid order with a reason. */
export function CancelDialog({ orderId, onClose }: Props) {
  const { t } = useTranslation('orders');
  const [reason, setReason] = useState<CancelReason>();
  const sendOnce = useSendOnce();
  const cancel = useOrderCancel({ mutation: { meta: { inline: true } } });
  const close = () => {
    cancel.reset();
    setReason(undefined);
    onClose();
  };
  const send = () => {
    if (orderId === undefined || reason === undefined) return;
    const onSuccess = () => {
      toast.success(t('cancel.done'));
      close();
    };
    sendOnce(() => cancel.mutate({ params: { orderId, returnReason: reason } }, { onSuccess }), orderId);
  };
  const buttons = (
    <>
      <Button variant="outlined" onClick={close}>
        {t('cancel.keep')}
      </Button>
      <Button
        variant="contained"
        color="error"
        disabled={reason === undefined || cancel.isPending}
        onClick={send}
      >
        {cancel.isPending ? t('cancel.busy') : t('cancel.action')}
      </Button>
    </>
  );
  return (
    <Dialog
      open={orderId !== undefined}
      onClose={close}
      title={t('cancel.title')}
      footer={buttons}
      width={460}
    >
      <Reasons>
        <legend>{t('cancel.why')}</legend>
        {reasons.map((choice) => (
          <label key={choice}>
            <Dot
              size="small"
              name="reason"
              value={choice}
              checked={reason === choice}
              onChange={() => setReason(choice)}
            />
            {t(`cancel.reason${choice}`)}
          </label>
        ))}
      </Reasons>
      <div style={{ marginBlockStart: 16 }}>
        <FormAlert error={cancel.error} />
      </div>
    </Dialog>
  );
}
