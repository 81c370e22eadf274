/** Rules of the generated validators, for constraints that yup's own rules do not check exactly. */
import * as yup from 'yup';
import { parseWireDecimal, parseWireInteger } from '../numbers/wire-number.ts';

interface Test<Value> {
  name: string;
  message: string;
  test: (value: Value | null | undefined, context: yup.TestContext) => boolean;
}

/** Servers treat an empty field as absent, so forms do too. */
const emptyIsAbsent = (value: unknown, original: unknown): unknown =>
  original === '' || original === null ? undefined : value;

export const text = <Value extends string = string>() => yup.string<Value>().transform(emptyIsAbsent);

const readAs =
  (parse: (text: string) => number | undefined) =>
  (value: unknown, original: unknown): unknown => {
    if (typeof original !== 'string' || original === '') return emptyIsAbsent(value, original);
    return parse(original) ?? NaN;
  };
export const figure = <Value extends number = number>(message: string) =>
  yup.number<Value>().transform(readAs(parseWireDecimal)).typeError(message).test(finite(message));
/** An integer. `1.0` is invalid, because servers do not read it as 1. */
export const whole = <Value extends number = number>(message: string) =>
  yup.number<Value>().transform(readAs(parseWireInteger)).typeError(message).test(finite(message));

export const file = (message: string) =>
  yup.mixed<Blob>((value): value is Blob => value instanceof Blob).typeError(message);

const rule = <Value>(
  name: string,
  message: string,
  isValid: (value: Value, context: yup.TestContext) => boolean,
): Test<Value> => ({
  name,
  message,
  test: (value, context) => value === undefined || value === null || isValid(value, context),
});

const finite = (message: string) => rule<number>('finite', message, Number.isFinite);

// JSON Schema counts characters, JavaScript's `length` counts UTF-16 code units.
const lengthOf = (value: string): number => [...value].length;

export const minLength = (length: number, message: string) =>
  rule<string>('minLength', message, (value) => lengthOf(value) >= length);
export const maxLength = (length: number, message: string) =>
  rule<string>('maxLength', message, (value) => lengthOf(value) <= length);
export const matches = (pattern: RegExp, message: string) =>
  rule<string>('pattern', message, (value) => pattern.test(value));

/** Supports powers of ten only. Compares digits, because floats can't be divided by 0.01 exactly. */
export const multipleOf = (step: number, message: string) => {
  const decimals = Math.round(-Math.log10(step));
  return rule<number>('multipleOf', message, (value) => Number(value.toFixed(decimals)) === value);
};

const sibling = (context: yup.TestContext, name: string): unknown =>
  (context.parent as Record<string, unknown>)[name];

export const sameAs = (other: string, message: string) =>
  rule<unknown>('sameAs', message, (value, context) => value === sibling(context, other));
export const differsFrom = (other: string, message: string) =>
  rule<unknown>('differsFrom', message, (value, context) => value !== sibling(context, other));
export const ticked = (message: string) =>
  rule<unknown>('ticked', message, (value) => [true, 1, '1'].includes(value as never));

/** Requires the field as soon as the other field is set. */
export const requiredWith = (other: string, message: string): Test<unknown> => ({
  name: 'requiredWith',
  message,
  test: (value, context) =>
    ![undefined, null, ''].includes(value as never) ||
    [undefined, null, ''].includes(sibling(context, other) as never),
});

interface ImageLimits {
  readonly maxBytes?: number;
  readonly mediaTypes?: readonly string[];
}
/** Limits of a picture. A case, selected by the value of another field, overrides the general limits. */
export interface ImageRule extends ImageLimits {
  readonly cases?: { readonly field: string; readonly of: Readonly<Record<string, ImageLimits>> };
}

const limitsIn = ({ cases, ...general }: ImageRule, context: yup.TestContext): ImageLimits => ({
  ...general,
  ...(cases && cases.of[String(sibling(context, cases.field))]),
});

export const imageSize = (limits: ImageRule, message: string) =>
  rule<Blob>(
    'imageSize',
    message,
    (value, context) => value.size > 0 && value.size <= (limitsIn(limits, context).maxBytes ?? Infinity),
  );
export const imageKind = (limits: ImageRule, message: string) =>
  rule<Blob>(
    'imageKind',
    message,
    (value, context) => limitsIn(limits, context).mediaTypes?.includes(value.type) ?? true,
  );
