/** The verdict as text: what is wrong first, each fault once, with the call that shows it. */
import { curlOf, loginLine } from '../target/curl.ts';
import type { CheckFacts, Finding } from '../judge/check.ts';
import { outcomeOf, verdictOf, type Judgement } from '../judge/judgement.ts';

const marks = { pass: '✓', fail: '✗', skipped: '-', unproven: '?' } as const;

function faultLines(judgement: Judgement, { id, says, source, level }: CheckFacts): string[] {
  const faults = judgement.findings.filter(({ check, verdict }) => check === id && verdict === 'fail');
  if (faults.length === 0) return [];
  const head = `${marks.fail} ${id} (${level}, ${source}): ${says}`;
  return ['', head, ...faults.flatMap((finding) => oneFault(judgement, finding))];
}

function oneFault({ baseUrl }: Judgement, { operation, fault }: Finding): string[] {
  if (!fault) return [];
  const callers = new Map(
    fault.exchanges.flatMap(({ caller }) => (caller ? [[caller.label, caller] as const] : [])),
  );
  const logins = [...callers.values()].map(
    (caller) => `      ${loginLine(caller, `${baseUrl}/api/user!newlogin`)}`,
  );
  const calls = fault.exchanges.map((exchange) => `      ${curlOf(exchange)}`);
  const answer = fault.exchanges.at(-1);
  const got = answer
    ? `      → HTTP ${answer.status} ${answer.text.slice(0, 200).replaceAll('\n', ' ')}`
    : '';
  return [`    ${operation} ${fault.says}`, ...logins, ...calls, got];
}

export function summaryOf(judgement: Judgement): string {
  const counts = { pass: 0, fail: 0, skipped: 0, unproven: 0 };
  for (const { id } of judgement.operations) counts[verdictOf(judgement, id)] += 1;
  const { pass, fail, skipped, unproven } = counts;
  return `${judgement.operations.length} operations: ${pass} pass, ${fail} fail, ${skipped} skipped, ${unproven} proved nothing`;
}

function whyLines(judgement: Judgement): string[] {
  return judgement.operations.flatMap(({ id, path }) => {
    const verdict = verdictOf(judgement, id);
    if (verdict === 'pass' || verdict === 'fail') return [];
    const finding = judgement.findings.find(
      ({ check, operation }) => check === 'pos.works' && operation === id,
    );
    return [`${marks[verdict]} ${path}: ${finding?.why ?? 'not tried'}`];
  });
}

const endings = {
  clean: 'Clean: no fault was found.',
  faults: 'The backend breaks the contract.',
  unproven: 'No fault was found, but some operations never succeeded, so nothing is proved about them.',
} as const;

export function terminalReport(judgement: Judgement): string {
  const { checks, sightings, seed, ms } = judgement;
  const faults = checks.flatMap((check) => faultLines(judgement, check));
  const whys = whyLines(judgement);
  return [
    ...faults,
    ...(whys.length > 0 ? ['', ...whys] : []),
    '',
    `${summaryOf(judgement)}; ${checks.length} checks, ${sightings.calls()} calls, ${(ms / 1000).toFixed(1)} s, seed ${seed}`,
    endings[outcomeOf(judgement)],
  ].join('\n');
}
