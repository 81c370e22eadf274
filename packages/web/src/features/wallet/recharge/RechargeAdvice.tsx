import { BadgePercent, Clock, Network, ReceiptText, ShieldCheck, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Advice } from '../Advice.tsx';

const advice = {
  chain: [
    { icon: Network, word: 'network' },
    { icon: ReceiptText, word: 'proof' },
    { icon: ShieldCheck, word: 'once' },
  ],
  thirdParty: [
    { icon: BadgePercent, word: 'price' },
    { icon: Clock, word: 'day' },
    { icon: Undo2, word: 'declined' },
  ],
} as const;

/** What keeps a recharge from getting lost. */
export function RechargeAdvice({ way }: { readonly way: keyof typeof advice }) {
  const { t } = useTranslation('wallet');
  return <Advice hints={advice[way].map(({ icon, word }) => ({ icon, text: t(`advice.${word}`) }))} />;
}
