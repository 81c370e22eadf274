import { sql, type RawBuilder } from 'kysely';
import type { Clock } from '../../../db/clock.ts';
import { settingInSql } from '../../settings/settings.ts';

type DaysSetting =
  | 'order_receipt_days'
  | 'order_ship_days'
  | 'refund_decide_days'
  | 'order_return_days'
  | 'parcel_arrival_days'
  | 'return_decide_days'
  | 'return_send_days'
  | 'return_confirm_days'
  | 'return_dispute_days'
  | 'dispute_decide_days';

/** The time that is as many days from now as a setting says. */
export const deadlineIn = (clock: Clock, code: DaysSetting): RawBuilder<Date> =>
  sql<Date>`${clock.now()} + make_interval(days => cast(${settingInSql(code)} as integer))`;
