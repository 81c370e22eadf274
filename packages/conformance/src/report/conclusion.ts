/** What a verdict comes to, in words that claim no more than was judged. */
import type { Told } from './report-model.ts';

/** The options of the run as a command line has them; secrets are no part of a verdict. */
export function optionsOf({ asked, baseline }: Told): string {
  const { quick, extensions, control, only, buyers, actionSuffix, tokenTransport } = asked;
  const words = [
    quick && '--quick',
    extensions && '--extensions',
    control && '--control …',
    only.length > 0 && `--only ${only.join(',')}`,
    ...buyers.map((name) => `--buyer ${name}:…`),
    actionSuffix !== undefined && `--action-suffix ${actionSuffix}`,
    tokenTransport === 'header' && '--token-transport header',
    baseline && '--baseline …',
  ];
  return words.filter((word) => word !== false).join(' ') || 'none';
}

const listed = (parts: readonly (string | false)[]): string =>
  parts.filter((part) => part !== false).join(', ');

function foundIn({ faults }: Told): string {
  const known = faults.filter(({ isKnown }) => isKnown).length;
  const weak = faults.filter(({ isKnown, level }) => !isKnown && level === 'should').length;
  const beside = listed([known > 0 && `${known} known`, weak > 0 && `${weak} of laws that should hold`]);
  if (beside === '') return 'no fault';
  return weak > 0 ? `no fault that fails the run (${beside})` : `no new fault (${beside})`;
}

/** Why "no fault" says less than that the contract is kept. */
const limitsOf = ({ asked: { quick, only, control }, counts: { skipped } }: Told): string =>
  listed([
    quick && '--quick',
    only.length > 0 && `--only ${only.join(',')}`,
    !control && 'no control',
    skipped > 0 && `${skipped} skipped`,
  ]);

/** Why the run was over before its end. */
function endOf({ isBrokenOff, stoppedAfter }: Told): string | undefined {
  if (stoppedAfter !== undefined) return `it stopped answering after call ${stoppedAfter}`;
  return isBrokenOff ? 'the run was broken off' : undefined;
}

/** To follow the name of the backend. */
export function conclusionOf(told: Told): string {
  const { outcome } = told;
  const ended = endOf(told);
  const found = foundIn(told);
  const limits = limitsOf(told);
  if (outcome === 'faults')
    return ended === undefined ? 'breaks the contract' : `breaks the contract; ${ended}`;
  if (ended !== undefined) return `shows ${found} so far; ${ended}`;
  if (outcome === 'unproven') return `shows ${found}, but some checks are inconclusive`;
  if (limits !== '') return `shows ${found} in what was judged: ${limits}`;
  return found === 'no fault' ? 'keeps the contract' : `shows ${found}`;
}
