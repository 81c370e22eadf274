import type { DeskLotteryRow } from '@openmall/sdk/desk';
import { t } from '../../shared/i18n/i18n.ts';
import { RowRoute } from '../content/RowRoute.tsx';
import { LotteryForm } from './LotteryForm.tsx';

/** A lucky draw beside the list. */
export const LotteryDetail = () => (
  <RowRoute<DeskLotteryRow> base="/content/lotteries" title={t('content.lottery')}>
    {(form) => <LotteryForm {...form} />}
  </RowRoute>
);
