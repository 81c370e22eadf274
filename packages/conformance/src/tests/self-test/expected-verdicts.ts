/** What the self-test expects of each check on a mall without rules, where it is not the usual verdict. */
import type { Verdict } from '../../runner/finding.ts';

const all = (verdict: Verdict, ids: readonly string[]): Record<string, Verdict> =>
  Object.fromEntries(ids.map((id) => [id, verdict]));

/** On a mall that grants every call with an example. All other checks fail there. */
export const expectedOfGrants: Readonly<Record<string, Verdict>> = {
  // About the form of an answer, which the examples have.
  ...all('pass', [
    'env.answered',
    'env.http-200',
    'env.content-type',
    'env.shape',
    'env.data',
    'env.code',
    'env.error-key',
    'env.no-server-error',
    'sec.stack-trace',
    'sec.secret-field',
    'sec.password-echo',
    'sec.hash',
    'sec.digest',
    'sec.unknown-secret',
    'sec.origin',
    'time.reads',
  ]),
  // About calls that are granted, or about texts that agree in the examples.
  ...all('pass', [
    'pos.works',
    'pos.bounds',
    'pos.valid',
    'auth.visitor',
    'sec.existence',
    'page.defaults',
    'cat.completed-keywords',
    'cat.language',
    'cat.settings',
    'cat.gallery',
    'proto.percent',
    'proto.unknown',
    'proto.twice',
    'addr.again',
    'ord.tamper',
    'ord.exact-limits',
    'sec.doubled-id',
    'cat.size-guide',
    'pay.methods',
    'ord.parts',
    'ord.falling-tiers',
    'ord.trail',
    'wal.cents',
    'race.form',
    'cat.news-order',
    'ord.one-id',
    'auth.code-purposes',
  ]),
  // The fake mall never refuses a repeat, and its profile is verified.
  ...all('pass', ['rep.succeeds', 'auth.proven']),
  // The same record is answered again, and a form that makes nothing more may be sent again.
  ...all('pass', ['wal.used-form']),
  // About something that must not change, and nothing ever changes there.
  ...all('pass', ['mail.newsletter', 'addr.default', 'ord.copy', 'ord.stock-paid', 'wal.release-date']),
  // The examples lack what these need: goods of two stores, dates of an order, keywords that are corrected.
  ...all('skipped', [
    'neg.named',
    'neg.effect',
    'cat.corrected-keyword',
    'cat.word-forms',
    'cat.facet-keyword',
    'rev.left-out',
    'cat.same-name',
    'cat.question-count',
    'cart.devices',
    'cart.merge',
    'ord.number',
    'ord.quote-problems',
    'ord.receipt-deadline',
    'ord.refund-deadline',
    'ord.ship-deadline',
    'ord.return-deadline',
    'rev.system',
    'cat.dimensions',
    'ord.paid-by',
    'wal.last-withdrawal',
  ]),
  // Without a refusal, there is no lock to open.
  ...all('inconclusive', ['auth.unlocked', 'wal.refund']),
  // Less than a cent is no reason to refuse a closing.
  ...all('pass', ['auth.closing-dust']),
};

/** On a mall that refuses every call with `accountFrozen`. All other checks are inconclusive or skipped there. */
export const expectedOfRefusals: Readonly<Record<string, Verdict>> = {
  // About the form of an answer, which a refusal has too.
  ...all('pass', [
    'env.answered',
    'env.http-200',
    'env.content-type',
    'env.shape',
    'env.data',
    'env.code',
    'env.no-server-error',
    'sec.stack-trace',
    'sec.secret-field',
    'sec.password-echo',
    'sec.token-echo',
    'sec.hash',
    'sec.digest',
    'sec.unknown-secret',
    'sec.cacheable',
    'time.reads',
  ]),
  // `accountFrozen` is not listed for most operations, and the fake mall sends no security headers.
  ...all('fail', ['env.error-key', 'sec.sniffable']),
  // A missing session has one code, so any other answer is a fault.
  ...all('fail', ['auth.none', 'auth.garbage', 'auth.first']),
  // Settings must be there.
  ...all('fail', ['cat.settings']),
  // Calls outside of the contract may be refused in any way.
  ...all('pass', ['proto.unknown']),
};

/** `pos.works` is inconclusive where a valid call is refused, since no rule says which calls must succeed. */
export const neverFails: readonly string[] = ['pos.works'];
