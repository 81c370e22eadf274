/** Faults of a back office, each planted between the judge and a conforming server. */
import type { DataOf } from '@openmall/sdk';
import type { OfficeCheck } from '../../office/office-findings.ts';
import type { OfficeId } from '../../office/office-operations.ts';

/** Replaces the answer of some calls, as a faulty server would give it. */
type Change = (answer: Response) => Promise<Response> | Response;

export interface OfficeFault {
  readonly path: string;
  readonly change: Change;
  readonly caughtBy: OfficeCheck;
  readonly operation: OfficeId;
}

/** Grants what should have been refused with an error. */
const grantInsteadOf =
  (key: string, data: unknown = null): Change =>
  async (answer) => {
    const body = (await answer.clone().json()) as { key?: string };
    return body.key === key ? Response.json({ code: '0', msg: null, data }) : answer;
  };

const forgetAction =
  (action: string): Change =>
  async (answer) => {
    const body = (await answer.clone().json()) as { data: Partial<DataOf<'deskAuditList'>> | null };
    const pageList = body.data?.pageList?.filter((row) => row.act !== action);
    return pageList ? Response.json({ ...body, data: { ...body.data, pageList } }) : answer;
  };

/** By what each does. */
export const officeFaults: Readonly<Record<string, OfficeFault>> = {
  'shows the settings to visitors': {
    path: '/api/deskSetting!list',
    change: grantInsteadOf('notLoggedIn', { settings: [] }),
    caughtBy: 'office.visitor',
    operation: 'deskSettingList',
  },
  'opens the ledger to merchants': {
    path: '/api/deskLedger!accounts',
    change: grantInsteadOf('sessionExpired'),
    caughtBy: 'office.side',
    operation: 'deskLedgerAccounts',
  },
  'pays withdrawals out for everybody at the desk': {
    path: '/api/deskWithdrawal!payOut',
    change: grantInsteadOf('noPermission'),
    caughtBy: 'office.right',
    operation: 'deskWithdrawalPayOut',
  },
  'shows the earnings of no store': {
    path: '/api/merchantEarning!list',
    change: grantInsteadOf('noPermission'),
    caughtBy: 'office.store',
    operation: 'merchantEarningList',
  },
  'lets any store set the stock of any variant': {
    path: '/api/merchantVariant!stock',
    change: grantInsteadOf('skuNotFound'),
    caughtBy: 'office.foreign',
    operation: 'merchantVariantStock',
  },
  'lets a store confirm what is shipped': {
    path: '/api/merchantOrder!confirm',
    change: grantInsteadOf('duplicateSubmission'),
    caughtBy: 'office.state',
    operation: 'merchantOrderConfirm',
  },
  'forgets who shipped': {
    path: '/api/deskAudit!list',
    change: forgetAction('ship'),
    caughtBy: 'office.audit',
    operation: 'merchantOrderShip',
  },
};
