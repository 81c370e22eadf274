import type { MerchantReturnInfo } from '@openmall/sdk/merchant';
import { useMerchantReturnArrive, useMerchantReturnDecide } from '@openmall/sdk/merchant/hooks';
import { merchantReturnArrive, merchantReturnDecide } from '@openmall/sdk/merchant/validators';
import type { AnySchema } from 'yup';
import { neededFields } from '../../shared/forms/needed.ts';
import { formatMoney } from '../../shared/i18n/format.ts';
import { t } from '../../shared/i18n/i18n.ts';
import { ActionDialog } from '../../shared/ui/ActionDialog.tsx';
import { type ReturnAction, returnActionTexts } from './return-actions.ts';

interface Props {
  readonly action: ReturnAction;
  readonly info: MerchantReturnInfo;
  readonly onClose: () => void;
}

const isAnswer = (action: ReturnAction) => action === 'accept' || action === 'refuse';
const isObjection = (action: ReturnAction) => action === 'refuse' || action === 'contest';

/** A request is objected to, or goods that came back, only with a reason. */
const schemaOf = (action: ReturnAction): AnySchema =>
  neededFields(
    isAnswer(action) ? merchantReturnDecide : merchantReturnArrive,
    isObjection(action) ? ['reason'] : [],
  );

function useReturnAction(returnId: string, action: ReturnAction) {
  const decide = useMerchantReturnDecide();
  const arrive = useMerchantReturnArrive();
  const run = ({ reason = '' }: Readonly<Record<string, string>>) => {
    const given = { returnId, ...(reason !== '' && { reason }) };
    return action === 'accept' || action === 'refuse'
      ? decide.mutateAsync({ params: { ...given, decision: action } })
      : arrive.mutateAsync({ params: { ...given, decision: action } });
  };
  return { run, error: isAnswer(action) ? decide.error : arrive.error };
}

/** Answers a return, or says how the goods came back. */
export function ReturnActionDialog({ action, info, onClose }: Props) {
  const { id: returnId, total, isMissing } = info.return;
  const { run, error } = useReturnAction(returnId, action);
  const texts = returnActionTexts(action, isMissing);
  const reason = {
    name: 'reason',
    label: t('action.reason'),
    hint: t('returns.buyerReads'),
    multiline: true,
  };
  return (
    <ActionDialog
      title={t(texts.name)}
      intro={t(texts.hint, { amount: formatMoney(total) })}
      submit={t(texts.name)}
      color={isObjection(action) ? 'error' : 'primary'}
      schema={schemaOf(action)}
      fixed={{}}
      fields={isObjection(action) ? [reason] : []}
      // A refusal is shown by the dialog.
      onSubmit={(values) => run(values).then(onClose, () => undefined)}
      onClose={onClose}
      error={error}
    />
  );
}
