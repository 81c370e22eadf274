/** Starts the mock server: Prism and the proxy in front of it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { allDocuments } from './all-documents.ts';
import { dynamicContract } from './dynamic-contract.ts';
import { createFront } from './front.ts';
import { exampleNames, guide } from './guide.ts';
import type { MockOptions } from './options.ts';
import { runPrism } from './run-prism.ts';
import { serve } from '../http/serve.ts';
import { createFaultInjector } from './faults.ts';

export interface Mock {
  readonly base: string;
  /** Resolves with Prism's output when it exits. */
  readonly ended: Promise<string>;
  readonly stop: () => Promise<void>;
}

type Answer = (request: Request) => Promise<Response>;

/**
 * Starts the mock server. Listens first, so that a taken port is reported before Prism starts. Early calls wait.
 * @throws Error with the code EADDRINUSE if the port is taken, or an Error if Prism does not start.
 */
export async function startMock(options: MockOptions, log: (line: string) => void): Promise<Mock> {
  const document = allDocuments();
  const examples = exampleNames(document);
  const answer = Promise.withResolvers<Answer>();
  const server = await serve(async (request) => (await answer.promise)(request), options);
  const base = `http://${options.host}:${(server.address() as AddressInfo).port}`;
  const folder = mkdtempSync(join(tmpdir(), 'openmall-mock-'));
  const close = () => {
    server.close();
    server.closeAllConnections();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const file = join(folder, 'openapi.json');
    writeFileSync(file, JSON.stringify(options.dynamic ? dynamicContract(document) : document));
    const prismOptions = options.dynamic ? ['--dynamic', '--seed', options.faultPlan.seed] : [];
    const prism = await runPrism(file, prismOptions);
    const injectFault = createFaultInjector(options.faultPlan);
    const { origins, dynamic: isInvented } = options;
    const showGuide = () => guide(base, examples);
    answer.resolve(
      createFront({
        prism: prism.base,
        examples,
        isInvented,
        guide: showGuide,
        origins,
        injectFault,
        wait,
        log,
      }),
    );
    const stop = async () => {
      close();
      await prism.stop();
    };
    return { base, ended: prism.ended, stop };
  } catch (error) {
    close();
    throw error;
  }
}
