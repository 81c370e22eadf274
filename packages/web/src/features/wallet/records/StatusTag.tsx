import Chip from '@mui/material/Chip';
import type { WalletRecordStatus } from '@openmall/sdk';
import { CircleCheck, CircleX, Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import '../../../shared/themes/late/chips.ts';

const looks = {
  0: { key: 'processing', color: 'warning', icon: Hourglass },
  1: { key: 'done', color: 'success', icon: CircleCheck },
  2: { key: 'failed', color: 'error', icon: CircleX },
} as const satisfies Record<WalletRecordStatus, object>;

export const stateKey = (state: WalletRecordStatus) => looks[state].key;

/** The status of a recharge or withdrawal: an icon and a text, never color alone. */
export function StatusTag({ state }: { readonly state: WalletRecordStatus }) {
  const { t } = useTranslation('wallet');
  const { key, color, icon: Icon } = looks[state];
  return <Chip size="small" color={color} icon={<Icon size={14} aria-hidden />} label={t(`state.${key}`)} />;
}
