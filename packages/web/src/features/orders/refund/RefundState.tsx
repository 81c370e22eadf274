import Avatar from '@mui/material/Avatar';
import Card from '@mui/material/Card';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import styled from '@emotion/styled';
import { canDo, fromWireTime, type OrderDetails, type OrderLogItem, type RefundStatus } from '@openmall/sdk';
import { useOrderLogList } from '@openmall/sdk/hooks';
import { CircleCheck, CircleX, Hourglass, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatMoment } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { PlainIcon } from '../../../shared/ui/display/PlainIcon.tsx';
import { RefundFacts } from './RefundFacts.tsx';

const Root = styled(Card)<{ readonly component: 'section' }>`
  padding: 20px 24px;
  & h2 {
    font-size: 16px;
    line-height: 24px;
  }
  & > p {
    color: var(--mui-palette-text-secondary);
    text-wrap: pretty;
  }
  @media (width < 900px) {
    padding: 16px;
  }
`;

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

interface StepProps {
  readonly color: 'success' | 'warning' | 'error';
  readonly icon: ReactNode;
  readonly at: string;
  readonly children: string;
  readonly 'aria-current'?: 'step';
}

function RefundStep({ color, icon, at, children, ...rest }: StepProps) {
  const node = (
    <Avatar sx={{ width: 36, height: 36, bgcolor: `${color}.tint`, color: `${color}.main` }}>{icon}</Avatar>
  );
  const moment = at && (
    <Typography component="small" variant="caption">
      {at}
    </Typography>
  );
  return (
    <Step completed sx={{ flex: '1 0 220px', padding: 0 }} {...rest}>
      <StepLabel icon={node} optional={moment} slots={{ stepIcon: PlainIcon }}>
        {children}
      </StepLabel>
    </Step>
  );
}

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
  if (status === 0) return null;
  const { icon: Icon, color, key } = looks[status];
  const events = log.data ?? [];
  const reason = events.findLast(({ state }) => state === decisionStates[3][0])?.detail;
  const isByDefault = status === 2 && order.refunds?.at(-1)?.byDefault === 1;
  return (
    <Root
      component="section"
      sx={status === 2 ? {} : { displayPrint: 'none' }}
      aria-label={t('refundState.title')}
    >
      <h2>{t('refundState.title')}</h2>
      <p>{t(`refundState.${textKeyOf(order, key)}`)}</p>
      {isByDefault && <p>{t('refundState.byDefault')}</p>}
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
    </Root>
  );
}
