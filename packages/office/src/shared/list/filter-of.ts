import type { Filter } from './list-page-props.ts';

/** A filter with one choice a value. */
export const filterOf = <Value extends string>(
  name: string,
  label: string,
  values: readonly Value[],
  text: (value: Value) => string,
): Filter => ({ name, label, options: values.map((value) => ({ value, label: text(value) })) });
