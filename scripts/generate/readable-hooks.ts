/** Step 3: makes the hooks of orval readable in an editor: short types, and the description and errors of the operation. */
import { capitalize, type Contract, type LocatedOperation, operationsOf } from '../contract/contract.ts';

function commentOf(contract: Contract, { id, operation }: LocatedOperation): string {
  const errors = operation['x-errors']
    .filter((key) => contract['x-error-catalogue']?.[key]?.answeredBy === 'listed')
    .map((key) => ` * - \`${key}\`: ${contract['x-error-catalogue']?.[key]?.text ?? ''}`);
  const lines = [
    ...operation.description
      .trim()
      .split('\n')
      .map((line) => ` * ${line}`.trimEnd()),
    ` * Calls \`${id}\`.`,
    ...(errors.length > 0 ? [' *', ' * Its errors, besides those of every operation:', ...errors] : []),
  ];
  return `/**\n${lines.map((line) => line.replaceAll('*/', '*\\/')).join('\n')}\n */\n`;
}

/** orval's own version of `Awaited`, which the short types do not need. */
const AWAITED = /type AwaitedInput<T> = .*;\s*type Awaited<O> = .*;\s*/;

/** Returns a function that rewrites a module of hooks. */
export function readableHooks(contract: Contract): (text: string) => string {
  const byName = new Map(operationsOf(contract).map((located) => [capitalize(located.id), located]));
  return (text) => {
    const [, base] = /from '((?:\.\.\/)+)hooks\/use-call\.ts'/.exec(text) ?? [];
    if (base === undefined) return text;
    const rewritten = text
      .replaceAll(
        /Awaited<\s*ReturnType<\s*ReturnType<typeof use(\w+)Hook>\s*>\s*>/g,
        (all, name: string) => {
          const id = byName.get(name)?.id;
          return id ? `DataOf<'${id}'>` : all;
        },
      )
      .replaceAll(
        /(?:\/\*\*\n \* @summary [^\n]*\n \*\/\s*)?^export (function|const) use(\w+)/gm,
        (all, kind: string, name: string) => {
          const located = byName.get(name) ?? byName.get(name.replace(/Infinite$/, ''));
          return located ? `${commentOf(contract, located)}export ${kind} use${name}` : all;
        },
      );
    const isUsed = /Awaited</.test(rewritten.replace(AWAITED, ''));
    return `import type { DataOf } from '${base}types.ts';\n${isUsed ? rewritten : rewritten.replace(AWAITED, '')}`;
  };
}
