import styled from '@emotion/styled';
import { CreditCard, Wallet } from 'lucide-react';
import { site } from '../../../shared/themes/in-use.ts';
import { useTranslation } from 'react-i18next';
import { coinIcons } from '../../../shared/ui/display/coin-icons.ts';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  & li {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    block-size: 32px;
    padding-inline: 10px;
    border: 1px solid var(--mui-palette-divider);
    border-radius: var(--mui-shape-borderRadiusSmall);
    color: var(--mui-palette-text-primary);
    font-weight: 600;
    font-size: 12px;
    white-space: nowrap;
  }
`;

/** A disc with the icon of a coin, and its name. */
function Coin({ name }: { readonly name: string }) {
  const coin = coinIcons[name];
  return (
    <li>
      {coin && (
        <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden>
          <circle cx="9" cy="9" r="9" fill={coin.ground} />
          <path
            d={coin.path}
            fill="none"
            stroke="#fff"
            strokeWidth="1.4"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      )}
      {name}
    </li>
  );
}

/** The payment methods of this site, as our own icons instead of trademarks. */
export function PaymentMarks() {
  const { t } = useTranslation();
  return (
    <List aria-label={t('footer.payments')}>
      <li>
        <Wallet size={16} aria-hidden /> {t('pay.balance')}
      </li>
      {site().methods.includes('card') && (
        <li>
          <CreditCard size={16} aria-hidden /> {t('pay.card')}
        </li>
      )}
      {site().coins.map((name) => (
        <Coin key={name} name={name} />
      ))}
    </List>
  );
}
