/** ESLint: money is computed with `@openmall/sdk/money`, never with JavaScript numbers. */
const MONEY = /(?:^|[a-z_])(?:amounts?|price|money|balance|fees?|freight|tax|interest|rebate|prizeReal)$/i;
const arithmetic = new Set(['+', '-', '*', '/', '%', '**', '+=', '-=', '*=', '/=', '%=', '**=']);
const rounding = new Set(['round', 'floor', 'ceil', 'trunc', 'fround']);

const nameOf = (node) => {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'MemberExpression' && !node.computed && node.property.type === 'Identifier')
    return node.property.name;
  return undefined;
};

/** Unwraps `Number(x)`, `(x as number)` and `x ?? 0` to x. */
function unwrap(node) {
  if (node.type === 'TSAsExpression' || node.type === 'ChainExpression') return unwrap(node.expression);
  if (node.type === 'LogicalExpression') return unwrap(node.left);
  if (node.type === 'UnaryExpression') return unwrap(node.argument);
  const [first] = node.arguments ?? [];
  if (node.type === 'CallExpression' && nameOf(node.callee) === 'Number' && first) return unwrap(first);
  return node;
}

const isMoney = (node) => MONEY.test(nameOf(unwrap(node)) ?? '');
/** BigInts are exact, and strings are concatenated. */
const isExact = (node) =>
  (node.type === 'Literal' && (typeof node.value === 'string' || typeof node.value === 'bigint')) ||
  node.type === 'TemplateLiteral';

export const exactMoney = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      float: 'Compute money with @openmall/sdk/money: {{operation}} on a JavaScript number loses cents.',
    },
  },
  create(context) {
    const compute = ({ operator, left, right }, node) => {
      if (arithmetic.has(operator) && [left, right].some(isMoney) && ![left, right].some(isExact))
        context.report({ node, messageId: 'float', data: { operation: operator } });
    };
    return {
      BinaryExpression: (node) => compute(node, node),
      AssignmentExpression: (node) => compute(node, node),
      CallExpression: (node) => {
        const name = nameOf(node.callee) ?? '';
        const [first] = node.arguments;
        const isFixed = ['toFixed', 'toPrecision'].includes(name) && node.callee.type === 'MemberExpression';
        const isRounded = (rounding.has(name) || name === 'parseFloat') && first && isMoney(first);
        if ((isFixed && isMoney(node.callee.object)) || isRounded)
          context.report({ node, messageId: 'float', data: { operation: name } });
      },
    };
  },
};
