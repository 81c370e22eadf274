/** A comparison as text: each difference once, with the first call that shows it. */
import type { Comparison, Difference } from '../compare/compare.ts';

const MAX_NAMES = 6;

/** The same difference of one operation counts once, however many inputs show it. */
const kindOf = ({ operation, first, second }: Difference): string => [operation, first, second].join(' ');

function linesOf([difference, ...others]: readonly Difference[], [firstUrl, secondUrl]: Comparison['urls']) {
  if (!difference) return [];
  const { operation, sent, first, second, shell } = difference;
  const more = others.length > 0 ? `, and with ${others.length} other inputs` : '';
  return [
    `✗ ${operation}, ${sent}${more}`,
    `    ${firstUrl}: ${first.slice(0, 1_000)}`,
    `    ${secondUrl}: ${second.slice(0, 1_000)}`,
    ...shell.map((line) => `    ${line}`),
  ];
}

export function comparisonReport(comparison: Comparison): string {
  const { urls, seed, compared, differences, notCompared, neverSucceeded } = comparison;
  const kinds = [...Map.groupBy(differences, kindOf).values()];
  const names =
    neverSucceeded.slice(0, MAX_NAMES).join(', ') + (neverSucceeded.length > MAX_NAMES ? ', …' : '');
  return [
    ...kinds.flatMap((kind) => linesOf(kind, urls)),
    ...notCompared.map(({ operation, reason, url }) => `– ${operation} was not compared: ${reason} (${url})`),
    ...(neverSucceeded.length > 0
      ? [
          '',
          `? ${neverSucceeded.length} operations succeeded on neither backend, so only their refusals were compared: ${names}`,
        ]
      : []),
    '',
    `${kinds.length} differences in ${compared} calls between ${urls[0]} and ${urls[1]}, seed ${seed}`,
  ].join('\n');
}
