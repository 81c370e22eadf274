import styled from '@emotion/styled';
import { CreditCard, Wallet } from 'lucide-react';
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

/** A coin as we draw it: a disc with its sign. */
const Coin = ({ colour, sign }: { readonly colour: string; readonly sign: string }) => (
  <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden>
    <circle cx="9" cy="9" r="9" fill={colour} />
    <path d={sign} fill="none" stroke="#fff" strokeWidth="1.4" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);

/** The ways to pay, drawn by us: nobody's logo. */
export function PaymentMarks() {
  const { t } = useTranslation();
  return (
    <List aria-label={t('footer.payments')}>
      <li>
        <Wallet size={16} aria-hidden /> {t('pay.balance')}
      </li>
      <li>
        <CreditCard size={16} aria-hidden /> {t('pay.card')}
      </li>
      <li>
        <Coin colour="#1f7f66" sign={tether} /> USDT
      </li>
      <li>
        <Coin colour="#c46a00" sign={bitcoin} /> BTC
      </li>
      <li>
        <Coin colour="#4e5fb8" sign={ether} /> ETH
      </li>
    </List>
  );
}
