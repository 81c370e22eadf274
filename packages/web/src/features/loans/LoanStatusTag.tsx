import Chip from '@mui/material/Chip';
import type { LoanStatus } from '@openmall/sdk';
import { CircleAlert, CircleCheck, CircleX, HandCoins, Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';

const looks = {
  1: { word: 'review', color: 'warning', icon: Hourglass },
  2: { word: 'approved', color: 'primary', icon: HandCoins },
  3: { word: 'overdue', color: 'error', icon: CircleAlert },
  4: { word: 'rejected', color: 'error', icon: CircleX },
  5: { word: 'repaid', color: 'success', icon: CircleCheck },
} as const satisfies Record<LoanStatus, object>;

/** Where a loan stands: a sign and a word, never colour alone. */
export function LoanStatusTag({ status }: { readonly status: LoanStatus }) {
  const { t } = useTranslation('loans');
  const { word, color, icon: Icon } = looks[status];
  return (
    <Chip size="small" color={color} icon={<Icon size={14} aria-hidden />} label={t(`status.${word}`)} />
  );
}
