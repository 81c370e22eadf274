import Stepper from '@mui/material/Stepper';
import { canDo, fromWireTime, type OrderDetails, type OrderLogItem, type RefundStatus } from '@openmall/sdk';
import { useOrderLogList } from '@openmall/sdk/hooks';
import { CircleCheck, CircleX, Hourglass, Send } from 'lucide-react';
import { formatMoment } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { RefundCard } from './RefundCard.tsx';
import { RefundFacts } from './RefundFacts.tsx';
import { RefundStep } from './RefundStep.tsx';
import '../../../shared/themes/late/steps.ts';

/** The log states of a requested refund, and of a paid or rejected one. */
const REQUESTED = 8;
const decisionStates = { 2: [9, 18], 3: [10] } as const;

const looks = {
  1: { icon: Hourglass, color: 'warning', key: 'waiting' },
  2: { icon: CircleCheck, color: 'success', key: 'paidBack' },
  3: { icon: CircleX, color: 'error', key: 'refused' },
} as const;

const momentOf = (log: readonly OrderLogItem[], targets: readonly number[]): string => {
  const step = log.findLast(({ state }) => targets.includes(state));
  return step ? formatMoment(fromWireTime(step.createTime)) : '';
};

type Look = (typeof looks)[keyof typeof looks]['key'];

/** The text that says where a refund stands. */
function textKeyOf({ status, returnStatus }: OrderDetails, key: Look) {
  if (returnStatus === 3 && !canDo('order', 'requestRefund', status)) return 'refusedShippedText';
  return returnStatus === 2 && status !== 6 ? 'paidBackPart' : (`${key}Text` as const);
}

/** The state of a refund and the requested amount; nothing if there is no refund. */
export function RefundState({ order }: { readonly order: OrderDetails }) {
  const { t } = useTranslation('orders');
  const status: RefundStatus = order.returnStatus ?? 0;
  const log = useOrderLogList(
    { orderId: order.id },
    { query: { enabled: status !== 0, meta: { inline: true } } },
  );
  const isOfReturn = Boolean(order.refunds?.at(-1)?.returnId);
  if (status === 0 || isOfReturn) return null;
  const { icon: Icon, color, key } = looks[status];
  const events = log.data ?? [];
  const reason = events.findLast(({ state }) => state === decisionStates[3][0])?.detail;
  const isByDefault = status === 2 && order.refunds?.at(-1)?.byDefault === 1;
  return (
    <RefundCard
      sx={status === 2 ? {} : { displayPrint: 'none' }}
      title={t('refundState.title')}
      texts={[t(`refundState.${textKeyOf(order, key)}`), isByDefault && t('refundState.byDefault')]}
    >
      <Stepper connector={null} activeStep={1} sx={{ flexWrap: 'wrap', gap: 2, marginBlock: '20px' }}>
        <RefundStep
          color="success"
          icon={<Send size={18} aria-hidden className="flips" />}
          at={momentOf(events, [REQUESTED])}
        >
          {t('refundState.requested')}
        </RefundStep>
        <RefundStep
          aria-current="step"
          color={color}
          icon={<Icon size={18} aria-hidden />}
          at={status === 1 ? '' : momentOf(events, decisionStates[status])}
        >
          {t(`refundState.${key}`)}
        </RefundStep>
      </Stepper>
      <RefundFacts order={order} refusal={status === 3 ? reason : undefined} />
    </RefundCard>
  );
}
