/** Malls without state that answer in memory: one grants every call, one refuses every call. */
import { readFileSync } from 'node:fs';
import { errorCatalog, type ErrorKey, type OperationId } from '@openmall/sdk';
import { operations } from '../../contract/operations.ts';
import type { Control } from '../../setup/control.ts';

interface Bundle {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          { operationId: OperationId; responses: { 200: { content: Record<string, { examples: object }> } } }
        >
      >
    >
  >;
}

const bundleFile = new URL('../../../../../openapi/dist/openapi.json', import.meta.url);
const contract = JSON.parse(readFileSync(bundleFile, 'utf8')) as Bundle;

/** The first example of each operation, a success, by operation. */
const examples = new Map(
  Object.values(contract.paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId, responses }) => {
      const [media] = Object.values(responses[200].content);
      const [example] = Object.values(media?.examples ?? {}) as { value: object }[];
      return [operationId, example?.value] as const;
    }),
  ),
);
const byPath = new Map(operations.map(({ path, id }) => [path, id]));

const answering =
  (answer: (id: OperationId) => object): typeof fetch =>
  (input) => {
    const id = byPath.get(decodeURIComponent(new URL(String(input)).pathname));
    return Promise.resolve(id ? Response.json(answer(id)) : new Response('Not found', { status: 404 }));
  };

/** A wallet without money and a low limit, which the examples of the contract do not have. */
const poor: Partial<Record<OperationId, object>> = {
  walletGetUsdt: { money: 0, balance: '0', rebate: 0 },
  sysparaGetSyspara: { mall_max_goods_number_in_order: '500', unpaid_pieces_max: '20' },
};

const grantCalls = answering((id) =>
  poor[id]
    ? { code: '0', msg: null, data: poor[id] }
    : (examples.get(id) ?? { code: '0', msg: null, data: null }),
);

/** Grants every call with the example of the contract, and shows every picture to everybody. */
export const grantAll: typeof fetch = (input, init) =>
  new URL(String(input)).pathname.startsWith('/uploads/')
    ? Promise.resolve(new Response('RIFF', { headers: { 'content-type': 'image/webp' } }))
    : grantCalls(input, init);

/** Refuses every call for one reason. The address is found because of the code. */
export const refuseAll = (key: ErrorKey): typeof fetch => {
  const { code, text } = errorCatalog[key];
  return answering(() => ({ code, msg: text, key, data: null }));
};

const done = (): Promise<void> => Promise.resolve();

/** A control contract that obeys and does nothing. */
export const idleControl: Control = {
  assertAvailable: done,
  currentTime: () => Promise.resolve(Date.now()),
  advance: done,
  runTimedWork: done,
  credit: done,
  setStock: done,
  setShelf: done,
  confirm: done,
  ship: done,
  deliver: done,
  decideRefund: done,
  answerReturn: done,
  receiveReturn: done,
  decideDispute: done,
  decideIdentity: done,
  decideRecharge: done,
  decideWithdrawal: done,
  decideLoan: done,
  writeAsAgent: done,
  answerQuestion: done,
  codeSentTo: () => Promise.resolve('123456'),
  sliderGap: () => Promise.resolve(10),
};
