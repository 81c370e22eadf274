/** Step 4: a yup schema for each operation with input fields. Its messages are the message keys of the contract. */
import { ContractError } from '../../contract/contract-error.ts';
import {
  bodyOf,
  type Contract,
  type LocatedOperation,
  operationsOf,
  queryParameters,
  resolve,
  type Rule,
  type Schema,
} from '../../contract/contract.ts';

const literal = (value: unknown): string => JSON.stringify(value);

/** Collects the message keys of the validators and the bounds that they mention. */
class Messages {
  readonly #values = new Map<string, Map<string, Set<unknown>>>();

  of(schema: Schema, keyword: string, fallback: string): string {
    const key = schema['x-messages']?.[keyword] ?? fallback;
    const bounds = this.#values.get(key) ?? new Map<string, Set<unknown>>();
    this.#values.set(key, bounds);
    const value = schema[keyword as keyof Schema];
    if (typeof value === 'number') bounds.set(keyword, (bounds.get(keyword) ?? new Set()).add(value));
    return literal(key);
  }

  add(key: string): string {
    if (!this.#values.has(key)) this.#values.set(key, new Map());
    return literal(key);
  }

  /** Bounds by message key. A bound with several values for one key is left out. */
  get values(): Record<string, Record<string, unknown>> {
    const sorted = [...this.#values].sort(([a], [b]) => (a < b ? -1 : 1));
    return Object.fromEntries(
      sorted.map(([key, bounds]) => [
        key,
        Object.fromEntries(
          [...bounds].flatMap(([keyword, all]) => (all.size === 1 ? [[keyword, [...all][0]]] : [])),
        ),
      ]),
    );
  }
}

interface Field {
  readonly schema: Schema;
  readonly required: boolean;
  readonly rules: readonly Rule[];
}

// The message of rules that only a bug can break, such as an unknown field.
const FALLBACK = 'form.choice';

class ValidatorWriter {
  readonly #contract: Contract;
  readonly messages: Messages;

  constructor(contract: Contract, messages: Messages) {
    this.#contract = contract;
    this.messages = messages;
  }

  operation({ operation }: LocatedOperation): string | undefined {
    const body = bodyOf(this.#contract, operation);
    const rules = operation['x-rule'] ?? [];
    if (body) return this.#object(resolve(this.#contract, body.media.schema), rules);
    const query = queryParameters(this.#contract, operation);
    if (query.length === 0) return undefined;
    const properties = Object.fromEntries(query.map(({ name, schema }) => [name, schema]));
    return this.#object(
      { properties, required: query.filter(({ required }) => required).map(({ name }) => name) },
      rules,
    );
  }

  #object({ properties = {}, required = [], additionalProperties }: Schema, rules: readonly Rule[]): string {
    const fields = Object.entries(properties).map(([name, schema]) => {
      const field = {
        schema,
        required: required.includes(name),
        rules: rules.filter(({ field }) => field === name),
      };
      return `${literal(name)}: ${this.#field(field)}`;
    });
    const closed = additionalProperties === false ? `.exact(${this.messages.add(FALLBACK)})` : '';
    return `yup.object({ ${fields.join(', ')} })${closed}`;
  }

  #field({ schema: raw, required, rules }: Field): string {
    const schema = resolve(this.#contract, raw);
    const type = [schema.type].flat().find((name) => name !== 'null') ?? 'string';
    const extra = rules.map((rule) => this.#rule(rule, schema)).join('');
    if (schema.format === 'binary' || schema.contentMediaType) {
      const kind = rules.find(({ rule }) => rule === 'image')?.message ?? FALLBACK;
      return `file(${this.messages.add(kind)})${this.#requirement(schema, required)}${extra}`;
    }
    return `${this.#base(schema, type, required)}${extra}`;
  }

  #base(schema: Schema, type: string, required: boolean): string {
    const choices = schema.enum ? `<${schema.enum.map(literal).join(' | ')}>` : '';
    const requirement = this.#requirement(schema, required);
    if (type === 'array') return this.#array(schema, requirement);
    if (type === 'object') return this.#object(schema, []);
    if (type === 'boolean') return `yup.boolean()${requirement}`;
    if (type === 'string')
      return `text${choices}()${requirement}${this.#choice(schema)}${this.#textBounds(schema)}`;
    const integer = type === 'integer' ? `.integer(${this.messages.of(schema, 'type', 'form.number')})` : '';
    return `${type === 'integer' ? 'whole' : 'figure'}${choices}(${this.messages.of(schema, 'type', 'form.number')})${requirement}${integer}${this.#choice(schema)}${this.#figureBounds(schema)}`;
  }

  #requirement(schema: Schema, required: boolean): string {
    return required ? `.required(${this.messages.of(schema, 'required', 'form.required')})` : '.optional()';
  }

  #array(schema: Schema, requirement: string): string {
    const item = this.#field({ schema: schema.items ?? {}, required: true, rules: [] });
    return `yup.array().of(${item})${requirement}${this.#bound(schema, 'minItems', 'min')}${this.#bound(schema, 'maxItems', 'max')}`;
  }

