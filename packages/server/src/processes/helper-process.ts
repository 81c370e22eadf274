import { fork, type ChildProcess } from 'node:child_process';

/** A job and its answer, as they travel between the processes. */
export interface Job<Input> {
  readonly id: number;
  readonly input: Input;
}
export interface JobAnswer<Output> {
  readonly id: number;
  readonly output?: Output;
  readonly error?: string;
}

export interface HelperProcess<Input, Output> {
  readonly run: (input: Input) => Promise<Output>;
  /** The process id while it runs. */
  readonly pid: () => number | undefined;
  readonly close: () => void;
}

interface Waiting<Output> {
  readonly resolve: (output: Output) => void;
  readonly reject: (error: Error) => void;
}

/** Starting it again takes half a second; a picture is often followed by others. */
const IDLE_MS = 5_000;

/**
 * Runs jobs in a process of their own, which starts with the first job and ends when there are none. Work that takes
 * much memory, such as drawing, gives it back that way: a process that goes on keeps it.
 */
export function createHelperProcess<Input, Output>(
  file: string,
  { args = [], idleMs = IDLE_MS }: { readonly args?: readonly string[]; readonly idleMs?: number } = {},
): HelperProcess<Input, Output> {
  const waiting = new Map<number, Waiting<Output>>();
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  const end = () => {
    child?.disconnect();
    child = undefined;
  };
  const start = (): ChildProcess => {
    const started = fork(file, args, { serialization: 'advanced', execArgv: [] });
    started.on('message', ({ id, output, error }: JobAnswer<Output>) => {
      const job = waiting.get(id);
      waiting.delete(id);
      if (error === undefined)
        job?.resolve(output as Output); // Written by `answerJobs`.
      else job?.reject(new Error(error));
      if (waiting.size === 0) idle = setTimeout(end, idleMs).unref();
    });
    started.once('exit', () => {
      if (child !== started && child !== undefined) return;
      child = undefined;
      for (const { reject } of waiting.values()) reject(new Error('A helper process has ended'));
      waiting.clear();
    });
    started.on('error', (error) => console.error('A helper process failed', error));
    return started;
  };
  return {
    run: (input) => {
      clearTimeout(idle);
      const own = (child ??= start());
      const id = (lastId += 1);
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        own.send({ id, input } satisfies Job<Input>);
      });
    },
    pid: () => child?.pid,
    close: () => {
      clearTimeout(idle);
      end();
    },
  };
}

/** The other half, in the helper process. It ends with its parent. */
export function answerJobs<Input, Output>(work: (input: Input) => Promise<Output>): void {
  process.on('message', ({ id, input }: Job<Input>) => {
    const send = (answer: JobAnswer<Output>) => process.connected && process.send?.(answer);
    work(input).then(
      (output) => send({ id, output }),
      (error: unknown) => send({ id, error: error instanceof Error ? error.message : String(error) }),
    );
  });
  process.once('disconnect', () => process.exit(0));
}
