import { type LedgerCheck, readLastCheck, requestCheck } from '../../domain/ledger/check-runs.ts';
import { listAccounts, listTransfers } from '../../domain/ledger/list-ledger.ts';
import { listSuspended } from '../../domain/ledger/suspense.ts';
import { findRefundable, settleSuspense } from '../../domain/payments/settle-suspense.ts';
import type { DeskHandler } from '../handler.ts';
import { coins } from '../wire/money.ts';
import { pageData, pageRequest, sortOf } from '../wire/paging.ts';
import { epoch, optionalEpoch } from '../wire/time.ts';

export const deskLedgerAccounts: DeskHandler<'deskLedgerAccounts'> = async ({ ctx, input }) => {
  const page = await listAccounts(ctx, input, sortOf(input, 'balance'), pageRequest(input));
  return pageData(page, ({ balance, ...row }) => ({ ...row, balance: coins(balance) }));
};

export const deskLedgerTransfers: DeskHandler<'deskLedgerTransfers'> = async ({ ctx, input }) => {
  const page = await listTransfers(ctx, input, pageRequest(input));
  return pageData(page, ({ at, amount, after, ...row }) => ({
    ...row,
    at: epoch(at),
    amount: coins(amount),
    after: after === null ? null : coins(after),
  }));
};

const MAX_SUSPENDED = 500;

export const deskLedgerSuspended: DeskHandler<'deskLedgerSuspended'> = async ({ ctx }) => {
  const rows = (await listSuspended(ctx.db)).slice(0, MAX_SUSPENDED);
  const refundable = await findRefundable(
    ctx,
    rows.map(({ id, amount, ref_kind: kind, ref_id: source }) => ({ id, amount, kind, source })),
  );
  return {
    rows: rows.map((row) => ({
      id: row.id,
      userId: row.user_id,
      payer: row.usercode,
      canRefund: refundable.has(row.id),
      isRefunding: row.refund_started_at !== null && row.refund_failure === null,
      refundFailure: row.refund_failure,
      attempts: row.refund_attempts,
      amount: coins(row.amount),
      kind: row.ref_kind,
      reference: row.ref_id,
      at: epoch(row.created_at),
    })),
  };
};

export const deskLedgerSettle: DeskHandler<'deskLedgerSettle'> = async ({ ctx, input }) => {
  await settleSuspense(ctx, input);
  return null;
};

const showCheck = (check: LedgerCheck) => ({
  id: check.id,
  state: check.state,
  requestedBy: check.requested_by,
  requestedAt: epoch(check.requested_at),
  finishedAt: optionalEpoch(check.finished_at),
  checked: check.checked,
  total: check.total,
  breaches: check.breaches.map(({ examples, ...breach }) => ({ ...breach, examples: [...examples] })),
});

export const deskLedgerStartCheck: DeskHandler<'deskLedgerStartCheck'> = async ({ ctx }) => ({
  check: showCheck(await requestCheck(ctx)),
});

export const deskLedgerLastCheck: DeskHandler<'deskLedgerLastCheck'> = async ({ ctx }) => {
  const check = await readLastCheck(ctx);
  return { check: check ? showCheck(check) : null };
};
