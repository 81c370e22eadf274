/** Starts server processes that also perform operator actions. */
import type { OperatorAction, ActionCommand, ActionReport } from './operator-actions.ts';
import { awaitFirstMessage, stopTestProcess, forkTestProcess } from './test-process.ts';

export interface OperatorServer {
  readonly url: string;
  /** Port of the WebSocket, if `WS_PORT` is set. */
  readonly socketPort: number;
  /** Performs an action and returns its result or error. */
  readonly perform: (action: OperatorAction, id?: string, detail?: string) => Promise<ActionReport>;
  readonly stop: () => Promise<void>;
}

export async function startOperatorServer(env: Readonly<Record<string, string>>): Promise<OperatorServer> {
  const child = forkTestProcess('operator-server.ts', env);
  const { url, socketPort = 0 } = await awaitFirstMessage<{ url: string; socketPort?: number }>(child);
  const waiting = new Map<number, (report: ActionReport) => void>();
  child.on('message', (report: ActionReport) => {
    waiting.get(report.serial)?.(report);
    waiting.delete(report.serial);
  });
  let serial = 0;
  return {
    url,
    socketPort,
    perform: (action, id = '', detail = '') =>
      new Promise((resolve) => {
        const command: ActionCommand = { serial: (serial += 1), action, id, detail };
        waiting.set(command.serial, resolve);
        child.send(command);
      }),
    stop: () => stopTestProcess(child),
  };
}
