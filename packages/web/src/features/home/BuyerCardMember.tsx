import styled from '@emotion/styled';
import { useLocaluserGet, useOrderCountOrderStatus, useWalletGetUsdt } from '@openmall/sdk/hooks';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { ordersPath, paths } from '../../shared/navigation/paths.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { Avatar } from '../../shared/ui/display/Avatar.tsx';
import { Money } from '../../shared/ui/display/Money.tsx';
import { SkeletonLine } from '../../shared/ui/feedback/SkeletonLine.tsx';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  block-size: 100%;
  & .who {
    display: flex;
    flex-direction: column;
    align-items: center;
    text-align: center;
  }
  & .hello {
    margin-block-start: 8px;
    color: var(--mui-palette-text-secondary);
  }
  & h2 {
    margin: 0;
    max-inline-size: 100%;
    font-size: 15px;
    line-height: 22px;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & .balance {
    margin-block-start: 16px;
    padding: 12px 16px;
    border-radius: var(--mui-shape-borderRadius);
    background: var(--mui-palette-primary-tint);
  }
  & .balance:hover strong {
    text-decoration: underline;
  }
  & .balance span {
    display: block;
    color: var(--mui-palette-text-secondary);
    font-size: 12px;
    line-height: 16px;
  }
  & .balance strong {
    font-size: 20px;
    line-height: 28px;
    font-weight: 600;
    color: var(--mui-palette-primary-main);
    font-variant-numeric: tabular-nums;
  }
  & ul {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 8px;
    margin-block-start: 12px;
  }
  & li a {
    display: grid;
    justify-items: center;
    gap: 2px;
    padding: 8px 4px;
    border: 1px solid var(--mui-palette-divider);
    border-radius: var(--mui-shape-borderRadius);
    font-size: 12px;
    line-height: 16px;
    color: var(--mui-palette-text-secondary);
  }
  & li a:hover {
    border-color: var(--mui-palette-primary-main);
    color: var(--mui-palette-primary-main);
  }
  & li b {
    font-size: 16px;
    line-height: 20px;
    font-weight: 600;
    color: var(--mui-palette-text-primary);
    font-variant-numeric: tabular-nums;
  }
  & .all {
    margin-block-start: auto;
    padding-block-start: 12px;
    align-self: center;
    display: inline-flex;
    align-items: center;
    gap: 2px;
    font-weight: 600;
    border-radius: 4px;
  }
  & .all:hover {
    color: var(--mui-palette-primary-main);
  }
`;

/** Amounts that fail to load show a dash; the linked pages show the error. */
const inline = { query: { meta: { inline: true } } };

/** Avatar, balance, and the number of orders to pay, ship, receive or review. */
export function BuyerCardMember() {
  const { t } = useTranslation('home');
  const { user } = useSession();
  const profile = useLocaluserGet(inline);
  const wallet = useWalletGetUsdt(inline);
  const { data: counts, error: countsError } = useOrderCountOrderStatus(inline);
  const openOrders = [
    { label: t('buyer.toPay'), count: counts?.waitPayCount, index: 1 },
    { label: t('buyer.toShip'), count: counts?.waitDeliverCount, index: 2 },
    { label: t('buyer.toReceive'), count: counts?.waitReceiptCount, index: 3 },
    { label: t('buyer.toReview'), count: counts?.waitEvaluateCount, index: 4 },
  ];
  return (
    <Root>
      <Link className="who" to={paths.dashboard} style={{ borderRadius: 8 }}>
        <Avatar number={profile.data?.avatar} size={56} />
        <span className="hello">{t('buyer.greeting')}</span>
        <h2 title={user?.username} dir="auto">
          {user?.displayName ?? user?.username}
        </h2>
      </Link>
      <Link className="balance" to={paths.moneyPackage}>
        <span>{t('buyer.balance')}</span>
        {wallet.data ? (
          <strong>
            <Money value={wallet.data.money} />
          </strong>
        ) : wallet.error ? (
          <strong>–</strong>
        ) : (
          <SkeletonLine line={28} width={96} />
        )}
      </Link>
      <ul>
        {openOrders.map(({ label, count, index }) => (
          <li key={index}>
            <Link to={ordersPath(index)}>
              {counts || countsError ? <b>{count ?? '–'}</b> : <SkeletonLine line={20} width={24} />}
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <Link className="all" to={paths.myOrder}>
        {t('buyer.orders')}
        <ChevronRight className="flips" size={16} aria-hidden />
      </Link>
    </Root>
  );
}
