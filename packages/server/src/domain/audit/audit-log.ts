import type { DeskRole } from '../../db/schema/operations.ts';
import type { Tx } from '../../db/database.ts';
import type { Actor, AppContext } from '../../context.ts';
import { newId } from '../new-id.ts';

/** The actions that the audit log records, with the role that performs each. */
const ROLES_BY_ACTION = {
  confirm: 'merchant',
  ship: 'merchant',
  grantRefund: 'merchant',
  refuseRefund: 'merchant',
  answerReturn: 'merchant',
  receiveReturn: 'merchant',
  decideDispute: 'operator',
  setStock: 'merchant',
  setPriceTiers: 'merchant',
  setFreeDelivery: 'merchant',
  saveCoupon: 'operator',
  endCoupon: 'operator',
  putOnShelf: 'merchant',
  takeOffShelf: 'merchant',
  reportStop: 'carrier',
  confirmRecharge: 'chain',
  failRecharge: 'chain',
  reverseRecharge: 'chain',
  approveWithdrawal: 'operator',
  payOutWithdrawal: 'operator',
  refuseWithdrawal: 'operator',
  approveLoan: 'loanOfficer',
  refuseLoan: 'loanOfficer',
  reviewIdentity: 'operator',
  passIdentity: 'operator',
  refuseIdentity: 'operator',
  hold: 'operator',
  freeze: 'operator',
  releaseAddress: 'operator',
  release: 'operator',
  allowRecommending: 'operator',
  forbidRecommending: 'operator',
  liftLockouts: 'operator',
  giveTestMoney: 'operator',
  admitMerchant: 'operator',
  refuseMerchant: 'operator',
  suspendMoney: 'system',
  settleSuspense: 'operator',
  failSuspenseRefund: 'operator',
  logIn: 'operator',
  logOut: 'operator',
  confirmFactor: 'operator',
  joinStaff: 'operator',
  saveStaff: 'operator',
  saveRole: 'operator',
  removeRole: 'operator',
  writeSetting: 'operator',
  checkLedger: 'operator',
  saveChannel: 'operator',
  grantChannel: 'operator',
  refuseChannel: 'operator',
  saveCategory: 'operator',
  orderCategories: 'operator',
  removeCategory: 'operator',
  importCategories: 'operator',
  saveBanner: 'operator',
  orderBanners: 'operator',
  removeBanner: 'operator',
  saveNews: 'operator',
  removeNews: 'operator',
  saveHelpPage: 'operator',
  removeHelpPage: 'operator',
  saveLottery: 'operator',
  removeLottery: 'operator',
  answerUser: 'agent',
  takeBackMessage: 'agent',
  answerBuyer: 'merchant',
  answerReview: 'merchant',
  withdrawReviewAnswer: 'merchant',
  saveGoods: 'merchant',
  saveVariants: 'merchant',
  bulkEditGoods: 'merchant',
  saveDiscount: 'merchant',
  endDiscount: 'merchant',
  saveStore: 'merchant',
  importGoods: 'merchant',
  applyAsMerchant: 'merchant',
  payOutStore: 'merchant',
} as const satisfies Record<string, DeskRole>;
export type AuditedAction = keyof typeof ROLES_BY_ACTION;

/** Called with every recorded action. The tests compare the actions of a call with `x-audit`. */
export const auditListeners = new Set<(action: AuditedAction) => void>();
const notifyListeners = (action: AuditedAction) => auditListeners.forEach((listener) => listener(action));

/** Returns the context with `actor` as the operator that the audit log names. */
export const actAs = <Acting extends AppContext>(ctx: Acting, actor: Actor): Acting => ({ ...ctx, actor });

interface AuditEntry {
  readonly subjectId: string;
  readonly action: AuditedAction;
  readonly reason?: string | undefined;
  /** What was there before and after, without secrets. */
  readonly before?: object | undefined;
  readonly after?: object | undefined;
}

const asJson = (value: object | undefined): string | null => (value ? JSON.stringify(value) : null);

/** The role of an action; a merchant who logs in or out is none of the desk. */
const roleOf = (action: AuditedAction, actor: Actor | undefined): DeskRole =>
  actor?.kind === 'merchant' ? 'merchant' : ROLES_BY_ACTION[action];

/** Records an action with its actor, reason and time. Call it in the transaction that performs the action. */
export async function recordAudit(
  tx: Tx,
  { clock, actor }: Pick<AppContext, 'clock' | 'actor'>,
  { subjectId, action, reason = '', before, after }: AuditEntry,
): Promise<void> {
  notifyListeners(action);
  await tx
    .insertInto('desk_act')
    .values({
      id: newId('da'),
      subject_id: subjectId,
      role: roleOf(action, actor),
      actor: actor?.name ?? 'system',
      actor_id: actor?.id ?? null,
      actor_kind: actor?.kind ?? 'system',
      session_id: actor?.sessionId ?? null,
      address: actor?.ipAddress ?? null,
      act: action,
      reason,
      before: asJson(before),
      after: asJson(after),
      at: clock.now(),
    })
    .execute();
}

export interface AuditRecord {
  readonly at: Date;
  readonly role: DeskRole;
  readonly actor: string;
  readonly action: string;
  readonly reason: string;
}

/** The recorded actions on one subject, oldest first. */
export const readAuditLog = ({ db }: AppContext, subjectId: string): Promise<readonly AuditRecord[]> =>
  db
    .selectFrom('desk_act')
    .select(['at', 'role', 'actor', 'act as action', 'reason'])
    .where('subject_id', '=', subjectId)
    .orderBy('id')
    .execute();
