/** ESLint: constants of a module with a literal value (number, string, regular expression) are UPPER_CASE. */
const UPPER_CASE = /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/;

const isLiteral = (node) =>
  (node?.type === 'Literal' && typeof node.value !== 'boolean' && node.raw !== 'null') ||
  (node?.type === 'UnaryExpression' && isLiteral(node.argument)) ||
  (node?.type === 'TemplateLiteral' && node.expressions.length === 0) ||
  (node?.type === 'TSAsExpression' && isLiteral(node.expression));

export const constantCase = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { upper: '{{name}}: constants with a literal value are UPPER_CASE.' },
  },
  create(context) {
    const check = (declaration) => {
      if (declaration?.type !== 'VariableDeclaration' || declaration.kind !== 'const') return;
      for (const { id, init } of declaration.declarations)
        if (id.type === 'Identifier' && isLiteral(init) && !UPPER_CASE.test(id.name))
          context.report({ node: id, messageId: 'upper', data: { name: id.name } });
    };
    return {
      Program: ({ body }) =>
        body.forEach((node) => check(node.type === 'ExportNamedDeclaration' ? node.declaration : node)),
    };
  },
};
