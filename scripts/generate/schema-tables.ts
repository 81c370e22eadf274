/** Step 4: which zod schema belongs to the data of which operation. */
import { capital, type Contract, lookUp, operationsOf, type Schema } from './contract.ts';

export function schemaTables(contract: Contract): string {
  const lines = operationsOf(contract).map(({ id }) => {
    const ok = lookUp(contract, `#/components/schemas/${capital(id)}Ok`) as Schema;
    const orNull = (ok.required ?? []).includes('data') ? '' : '.nullable()';
    return `${id}: ${capital(id)}Ok.shape.data${orNull}`;
  });
  const names = [...new Set(lines.flatMap((line) => line.match(/: (\w+)\./)?.[1] ?? []))].sort();
  return `
import type { ZodType } from 'zod';
import type { OperationId } from '../operation.ts';
import { ${names.join(', ')} } from './zod.ts';

/** The zod schema of what each operation answers in \`data\`. */
export const dataSchemas = { ${lines.join(',\n')} } as const satisfies Readonly<Record<OperationId, ZodType>>;
`;
}
