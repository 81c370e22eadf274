/** Counts the rounds of a run: calls that do not wait for each other share one. Behind a network with a delay, a run takes at least the delay times its rounds. */

/** How long no call may begin or end before a round is over. A call takes less to follow an answer. */
const QUIET_MS = 5;

export interface RoundCounter {
  readonly fetch: typeof fetch;
  rounds(): number;
  calls(): number;
}

/** Holds all answers back until nothing more is asked, and then gives them at once. `delayOf` adds milliseconds to a round. */
export function createRoundCounter(
  send: typeof fetch,
  delayOf: (round: number) => number = () => 0,
): RoundCounter {
  let [rounds, calls, pending] = [0, 0, 0];
  let held: (() => void)[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  function release(): void {
    if (pending > 0) return;
    rounds += 1;
    const all = held;
    held = [];
    for (const give of all) give();
  }
  function wait(): void {
    clearTimeout(timer);
    if (pending === 0) timer = setTimeout(release, QUIET_MS + delayOf(rounds));
  }
  return {
    rounds: () => rounds,
    calls: () => calls,
    async fetch(...call) {
      calls += 1;
      pending += 1;
      clearTimeout(timer);
      try {
        const response = await send(...call);
        const body = await response.arrayBuffer();
        const { status, headers } = response;
        const answer = new Response(body.byteLength > 0 ? body : null, { status, headers });
        return await new Promise<Response>((give) => {
          held.push(() => give(answer));
          pending -= 1;
          wait();
        });
      } catch (error) {
        pending -= 1;
        wait();
        throw error;
      }
    },
  };
}
