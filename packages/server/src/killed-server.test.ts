import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { unpackTemplate } from './test-support/database/databases.ts';
import { killDuringPayments, killRoundsMs, minPayments } from './test-support/drill/kill-rounds.ts';

/** Each kill takes seconds, so CI runs fewer. `EMBEDDED_KILLS=100` is a long test. */
const { KILLS, EMBEDDED_KILLS, CI } = process.env;
const kills = Number(EMBEDDED_KILLS ?? KILLS ?? (CI ? 8 : 20));

it(
  `A server that is killed ${kills} times on an embedded database during payments loses no confirmed payment and breaks no invariant`,
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'openmall-killed-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    await unpackTemplate(join(folder, 'pglite'));
    const { payments, ...faults } = await killDuringPayments({ OPENMALL_DATA: folder }, kills);
    expect(faults).toEqual({ lost: [], breaches: [] });
    expect(payments).toBeGreaterThanOrEqual(minPayments(kills));
  },
  killRoundsMs(kills),
);
