import styled from '@emotion/styled';
import { useOrderCountOrderStatus, useWalletGetUsdt } from '@openmall/sdk/hooks';
import { compare, formatDollars } from '@openmall/sdk/money';
import { CircleAlert, CircleCheck } from 'lucide-react';
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
  const hasMoney = compare(wallet.money, 0) > 0;
  return (
    <List>
      <li>
        {hasMoney ? (
          <CircleAlert size={18} color="var(--mui-palette-warning-main)" aria-hidden />
        ) : (
          <CircleCheck size={18} color="var(--mui-palette-success-main)" aria-hidden />
        )}
        <span>
          {hasMoney ? (
            <>
              {t('closing.balance', { amount: formatDollars(wallet.money) })}{' '}
              <Link to={paths.withdraw}>{t('closing.withdraw')}</Link>
            </>
          ) : (
            t('closing.noBalance')
          )}
        </span>
      </li>
      <li>
        {openOrders > 0 ? (
          <CircleAlert size={18} color="var(--mui-palette-warning-main)" aria-hidden />
        ) : (
          <CircleCheck size={18} color="var(--mui-palette-success-main)" aria-hidden />
        )}
        <span>
          {openOrders > 0 ? (
            <>
              {t('closing.orders', { count: openOrders })}{' '}
              <Link to={ordersPath(0)}>{t('closing.toOrders')}</Link>
            </>
          ) : (
            t('closing.noOrders')
          )}
        </span>
      </li>
      <li>
        <CircleCheck size={18} color="var(--mui-palette-text-tertiary)" aria-hidden />
        <span>{t('closing.rest')}</span>
      </li>
    </List>
  );
}
