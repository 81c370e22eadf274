import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from './run-command.ts';
import { startNonconformingServer } from './nonconforming-server.ts';

type Server = Awaited<ReturnType<typeof startNonconformingServer>>;

describe('--compare', () => {
  let servers: readonly [former: Server, same: Server, changed: Server, poor: Server];
  beforeAll(async () => {
    const changed = {
      '/api/sellerGoods!list': '{"code":0,"data":{"pageList":[{"id":"1","name":"Blue cup","price":4.5}]}}',
      '/api/wallet!getUsdt': '{"code":"403","msg":"You are not logged in.","data":null}',
    };
    servers = await Promise.all([
      startNonconformingServer(),
      startNonconformingServer(),
      startNonconformingServer(changed),
      startNonconformingServer({ '/api/sellerGoods!list': 'Gone' }),
    ]);
  });
  afterAll(() => Promise.all(servers.map(({ stop }) => stop())));

  const compared = (first: Server, secondUrl: string, ...more: readonly string[]) =>
    run('--base-url', first.baseUrl, '--compare', secondUrl, '--seed', '7', ...more);

  it('finds no difference between equal backends and lists what never succeeded', async () => {
    const [former, same] = servers;
    const { exit, out } = await compared(former, same.baseUrl, '--only', 'sellerGoods,order');
    expect(out).toMatch(/^0 differences in \d{3,} calls between .*, seed 7$/m);
    expect(out).toMatch(
      /succeeded on neither backend, so only their refusals were compared: .*sellerGoodsSearch/,
    );
    expect(exit).toBe(0);
  });

  it('shows a difference with a call that reproduces it', async () => {
    const [former, , changed] = servers;
    const { exit, out } = await compared(former, changed.baseUrl, '--only', 'sellerGoodsList,walletGetUsdt');
    expect(out).toContain('✗ walletGetUsdt, no token');
    expect(out).toContain(`    ${former.baseUrl}: success\n    ${changed.baseUrl}: notLoggedIn`);
    expect(out).toMatch(/✗ sellerGoodsList, pageNum: text where a number belongs, and with \d+ other inputs/);
    expect(out).toContain(`    ${former.baseUrl}: data.pageList[0].price is string`);
    expect(out).toContain(`    ${changed.baseUrl}: data.pageList[0].price is number`);
    expect(out).toContain(`curl -s -X POST '${former.baseUrl}/api/wallet!getUsdt'`);
    expect(exit).toBe(1);
  });

  it('is inconclusive if no operation succeeds on either backend', async () => {
    const [former, , , poor] = servers;
    const { exit } = await compared(poor, former.baseUrl, '--only', 'orderPay');
    expect(exit).toBe(2);
  });

  it('needs both backends', async () => {
    const { exit, err } = await compared(servers[0], 'http://127.0.0.1:9');
    expect(exit).toBe(2);
    expect(err).toContain('Nothing answers at http://127.0.0.1:9');
  });
});
