import type { WithdrawWithdrawLimitConfigData } from '@openmall/sdk';
import { CalendarDays, Clock, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Advice } from '../Advice.tsx';

/** Hints on how often and when withdrawals are possible, and what happens after a rejection. */
export function WithdrawAdvice({ limits }: { readonly limits: WithdrawWithdrawLimitConfigData }) {
  const { t } = useTranslation('wallet');
  const remaining = Math.max(0, limits.dailyMax - limits.dailyUsed);
  return (
    <Advice
      hints={[
        {
          icon: CalendarDays,
          text: remaining === 0 ? t('withdraw.todayNone') : t('withdraw.today', { count: remaining }),
        },
        { icon: Clock, text: t('withdraw.hours', { from: limits.openFrom, until: limits.openUntil }) },
        { icon: RotateCcw, text: t('withdraw.returned') },
      ]}
    />
  );
}
