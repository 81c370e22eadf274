interface DueWork {
  /** Completes "… could not be …" in the log. */
  readonly what: string;
  /** The ids of the next due items after an id, in ascending order. */
  readonly find: (after: string) => Promise<readonly { readonly id: string }[]>;
  /** Claims one item and does what is due. False if another process has claimed it. */
  readonly run: (id: string) => Promise<boolean>;
}

/** How many items `find` returns at most. */
export const BATCH = 50;

/** Whether one item was done. A failure is logged. */
async function tryOne({ what, run }: DueWork, id: string): Promise<boolean> {
  try {
    return await run(id);
  } catch (error) {
    console.error(`${what} ${id} failed and will be tried again`, error);
    return false;
  }
}

/**
 * Does what is due for each item, and returns how many were done. Each item has a transaction of its own: one that fails
 * is logged and skipped, and keeps no other waiting. Several processes may run it at once.
 */
export async function eachDue(work: DueWork): Promise<number> {
  let done = 0;
  for (let after = ''; ;) {
    const due = await work.find(after);
    const last = due.at(-1);
    if (!last) return done;
    for (const { id } of due) if (await tryOne(work, id)) done += 1;
    after = last.id;
  }
}
