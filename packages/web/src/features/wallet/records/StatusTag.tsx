import Chip from '@mui/material/Chip';
import type { WalletRecordStatus } from '@openmall/sdk';
import { CircleCheck, CircleX, Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';

const looks = {
  0: { word: 'processing', color: 'warning', icon: Hourglass },
  1: { word: 'done', color: 'success', icon: CircleCheck },
  2: { word: 'failed', color: 'error', icon: CircleX },
} as const satisfies Record<WalletRecordStatus, object>;

export const stateWord = (state: WalletRecordStatus) => looks[state].word;

/** Where a recharge or a withdrawal stands: a sign and a word, never colour alone. */
export function StatusTag({ state }: { readonly state: WalletRecordStatus }) {
  const { t } = useTranslation('wallet');
  const { word, color, icon: Icon } = looks[state];
  return <Chip size="small" color={color} icon={<Icon size={14} aria-hidden />} label={t(`state.${word}`)} />;
}
