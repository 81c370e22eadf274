/** Shows a message that names many faults of one response: the first, and how many more. */

/** Other messages have one line. */
const NEXT_FAULT = /; (?=data\b)/;
const MISSING = /^(\S+ is missing) (\S+)( \(and .*\))?$/;
const LIST = /^(\S+ is missing) (.+)$/;
const [MAX_SHOWN, MAX_NAMES] = [3, 6];

/** Fields that are missing in one place share a line. */
function shareLine([first = '', ...rest]: readonly string[]): string {
  const [, , , alike = ''] = MISSING.exec(first) ?? [];
  const names = rest.map((line) => MISSING.exec(line)?.[2] ?? '');
  return rest.length === 0
    ? first
    : `${first.slice(0, first.length - alike.length)}, ${names.join(', ')}${alike}`;
}

function linesOf(message: string): readonly string[] {
  const parts = message.split(NEXT_FAULT);
  const placeOf = (part: string): string => {
    const [, place, , alike = ''] = MISSING.exec(part) ?? [];
    return place === undefined ? part : place + alike;
  };
  return [...Map.groupBy(parts, placeOf).values()].map(shareLine);
}

export interface FoldedMessage {
  /** The first faults, and how many there are besides. */
  readonly summary: string;
  /** All of them, if the summary leaves some out. */
  readonly lines: readonly string[];
}

/** The first of the fields that are missing in one place, and how many there are besides. */
function shorten(line: string): string {
  const [, start = '', rest = ''] = LIST.exec(line) ?? [];
  const names = rest.split(', ');
  const left = names.length - MAX_NAMES;
  return left > 0 ? `${start} ${names.slice(0, MAX_NAMES).join(', ')} and ${left} more fields` : line;
}

export function foldMessage(message: string): FoldedMessage {
  const lines = linesOf(message);
  const shown = lines.slice(0, MAX_SHOWN).map(shorten).join('; ');
  const left = lines.length - MAX_SHOWN;
  const summary = left > 0 ? `${shown}; and ${left} more` : shown;
  return { summary, lines: summary === lines.join('; ') ? [] : lines };
}
