/** Step 4: the zod schema of each operation's data. */
import { capitalize, type Contract, lookUpRef, operationsOf, type Schema } from '../../contract/contract.ts';

export function schemaTables(contract: Contract): string {
  const lines = operationsOf(contract).map(({ id }) => {
    const ok = lookUpRef(contract, `#/components/schemas/${capitalize(id)}Ok`) as Schema;
    const orNull = (ok.required ?? []).includes('data') ? '' : '.nullable()';
    return `${id}: ${capitalize(id)}Ok.shape.data${orNull}`;
  });
  const names = [...new Set(lines.flatMap((line) => line.match(/: (\w+)\./)?.[1] ?? []))].sort();
  return `
import type { ZodType } from 'zod';
import type { OperationId } from '../types.ts';
import { ${names.join(', ')} } from './zod.ts';

/** The zod schema of the \`data\` of each operation. */
export const dataSchemas = { ${lines.join(',\n')} } as const satisfies Readonly<Record<OperationId, ZodType>>;
`;
}
