import type { WithdrawWithdrawLimitConfigData } from '@openmall/sdk';
import { CalendarDays, Clock, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Advice } from '../Advice.tsx';

/** How often and when money can be taken out, and what happens to a refused withdrawal. */
export function WithdrawAdvice({ limits }: { readonly limits: WithdrawWithdrawLimitConfigData }) {
  const { t } = useTranslation('wallet');
  const left = Math.max(0, limits.dailyMax - limits.dailyUsed);
  return (
    <Advice
      hints={[
        {
          icon: CalendarDays,
          text: left === 0 ? t('withdraw.todayNone') : t('withdraw.today', { count: left }),
        },
        { icon: Clock, text: t('withdraw.hours', { from: limits.openFrom, until: limits.openUntil }) },
        { icon: RotateCcw, text: t('withdraw.returned') },
      ]}
    />
  );
}
