/** HAProxy in front of servers, with the checks of deploy/cluster/haproxy.cfg. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../servers/free-port.ts';

export const hasHaproxy = (): boolean => spawnSync('haproxy', ['-v'], { stdio: 'ignore' }).status === 0;

/** A read that a server has not answered is also asked for again. */
const READS_AGAIN = `  http-request disable-l7-retry unless METH_GET
  retry-on conn-failure empty-response`;

const configuration = (port: number, ports: readonly number[], retries: string): string => `defaults
  mode http
  timeout connect 2s
  timeout client 1m
  timeout server 1m
  timeout check 2s
  default-server inter 1s fastinter 500ms downinter 500ms fall 2 rise 1
listen mall
  bind 127.0.0.1:${port}
  balance roundrobin
  option httpchk
  http-check send meth GET uri /readyz ver HTTP/1.1 hdr Host openmall
  http-check expect status 200
  option redispatch 1
  retries 3
${retries}
  http-response set-header X-Served-By %s
${ports.map((server, at) => `  server s${at} 127.0.0.1:${server} check`).join('\n')}
`;

/** Starts it in front of servers on these ports, which it calls s0, s1 … */
export async function startHaproxy(ports: readonly number[], { readsAgain = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'openmall-haproxy-'));
  const file = join(folder, 'haproxy.cfg');
  const port = await freePort();
  writeFileSync(file, configuration(port, ports, readsAgain ? READS_AGAIN : '  retry-on conn-failure'));
  const child = spawn('haproxy', ['-db', '-f', file], { stdio: 'ignore' });
  const stop = async () => {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}
