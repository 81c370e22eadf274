/** The parts of the bundled contract that the generators read. */
import { ContractError } from './contract-error.ts';
import { readFileSync } from 'node:fs';

export interface Schema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: (string | number | null)[];
  description?: string;
  default?: unknown;
  format?: string;
  pattern?: string;
  contentMediaType?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  examples?: unknown[];
  example?: unknown;
  'x-messages'?: Record<string, string>;
  'x-secret'?: boolean;
  /** What an id names. */
  'x-id'?: string;
  'x-state-machine'?: string;
  'x-enum-varnames'?: string[];
  'x-enumDescriptions'?: string[];
  'x-transitions'?: Record<string, Transition>;
}

export interface Transition {
  operation: string;
  from: number[];
  to: number | number[];
}

export interface Parameter {
  $ref?: string;
  name: string;
  in: 'query' | 'path' | 'header';
  required?: boolean;
  description?: string;
  schema: Schema;
  example?: unknown;
  /** The error for a missing value, if it is not `parameterError`. */
  'x-missing'?: string;
}

export interface Media {
  schema: Schema;
  example?: unknown;
  examples?: Record<string, { $ref?: string; summary?: string; value?: unknown }>;
  encoding?: Record<string, { contentType?: string }>;
}

export interface Body {
  $ref?: string;
  required?: boolean;
  description?: string;
  content: Record<string, Media>;
}

export interface Rule {
  rule: string;
  field: string;
  other?: string;
  message: string;
  [setting: string]: unknown;
}

export interface Paging {
  page: string;
  size: string;
  items: string;
  total: string;
}

/** What a successful write changes in the reads that it makes stale. */
export interface Effect {
  /** The field of the input with the id of what changes. */
  item: string;
  /** Fields of the item, with their new values. */
  set?: Record<string, unknown>;
  /** The rows of a read that go: those whose field `by` (or `id`) names the item; all but `except` if none is named. */
  removes?: { from: string; by?: string; except?: Record<string, unknown> };
  /** A number of the item that changes by `step`. */
  counter?: string;
  /** The read whose data, a number, changes by `step`. */
  count?: string;
  step?: number;
}

export type Semantics = 'read' | 'idempotent' | 'write';

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  deprecated?: boolean;
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: Body;
  responses: Record<string, { $ref?: string; description?: string; content?: Record<string, Media> }>;
  'x-origin': 'spec' | 'extension';
  'x-semantics': Semantics;
  'x-rate'?: 'login' | 'code' | 'upload';
  'x-scope'?: 'chat';
  'x-since': string;
  'x-errors': string[];
  'x-invalidates'?: string[];
  'x-effect'?: Effect;
  'x-paging'?: Paging;
  'x-poll'?: { everyMs: number };
  'x-rule'?: Rule[];
  'x-max-bytes'?: number;
  'x-role'?: 'merchant' | 'desk';
  'x-permission'?: string;
  'x-audit'?: string;
  'x-factor'?: 'fresh';
}

export interface ErrorEntry {
  code: string;
  text: string;
  answeredBy: 'every' | 'guarded' | 'listed' | 'client' | 'reserved';
  operations: string[];
}

export interface Contract {
  openapi: string;
  info: { version: string; [key: string]: unknown };
  security?: Record<string, string[]>[];
  tags: { name: string; description: string }[];
  paths: Record<string, Partial<Record<Method, Operation>>>;
  components: {
    schemas: Record<string, Schema>;
    parameters: Record<string, Parameter>;
    responses?: Record<string, { content?: Record<string, Media> }>;
    examples?: Record<string, { summary: string; value: unknown }>;
  };
  'x-error-catalogue'?: Record<string, ErrorEntry>;
}

export type Method = 'get' | 'post';
const methods: readonly Method[] = ['get', 'post'];

export interface LocatedOperation {
  readonly id: string;
  readonly method: Method;
  readonly path: string;
  readonly operation: Operation;
}

export function readContract(file: string): Contract {
  return JSON.parse(readFileSync(file, 'utf8')) as Contract;
}

/** All operations in the order of the contract. */
export function operationsOf(contract: Contract): LocatedOperation[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ id: operation.operationId, method, path, operation }] : [];
    }),
  );
}

/** Returns the target of a `#/…` reference. @throws {ContractError} if there is none. */
export function lookUpRef(contract: Contract, ref: string): unknown {
  const steps = ref
    .slice(2)
    .split('/')
    .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'));
  const found = steps.reduce<unknown>(
    (node, step) => (node as Record<string, unknown> | undefined)?.[step],
    contract,
  );
  if (found === undefined) throw new ContractError(`The contract has no ${ref}.`);
  return found;
}

/** Resolves a reference; siblings of `$ref` override its target. */
export function resolve<T extends { $ref?: string }>(contract: Contract, node: T): T {
  if (!node.$ref) return node;
  const { $ref, ...siblings } = node;
  return { ...resolve(contract, lookUpRef(contract, $ref) as T), ...siblings };
}

/** Query parameters without `lang`, which the transport adds. */
export function queryParameters(contract: Contract, operation: Operation): Parameter[] {
  return (operation.parameters ?? [])
    .map((parameter) => resolve(contract, parameter))
    .filter((parameter) => parameter.in === 'query' && parameter.name !== 'lang');
}

export function bodyOf(
  contract: Contract,
  operation: Operation,
): { mediaType: string; media: Media } | undefined {
  if (!operation.requestBody) return undefined;
  const [entry] = Object.entries(resolve(contract, operation.requestBody).content);
  return entry && { mediaType: entry[0], media: entry[1] };
}

/** Whether an operation requires a token. */
export function isGuarded(contract: Contract, operation: Operation): boolean {
  const security = operation.security ?? contract.security ?? [];
  return security.length > 0 && security.every((requirement) => Object.keys(requirement).length > 0);
}

/** `OrderSubmit` for `orderSubmit`: the prefix of an operation's schemas. */
export const capitalize = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
