import Card from '@mui/material/Card';
import styled from '@emotion/styled';
import type { WalletLog } from '@openmall/sdk';
import { Link } from 'react-router';
import { formatMoment } from '../../shared/i18n/format.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Money } from '../../shared/ui/display/Money.tsx';
import { kindIcons, reasonOf } from './movement-kinds.ts';

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
  & td {
    padding: 12px 20px;
    border-block-start: 1px solid var(--mui-palette-divider);
  }
  & .figure {
    text-align: end;
    white-space: nowrap;
  }
  & .reason {
    display: grid;
    grid-template-columns: 40px 1fr;
    gap: 0 14px;
    align-items: center;
  }
  & .icon {
    grid-row: span 2;
    display: grid;
    place-items: center;
    inline-size: 40px;
    block-size: 40px;
    border-radius: 20px;
    background: var(--mui-palette-background-sunken);
    color: var(--mui-palette-text-secondary);
  }
  & tr[data-direction='in'] .icon {
    background: var(--mui-palette-success-tint);
    color: var(--mui-palette-success-main);
  }
  & tr[data-direction='in'] .amount {
    color: var(--mui-palette-success-main);
  }
  & .amount {
    font-weight: 600;
  }
  & .reason :is(small, a) {
    grid-column: 2;
    justify-self: start;
    color: var(--mui-palette-text-secondary);
    font-size: 12px;
    line-height: 18px;
  }
  & .reason a {
    border-radius: 4px;
    text-decoration: underline;
    text-underline-offset: 2px;
  }
  & .reason a:hover {
    color: var(--mui-palette-primary-main);
  }
  & .when,
  & .after {
    color: var(--mui-palette-text-secondary);
    white-space: nowrap;
  }
  @media (width < 900px) {
    & > table,
    & tbody {
      display: block;
    }
    & thead {
      position: absolute;
      clip-path: inset(50%);
    }
    & tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 2px 12px;
      padding: 12px 16px;
      border-block-start: 1px solid var(--mui-palette-divider);
    }
    & td {
      padding: 0;
      border: 0;
    }
    & td:first-of-type {
      grid-row: 1 / 3;
    }
    & .when {
      grid-row: 3;
      padding-inline-start: 54px;
      font-size: 12px;
      white-space: normal;
    }
    & .figure {
      grid-column: 2;
    }
  }
`;

function Row({ movement }: { readonly movement: WalletLog }) {
  const { t } = useTranslation('wallet');
  const { kind, direction, refId } = movement;
  const Icon = kindIcons[kind];
  const reason = reasonOf(movement);
  return (
    <tr data-direction={direction}>
      <td>
        <div className="reason">
          <span className="icon">
            <Icon size={18} aria-hidden />
          </span>
          <span>{t(`kind.${kind}`)}</span>
          {reason ? (
            <Link to={reason.path}>
              {t(`reason.${reason.word}`)} <bdi dir="ltr">{refId}</bdi>
            </Link>
          ) : (
            kind === 'demoBonus' && <small>{t('hint.demoBonus')}</small>
          )}
        </div>
      </td>
      <td className="when">{formatMoment(movement.createTime)}</td>
      <td className="figure amount">
        <bdi dir="ltr">
          {direction === 'in' ? '+' : '−'}
          <Money value={movement.amount} />
        </bdi>
      </td>
      <td className="figure after">
        <Money value={movement.balance} />
      </td>
    </tr>
  );
}

/** What came and went, a row each, with the balance after it. */
export function MovementTable({ movements }: { readonly movements: readonly WalletLog[] }) {
  const { t } = useTranslation('wallet');
  return (
    <Root>
      <table aria-label={t('movements')}>
        <thead>
          <tr>
            <th scope="col">{t('column.reason')}</th>
            <th scope="col">{t('column.when')}</th>
            <th scope="col" className="figure">
              {t('column.amount')}
            </th>
            <th scope="col" className="figure">
              {t('column.after')}
            </th>
          </tr>
        </thead>
        <tbody>
          {movements.map((movement) => (
            <Row key={movement.id} movement={movement} />
          ))}
        </tbody>
      </table>
    </Root>
  );
}
