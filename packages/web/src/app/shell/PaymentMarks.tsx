import styled from '@emotion/styled';
import { CreditCard, Wallet } from 'lucide-react';
import { site } from '../../shared/themes/in-use.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';

const List = styled.ul`
  display: flex;
  align-items: center;
  gap: 8px;
  & li {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    block-size: 32px;
    padding-inline: 10px;
    border: 1px solid var(--line);
    border-radius: 6px;
    color: var(--ink);
    font-weight: 600;
    font-size: 12px;
  }
`;

// Drawn, not written: three letters would make every page fetch 100 kB of fonts for them.
const tether = 'M5 5h8M9 5v8.5M6.5 8.9l5-1.6M6.5 11l5-1.6';
const bitcoin =
  'M7 4.9v8.2M5.8 4.9h4.4a2 2 0 0 1 0 4H7M7 8.9h3.6a2.1 2.1 0 0 1 0 4.2H5.8M8.3 3.6v1.3M10.2 3.6v1.3M8.3 13.1v1.3M10.2 13.1v1.3';
const ether = 'M5.5 5.4h7M6.5 9h5M5.5 12.6h7';
const usdc =
  'M11.4 7.1C11.1 6 10.2 5.4 9 5.4c-1.5 0-2.5.7-2.5 1.8 0 2.5 5 1.2 5 3.7 0 1.1-1 1.8-2.5 1.8-1.3 0-2.2-.6-2.5-1.7M9 4v10';

/** The coins that a site may take; `site.json` of its theme says which. */
const coins: Readonly<Record<string, { readonly colour: string; readonly sign: string } | undefined>> = {
  USDT: { colour: '#1f7f66', sign: tether },
  USDC: { colour: '#2766b8', sign: usdc },
  BTC: { colour: '#c46a00', sign: bitcoin },
  ETH: { colour: '#4e5fb8', sign: ether },
};

/** A coin as we draw it: a disc with its sign. */
function Coin({ name }: { readonly name: string }) {
  const coin = coins[name];
  return (
    <li>
      {coin && (
        <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden>
          <circle cx="9" cy="9" r="9" fill={coin.colour} />
          <path
            d={coin.sign}
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

/** The ways to pay of this site, drawn by us: nobody's logo. */
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
