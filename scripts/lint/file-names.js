/** ESLint: file names are kebab-case; `PascalCase.tsx` exports a component. */
import { basename } from 'node:path';

const KEBAB_CASE = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const PASCAL_CASE = /^[A-Z][A-Za-z0-9]*$/;
/** Files that are named like a controller of the contract, such as `sellerGoods`. */
const CONTROLLER_FOLDER = /\/(?:controllers|handlers|api\/desk|api\/merchant)\/[^/]+$/;
const CAMEL_CASE = /^[a-z][A-Za-z0-9]*$/;

/** Names that a module exports. */
function exportedNames(body) {
  return body
    .filter(({ type }) => type === 'ExportNamedDeclaration')
    .flatMap(({ declaration, specifiers }) => [
      ...(declaration?.declarations ?? (declaration ? [declaration] : [])).map(({ id }) => id?.name),
      ...specifiers.map(({ exported }) => exported.name),
    ]);
}

export const fileNames = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      kebab: '{{name}}: file names are kebab-case.',
      component: '{{name}}: a PascalCase file exports a component.',
    },
  },
  create(context) {
    const file = context.filename.replaceAll('\\', '/');
    const [name = ''] = basename(file).split('.');
    const isTest = /\.(test|test-d|e2e)\./.test(basename(file));
    return {
      Program(node) {
        const report = (messageId) =>
          context.report({ node, loc: { line: 1, column: 0 }, messageId, data: { name: basename(file) } });
        if (KEBAB_CASE.test(name)) return;
        if (CONTROLLER_FOLDER.test(file) && CAMEL_CASE.test(name)) return;
        if (!PASCAL_CASE.test(name) || !file.endsWith('.tsx')) report('kebab');
        else if (!isTest && !exportedNames(node.body).some((exported) => PASCAL_CASE.test(exported)))
          report('component');
      },
    };
  },
};
