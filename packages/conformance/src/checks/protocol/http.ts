/** Calls that no client of the contract makes; they must do nothing, and be answered. */
import type { Operation } from '../../contract/operations.ts';
import type { Trial } from '../../runner/check.ts';
import type { Court } from '../../runner/check-context.ts';
import { succeeded, type Exchange } from '../../target/exchange.ts';
import { overOperations, ready } from '../support/for-each-operation.ts';
import { expectRefusal, parameterErrors } from '../support/refusal.ts';
import { story } from '../support/define-check.ts';

const answered = ({ lost }: Exchange, what: string): string | undefined =>
  lost && `does not answer ${what}: ${lost}`;

/** Writes by PUT and DELETE. GET in place of POST is what some clients of this family send, so that is left alone. */
async function tryMethods(court: Court, operation: Operation): Promise<void> {
  const { caller, input } = await ready(court, operation);
  for (const method of ['PUT', 'DELETE']) {
    const exchange = await court.send(operation, input, { caller, method, odd: true });
    const fault = succeeded(exchange) ? `does its work by ${method}` : answered(exchange, method);
    court.expect(operation.id, fault, exchange);
  }
}

async function tryPercent(court: Court, operation: Operation): Promise<void> {
  if (operation.semantics !== 'read' || operation.body) return;
  const { caller, input } = await ready(court, operation);
  const plain = await court.send(operation, input, { caller });
  const escaped = await court.send(operation, input, { caller, path: operation.path.replace('!', '%21') });
  const same = String(plain.envelope?.code) === String(escaped.envelope?.code);
  court.expect(
    operation.id,
    same ? undefined : 'answers another code where ! is written %21',
    plain,
    escaped,
  );
}

async function unknownCalls(court: Court): Promise<void> {
  const operation = court.operation('indexHome');
  for (const path of [
    '/api/order!deleteAll',
    '/api/nothing!list',
    '/api/user!__proto__',
    '/api/index!home/../user!list',
  ]) {
    const exchange = await court.send(operation, {}, { path, odd: true });
    court.expect(
      operation.id,
      succeeded(exchange) && path !== '/api/index!home/../user!list'
        ? `answers ${path} with success`
        : answered(exchange, path),
      exchange,
    );
  }
}

async function longQuery(court: Court): Promise<void> {
  const operation = court.operation('sellerGoodsSearch');
  for (const size of [4_000, 16_000, 60_000]) {
    const exchange = await court.send(operation, { keyword: 'a'.repeat(size) }, { odd: true });
    const fault = succeeded(exchange)
      ? `takes a keyword of ${size} characters`
      : answered(exchange, `a query of ${size} characters`);
    court.expect(operation.id, fault, exchange);
  }
}

async function brokenJson(court: Court): Promise<void> {
  const operation = court.operation('evaluationAddList');
  const caller = await court.world.accounts.first();
  for (const body of ['{', 'null', '[]', '"text"', '{"orderId":{}}', '']) {
    const exchange = await court.send(operation, {}, { caller, body });
    const granted = `takes ${body || 'an empty body'}`;
    expectRefusal(court, operation.id, { keys: parameterErrors(operation), granted }, exchange);
  }
}

async function twice(court: Court): Promise<void> {
  const operation = court.operation('sellerGoodsInfo');
  const { sellerGoodsId } = await court.world.shelf.any();
  const exchange = await court.send(
    operation,
    { sellerGoodsId: [sellerGoodsId, 'no-such-goods'] },
    { odd: true },
  );
  court.expect(
    operation.id,
    exchange.status >= 500
      ? `answers HTTP ${exchange.status} to a field that is sent twice`
      : answered(exchange, 'a field sent twice'),
    exchange,
  );
}

const protocol = { area: 'protocol', level: 'must' } as const;

export const protocolChecks: readonly Trial[] = [
  {
    ...protocol,
    id: 'proto.method',
    says: 'PUT and DELETE do nothing.',
    source: 'spec §7',
    run: (court) => overOperations(court, (operation) => tryMethods(court, operation)),
  },
  {
    ...protocol,
    id: 'proto.percent',
    says: 'A path with %21 is the path with !.',
    source: 'design §3',
    slow: true,
    run: (court) => overOperations(court, (operation) => tryPercent(court, operation)),
  },
  {
    ...protocol,
    id: 'proto.unknown',
    says: 'Calls that the contract does not have do not succeed.',
    source: 'contract',
    run: story(['indexHome'], unknownCalls),
  },
  {
    ...protocol,
    id: 'proto.long',
    says: 'A long query is refused, and the connection stays.',
    source: 'design §6',
    run: story(['sellerGoodsSearch'], longQuery),
  },
  {
    ...protocol,
    id: 'proto.json',
    says: 'A body that is not what the contract asks for is refused.',
    source: 'design §3',
    run: story(['evaluationAddList'], brokenJson),
  },
  {
    ...protocol,
    id: 'proto.twice',
    says: 'A field that is sent twice breaks nothing.',
    source: 'design §3',
    run: story(['sellerGoodsInfo'], twice),
  },
];
