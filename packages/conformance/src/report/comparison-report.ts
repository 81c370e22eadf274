/** What a comparison found, as text: each difference once, with the first call that shows it. */
import type { Comparison, Difference } from '../compare/compare.ts';

/** As many operations as a line holds. */
const named = 6;

/** Differences that say the same of one operation, however many inputs show it. */
const kindOf = ({ operation, first, second }: Difference): string => [operation, first, second].join(' ');

function linesOf([difference, ...others]: readonly Difference[], [firstUrl, secondUrl]: Comparison['urls']) {
  if (!difference) return [];
  const { operation, tried, first, second, shell } = difference;
  const more = others.length > 0 ? `, and with ${others.length} other inputs` : '';
  return [
    `✗ ${operation}, ${tried}${more}`,
    `    ${firstUrl}: ${first.slice(0, 300)}`,
    `    ${secondUrl}: ${second.slice(0, 300)}`,
    ...shell.map((line) => `    ${line}`),
  ];
}

export function comparisonReport(comparison: Comparison): string {
  const { urls, seed, compared, differences, notCompared, unproven } = comparison;
  const kinds = [...Map.groupBy(differences, kindOf).values()];
  const names = unproven.slice(0, named).join(', ') + (unproven.length > named ? ', …' : '');
  return [
    ...kinds.flatMap((kind) => linesOf(kind, urls)),
    ...notCompared.map(({ operation, why, url }) => `– ${operation} was not compared: ${why} (${url})`),
    ...(unproven.length > 0
      ? [
          '',
          `? ${unproven.length} operations succeeded on neither side, so only their refusals were compared: ${names}`,
        ]
      : []),
    '',
    `${kinds.length} differences in ${compared} calls between ${urls[0]} and ${urls[1]}, seed ${seed}`,
  ].join('\n');
}
