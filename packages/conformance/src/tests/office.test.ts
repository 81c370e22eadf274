import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judgeOffice } from '../office/judge-office.ts';
import { officeReport } from '../office/office-report.ts';
import { startServer, type TestServer } from './reference-server.ts';

const LIMIT_MS = 180_000;

/** Replaces the answer of some calls, as a faulty server would give it. */
type Fault = (path: string, answer: Response) => Promise<Response> | Response;

const json = (body: object): Response => Response.json(body);
const success = (data: unknown): Response => json({ code: '0', msg: null, data });

const faultyFetch =
  (fault: Fault): typeof fetch =>
  async (input, init) => {
    const { pathname } = new URL(String(input));
    return fault(pathname, await fetch(input, init));
  };

const replaceCode = async (answer: Response, from: string, data: unknown): Promise<Response> => {
  const body = (await answer.clone().json()) as { key?: string };
  return body.key === from ? success(data) : answer;
};

/** What each fault does, and the check and operation that must find it. */
const FAULTS: Readonly<Record<string, readonly [fault: Fault, check: string, operation: string]>> = {
  'shows the settings to visitors': [
    (path, answer) =>
      path === '/api/deskSetting!list' ? replaceCode(answer, 'notLoggedIn', { settings: [] }) : answer,
    'office.visitor',
    'deskSettingList',
  ],
  'opens the ledger to merchants': [
    (path, answer) =>
      path === '/api/deskLedger!accounts' ? replaceCode(answer, 'sessionExpired', null) : answer,
    'office.side',
    'deskLedgerAccounts',
  ],
  'pays withdrawals out for everybody at the desk': [
    (path, answer) =>
      path === '/api/deskWithdrawal!payOut' ? replaceCode(answer, 'noPermission', null) : answer,
    'office.right',
    'deskWithdrawalPayOut',
  ],
  'shows the earnings of no store': [
    (path, answer) =>
      path === '/api/merchantEarning!list' ? replaceCode(answer, 'noPermission', null) : answer,
    'office.store',
    'merchantEarningList',
  ],
  'lets any store set the stock of any variant': [
    (path, answer) =>
      path === '/api/merchantVariant!stock' ? replaceCode(answer, 'skuNotFound', null) : answer,
    'office.foreign',
    'merchantVariantStock',
  ],
  'lets a store confirm what is shipped': [
    (path, answer) =>
      path === '/api/merchantOrder!confirm' ? replaceCode(answer, 'duplicateSubmission', null) : answer,
    'office.state',
    'merchantOrderConfirm',
  ],
  'forgets who shipped': [
    async (path, answer) => {
      if (path !== '/api/deskAudit!list') return answer;
      const body = (await answer.clone().json()) as { data: { pageList?: { act: string }[] } | null };
      const { data } = body;
      const rows = data?.pageList?.filter((row) => row.act !== 'ship');
      return rows ? json({ ...body, data: { ...data, pageList: rows } }) : answer;
    },
    'office.audit',
    'merchantOrderShip',
  ],
};

describe('The judge of the back office', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(undefined, 2);
  }, LIMIT_MS);
  afterAll(() => server.stop());

  it('finds the reference server clean', { timeout: LIMIT_MS }, async () => {
    const { baseUrl, control, invitations } = server;
    const result = await judgeOffice({ baseUrl, control, invitation: invitations[0] ?? '' });
    expect(result.outcome, officeReport(result)).toBe('clean');
    expect(result.passed.get('office.right')).toBeGreaterThan(1000);
  });

  it('finds every planted fault, and nothing else', { timeout: LIMIT_MS }, async () => {
    const { baseUrl, control, invitations } = server;
    const fetch = faultyFetch(async (path, answer) => {
      let changed = answer;
      for (const [fault] of Object.values(FAULTS)) changed = await fault(path, changed);
      return changed;
    });
    const { faults, outcome } = await judgeOffice({
      ...{ baseUrl, control, fetch },
      invitation: invitations[1] ?? '',
    });
    expect(outcome).toBe('faults');
    const found = new Set(faults.map(({ check, operation }) => `${check} ${operation}`));
    const planted = Object.values(FAULTS).map(([, check, operation]) => `${check} ${operation}`);
    expect([...found].toSorted()).toEqual(planted.toSorted());
  });
});
