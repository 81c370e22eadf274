import { advanceClock as moveClock, readClockOffsetMs } from '../../db/adjustable-clock.ts';
import { readTime } from '../../db/clock.ts';
import { runDueJobs } from '../../jobs/scheduled-jobs.ts';
import { startOfNextDay } from '../../domain/accounts/mall-day.ts';
import { readAuditLog } from '../../domain/audit/audit-log.ts';
import type { AppContext } from '../../context.ts';
import { changeSetting } from '../../domain/settings/change-setting.ts';
import type { AnswerOf, ControlHandler } from '../contract.ts';
import { resetMall } from '../reset.ts';

export const reset: ControlHandler<'reset'> = async ({ ctx, body: { catalogue } }) => ({
  catalogue,
  ...(await resetMall(ctx, catalogue)),
});

async function showClock({ db, clock }: AppContext): Promise<AnswerOf<'readClock'>> {
  const now = await readTime(db, clock);
  return { now: now.toISOString(), epochMs: now.getTime(), aheadMs: await readClockOffsetMs(db) };
}

export const readClock: ControlHandler<'readClock'> = ({ ctx }) => showClock(ctx);

export const advanceClock: ControlHandler<'advanceClock'> = async ({ ctx, body: { by } }) => {
  const now = await readTime(ctx.db, ctx.clock);
  const ms = by === 'nextDay' ? startOfNextDay(now).getTime() - now.getTime() : by.ms;
  await moveClock(ctx.db, ms);
  return showClock(ctx);
};

export const runTimedWork: ControlHandler<'runTimedWork'> = ({ ctx }) => runDueJobs(ctx);

export const writeSetting: ControlHandler<'writeSetting'> = async ({ ctx, params: { code }, body }) => ({
  code,
  value: await changeSetting(ctx, code, body.value),
});

export const readHistory: ControlHandler<'readHistory'> = async ({ ctx, params }) => {
  const entries = await readAuditLog(ctx, params.subject);
  return {
    acts: entries.map(({ at, action, ...entry }) => ({ ...entry, act: action, at: at.toISOString() })),
  };
};
