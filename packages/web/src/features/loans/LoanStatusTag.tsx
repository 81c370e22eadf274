import type { LoanStatus } from '@openmall/sdk';
import { CircleAlert, CircleCheck, CircleX, HandCoins, Hourglass } from 'lucide-react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Tag } from '../../shared/ui/display/Tag.tsx';

const looks = {
  1: { word: 'review', tone: 'warn', icon: Hourglass },
  2: { word: 'approved', tone: 'brand', icon: HandCoins },
  3: { word: 'overdue', tone: 'bad', icon: CircleAlert },
  4: { word: 'rejected', tone: 'bad', icon: CircleX },
  5: { word: 'repaid', tone: 'good', icon: CircleCheck },
} as const satisfies Record<LoanStatus, object>;

/** Where a loan stands: a sign and a word, never colour alone. */
export function LoanStatusTag({ status }: { readonly status: LoanStatus }) {
  const { t } = useTranslation('loans');
  const { word, tone, icon: Icon } = looks[status];
  return (
    <Tag tone={tone}>
      <Icon size={14} aria-hidden />
      {t(`status.${word}`)}
    </Tag>
  );
}
