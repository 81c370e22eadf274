import { formatDollars } from '@openmall/sdk/money';
import Skeleton from '@mui/material/Skeleton';
import styled from '@emotion/styled';
import { compare, subtract } from '@openmall/sdk/money';
import { usePaymentMethods, useWalletGetUsdt } from '@openmall/sdk/hooks';
import { Bitcoin, CreditCard, Smartphone, Wallet, type LucideIcon } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { formatRate } from '../../shared/i18n/format.ts';
import { textOr } from '../../shared/i18n/i18n.ts';
import { useTranslation } from 'react-i18next';
import { rechargePath } from '../../shared/navigation/paths.ts';
import { FRESH_FOR_MS } from '../../shared/net/fresh-for.ts';
import { ErrorState } from '../../shared/ui/feedback/ErrorState.tsx';
import { Money } from '../../shared/ui/display/Money.tsx';
import { RadioDot, RadioTile } from '../../shared/ui/input/RadioTile.tsx';

const icons: Readonly<Record<string, LucideIcon | undefined>> = {
  balance: Wallet,
  card: CreditCard,
  ewallet: Smartphone,
  crypto: Bitcoin,
};

const List = styled.div`
  display: grid;
  gap: 8px;
`;

const Method = styled(RadioTile)`
  gap: 14px;
  min-block-size: 64px;
  padding-block: 10px;
  & .icon {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: 40px;
    block-size: 40px;
    border-radius: var(--mui-shape-borderRadius);
    background: var(--mui-palette-background-sunken);
  }
  &[data-chosen='true'] .icon {
    background: var(--mui-palette-background-paper);
    color: var(--mui-palette-primary-main);
  }
  & strong {
    display: block;
    font-weight: 600;
  }
  & small {
    color: var(--mui-palette-text-secondary);
    font-size: 13px;
    line-height: 18px;
  }
  &[data-off='true'] small {
    color: var(--mui-palette-text-tertiary);
  }
  & .short {
    color: var(--mui-palette-warning-main);
  }
  & .demo {
    display: block;
    color: var(--mui-palette-text-tertiary);
  }
  & .short a {
    position: relative;
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 2px;
  }
`;

interface Props {
  readonly countryId: number | undefined;
  /** Whether the address is known, or known to be missing. */
  readonly ready: boolean;
  readonly chosen: string;
  readonly onChoose: (code: string, feeRatio: number) => void;
  /** The total of the orders; undefined until it is known. */
  readonly total: number | undefined;
  /** Shown below the balance while it is chosen. */
  readonly balanceForm?: ReactNode;
}

/** All payment methods of the mall. Unavailable methods stay visible with the reason. */
export function PaymentChoice({ countryId, ready, chosen, onChoose, total, balanceForm }: Props) {
  const { t } = useTranslation('checkout');
  const { pathname, search } = useLocation();
  const { t: errorText } = useTranslation('errors');
  const methods = usePaymentMethods(countryId === undefined ? {} : { countryId }, {
    query: { enabled: ready, meta: { inline: true } },
  });
  const wallet = useWalletGetUsdt({ query: { staleTime: FRESH_FOR_MS, meta: { inline: true } } });
  if (methods.isError)
    return <ErrorState error={methods.error} onRetry={() => void methods.refetch()} minHeight={208} />;
  const balance = wallet.data?.balance ?? wallet.data?.money;
  const demoMoney = wallet.data?.demoBalance ?? '0';
  const describeMethod = (code: string, feeRatio: number) => {
    if (code !== 'balance')
      return feeRatio > 0 ? t('method.fee', { share: formatRate(feeRatio) }) : t('method.noFee');
    if (balance === undefined) return t('method.balanceUnknown');
    const isShort = total !== undefined && compare(balance, total) < 0;
    return (
      <>
        {t('method.available')} <Money value={balance} />
        {isShort && (
          <span className="short">
            {' '}
            · {t('method.short', { amount: formatDollars(subtract(total, balance)) })} ·{' '}
            <Link to={rechargePath(pathname + search)}>{t('pay.recharge')}</Link>
          </span>
        )}
        {compare(demoMoney, '0') > 0 && (
          <span className="demo">{t('demoMoney', { amount: formatDollars(demoMoney) })}</span>
        )}
      </>
    );
  };
  return (
    <List role="radiogroup" aria-label={t('method.title')} aria-busy={!methods.data}>
      {methods.data?.methods.map(({ code, name, available, reason, feeRatio }) => {
        const Icon = icons[code] ?? CreditCard;
        return (
          <Fragment key={code}>
            <Method data-off={available !== 1} data-chosen={chosen === code}>
              <RadioDot
                size="small"
                name="method"
                value={code}
                disabled={available !== 1}
                checked={chosen === code}
                onChange={() => onChoose(code, feeRatio)}
              />
              <span className="icon">
                <Icon size={20} aria-hidden />
              </span>
              <span>
                <strong>{textOr('checkout', `method.names.${code}`, name)}</strong>
                <small>
                  {available === 1 ? describeMethod(code, feeRatio) : reason && errorText(reason)}
                </small>
              </span>
            </Method>
            {code === 'balance' && chosen === code && balanceForm}
          </Fragment>
        );
      }) ?? [1, 2, 3].map((key) => <Skeleton key={key} height={64} />)}
    </List>
  );
}
