import { Fragment, type ReactNode } from 'react';

interface Props {
  /** A sentence of which parts are marked: `I accept the <rules>buyer rules</rules>.` */
  readonly text: string;
  /** What each mark makes of the words within it. */
  readonly parts: Readonly<Record<string, (words: string) => ReactNode>>;
}

const MARKED = /<(\w+)>(.*?)<\/\1>/g;

/** A sentence with links or emphasis in it, whatever their order is in another language. */
export function Sentence({ text, parts }: Props) {
  const pieces: ReactNode[] = [];
  let at = 0;
  for (const found of text.matchAll(MARKED)) {
    const [whole, name = '', words = ''] = found;
    pieces.push(text.slice(at, found.index), parts[name]?.(words) ?? words);
    at = found.index + whole.length;
  }
  pieces.push(text.slice(at));
  return pieces.map((piece, place) => <Fragment key={place}>{piece}</Fragment>);
}
