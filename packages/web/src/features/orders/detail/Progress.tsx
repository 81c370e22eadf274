import Card from '@mui/material/Card';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { styled } from '@mui/material/styles';
import { fromWireTime, type OrderDetails } from '@openmall/sdk';
import { useOrderLogList } from '@openmall/sdk/hooks';
import { Ban, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatMoment, formatShortDay, formatTime } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { StepNode } from '../../../shared/ui/display/StepNode.tsx';
import '../../../shared/themes/late/steps.ts';

const Root = styled(Card)(({ theme }) => ({
  padding: '28px 24px 24px',
  [theme.breakpoints.down('md')]: { padding: '20px 8px 16px' },
}));
const Label = styled(StepLabel)(({ theme }) => ({
  [theme.breakpoints.down('md')]: { fontSize: 11, lineHeight: '16px', hyphens: 'auto' },
}));
const Moment = styled('small')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'block',
  minHeight: 16,
  [theme.breakpoints.down('md')]: { fontSize: 11 },
}));

const Wide = styled('span')(({ theme }) => ({ [theme.breakpoints.down('md')]: { display: 'none' } }));
const Narrow = styled('span')(({ theme }) => ({ [theme.breakpoints.up('md')]: { display: 'none' } }));

const stepSlots = { stepIcon: StepNode };

interface ProgressStep {
  readonly key: 'placed' | 'paid' | 'shipped' | 'received' | 'reviewed' | 'cancelled' | 'refund';
  /** The log states that complete this step. */
  readonly states: readonly number[];
  /** The icon of a step that ends an order early. */
  readonly failure?: ReactNode;
}

const regularSteps: readonly ProgressStep[] = [
  { key: 'placed', states: [1] },
  { key: 'paid', states: [2] },
  { key: 'shipped', states: [6] },
  { key: 'received', states: [7, 17] },
  { key: 'reviewed', states: [15, 16] },
];

function stepsOf(status: OrderDetails['status']): readonly ProgressStep[] {
  if (status === -1)
    return [...regularSteps.slice(0, 1), { key: 'cancelled', states: [3, 4], failure: <Ban size={16} /> }];
  if (status === 6)
    return [
      ...regularSteps.slice(0, 2),
      { key: 'refund', states: [8, 9, 18], failure: <RotateCcw size={16} /> },
    ];
  return regularSteps;
}

/** The time of a step. Phones omit the year, which the page header shows. */
function StepMoment({ at }: { readonly at: Date }) {
  return (
    <>
      <Wide>{formatMoment(at)}</Wide>
      <Narrow>
        {formatShortDay(at)}
        <br />
        {formatTime(at)}
      </Narrow>
    </>
  );
}

/** The progress of an order with the time of each step. */
export function Progress({ order }: { readonly order: OrderDetails }) {
  const { t } = useTranslation('orders');
  const log = useOrderLogList({ orderId: order.id }, { query: { meta: { inline: true } } }).data ?? [];
  const steps = stepsOf(order.status).map((step) => ({
    ...step,
    completedAt: log.findLast(({ state }) => step.states.includes(state))?.createTime,
  }));
  const reached = steps.findLastIndex(({ completedAt }) => completedAt !== undefined);
  return (
    <Root sx={{ displayPrint: 'none' }}>
      <Stepper alternativeLabel activeStep={reached} aria-label={t('progress.label')}>
        {steps.map(({ key, completedAt, failure }, index) => (
          <Step
            key={key}
            completed={completedAt !== undefined}
            aria-current={index === reached ? 'step' : undefined}
          >
            <Label
              icon={failure ?? index + 1}
              error={failure !== undefined && completedAt !== undefined}
              optional={<Moment>{completedAt && <StepMoment at={fromWireTime(completedAt)} />}</Moment>}
              slots={stepSlots}
            >
              {t(`progress.${key}`)}
            </Label>
          </Step>
        ))}
      </Stepper>
    </Root>
  );
}
