/** Calls outside the contract must have no effect, and must be answered. */
import type { Operation } from '../../contract/operations.ts';
import type { ActiveCheck } from '../../runner/check.ts';
import type { CheckContext } from '../../runner/check-context.ts';
import { succeeded, type Exchange } from '../../target/exchange.ts';
import { forEachOperation, prepareShared } from '../support/for-each-operation.ts';
import { expectRefusal, parameterErrors } from '../support/refusal.ts';
import { aboutOperations } from '../support/define-check.ts';

const findMissingAnswer = ({ networkError }: Exchange, what: string): string | undefined =>
  networkError && `does not answer ${what}: ${networkError}`;

/** Only PUT and DELETE: some clients send GET in place of POST, so that is allowed. */
async function tryMethods(context: CheckContext, operation: Operation): Promise<void> {
  const { caller, input } = await prepareShared(context, operation);
  for (const method of ['PUT', 'DELETE']) {
    const exchange = await context.send(operation, input, { caller, method, isOffContract: true });
    const fault = succeeded(exchange) ? `succeeds with ${method}` : findMissingAnswer(exchange, method);
    context.expect(operation.id, fault, exchange);
  }
}

async function tryPercent(context: CheckContext, operation: Operation): Promise<void> {
  if (operation.semantics !== 'read' || operation.body) return;
  const { caller, input } = await prepareShared(context, operation);
  const plain = await context.send(operation, input, { caller });
  const escaped = await context.send(operation, input, { caller, path: operation.path.replace('!', '%21') });
  const same = String(plain.envelope?.code) === String(escaped.envelope?.code);
  context.expect(
    operation.id,
    same ? undefined : 'answers with another code if ! is written as %21',
    plain,
    escaped,
  );
}

async function checkUnknownPaths(context: CheckContext): Promise<void> {
  const operation = context.operation('indexHome');
  for (const path of [
    '/api/order!deleteAll',
    '/api/nothing!list',
    '/api/user!__proto__',
    '/api/index!home/../user!list',
  ]) {
    const exchange = await context.send(operation, {}, { path, isOffContract: true });
    context.expect(
      operation.id,
      succeeded(exchange) && path !== '/api/index!home/../user!list'
        ? `answers ${path} with success`
        : findMissingAnswer(exchange, path),
      exchange,
    );
  }
}

/** Servers and gateways refuse long addresses before they read them. */
const isTooLong = ({ status }: Exchange): boolean => [400, 413, 414, 431].includes(status);

async function checkLongQuery(context: CheckContext): Promise<void> {
  const operation = context.operation('sellerGoodsSearch');
  for (const size of [4_000, 16_000, 60_000]) {
    const exchange = await context.send(operation, { keyword: 'a'.repeat(size) }, { isOffContract: true });
    const unanswered = findMissingAnswer(exchange, `a query of ${size} characters`);
    if (unanswered !== undefined || isTooLong(exchange)) {
      context.expect(operation.id, unanswered, exchange);
      continue;
    }
    const granted = `accepts a keyword of ${size} characters`;
    expectRefusal(context, operation.id, { keys: parameterErrors(operation), granted }, exchange);
  }
}

async function checkInvalidBody(context: CheckContext): Promise<void> {
  const operation = context.operation('evaluationAddList');
  const caller = await context.setup.accounts.first();
  for (const body of ['{', 'null', '[]', '"text"', '{"orderId":{}}', '']) {
    const exchange = await context.send(operation, {}, { caller, body });
    const granted = `accepts ${body || 'an empty body'}`;
    expectRefusal(context, operation.id, { keys: parameterErrors(operation), granted }, exchange);
  }
}

async function checkRepeatedField(context: CheckContext): Promise<void> {
  const operation = context.operation('sellerGoodsInfo');
  const { sellerGoodsId } = await context.setup.catalog.any();
  const exchange = await context.send(
    operation,
    { sellerGoodsId: [sellerGoodsId, 'no-such-goods'] },
    { isOffContract: true },
  );
  context.expect(
    operation.id,
    exchange.status >= 500
      ? `answers HTTP ${exchange.status} to a field that is sent twice`
      : findMissingAnswer(exchange, 'a field sent twice'),
    exchange,
  );
}

const protocol = { area: 'protocol', level: 'must' } as const;

export const protocolChecks: readonly ActiveCheck[] = [
  {
    ...protocol,
    id: 'proto.method',
    requirement: 'PUT and DELETE have no effect.',
    source: 'spec §7',
    run: (context) => forEachOperation(context, (operation) => tryMethods(context, operation)),
  },
  {
    ...protocol,
    id: 'proto.percent',
    requirement: 'A path with %21 is the same as with !.',
    source: 'design §3',
    slow: true,
    run: (context) => forEachOperation(context, (operation) => tryPercent(context, operation)),
  },
  {
    ...protocol,
    id: 'proto.unknown',
    requirement: 'Calls that are not in the contract do not succeed.',
    source: 'contract',
    run: aboutOperations(['indexHome'], checkUnknownPaths),
  },
  {
    ...protocol,
    id: 'proto.long',
    requirement: 'A long query is refused and answered.',
    source: 'design §6',
    run: aboutOperations(['sellerGoodsSearch'], checkLongQuery),
  },
  {
    ...protocol,
    id: 'proto.json',
    requirement: 'A body that does not match the contract is refused.',
    source: 'design §3',
    run: aboutOperations(['evaluationAddList'], checkInvalidBody),
  },
  {
    ...protocol,
    id: 'proto.twice',
    requirement: 'A field that is sent twice causes no server error.',
    source: 'design §3',
    run: aboutOperations(['sellerGoodsInfo'], checkRepeatedField),
  },
];