  #choice(schema: Schema): string {
    return schema.enum
      ? `.oneOf(${literal(schema.enum)}, ${this.messages.of(schema, 'enum', 'form.choice')})`
      : '';
  }

  #textBounds(schema: Schema): string {
    const { pattern } = schema;
    const matches =
      pattern === undefined
        ? ''
        : `.test(matches(${new RegExp(pattern, 'u').toString()}, ${this.messages.of(schema, 'pattern', FALLBACK)}))`;
    return `${this.#test(schema, 'minLength', 'minLength')}${this.#test(schema, 'maxLength', 'maxLength')}${matches}`;
  }

  #figureBounds(schema: Schema): string {
    const over =
      this.#bound(schema, 'exclusiveMinimum', 'moreThan') +
      this.#bound(schema, 'exclusiveMaximum', 'lessThan');
    return `${this.#bound(schema, 'minimum', 'min')}${this.#bound(schema, 'maximum', 'max')}${over}${this.#test(schema, 'multipleOf', 'multipleOf')}`;
  }

  #bound(schema: Schema, keyword: keyof Schema, method: string): string {
    const value = schema[keyword];
    return value === undefined
      ? ''
      : `.${method}(${literal(value)}, ${this.messages.of(schema, keyword, FALLBACK)})`;
  }

  #test(schema: Schema, keyword: keyof Schema, rule: string): string {
    const value = schema[keyword];
    return value === undefined
      ? ''
      : `.test(${rule}(${literal(value)}, ${this.messages.of(schema, keyword, FALLBACK)}))`;
  }

  #rule({ rule, other, message, field: _field, ...budgets }: Rule, schema: Schema): string {
    const key = this.messages.add(message);
    if (rule === 'ticked') return `.test(ticked(${key}))`;
    if (rule === 'image') {
      const size = this.messages.of(schema, 'maxLength', 'form.image.size');
      return `.test(imageSize(${literal(budgets)}, ${size})).test(imageKind(${literal(budgets)}, ${key}))`;
    }
    if (['sameAs', 'differsFrom', 'requiredWith'].includes(rule))
      return `.test(${rule}(${literal(other)}, ${key}))`;
    throw new ContractError(`The validator generator has an unknown rule ${rule}.`);
  }
}

interface ValidatorSource {
  readonly body: string;
  readonly values: object;
}

function buildSource(contract: Contract): ValidatorSource {
  const writer = new ValidatorWriter(contract, new Messages());
  const lines = operationsOf(contract).flatMap((located) => {
    const schema = writer.operation(located);
    return schema
      ? [
          `/** Fields of: ${located.operation.summary}. */\nexport const ${located.id} = /* @__PURE__ */ (() => ${schema})();`,
        ]
      : [];
  });
  return { body: lines.join('\n\n'), values: writer.messages.values };
}

/** Tables that forms need before they load yup. They are in a file of their own, which does not import yup. */
export function validatorTables(contract: Contract): string {
  const pictures = operationsOf(contract).flatMap(({ id, operation }) =>
    (operation['x-rule'] ?? [])
      .filter(({ rule }) => rule === 'image')
      .map(({ maxBytes, mediaTypes, cases }) => [id, { maxBytes, mediaTypes, cases }] as const),
  );
  return `
/** The message keys of the validators, with the numbers that their texts may contain. */
export const messageValues = ${literal(buildSource(contract).values)} as const;
/** A message of a validator: the key under which you have its text. */
export type MessageKey = keyof typeof messageValues;
/** All messages of the validators, for a translator or a test of the texts. */
export const messageKeys = /* @__PURE__ */ Object.keys(messageValues) as readonly MessageKey[];

/** The size and media types of pictures, for a form to show before a picture is selected. */
export const pictureLimits = ${literal(Object.fromEntries(pictures))} as const;
`;
}

// A validator is a function call, so that bundlers can drop it: they cannot know that yup has no side effects.
export function validators(contract: Contract): string {
  const { body } = buildSource(contract);
  const names = [
    'text',
    'figure',
    'whole',
    'file',
    'minLength',
    'maxLength',
    'matches',
    'multipleOf',
    'ticked',
    'imageSize',
    'imageKind',
    'sameAs',
    'differsFrom',
    'requiredWith',
  ];
  const used = names.filter((name) => body.includes(`${name}(`)).sort();
  return `
import * as yup from 'yup';
import { ${used.join(', ')} } from '../validators/rules.ts';

${body}
`;
}
