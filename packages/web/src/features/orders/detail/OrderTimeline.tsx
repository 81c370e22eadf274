import Link from '@mui/material/Link';
import Step from '@mui/material/Step';
import StepContent from '@mui/material/StepContent';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { styled } from '@mui/material/styles';
import { fromWireTime } from '@openmall/sdk';
import { useOrderLogList } from '@openmall/sdk/hooks';
import { useTranslation } from 'react-i18next';
import { orderDetailPath } from '../../../shared/navigation/paths.ts';
import { Ago } from '../../../shared/time/Ago.tsx';
import { PlainIcon } from '../../../shared/ui/display/PlainIcon.tsx';
import { ErrorState } from '../../../shared/ui/feedback/ErrorState.tsx';
import { SkeletonLine } from '../../../shared/ui/feedback/SkeletonLine.tsx';
import { ORDER_POLL_MS } from '../order-actions.ts';
import '../../../shared/themes/late/steps.ts';

const Dot = styled('span')(({ theme }) => ({
  width: 10,
  height: 10,
  margin: 2,
  border: `2px solid ${theme.vars.palette.outline}`,
  borderRadius: '50%',
  backgroundColor: theme.vars.palette.background.paper,
  '&[data-newest="true"]': {
    width: 14,
    height: 14,
    margin: 0,
    border: `4px solid ${theme.vars.palette.primary.main}`,
  },
}));
const Content = styled(StepContent)(({ theme }) => ({
  ...theme.typography.caption,
  marginInlineStart: 6,
  paddingInlineStart: 14,
  paddingBlockEnd: 16,
  color: theme.vars.palette.text.tertiary,
}));
const Label = styled(StepLabel)({ alignItems: 'start', paddingBlock: 0 });
const stepSlots = { stepIcon: PlainIcon };

export interface OrderTimelineProps {
  readonly orderId: string;
  /** Polls the log, because the order can still change. */
  readonly moving: boolean;
  /** Shows only this many events, with a link to all. */
  readonly max?: number;
}

/** The events of an order, newest first. */
export function OrderTimeline({ orderId, moving, max }: OrderTimelineProps) {
  const { t } = useTranslation('orders');
  const log = useOrderLogList(
    { orderId },
    {
      query: {
        refetchInterval: moving ? ORDER_POLL_MS : false,
        refetchIntervalInBackground: false,
        staleTime: 0,
        meta: { inline: true },
      },
    },
  );
  if (log.isError && !log.data) return <ErrorState error={log.error} onRetry={() => void log.refetch()} />;
  if (!log.data)
    return (
      <div aria-busy>
        <SkeletonLine width={260} />
        <SkeletonLine width={180} line={16} />
      </div>
    );
  // The sort is stable, so events of the same second stay in the order of the server.
  const newestFirst = log.data.toSorted((a, b) => a.createTime.localeCompare(b.createTime)).toReversed();
  const visible = newestFirst.slice(0, max);
  return (
    <>
      <Stepper orientation="vertical" connector={null} aria-label={t('timeline.title')}>
        {visible.map(({ id, state, detail, createTime }, index) => (
          <Step key={id} expanded aria-current={index === 0 ? 'step' : undefined}>
            <Label icon={<Dot data-newest={index === 0} />} slots={stepSlots}>
              {t(`timeline.state${state}`)}
              {detail && <> · {detail}</>}
            </Label>
            <Content>
              <Ago at={fromWireTime(createTime)} exact />
            </Content>
          </Step>
        ))}
      </Stepper>
      {max !== undefined && newestFirst.length > max && (
        <Link
          href={orderDetailPath(orderId)}
          underline="hover"
          sx={{ display: 'inline-block', marginBlockStart: 2, fontWeight: 600 }}
        >
          {t('timeline.all', { count: newestFirst.length })}
        </Link>
      )}
    </>
  );
}
