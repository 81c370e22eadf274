import Card from '@mui/material/Card';
import styled from '@emotion/styled';
import { fromWireTime, type OrderDetails } from '@openmall/sdk';
import { useOrderLogList } from '@openmall/sdk/hooks';
import { Ban, Check, RotateCcw } from 'lucide-react';
import { formatMoment } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';

const Root = styled(Card)`
  padding: 28px 24px 24px;
  & ol {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: 1fr;
  }
  & li {
    position: relative;
    display: grid;
    align-content: start;
    justify-items: center;
    gap: 4px;
    padding-inline: 8px;
    text-align: center;
    color: var(--mui-palette-text-tertiary);
  }
  & li + li::before {
    content: '';
    position: absolute;
    inset-block-start: 15px;
    inset-inline: calc(-50% + 22px) calc(50% + 22px);
    block-size: 2px;
    background: var(--mui-palette-divider);
  }
  & li + li[data-done='true']::before {
    background: var(--mui-palette-primary-main);
  }
  & .node {
    display: grid;
    place-items: center;
    inline-size: 32px;
    block-size: 32px;
    margin-block-end: 6px;
    border: 2px solid var(--mui-palette-divider);
    border-radius: 16px;
    background: var(--mui-palette-background-paper);
    font-weight: 600;
    font-size: 13px;
  }
  & li[data-done='true'] {
    color: var(--mui-palette-text-primary);
  }
  & li[data-done='true'] .node {
    border-color: var(--mui-palette-primary-main);
    background: var(--mui-palette-primary-main);
    color: var(--mui-palette-primary-contrastText);
  }
  & li[data-bad='true'] .node {
    border-color: var(--mui-palette-error-main);
    background: var(--mui-palette-error-main);
    color: var(--mui-palette-primary-contrastText);
  }
  & li[data-bad='true']::before {
    background: var(--mui-palette-error-main) !important;
  }
  & strong {
    font-weight: 600;
  }
  & small {
    min-block-size: 16px;
    font-size: 12px;
    line-height: 16px;
    color: var(--mui-palette-text-secondary);
  }
  @media (width < 900px) {
    padding: 20px 8px 16px;
    & li {
      padding-inline: 2px;
      font-size: 12px;
      line-height: 16px;
      overflow-wrap: anywhere;
    }
    & small {
      font-size: 11px;
    }
    & li {
      hyphens: auto;
      overflow-wrap: normal;
      font-size: 11px;
    }
    & strong {
      font-weight: 500;
    }
  }
`;

interface Node {
  readonly word: 'placed' | 'paid' | 'shipped' | 'received' | 'reviewed' | 'cancelled' | 'refund';
  /** Which steps of the order's log make it done. */
  readonly states: readonly number[];
  readonly bad?: boolean;
}

const way: readonly Node[] = [
  { word: 'placed', states: [1] },
  { word: 'paid', states: [2] },
  { word: 'shipped', states: [6] },
  { word: 'received', states: [7] },
  { word: 'reviewed', states: [15, 16] },
];

function nodesOf(status: OrderDetails['status']): readonly Node[] {
  if (status === -1) return [...way.slice(0, 1), { word: 'cancelled', states: [3, 4], bad: true }];
  if (status === 6) return [...way.slice(0, 2), { word: 'refund', states: [8, 9], bad: true }];
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
      <ol aria-label={t('progress.label')}>
        {nodes.map(({ word, at, bad = false }, index) => (
          <li
            key={word}
            data-done={at !== undefined}
            data-bad={bad && at !== undefined}
            aria-current={index === reached ? 'step' : undefined}
          >
            <span className="node" aria-hidden>
              {bad ? (
                word === 'cancelled' ? (
                  <Ban size={16} />
                ) : (
                  <RotateCcw size={16} />
                )
              ) : at ? (
                <Check size={16} />
              ) : (
                index + 1
              )}
            </span>
            <strong>{t(`progress.${word}`)}</strong>
            <small>{at && formatMoment(fromWireTime(at))}</small>
          </li>
        ))}
      </ol>
    </Root>
  );
}
