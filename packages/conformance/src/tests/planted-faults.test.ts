import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judge } from '../runner/judge.ts';
import { accountFaults } from './faults/accounts.ts';
import { effectFaults } from './faults/effects.ts';
import { envelopeFaults } from './faults/envelope.ts';
import { figureFaults } from './faults/figures.ts';
import { inputFaults } from './faults/inputs.ts';
import { limitFaults } from './faults/limits.ts';
import { listFaults } from './faults/lists.ts';
import { moneyFaults } from './faults/money.ts';
import { orderLimitFaults } from './faults/order-limits.ts';
import { orderFaults } from './faults/orders.ts';
import { raceFaults } from './faults/races.ts';
import { reviewCountFaults } from './faults/review-counts.ts';
import { sessionFaults } from './faults/sessions.ts';
import { stockFaults } from './faults/stock.ts';
import { translationFaults } from './faults/translations.ts';
import { startServer, type TestServer } from './reference-server.ts';

const faults = [
  ...envelopeFaults,
  ...inputFaults,
  ...accountFaults,
  ...sessionFaults,
  ...orderFaults,
  ...orderLimitFaults,
  ...moneyFaults,
  ...raceFaults,
  ...limitFaults,
  ...listFaults,
  ...effectFaults,
  ...translationFaults,
  ...figureFaults,
  ...stockFaults,
  ...reviewCountFaults,
];

describe('The judge catches a server that', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  const judged = (fault: (typeof faults)[number], plant: (send: typeof fetch) => typeof fetch) =>
    judge({
      baseUrl: server.baseUrl,
      control: server.control,
      seed: 20_261,
      extensions: true,
      only: [fault.caughtBy, ...fault.at],
      fetch: plant(fetch),
    });

  it.each(faults)('$name ($caughtBy)', async (fault) => {
    const { findings } = await judged(fault, fault.plant);
    const caught = findings.filter(({ verdict }) => verdict === 'fail');
    expect(caught.map(({ check }) => check)).toContain(fault.caughtBy);
    for (const { faults: told } of caught) expect(told?.[0]?.says).toBeTruthy();
    const said = caught.map(({ operation, faults: told }) => `${operation} ${told?.[0]?.says}`);
    if (fault.says) expect(said).toEqual(fault.says);
  });
});
