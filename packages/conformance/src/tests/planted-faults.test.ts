import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judge } from '../runner/judge.ts';
import { plantedFaults } from './faults/all-faults.ts';
import type { PlantedFault } from './faults/planted-fault.ts';
import { operationsOtherThan } from './faults/surveyed.ts';
import { startServer, type TestServer } from './reference-server.ts';

/** One fault for each check: that it can fail. `npm run judge:faults` plants all, with several seeds. */
const oneOfEachCheck = [...new Map(plantedFaults.map((fault) => [fault.caughtBy, fault])).values()];

/** A busy machine needs long to create the demo mall. */
const START_MS = 180_000;

describe('The judge catches a server that', () => {
  let shared: TestServer;
  beforeAll(async () => {
    shared = await startServer();
  }, START_MS);
  afterAll(() => shared.stop());

  const judgeWith = (fault: PlantedFault, server: TestServer) =>
    judge({
      baseUrl: server.baseUrl,
      control: server.control,
      seed: 20_261,
      extensions: true,
      only: [fault.caughtBy, ...fault.operations, ...(fault.besides ?? [])],
      surveyed: operationsOtherThan(fault.operations),
      fetch: fault.plant(fetch),
    });

  it.each(oneOfEachCheck)('$name ($caughtBy)', async (fault) => {
    const { findings } = await judgeWith(fault, shared);
    const caught = findings.filter(({ verdict }) => verdict === 'fail');
    const isCaught = caught.some(({ check }) => check === fault.caughtBy);
    // Without a fault, the reasons tell what kept the check from its verdict.
    expect(isCaught ? [] : findings.filter(({ check }) => check === fault.caughtBy)).toEqual([]);
    expect(isCaught).toBe(true);
    for (const { faults: reported } of caught) expect(reported?.[0]?.message).toBeTruthy();
    const messages = caught.map(
      ({ operation, faults: reported }) => `${operation} ${reported?.[0]?.message}`,
    );
    if (fault.messages) expect(messages).toEqual(fault.messages);
  });
});
