import Chip from '@mui/material/Chip';
import type { LoanStatus } from '@openmall/sdk';
import { CircleAlert, CircleCheck, CircleX, HandCoins, Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import '../../shared/themes/late/chips.ts';

const looks = {
  1: { key: 'review', color: 'warning', icon: Hourglass },
  2: { key: 'approved', color: 'primary', icon: HandCoins },
  3: { key: 'overdue', color: 'error', icon: CircleAlert },
  4: { key: 'rejected', color: 'error', icon: CircleX },
  5: { key: 'repaid', color: 'success', icon: CircleCheck },
} as const satisfies Record<LoanStatus, object>;

/** The status of a loan: an icon and a text, never color alone. */
export function LoanStatusTag({ status }: { readonly status: LoanStatus }) {
  const { t } = useTranslation('loans');
  const { key, color, icon: Icon } = looks[status];
  return <Chip size="small" color={color} icon={<Icon size={14} aria-hidden />} label={t(`status.${key}`)} />;
}
