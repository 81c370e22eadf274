import styled from '@emotion/styled';
import { fromWireTime } from '@openmall/sdk';
import { useOrderLogList } from '@openmall/sdk/hooks';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { orderDetailPath } from '../../../shared/navigation/paths.ts';
import { Ago } from '../../../shared/time/Ago.tsx';
import { ErrorState } from '../../../shared/ui/feedback/ErrorState.tsx';
import { SkeletonLine } from '../../../shared/ui/feedback/SkeletonLine.tsx';
import { WATCH_MS } from '../order-actions.ts';

const List = styled.ol`
  position: relative;
  & li {
    position: relative;
    display: grid;
    gap: 2px;
    padding-block-end: 20px;
    padding-inline-start: 28px;
    color: var(--mui-palette-text-secondary);
  }
  & li::before {
    content: '';
    position: absolute;
    inset-block-start: 5px;
    inset-inline-start: 3px;
    inline-size: 10px;
    block-size: 10px;
    border: 2px solid var(--mui-palette-outline);
    border-radius: 5px;
    background: var(--mui-palette-background-paper);
    box-sizing: border-box;
  }
  & li:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-block: 18px -2px;
    inset-inline-start: 7px;
    inline-size: 2px;
    background: var(--mui-palette-divider);
  }
  & li[aria-current] {
    color: var(--mui-palette-text-primary);
  }
  & li[aria-current]::before {
    inset-inline-start: 1px;
    inset-block-start: 3px;
    inline-size: 14px;
    block-size: 14px;
    border: 4px solid var(--mui-palette-primary-main);
    border-radius: 7px;
  }
  & li[aria-current] strong {
    font-weight: 600;
  }
  & li:last-child {
    padding-block-end: 0;
  }
  & strong {
    font-weight: 400;
  }
  & small {
    font-size: 12px;
    line-height: 16px;
    color: var(--mui-palette-text-tertiary);
  }
`;

interface Props {
  readonly orderId: string;
  /** It may still go on, so it is looked at again and again. */
  readonly moving: boolean;
  /** Only the newest, with a link to all. */
  readonly most?: number;
}

/** What happened to an order, newest first. */
export function OrderTimeline({ orderId, moving, most }: Props) {
  const { t } = useTranslation('orders');
  const trail = useOrderLogList(
    { orderId },
    {
      query: {
        refetchInterval: moving ? WATCH_MS : false,
        refetchIntervalInBackground: false,
        staleTime: 0,
        meta: { inline: true },
      },
    },
  );
  if (trail.isError && !trail.data)
    return <ErrorState error={trail.error} onRetry={() => void trail.refetch()} />;
  if (!trail.data)
    return (
      <div aria-busy>
        <SkeletonLine width={260} />
        <SkeletonLine width={180} line={16} />
      </div>
    );
  // Steps of the same second keep the order in which the server tells them.
  const newestFirst = trail.data.toSorted((a, b) => a.createTime.localeCompare(b.createTime)).toReversed();
  const shown = newestFirst.slice(0, most);
  return (
    <>
      <List aria-label={t('trail.title')}>
        {shown.map(({ id, state, detail, createTime }, index) => (
          <li key={id} aria-current={index === 0 ? 'step' : undefined}>
            <strong>
              {t(`trail.state${state}`)}
              {detail && <> · {detail}</>}
            </strong>
            <small>
              <Ago at={fromWireTime(createTime)} exact />
            </small>
          </li>
        ))}
      </List>
      {most !== undefined && newestFirst.length > most && (
        <Link
          to={orderDetailPath(orderId)}
          style={{
            display: 'inline-block',
            marginBlockStart: 16,
            color: 'var(--mui-palette-primary-main)',
            fontWeight: 600,
            borderRadius: 4,
          }}
        >
          {t('trail.all', { count: newestFirst.length })}
        </Link>
      )}
    </>
  );
}
