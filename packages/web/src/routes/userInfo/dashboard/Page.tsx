import Card from '@mui/material/Card';
import styled from '@emotion/styled';
import { useLocaluserGet, useOrderCountOrderStatus, useWalletGetUsdt } from '@openmall/sdk/hooks';
import { ChevronRight, PackageOpen, RotateCcw, Star, Truck, Wallet } from 'lucide-react';
import { Link } from 'react-router-dom';
import { OrderList } from '../../../features/orders/list/OrderList.tsx';
import { useOrderAction } from '../../../features/orders/use-order-action.ts';
import { useTranslation } from 'react-i18next';
import { ordersPath, paths } from '../../../shared/navigation/paths.ts';
import { Money } from '../../../shared/ui/display/Money.tsx';
import { SkeletonLine } from '../../../shared/ui/feedback/SkeletonLine.tsx';
import { usePageTitle } from '../../../shared/ui/layout/use-page-title.ts';
import { ActionDialogs } from '../ActionDialogs.tsx';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  & h1 {
    font-size: 28px;
    line-height: 36px;
    letter-spacing: -0.02em;
  }
  & h2 {
    font-size: 20px;
    line-height: 28px;
  }
  & .top {
    display: grid;
    grid-template-columns: 300px minmax(0, 1fr);
    gap: 16px;
  }
  & .wallet {
    display: grid;
    align-content: center;
    gap: 4px;
    padding: 24px;
    border: 0;
    background:
      radial-gradient(
        120% 120% at 100% 0%,
        color-mix(in oklab, var(--mui-palette-deep-sheen) 80%, transparent),
        transparent 70%
      ),
      var(--mui-palette-deep-main);
    color: var(--mui-palette-deep-contrastText);
  }
  & .wallet strong {
    color: #fff;
    font-size: 32px;
    line-height: 40px;
    letter-spacing: -0.02em;
    font-variant-numeric: tabular-nums;
  }
  & .wallet a {
    justify-self: start;
    margin-block-start: 12px;
    padding-block: 2px;
    color: #fff;
    text-decoration: underline;
    text-underline-offset: 3px;
    border-radius: 4px;
  }
  & .counts {
    display: grid;
    /* A long word, such as “Erstattung/Reklamation”, takes room from its neighbors. */
    grid-template-columns: repeat(5, minmax(min-content, 1fr));
    padding: 8px;
  }
  & .counts a {
    display: grid;
    justify-items: center;
    align-content: center;
    gap: 4px;
    min-block-size: 120px;
    border-radius: var(--mui-shape-borderRadiusSmall);
    color: var(--mui-palette-text-secondary);
    text-align: center;
    font-size: 13px;
  }
  & .counts a:hover {
    background: var(--mui-palette-background-default);
    color: var(--mui-palette-text-primary);
  }
  & .counts b {
    font-size: 22px;
    line-height: 28px;
    font-weight: 600;
    color: var(--mui-palette-text-primary);
    font-variant-numeric: tabular-nums;
  }
  & .head {
    display: flex;
    align-items: end;
    justify-content: space-between;
    gap: 16px;
    margin-block-end: -24px;
  }
  & .head a {
    display: inline-flex;
    align-items: center;
    gap: 2px;
    white-space: nowrap;
    font-weight: 600;
    border-radius: 4px;
  }
  & .head a:hover {
    color: var(--mui-palette-primary-main);
  }
  @media (width < 900px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
    & h1 {
      font-size: 22px;
      line-height: 28px;
    }
    & .top {
      grid-template-columns: minmax(0, 1fr);
    }
    /* As many columns as fit their longest word. */
    & .counts {
      display: flex;
      flex-wrap: wrap;
    }
    & .counts a {
      flex: 1 0 96px;
      min-block-size: 88px;
      padding-inline: 2px;
      font-size: 12px;
      line-height: 16px;
    }
    & .head {
      margin-block-end: -8px;
    }
  }
  @media (width < 1200px) {
    & .top {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

const counted = [
  { index: 1, icon: Wallet, word: 'toPay', count: 'waitPayCount' },
  { index: 2, icon: PackageOpen, word: 'toShip', count: 'waitDeliverCount' },
  { index: 3, icon: Truck, word: 'toReceive', count: 'waitReceiptCount' },
  { index: 4, icon: Star, word: 'toReview', count: 'waitEvaluateCount' },
  { index: 5, icon: RotateCcw, word: 'refund', count: 'refundCount' },
] as const;

/** Open tasks of the buyer, the balance and the latest orders. */
export function Page() {
  const { t } = useTranslation('account');
  const { t: orderText } = useTranslation('orders');
  const acting = useOrderAction();
  const inline = { query: { staleTime: 0, meta: { inline: true } } };
  const counts = useOrderCountOrderStatus(inline).data;
  const { data: wallet, error } = useWalletGetUsdt(inline);
  const profile = useLocaluserGet({ query: { meta: { inline: true } } }).data;
  usePageTitle(t('dashboard.title'));
  return (
    <Root>
      <h1>{t('dashboard.title')}</h1>
      <div className="top">
        <Card className="wallet">
          {t('dashboard.balance')}
          <strong>
            {wallet ? (
              <Money value={wallet.balance ?? wallet.money} />
            ) : error ? (
              '–'
            ) : (
              <SkeletonLine width={140} line={40} />
            )}
          </strong>
          {profile?.safeword === 0 ? (
            <Link to={paths.transactionPassword}>{t('dashboard.setFund')}</Link>
          ) : (
            <Link to={paths.moneyPackage}>{t('dashboard.wallet')}</Link>
          )}
        </Card>
        <Card component="nav" className="counts" aria-label={orderText('tab.label')}>
          {counted.map(({ index, icon: Icon, word, count }) => (
            <Link key={word} to={ordersPath(index)}>
              <Icon size={24} aria-hidden />
              <b>{counts ? counts[count] : '–'}</b>
              {orderText(`tab.${word}`)}
            </Link>
          ))}
        </Card>
      </div>
      <div className="head">
        <h2>{t('dashboard.newest')}</h2>
        <Link to={ordersPath(0)}>
          {t('dashboard.all')} <ChevronRight className="flips" size={18} aria-hidden />
        </Link>
      </div>
      <div>
        <OrderList index="0" keyword="" page={1} acting={acting} max={3} />
      </div>
      <ActionDialogs acting={acting} />
    </Root>
  );
}
