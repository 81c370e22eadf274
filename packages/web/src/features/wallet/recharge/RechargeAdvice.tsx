import { BadgePercent, Clock, Network, ReceiptText, ShieldCheck, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Advice } from '../Advice.tsx';

const advice = {
  chain: [
    { icon: Network, key: 'network' },
    { icon: ReceiptText, key: 'proof' },
    { icon: ShieldCheck, key: 'once' },
  ],
  thirdParty: [
    { icon: BadgePercent, key: 'price' },
    { icon: Clock, key: 'day' },
    { icon: Undo2, key: 'declined' },
  ],
} as const;

/** Hints for a recharge. */
export function RechargeAdvice({ method }: { readonly method: keyof typeof advice }) {
  const { t } = useTranslation('wallet');
  return <Advice hints={advice[method].map(({ icon, key }) => ({ icon, text: t(`advice.${key}`) }))} />;
}
