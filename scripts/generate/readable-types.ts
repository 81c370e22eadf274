/** Step 3: makes the types of orval say in an editor what a field may be, and take `undefined` where a field is optional. */
import { bodyOf, type Contract, operationsOf, type Schema } from '../contract/contract.ts';
import { shapeOf } from './sdk/operation-types.ts';

/** Collects the names of the schemas that a schema refers to. */
function addRefs(contract: Contract, node: unknown, names: Set<string>): void {
  if (typeof node !== 'object' || node === null) return;
  const name = (node as Schema).$ref?.split('/').pop();
  if (name !== undefined && !names.has(name)) {
    names.add(name);
    addRefs(contract, contract.components.schemas[name], names);
  }
  for (const value of Object.values(node)) addRefs(contract, value, names);
}

/** The types of inputs: the fields of a query, and what a body holds. */
function inputTypesOf(contract: Contract): ReadonlySet<string> {
  const names = new Set(operationsOf(contract).map((located) => shapeOf(contract, located).input));
  for (const { operation } of operationsOf(contract))
    addRefs(contract, bodyOf(contract, operation)?.media.schema, names);
  return names;
}

/** A declaration with the type behind its name. */
const ALIAS = /^export type (\w+) = ([^;{}]*\| null|\{$[\s\S]*?^\} \| null);$/gm;
/** A field of a type that may be null, after the end of its comment if it has one. */
const NULLABLE_FIELD = /(\*\/\n)?^( *)(\w+\??: )(\w+) \| null;$/gm;
const OBJECT = /^export (?:type|interface) (\w+) (?:= )?\{$[\s\S]*?^\}/gm;

/**
 * An editor shows `OptionalImage | null` as `OptionalImage`, because the alias includes null. Without the alias it shows
 * `string | null`. An object keeps its name. A field without a comment gets that of its type, which says when it is null.
 */
function withVisibleNull(contract: Contract, text: string): string {
  const types = new Map([...text.matchAll(ALIAS)].map(([, name = '', type = '']) => [name, type]));
  return text.replaceAll(NULLABLE_FIELD, (all, ...groups: readonly (string | undefined)[]) => {
    const [end, indent = '', field = '', name = ''] = groups;
    const type = types.get(name);
    if (type === undefined) return all;
    const { description = '' } = contract.components.schemas[name] ?? {};
    const comment =
      end ?? (description === '' ? '' : `${indent}/** ${description.trim().replaceAll(/\s+/g, ' ')} */\n`);
    return `${comment}${indent}${field}${type.startsWith('{') ? `${name} | null` : type};`;
  });
}

/** With `exactOptionalPropertyTypes`, `{ addressId: address?.id }` fits only a field that takes undefined. */
const withUndefined = (text: string, inputs: ReadonlySet<string>): string =>
  text.replaceAll(OBJECT, (block, name: string) =>
    inputs.has(name) ? block.replaceAll(/^( *\w+\?: [^;]*);$/gm, '$1 | undefined;') : block,
  );

/** Returns a function that rewrites the module of types. */
export function readableTypes(contract: Contract): (text: string) => string {
  const inputs = inputTypesOf(contract);
  return (text) => withUndefined(withVisibleNull(contract, text), inputs);
}
