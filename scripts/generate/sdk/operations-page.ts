/** Step 4: the list of all operations that a reader of the SDK searches. */
import { type Contract, operationsOf } from '../../contract/contract.ts';
import { aliasesByResource } from './resources.ts';

const cell = (text: string): string => text.replaceAll('|', '\\|');
const hookOf = (id: string): string => `use${id.charAt(0).toUpperCase()}${id.slice(1)}`;

/** A Markdown page with a table for each resource. */
export function operationsPage(contract: Contract): string {
  const operations = new Map(
    operationsOf(contract).map(({ id, path, operation }) => [id, { path, operation }]),
  );
  const rowOf = (id: string, name: string, resource: string): string => {
    const { path = '', operation } = operations.get(id) ?? {};
    const cells = [
      operation?.summary ?? '',
      `\`${id}\``,
      `\`${resource}.${name}\``,
      `\`${hookOf(id)}\``,
      `\`${path}\``,
    ];
    return `| ${cells.map(cell).join(' | ')} |`;
  };
  const tables = aliasesByResource(contract).map(([resource, aliases]) =>
    [
      `## ${resource}`,
      '',
      '| what | function | by resource | hook | path |',
      '| --- | --- | --- | --- | --- |',
      ...aliases.map(({ id, name }) => rowOf(id, name, resource)),
    ].join('\n'),
  );
  return [
    '<!-- Generated from openapi/ by `npm run generate`. Do not edit. -->',
    '# Operations',
    `All ${operations.size} operations of buyers and visitors. The hover of a function has its parameters, its errors and an example.`,
    ...tables,
    '',
  ].join('\n\n');
}
