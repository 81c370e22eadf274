import { Clock, Network, ReceiptText, ShieldCheck } from 'lucide-react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Advice } from '../Advice.tsx';

const advice = [
  { icon: Network, word: 'network' },
  { icon: ReceiptText, word: 'proof' },
  { icon: Clock, word: 'time' },
  { icon: ShieldCheck, word: 'once' },
] as const;

/** What keeps a recharge from getting lost. */
export function RechargeAdvice() {
  const { t } = useTranslation('wallet');
  return <Advice hints={advice.map(({ icon, word }) => ({ icon, text: t(`advice.${word}`) }))} />;
}
