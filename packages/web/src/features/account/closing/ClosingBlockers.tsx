import styled from '@emotion/styled';
import { useOrderCountOrderStatus, useWalletGetUsdt } from '@openmall/sdk/hooks';
import { compare, formatDollars, subtract } from '@openmall/sdk/money';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { ordersPath, paths } from '../../../shared/navigation/paths.ts';

const List = styled.ul`
  display: grid;
  gap: 12px;
  & li {
    display: flex;
    gap: 10px;
  }
  & svg {
    flex: none;
    margin-block-start: 1px;
  }
  & a {
    color: var(--mui-palette-primary-main);
    font-weight: 600;
    border-radius: 4px;
  }
`;

function Item({ isMet, children }: { readonly isMet: boolean; readonly children: ReactNode }) {
  return (
    <li>
      {isMet ? (
        <CircleCheck size={18} color="var(--mui-palette-success-main)" aria-hidden />
      ) : (
        <CircleAlert size={18} color="var(--mui-palette-warning-main)" aria-hidden />
      )}
      <span>{children}</span>
    </li>
  );
}

/** A balance below one cent does not block the closing. */
const CENT = '0.01';

/** Lists what must be settled before an account can be closed. The server rejects the call otherwise. */
export function ClosingBlockers() {
  const { t } = useTranslation('security');
  const fresh = { query: { staleTime: 0, meta: { inline: true } } };
  const wallet = useWalletGetUsdt(fresh).data;
  const counts = useOrderCountOrderStatus(fresh).data;
  if (!wallet || !counts) return null;
  const openOrders = [counts.waitPayCount, counts.waitDeliverCount, counts.waitReceiptCount]
    .map(Number)
    .reduce((sum, count) => sum + count, 0);
  const demoMoney = wallet.demoBalance ?? '0';
  const hasDemoMoney = compare(demoMoney, 0) > 0;
  const ownMoney = subtract(wallet.balance ?? String(wallet.money), demoMoney);
  const hasMoney = compare(ownMoney, CENT) >= 0;
  return (
    <List>
      {hasDemoMoney && <Item isMet>{t('closing.demoMoney', { amount: formatDollars(demoMoney) })}</Item>}
      {hasMoney && (
        <Item isMet={false}>
          {t('closing.balance', { amount: formatDollars(ownMoney) })}{' '}
          <Link to={paths.withdraw}>{t('closing.withdraw')}</Link>
        </Item>
      )}
      {!hasMoney && !hasDemoMoney && <Item isMet>{t('closing.noBalance')}</Item>}
      {openOrders > 0 ? (
        <Item isMet={false}>
          {t('closing.orders', { count: openOrders })} <Link to={ordersPath(0)}>{t('closing.toOrders')}</Link>
        </Item>
      ) : (
        <Item isMet>{t('closing.noOrders')}</Item>
      )}
      <li>
        <CircleCheck size={18} color="var(--mui-palette-text-tertiary)" aria-hidden />
        <span>{t('closing.rest')}</span>
      </li>
    </List>
  );
}
