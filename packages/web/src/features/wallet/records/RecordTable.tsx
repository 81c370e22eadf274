import Card from '@mui/material/Card';
import styled from '@emotion/styled';
import type { WalletRecordStatus } from '@openmall/sdk';
import { fromWireTime } from '@openmall/sdk';
import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatMoment } from '../../../shared/i18n/format.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { StatusTag } from './StatusTag.tsx';

const Root = styled(Card)`
  & > table {
    inline-size: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  & th {
    padding: 12px 20px;
    color: var(--mui-palette-text-secondary);
    font-weight: 400;
    font-size: 12px;
    line-height: 16px;
    text-align: start;
  }
  & tbody tr {
    position: relative;
  }
  & tbody tr:hover {
    background: var(--mui-palette-background-default);
  }
  & td {
    padding: 12px 20px;
    border-block-start: 1px solid var(--mui-palette-divider);
    white-space: nowrap;
  }
  & .figure {
    text-align: end;
  }
  & .what {
    display: flex;
    align-items: center;
    gap: 14px;
  }
  & .what > span:last-of-type {
    display: grid;
  }
  & .icon {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: 40px;
    block-size: 40px;
    border-radius: 20px;
    background: var(--mui-palette-background-sunken);
    color: var(--mui-palette-text-secondary);
  }
  & .what a {
    font-weight: 600;
    border-radius: 4px;
  }
  /* The whole row is the link. */
  & .what a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & .what small {
    color: var(--mui-palette-text-secondary);
    font-size: 12px;
    line-height: 16px;
  }
  & .when {
    color: var(--mui-palette-text-secondary);
  }
  & .amount {
    font-weight: 600;
  }
  & .go {
    inline-size: 18px;
    padding-inline-start: 0;
    color: var(--mui-palette-text-tertiary);
  }
`;

export interface RecordRow {
  readonly id: string;
  readonly icon: LucideIcon;
  readonly title: ReactNode;
  /** `yyyy-MM-dd HH:mm:ss` of the wire. */
  readonly when: string;
  readonly amount: ReactNode;
  readonly arrives: ReactNode;
  readonly state: WalletRecordStatus;
  readonly path: string;
}

/** Recharges or withdrawals, a row each; the row leads to all that is known of it. */
export function RecordTable({
  label,
  rows,
}: {
  readonly label: string;
  readonly rows: readonly RecordRow[];
}) {
  const { t } = useTranslation('wallet');
  return (
    <Root>
      <table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{t('column.record')}</th>
            <th scope="col">{t('column.when')}</th>
            <th scope="col" className="figure">
              {t('column.quantity')}
            </th>
            <th scope="col" className="figure">
              {t('column.arrives')}
            </th>
            <th scope="col">{t('column.state')}</th>
            <th aria-hidden />
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, icon: Icon, title, when, amount, arrives, state, path }) => (
            <tr key={id}>
              <td>
                <div className="what">
                  <span className="icon">
                    <Icon size={18} aria-hidden />
                  </span>
                  <span>
                    <Link to={path}>{title}</Link>
                    <small>
                      <bdi dir="ltr">{id}</bdi>
                    </small>
                  </span>
                </div>
              </td>
              <td className="when">{formatMoment(fromWireTime(when))}</td>
              <td className="figure amount">{amount}</td>
              <td className="figure">{arrives}</td>
              <td>
                <StatusTag state={state} />
              </td>
              <td className="go">
                <ChevronRight className="flips" size={18} aria-hidden />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Root>
  );
}
