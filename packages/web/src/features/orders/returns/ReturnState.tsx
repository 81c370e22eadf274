import Stepper from '@mui/material/Stepper';
import { fromWireTime, type OrderDetails, type OrderReturnCase } from '@openmall/sdk';
import { CircleCheck, CircleX, Gavel, Hourglass, Send, Truck, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../../shared/i18n/format.ts';
import { RefundCard } from '../refund/RefundCard.tsx';
import { RefundStep } from '../refund/RefundStep.tsx';
import { ReturnActions } from './ReturnActions.tsx';
import { ReturnFacts } from './ReturnFacts.tsx';
import '../../../shared/themes/late/steps.ts';

type LabelKey =
  | 'return.requested'
  | 'return.accepted'
  | 'return.sentBack'
  | 'return.disputed'
  | 'return.closed'
  | `refundState.${'refused' | 'waiting' | 'paidBack'}`;

interface Step {
  readonly key: LabelKey;
  readonly icon: LucideIcon;
  readonly color: 'success' | 'warning' | 'error';
  readonly at: string | null;
}

/** The steps of a return so far, the last being where it stands. */
function stepsOf(goods: OrderReturnCase): readonly Step[] {
  const { state, answer, createTime, decideTime, sentTime, disputeTime, closeTime } = goods;
  const steps: (Step | false)[] = [
    { key: 'return.requested', icon: Send, color: 'success', at: createTime },
    state === 1 && { key: 'refundState.waiting', icon: Hourglass, color: 'warning', at: null },
    answer !== null && { key: 'refundState.refused', icon: CircleX, color: 'error', at: decideTime },
    answer === null &&
      decideTime !== null &&
      state !== 4 && { key: 'return.accepted', icon: CircleCheck, color: 'success', at: decideTime },
    sentTime !== null && { key: 'return.sentBack', icon: Truck, color: 'success', at: sentTime },
    disputeTime !== null && { key: 'return.disputed', icon: Gavel, color: 'warning', at: disputeTime },
    state === 2 &&
      answer !== null && { key: 'return.accepted', icon: CircleCheck, color: 'success', at: null },
    state === 4 && { key: 'refundState.paidBack', icon: CircleCheck, color: 'success', at: closeTime },
    state === 7 && { key: 'return.closed', icon: CircleX, color: 'error', at: closeTime },
  ];
  return steps.filter((step) => step !== false);
}

interface Props {
  readonly order: OrderDetails;
  readonly goods: OrderReturnCase;
}

/** Where a return stands, what was said, and what the buyer can do now. */
export function ReturnState({ order, goods }: Props) {
  const { t } = useTranslation('orders');
  const steps = stepsOf(goods);
  const { state, deadline } = goods;
  const date = deadline === null ? '' : formatMoment(deadline);
  return (
    <RefundCard
      title={t('return.page')}
      texts={[
        state === 4 && t('refundState.paidBackText'),
        state === 7 && t('return.state7'),
        state !== 4 && state !== 7 && state !== 0 && t(`return.state${state}`, { date }),
      ]}
    >
      <Stepper
        connector={null}
        activeStep={steps.length - 1}
        sx={{ flexWrap: 'wrap', gap: 2, marginBlock: '20px' }}
      >
        {steps.map(({ key, icon: Icon, color, at }, index) => (
          <RefundStep
            key={key}
            color={color}
            icon={<Icon size={18} aria-hidden />}
            at={at === null ? '' : formatMoment(fromWireTime(at))}
            aria-current={index === steps.length - 1 ? 'step' : undefined}
          >
            {t(key)}
          </RefundStep>
        ))}
      </Stepper>
      <ReturnFacts goods={goods} />
      <ReturnActions orderId={order.id} goods={goods} />
    </RefundCard>
  );
}
