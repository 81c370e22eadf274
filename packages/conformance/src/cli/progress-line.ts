/** One line that says how far the run is; on a terminal it is redrawn, elsewhere it is written now and then. */
import type { WriteStream } from 'node:tty';
import type { Progress } from '../runner/judge.ts';

export interface ProgressLine {
  show(progress: Progress): void;
  clear(): void;
}

export function createProgressLine(stream: WriteStream): ProgressLine {
  const redrawn = stream.isTTY === true;
  const text = ({ check, done, of, calls, faults }: Progress): string =>
    `${done + 1}/${of} ${check} · ${calls} calls · ${faults} faults`;
  return {
    show(progress) {
      if (redrawn) stream.write(`\r\u001b[K${text(progress)}`);
      else if (progress.done % 5 === 0) stream.write(`${text(progress)}\n`);
    },
    clear() {
      if (redrawn) stream.write('\r\u001b[K');
    },
  };
}
