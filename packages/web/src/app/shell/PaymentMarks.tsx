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

/** A coin as we draw it: a disc with its sign. */
const Coin = ({ colour, sign }: { readonly colour: string; readonly sign: string }) => (
  <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden>
    <circle cx="9" cy="9" r="9" fill={colour} />
    <text x="9" y="13" textAnchor="middle" fontSize="11" fontWeight="700" fill="#fff">
      {sign}
    </text>
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
        <Coin colour="#1f7f66" sign="₮" /> USDT
      </li>
      <li>
        <Coin colour="#c46a00" sign="₿" /> BTC
      </li>
      <li>
        <Coin colour="#4e5fb8" sign="Ξ" /> ETH
      </li>
    </List>
  );
}
