/** ESLint rule: money is computed with `@openmall/sdk/money`, never with JavaScript numbers. */

/** The part of a syntax tree that the rule reads. */
export interface SyntaxNode {
  readonly type: string;
  readonly name?: string;
  readonly value?: unknown;
  readonly operator?: string;
  readonly computed?: boolean;
  readonly left?: SyntaxNode;
  readonly right?: SyntaxNode;
  readonly object?: SyntaxNode;
  readonly property?: SyntaxNode;
  readonly callee?: SyntaxNode;
  readonly argument?: SyntaxNode;
  readonly expression?: SyntaxNode;
  readonly arguments?: readonly SyntaxNode[];
}
export interface Context {
  readonly report: (finding: {
    readonly node: SyntaxNode;
    readonly messageId: string;
    readonly data: Readonly<Record<string, string>>;
  }) => void;
}

const MONEY = /(?:^|[a-z_])(?:amounts?|price|money|balance|fees?|freight|tax|interest|rebate|prizeReal)$/i;
const arithmetic = new Set(['+', '-', '*', '/', '%', '**', '+=', '-=', '*=', '/=', '%=', '**=']);
const rounding = new Set(['round', 'floor', 'ceil', 'trunc', 'fround']);

function nameOf(node: SyntaxNode | undefined): string | undefined {
  if (node?.type === 'Identifier') return node.name;
  if (node?.type === 'MemberExpression' && !node.computed && node.property?.type === 'Identifier')
    return node.property.name;
  return undefined;
}

/** Unwraps `Number(x)`, `(x as number)` and `x ?? 0` to x. */
function unwrap(node: SyntaxNode | undefined): SyntaxNode | undefined {
  const inner: Readonly<Record<string, SyntaxNode | undefined>> = {
    TSAsExpression: node?.expression,
    ChainExpression: node?.expression,
    LogicalExpression: node?.left,
    UnaryExpression: node?.argument,
    CallExpression: nameOf(node?.callee) === 'Number' ? node?.arguments?.[0] : undefined,
  };
  const next = node && inner[node.type];
  return next ? unwrap(next) : node;
}

const isMoney = (node: SyntaxNode | undefined): boolean => MONEY.test(nameOf(unwrap(node)) ?? '');
/** BigInts are exact, and strings are concatenated. */
const isExact = (node: SyntaxNode | undefined): boolean =>
  (node?.type === 'Literal' && (typeof node.value === 'string' || typeof node.value === 'bigint')) ||
  node?.type === 'TemplateLiteral';

export const exactMoney = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      float: 'Compute money with @openmall/sdk/money: {{operation}} on a JavaScript number loses cents.',
    },
  },
  create({ report }: Context) {
    const compute = (node: SyntaxNode) => {
      const { operator = '', left, right } = node;
      if (arithmetic.has(operator) && [left, right].some(isMoney) && ![left, right].some(isExact))
        report({ node, messageId: 'float', data: { operation: operator } });
    };
    const round = (node: SyntaxNode) => {
      const name = nameOf(node.callee) ?? '';
      const isFixed = ['toFixed', 'toPrecision'].includes(name) && node.callee?.type === 'MemberExpression';
      const isRounded = (rounding.has(name) || name === 'parseFloat') && isMoney(node.arguments?.[0]);
      if ((isFixed && isMoney(node.callee?.object)) || isRounded)
        report({ node, messageId: 'float', data: { operation: name } });
    };
    return { BinaryExpression: compute, AssignmentExpression: compute, CallExpression: round };
  },
} as const;
