/** ESLint: amounts of money are computed by `@openmall/sdk/money`, never by JavaScript's own numbers. */
const money = /(?:^|[a-z_])(?:amounts?|price|money|balance|fees?|freight|tax|interest|rebate|prizeReal)$/i;
const arithmetic = new Set(['+', '-', '*', '/', '%', '**', '+=', '-=', '*=', '/=', '%=', '**=']);
const rounding = new Set(['round', 'floor', 'ceil', 'trunc', 'fround']);

const nameOf = (node) => {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'MemberExpression' && !node.computed && node.property.type === 'Identifier')
    return node.property.name;
  return undefined;
};

/** `Number(x)`, `(x as number)` and `x ?? 0` are about x. */
function meant(node) {
  if (node.type === 'TSAsExpression' || node.type === 'ChainExpression') return meant(node.expression);
  if (node.type === 'LogicalExpression') return meant(node.left);
  if (node.type === 'UnaryExpression') return meant(node.argument);
  const [first] = node.arguments ?? [];
  if (node.type === 'CallExpression' && nameOf(node.callee) === 'Number' && first) return meant(first);
  return node;
}

const isMoney = (node) => money.test(nameOf(meant(node)) ?? '');
/** Exact: whole numbers of any length, and texts, which are joined and not added. */
const isExact = (node) =>
  (node.type === 'Literal' && (typeof node.value === 'string' || typeof node.value === 'bigint')) ||
  node.type === 'TemplateLiteral';

export const exactMoney = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      float: 'Compute money with @openmall/sdk/money: {{what}} on a number of JavaScript loses cents.',
    },
  },
  create(context) {
    const compute = ({ operator, left, right }, node) => {
      if (arithmetic.has(operator) && [left, right].some(isMoney) && ![left, right].some(isExact))
        context.report({ node, messageId: 'float', data: { what: operator } });
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
          context.report({ node, messageId: 'float', data: { what: name } });
      },
    };
  },
};
