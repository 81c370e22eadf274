import { errorCatalog, operationMap, toWireTime, type OperationId } from '@openmall/sdk';
import { dataSchemas } from '@openmall/sdk/schemas';
import { expect, test } from 'vitest';
import { createMocks } from './create-mocks.ts';
import type { Mocks } from './mocks.ts';
import { scenarioNames, type ScenarioName } from './scenarios/scenarios.ts';
import { call, callWithRequiredFields } from './tests/inputs.ts';

const ids = Object.keys(operationMap) as OperationId[];
/** Scenarios whose responses break the contract on purpose. */
const brokenScenarios: readonly ScenarioName[] = [
  'offline',
  'flaky',
  'bad-gateway',
  'malformed-answer',
  'wrong-shape',
];
const NOW = Date.UTC(2026, 2, 14, 9, 26, 53);
const mocksOf = (scenario: ScenarioName, seed = 1): Mocks =>
  createMocks({ scenario, seed, latency: 0, now: () => NOW });

interface Envelope {
  readonly code: keyof typeof errorCatalog | '0';
  readonly msg: string | null;
  readonly data: unknown;
}

async function faultOf(mocks: Mocks, id: OperationId): Promise<string | undefined> {
  const response = await callWithRequiredFields(mocks, id);
  if (!response) return undefined;
  const { code, msg, data } = (await response.json()) as Envelope;
  if (code !== '0') {
    const known = operationMap[id].errors.map((key) => errorCatalog[key].text as string | null);
    return known.includes(msg) ? undefined : `${id} rejects with ${msg}`;
  }
  const { error } = dataSchemas[id].safeParse(data);
  return error && `${id}: ${error.issues[0]?.path.join('.')} ${error.issues[0]?.message}`;
}

test.each(scenarioNames.filter((name) => !brokenScenarios.includes(name)))(
  'Every response of "%s" matches the contract',
  async (name) => {
    const mocks = mocksOf(name);
    const faults: (string | undefined)[] = [];
    for (const id of ids) faults.push(await faultOf(mocks, id));
    expect(faults.filter(Boolean)).toEqual([]);
  },
);

test('Broken scenarios respond as their names say', async () => {
  const answerOf = (scenario: ScenarioName) => call(mocksOf(scenario), 'categoryTree');
  expect(await answerOf('offline')).toBeUndefined();
  const gateway = await answerOf('bad-gateway');
  expect(gateway?.status).toBe(502);
  expect(await gateway?.text()).toContain('<html>');
  await expect((await answerOf('malformed-answer'))?.json()).rejects.toThrow();
  const wrong = (await (await answerOf('wrong-shape'))?.json()) as Envelope;
  expect(dataSchemas.categoryTree.safeParse(wrong.data).success).toBe(false);
});

/** The responses of all operations, as one text. */
async function allResponses(mocks: Mocks): Promise<string> {
  const texts: (string | undefined)[] = [];
  for (const id of ids) texts.push(await (await callWithRequiredFields(mocks, id))?.text());
  return texts.join('\n');
}

test('The same seed gives identical responses; another seed does not', async () => {
  const first = await allResponses(mocksOf('default', 7));
  expect(await allResponses(mocksOf('default', 7))).toBe(first);
  expect(await allResponses(mocksOf('default', 8))).not.toBe(first);
});

test('The balance is the sum of the wallet log, whatever the seed', async () => {
  for (let seed = 1; seed <= 25; seed += 1) {
    const mocks = mocksOf('default', seed);
    const read = async (id: OperationId) => ((await (await call(mocks, id))?.json()) as Envelope).data;
    const { balance } = (await read('walletGetUsdt')) as { balance: string };
    const { pageList } = (await read('walletLogs')) as {
      pageList: { direction: 'in' | 'out'; amount: string; balance: string }[];
    };
    const sum = pageList.reduce(
      (cents, { direction, amount }) =>
        cents + Math.round(Number(amount) * 100) * (direction === 'in' ? 1 : -1),
      0,
    );
    expect([pageList[0]?.balance, String(sum / 100)]).toEqual([balance, balance]);
  }
});

test('An unverified buyer has nothing verified and a recent login', async () => {
  const answer = (await (await call(mocksOf('unverified'), 'localuserGet'))?.json()) as Envelope;
  expect(answer.data).toMatchObject({
    emailverif: false,
    phoneverif: false,
    identityverif: false,
    lastlogintime: toWireTime(new Date(NOW)),
  });
});
