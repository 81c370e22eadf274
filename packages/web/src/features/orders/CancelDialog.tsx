import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import type { CancelReason } from '@openmall/sdk';
import { useOrderCancel } from '@openmall/sdk/hooks';
import { useState } from 'react';
import { FormAlert } from '../../shared/forms/FormAlert.tsx';
import { useTranslation } from 'react-i18next';
import { useSendOnce } from '../../shared/state/use-send-once.ts';
import { RadioDot, RadioTile } from '../../shared/ui/input/RadioTile.tsx';
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
`;

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
          <RadioTile key={choice}>
            <RadioDot
              size="small"
              name="reason"
              value={choice}
              checked={reason === choice}
              onChange={() => setReason(choice)}
            />
            {t(`cancel.reason${choice}`)}
          </RadioTile>
        ))}
      </Reasons>
      <div style={{ marginBlockStart: 16 }}>
        <FormAlert error={cancel.error} />
      </div>
    </Dialog>
  );
}
