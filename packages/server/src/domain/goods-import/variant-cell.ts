import type { OptionChoice } from '../catalog/editing/find-options.ts';

const MAX_OPTIONS = 3;
const MAX_LENGTH = 60;

function choiceOf(part: string): OptionChoice | undefined {
  const at = part.indexOf(':');
  const [option, value] = [part.slice(0, at).trim(), part.slice(at + 1).trim()];
  const isChoice = at > 0 && option !== '' && value !== '';
  return isChoice && option.length <= MAX_LENGTH && value.length <= MAX_LENGTH
    ? { option, value }
    : undefined;
}

/** The options of a variant in words, such as `Colour: Navy; Size: 42`; undefined for anything else. */
export function readVariantCell(text: string): readonly OptionChoice[] | undefined {
  const choices = text
    .split(';')
    .filter((part) => part.trim() !== '')
    .map(choiceOf);
  const options = new Set(choices.map((choice) => choice?.option.toLowerCase()));
  const isWhole = choices.every((choice) => choice !== undefined);
  return isWhole && options.size === choices.length && choices.length > 0 && choices.length <= MAX_OPTIONS
    ? choices.filter((choice) => choice !== undefined)
    : undefined;
}
