import { advanceClock as moveClock, readClockOffsetMs } from '../../db/adjustable-clock.ts';
import { readTime } from '../../db/clock.ts';
import { runTimedWork as doTimedWork } from '../../jobs/scheduled-jobs.ts';
import { startOfNextDay } from '../../domain/accounts/mall-day.ts';
import { readAuditLog } from '../../domain/audit/audit-log.ts';
import type { Mall } from '../../context.ts';
import { writeSetting as setSetting } from '../../domain/settings/settings.ts';
import type { AnswerOf, ControlHandler } from '../contract.ts';
import { resetMall } from '../reset.ts';

export const reset: ControlHandler<'reset'> = async ({ mall, body: { catalogue } }) => ({
  catalogue,
  ...(await resetMall(mall, catalogue)),
});

async function showClock({ db, clock }: Mall): Promise<AnswerOf<'readClock'>> {
  const now = await readTime(db, clock);
  return { now: now.toISOString(), epochMs: now.getTime(), aheadMs: await readClockOffsetMs(db) };
}

export const readClock: ControlHandler<'readClock'> = ({ mall }) => showClock(mall);

export const advanceClock: ControlHandler<'advanceClock'> = async ({ mall, body: { by } }) => {
  const now = await readTime(mall.db, mall.clock);
  const ms = by === 'nextDay' ? startOfNextDay(now).getTime() - now.getTime() : by.ms;
  await moveClock(mall.db, ms);
  return showClock(mall);
};

export const runTimedWork: ControlHandler<'runTimedWork'> = ({ mall }) => doTimedWork(mall);

export const writeSetting: ControlHandler<'writeSetting'> = async ({ mall, params: { code }, body }) => ({
  code,
  value: await setSetting(mall.db, code, body.value),
});

export const readHistory: ControlHandler<'readHistory'> = async ({ mall, params }) => {
  const acts = await readAuditLog(mall, params.subject);
  return { acts: acts.map(({ at, ...act }) => ({ ...act, at: at.toISOString() })) };
};
