/** Watches whether the backend lives: without it, each call after its end would be told as a fault of its own. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Exchange } from '../target/exchange.ts';
import type { Target } from '../target/target.ts';
import { knock, Unreachable } from './probe.ts';

/** As many lost calls in a row may be single calls that a backend can not take. */
const patience = 5;
/** A backend that is started again after it fell over is judged on: that it fell over is a fault. */
const knocks = 3;
const pauseMs = 1_000;

/** Nothing answers any more, so that nothing more can be judged. */
export class Stopped extends Error {
  override name = 'Stopped';
  /** How many calls had been made when the last one was answered. */
  readonly after: number;
  /** The calls that were lost since the last answer; the first of them may be what ended the backend. */
  readonly lost: readonly Exchange[];

  constructor(after: number, lost: readonly Exchange[]) {
    super(`the backend stopped answering after call ${after}`);
    this.after = after;
    this.lost = lost;
  }
}

export interface Watched {
  /** Throws `Stopped` from the moment on from which nothing answers. */
  readonly target: Target;
  /** Asks again where the last call was lost. */
  check(): Promise<Stopped | undefined>;
  stopped(): Stopped | undefined;
}

async function answers(target: Target): Promise<boolean> {
  for (let attempt = 0; attempt < knocks; attempt += 1) {
    if (attempt > 0) await wait(pauseMs);
    const error = await knock(target).catch((reason: unknown) => reason);
    if (!(error instanceof Unreachable)) return true;
  }
  return false;
}

export function watchOver(target: Target): Watched {
  let [calls, lastAnswered] = [0, 0];
  let lost: { readonly number: number; readonly exchange: Exchange }[] = [];
  let stopped: Stopped | undefined;
  let asking: Promise<void> | undefined;
  async function ask(): Promise<void> {
    if (await answers(target)) lost = [];
    else
      stopped = new Stopped(
        lastAnswered,
        lost.map(({ exchange }) => exchange),
      );
    asking = undefined;
  }
  async function check(): Promise<Stopped | undefined> {
    // Many calls at a time are lost together; one of them asks for all.
    if (!stopped && lost.length > 0) await (asking ??= ask());
    return stopped;
  }
  async function send(call: Parameters<Target['send']>[0]): Promise<Exchange> {
    if (stopped) throw stopped;
    calls += 1;
    const number = calls;
    const exchange = await target.send(call);
    if (exchange.lost === undefined) {
      lastAnswered = Math.max(lastAnswered, number);
      // The answer to an earlier call may come after a later one was lost; it says nothing of that.
      lost = lost.filter((one) => one.number > number);
    } else {
      lost.push({ number, exchange });
      if (lost.length >= patience && (await check())) throw stopped;
    }
    return exchange;
  }
  return { target: { ...target, send }, check, stopped: () => stopped };
}
