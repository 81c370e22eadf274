/** Stands in for the control contract where a backend has none: commands of the team, or a person who is asked. */
import { spawn } from 'node:child_process';
import type { Control } from './control.ts';
import type { ControlCall } from './control-call.ts';
import { missingPrecondition, PreconditionError } from './precondition-error.ts';

/** What a hook can do, with the variables that its command gets. */
export const hookVariables = {
  confirm: ['ORDER'],
  ship: ['ORDER'],
  deliver: ['ORDER'],
  refund: ['ORDER', 'DECISION'],
  return: ['RETURN', 'DECISION'],
  arrival: ['RETURN', 'DECISION'],
  dispute: ['RETURN', 'DECISION'],
  credit: ['ACCOUNT', 'AMOUNT'],
  stock: ['SKU', 'ON_HAND'],
  shelf: ['GOODS', 'ON_SHELF'],
  identity: ['ACCOUNT', 'KIND', 'DECISION'],
  recharge: ['RECORD', 'DECISION'],
  withdrawal: ['RECORD', 'DECISION'],
  loan: ['LOAN', 'DECISION'],
  chat: ['ACCOUNT', 'TEXT'],
  answer: ['QUESTION', 'TEXT'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type HookName = keyof typeof hookVariables;
export const hookNames = Object.keys(hookVariables) as readonly HookName[];
/** A command for a shell, or `ask`: a person is told what to do, and the run goes on when it is done. */
export type Hooks = Readonly<Partial<Record<HookName, string>>>;

export interface HookOptions {
  readonly hooks: Hooks;
  /** Shows what a person should do and resolves when it is done. */
  readonly ask: (task: string) => Promise<void>;
}

const MAX_SECONDS = 60;

/** @throws {PreconditionError} if the command fails. Its error output is the reason. */
function runCommand(name: string, command: string, values: Readonly<Record<string, string>>): Promise<void> {
  const env = { ...process.env, ...values };
  const child = spawn('sh', ['-c', command], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: MAX_SECONDS * 1_000,
  });
  let log = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (log = (log + text).slice(-500)));
  return new Promise((resolve, reject) => {
    child.once('error', (error) =>
      reject(new PreconditionError('inconclusive', `--on ${name} did not start: ${error.message}`)),
    );
    child.once('close', (code) => {
      const reason = `--on ${name} ended with ${code ?? 'a time-out'}: ${log.trim() || 'no message'}`;
      if (code === 0) resolve();
      else reject(new PreconditionError('inconclusive', reason));
    });
  });
}

const quoted = (value: string): string => `'${value.replaceAll("'", `'\\''`)}'`;

/** A control whose methods run hooks. What has no hook is skipped, and its reason names the option. */
export function createHookControl({ hooks, ask }: HookOptions): Control {
  const listeners = new Set<(call: ControlCall) => void>();
  async function run(name: HookName, ...given: readonly string[]): Promise<void> {
    const command = hooks[name];
    if (command === undefined) throw missingPrecondition(`\`--on ${name}=…\` or \`--control\``);
    const values = Object.fromEntries(hookVariables[name].map((key, index) => [key, given[index] ?? '']));
    const settings = Object.entries(values).map(([key, value]) => `${key}=${quoted(value)}`);
    const shown =
      command === 'ask'
        ? `# by hand: ${name} ${settings.join(' ')}`
        : `${settings.join(' ')} sh -c ${quoted(command)}`;
    for (const listen of listeners)
      listen({ method: 'POST', path: given.join('/'), at: performance.now(), command: shown });
    await (command === 'ask' ? ask(`${name}: ${settings.join(', ')}`) : runCommand(name, command, values));
  }
  const none = (what: string) => () => Promise.reject(missingPrecondition(`\`--control\`, to ${what}`));
  return {
    observe: (listener) => void listeners.add(listener),
    has: (name) => hooks[name] !== undefined,
    assertAvailable: () => Promise.resolve(),
    currentTime: none('read the clock'),
    advance: none('move time'),
    runTimedWork: none('move time'),
    codeSentTo: none('read codes'),
    sliderGap: none('solve a slider'),
    confirm: (orderId) => run('confirm', orderId),
    ship: (orderId) => run('ship', orderId),
    deliver: (orderId) => run('deliver', orderId),
    decideRefund: (orderId, decision) => run('refund', orderId, decision),
    answerReturn: (id, decision) => run('return', id, decision),
    receiveReturn: (id, decision) => run('arrival', id, decision),
    decideDispute: (id, decision) => run('dispute', id, decision),
    credit: (username, amount) => run('credit', username, amount),
    setStock: (skuId, onHand) => run('stock', skuId, String(onHand)),
    setShelf: (goodsId, isOnShelf) => run('shelf', goodsId, String(isOnShelf)),
    decideIdentity: (username, kind, decision) => run('identity', username, kind, decision),
    decideRecharge: (id, decision) => run('recharge', id, decision),
    decideWithdrawal: (id, decision) => run('withdrawal', id, decision),
    decideLoan: (id, decision) => run('loan', id, decision),
    writeAsAgent: (username, text) => run('chat', username, text),
    answerQuestion: (id, text) => run('answer', id, text),
  };
}
