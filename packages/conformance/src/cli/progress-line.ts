/** Shows the progress of the run: one line that is redrawn on a terminal, and every fifth line elsewhere. */
import type { WriteStream } from 'node:tty';
import type { Progress } from '../runner/judge-options.ts';

export interface ProgressLine {
  show(progress: Progress): void;
  clear(): void;
}

export function createProgressLine(stream: WriteStream): ProgressLine {
  const isTerminal = stream.isTTY === true;
  const text = ({ check, done, of, calls, faults }: Progress): string =>
    `${done + 1}/${of} ${check} · ${calls} calls · ${faults} faults`;
  return {
    show(progress) {
      if (isTerminal) stream.write(`\r\u001b[K${text(progress)}`);
      else if (progress.done % 5 === 0) stream.write(`${text(progress)}\n`);
    },
    clear() {
      if (isTerminal) stream.write('\r\u001b[K');
    },
  };
}
