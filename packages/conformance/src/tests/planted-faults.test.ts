import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judge } from '../runner/judge.ts';
import { accountFaults } from './faults/accounts.ts';
import { effectFaults } from './faults/effects.ts';
import { envelopeFaults } from './faults/envelope.ts';
import { figureFaults } from './faults/figures.ts';
import { goodsFaults } from './faults/goods.ts';
import { inputFaults } from './faults/inputs.ts';
import { limitFaults } from './faults/limits.ts';
import { listFaults } from './faults/lists.ts';
import { moneyFaults } from './faults/money.ts';
import { orderLimitFaults } from './faults/orders/order-limits.ts';
import { couponFaults } from './faults/orders/coupons.ts';
import { orderFaults } from './faults/orders/orders.ts';
import { deadlineFaults } from './faults/orders/deadlines.ts';
import { partRefundFaults } from './faults/orders/part-refunds.ts';
import { returnFaults } from './faults/orders/returns.ts';
import { raceFaults } from './faults/races.ts';
import { cartFaults } from './faults/orders/carts.ts';
import { systemReviewFaults } from './faults/orders/system-reviews.ts';
import { reviewCountFaults } from './faults/orders/review-counts.ts';
import { sessionFaults } from './faults/sessions.ts';
import { stockFaults } from './faults/orders/stock.ts';
import { translationFaults } from './faults/translations.ts';
import type { PlantedFault } from './faults/planted-fault.ts';
import { startServer, type TestServer } from './reference-server.ts';

const faults: readonly PlantedFault[] = [
  ...envelopeFaults,
  ...inputFaults,
  ...accountFaults,
  ...sessionFaults,
  ...orderFaults,
  ...couponFaults,
  ...partRefundFaults,
  ...returnFaults,
  ...deadlineFaults,
  ...orderLimitFaults,
  ...moneyFaults,
  ...raceFaults,
  ...limitFaults,
  ...listFaults,
  ...effectFaults,
  ...translationFaults,
  ...figureFaults,
  ...goodsFaults,
  ...stockFaults,
  ...reviewCountFaults,
  ...cartFaults,
  ...systemReviewFaults,
];

describe('The judge catches a server that', () => {
  let shared: TestServer;
  beforeAll(async () => {
    shared = await startServer();
  });
  afterAll(() => shared.stop());

  const judgeWith = (fault: PlantedFault, server: TestServer) =>
    judge({
      baseUrl: server.baseUrl,
      control: server.control,
      seed: 20_261,
      extensions: true,
      only: [fault.caughtBy, ...fault.operations],
      fetch: fault.plant(fetch),
    });

  it.each(faults)('$name ($caughtBy)', async (fault) => {
    const server = fault.requiresOwnServer ? await startServer() : shared;
    const { findings } = await judgeWith(fault, server);
    if (server !== shared) await server.stop();
    const caught = findings.filter(({ verdict }) => verdict === 'fail');
    expect(caught.map(({ check }) => check)).toContain(fault.caughtBy);
    for (const { faults: reported } of caught) expect(reported?.[0]?.message).toBeTruthy();
    const messages = caught.map(
      ({ operation, faults: reported }) => `${operation} ${reported?.[0]?.message}`,
    );
    if (fault.messages) expect(messages).toEqual(fault.messages);
  });
});
