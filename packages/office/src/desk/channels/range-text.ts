import { formatCoin } from '@openmall/sdk/money';
import { t } from '../../shared/i18n/i18n.ts';

/** The limits of a recharge. */
export const rangeText = (minimum: string | number, maximum: string | number, unit: string): string =>
  t('channels.range', { minimum: formatCoin(String(minimum)), maximum: formatCoin(String(maximum)), unit });
