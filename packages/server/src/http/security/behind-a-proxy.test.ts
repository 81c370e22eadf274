import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { ONE_DATABASE } from '../../test-support/database/databases.ts';
import { addBuyer, openTestContext, PASSWORD } from '../../test-support/fixtures/test-context.ts';
import { createApp } from '../app/create-app.ts';
import { listen } from '../listening/listen.ts';
import { parseTrustedProxies } from './client-ip.ts';

describe('A server behind a proxy that ends TLS', () => {
  let database: OpenDatabase;
  let open: (proxies: string) => Promise<{ readonly port: number; readonly close: () => void }>;
  let username: string;
  beforeAll(async () => {
    database = await ONE_DATABASE.open();
    const ctx = openTestContext(database);
    username = (await addBuyer(ctx)).username;
    open = async (proxies) => {
      const isTrusted = parseTrustedProxies(proxies);
      const server = await listen(createApp({ ctx }), { port: 0, host: '127.0.0.1', isTrusted });
      return { port: (server.address() as AddressInfo).port, close: () => server.close() };
    };
  });
  afterAll(() => database.close());

  /** The headers of a login that a proxy passes on. */
  const logInThrough = (port: number, proto: string) =>
    new Promise<Record<string, unknown>>((resolve, reject) => {
      const query = new URLSearchParams({ username, password: PASSWORD, lang: 'en' });
      const headers = { 'x-forwarded-proto': proto, 'x-forwarded-for': '203.0.113.9' };
      request(
        { port, method: 'POST', path: `/api/user!newlogin?${query}`, headers, agent: false },
        (response) => resolve(response.resume().headers),
      )
        .on('error', reject)
        .end();
    });

  it('marks cookies Secure and asks browsers to stay with TLS', async () => {
    const { port, close } = await open('127.0.0.1');
    const secure = await logInThrough(port, 'https');
    expect(String(secure['set-cookie'])).toMatch(/; HttpOnly; SameSite=Lax; Secure/);
    expect(secure['strict-transport-security']).toBe('max-age=31536000');
    const plain = await logInThrough(port, 'http');
    expect(String(plain['set-cookie'])).not.toContain('Secure');
    expect(plain).not.toHaveProperty('strict-transport-security');
    close();
  });

  it('believes only trusted proxies', async () => {
    const { port, close } = await open('10.0.0.0/8');
    const answer = await logInThrough(port, 'https');
    expect(String(answer['set-cookie'])).not.toContain('Secure');
    expect(answer).not.toHaveProperty('strict-transport-security');
    close();
  });
});
