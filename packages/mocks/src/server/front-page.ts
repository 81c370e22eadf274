/** The page at the root of `npm run mock:mall`. */
import { type OperationId, operationMap } from '@openmall/sdk';
import type { Mocks } from '../mocks.ts';
import { demoBuyer } from '../state/accounts.ts';
import { scenarios } from '../scenarios/scenarios.ts';

export function frontPage({ scenario, session }: Mocks, baseUrl: string): string {
  const { username, password, fundPassword } = demoBuyer;
  const calls = (Object.keys(operationMap) as OperationId[]).map(
    (id) => `${operationMap[id].method.padEnd(4)} ${operationMap[id].path}`,
  );
  const header = session ? `-H 'Authorization: Bearer ${session.token}' ` : '';
  return `openmall: a mall in memory that answers every call of the contract.

  scenario  ${scenario}: ${scenarios[scenario].description}
  sign in   ${username} with ${password}; the payment PIN is ${fundPassword}
  try       curl -X POST ${header}'${baseUrl}/api/order!listMain'
  errors    the header X-Mock-Reason gives the reason
  more      openmall-mocks --help, in the repository npm run mock:mall -- --help (scenarios, seeds, latency)

${calls.join('\n')}
`;
}
