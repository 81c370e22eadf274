import Card from '@mui/material/Card';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { styled } from '@mui/material/styles';
import { fromWireTime, type OrderDetails } from '@openmall/sdk';
import { useOrderLogList } from '@openmall/sdk/hooks';
import { Ban, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatMoment } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { StepNode } from '../../../shared/ui/display/StepNode.tsx';

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

const stepSlots = { stepIcon: StepNode };

interface Node {
  readonly word: 'placed' | 'paid' | 'shipped' | 'received' | 'reviewed' | 'cancelled' | 'refund';
  /** Which steps of the order's log make it done. */
  readonly states: readonly number[];
  /** The sign of a step that ends an order early. */
  readonly failure?: ReactNode;
}

const way: readonly Node[] = [
  { word: 'placed', states: [1] },
  { word: 'paid', states: [2] },
  { word: 'shipped', states: [6] },
  { word: 'received', states: [7] },
  { word: 'reviewed', states: [15, 16] },
];

function nodesOf(status: OrderDetails['status']): readonly Node[] {
  if (status === -1)
    return [...way.slice(0, 1), { word: 'cancelled', states: [3, 4], failure: <Ban size={16} /> }];
  if (status === 6)
    return [...way.slice(0, 2), { word: 'refund', states: [8, 9], failure: <RotateCcw size={16} /> }];
  return way;
}

/** How far an order has come, with the moment of each step. */
export function Progress({ order }: { readonly order: OrderDetails }) {
  const { t } = useTranslation('orders');
  const trail = useOrderLogList({ orderId: order.id }, { query: { meta: { inline: true } } }).data ?? [];
  const nodes = nodesOf(order.status).map((node) => ({
    ...node,
    at: trail.findLast(({ state }) => node.states.includes(state))?.createTime,
  }));
  const reached = nodes.findLastIndex(({ at }) => at !== undefined);
  return (
    <Root className="screen">
      <Stepper alternativeLabel activeStep={reached} aria-label={t('progress.label')}>
        {nodes.map(({ word, at, failure }, index) => (
          <Step key={word} completed={at !== undefined} aria-current={index === reached ? 'step' : undefined}>
            <Label
              icon={failure ?? index + 1}
              error={failure !== undefined && at !== undefined}
              optional={<Moment>{at && formatMoment(fromWireTime(at))}</Moment>}
              slots={stepSlots}
            >
              {t(`progress.${word}`)}
            </Label>
          </Step>
        ))}
      </Stepper>
    </Root>
  );
}
