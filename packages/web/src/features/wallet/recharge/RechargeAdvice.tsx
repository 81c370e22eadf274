import styled from '@emotion/styled';
import { Clock, Network, ReceiptText, ShieldCheck } from 'lucide-react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Card } from '../../../shared/ui/Card.tsx';

const Root = styled(Card)`
  padding: 20px;
  & h2 {
    margin-block-end: 12px;
    font-size: 16px;
    line-height: 24px;
  }
  & ul {
    display: grid;
    gap: 14px;
  }
  & li {
    display: grid;
    grid-template-columns: 18px 1fr;
    gap: 12px;
    color: var(--ink-soft);
    text-wrap: pretty;
  }
  & svg {
    margin-block-start: 1px;
    color: var(--brand);
  }
`;

const advice = [
  { icon: Network, word: 'network' },
  { icon: ReceiptText, word: 'proof' },
  { icon: Clock, word: 'time' },
  { icon: ShieldCheck, word: 'once' },
] as const;

/** What keeps a recharge from getting lost, beside the form. */
export function RechargeAdvice() {
  const { t } = useTranslation('wallet');
  return (
    <Root as="aside">
      <h2>{t('advice.title')}</h2>
      <ul>
        {advice.map(({ icon: Icon, word }) => (
          <li key={word}>
            <Icon size={18} aria-hidden />
            {t(`advice.${word}`)}
          </li>
        ))}
      </ul>
    </Root>
  );
}
