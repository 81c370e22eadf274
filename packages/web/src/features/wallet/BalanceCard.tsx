import Card from '@mui/material/Card';
import styled from '@emotion/styled';
import { useWalletGetUsdt } from '@openmall/sdk/hooks';
import { compare, formatDollars } from '@openmall/sdk/money';
import { Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../shared/ui/feedback/ErrorState.tsx';
import { Money } from '../../shared/ui/display/Money.tsx';
import { SkeletonLine } from '../../shared/ui/feedback/SkeletonLine.tsx';
import { Coins } from './Coins.tsx';

const Root = styled(Card)`
  display: grid;
  grid-template-columns: minmax(280px, 2fr) 3fr;
  min-block-size: 156px;
  overflow: hidden;
  & > .balance {
    display: grid;
    align-content: center;
    gap: 4px;
    padding: 24px 28px;
    background:
      radial-gradient(
        120% 120% at 100% 0%,
        color-mix(in oklab, var(--mui-palette-deep-sheen) 80%, transparent),
        transparent 70%
      ),
      var(--mui-palette-deep-main);
    color: var(--mui-palette-deep-contrastText);
  }
  & > .balance strong {
    color: #fff;
    font-size: 36px;
    line-height: 44px;
    letter-spacing: -0.02em;
    font-variant-numeric: tabular-nums;
  }
  & > .balance .coins {
    color: var(--mui-palette-deep-contrastText);
    font-size: 13px;
    font-variant-numeric: tabular-nums;
  }
  & > .source {
    display: grid;
    grid-template-columns: auto 1fr;
    align-content: center;
    gap: 4px 12px;
    padding: 24px 28px;
  }
  & > .source svg {
    margin-block-start: 2px;
    color: var(--mui-palette-primary-main);
  }
  & > .source p {
    grid-column: 2;
    color: var(--mui-palette-text-secondary);
    text-wrap: pretty;
  }
  @media (width < 900px) {
    grid-template-columns: minmax(0, 1fr);
    & > .balance,
    & > .source {
      padding: 20px 16px;
    }
  }
`;

/** The balance of the wallet and its source. */
export function BalanceCard() {
  const { t } = useTranslation('wallet');
  const wallet = useWalletGetUsdt({ query: { staleTime: 0, meta: { inline: true } } });
  const { t: checkoutText } = useTranslation('checkout');
  if (wallet.isError && !wallet.data)
    return <ErrorState error={wallet.error} onRetry={() => void wallet.refetch()} minHeight={156} />;
  const demoMoney = wallet.data?.demoBalance ?? '0';
  const balance = wallet.data && (wallet.data.balance ?? wallet.data.money);
  return (
    <Root>
      <div className="balance">
        {t('balance')}
        <strong>
          {balance === undefined ? <SkeletonLine width={180} line={44} /> : <Money value={balance} />}
        </strong>
        <span>
          {balance === undefined ? (
            <SkeletonLine width={96} line={20} />
          ) : (
            <Coins className="coins" value={balance} coin="USDT" />
          )}
        </span>
      </div>
      <div className="source">
        <Info size={18} aria-hidden />
        <strong>{t('source.title')}</strong>
        <p>{t('source.text')}</p>
        {compare(demoMoney, '0') > 0 && (
          <p>{checkoutText('demoMoney', { amount: formatDollars(demoMoney) })}</p>
        )}
      </div>
    </Root>
  );
}
