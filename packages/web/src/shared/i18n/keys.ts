import type { Resources } from './resources.d.ts';

export type Namespace = keyof Resources;

type Plural = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type Base<Name extends string> = Name extends `${infer Stem}_${Plural}` ? Stem : Name;
type Leaves<Words> = {
  [Name in keyof Words & string]: Words[Name] extends string
    ? Base<Name>
    : Words[Name] extends readonly unknown[]
      ? never
      : `${Name}.${Leaves<Words[Name]>}`;
}[keyof Words & string];

/** Every key of a namespace, as the English file has them; those of plurals without their ending. */
export type Key<N extends Namespace> = Leaves<Resources[N]>;

/** What is put into a sentence; `count` also chooses between its plurals. */
export interface Values {
  readonly count?: number;
  readonly [name: string]: string | number | undefined;
}

/** The words of one namespace, by key; those of another with `ns`. */
export interface Translate<N extends Namespace> {
  (key: Key<N>, values?: Values): string;
  <M extends Namespace>(key: Key<M>, values: Values & { readonly ns: M }): string;
}
