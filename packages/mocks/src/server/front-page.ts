/** What `npm run mock:mall` says of itself at its root. */
import { type OperationId, operationMap } from '@openmall/sdk';
import type { Mocks } from '../create-mocks.ts';
import { demoBuyer } from '../state/accounts.ts';
import { scenarios } from '../scenarios/scenarios.ts';

export function frontPage({ scenario, session }: Mocks, baseUrl: string): string {
  const { username, password, fundPassword } = demoBuyer;
  const calls = (Object.keys(operationMap) as OperationId[]).map(
    (id) => `${operationMap[id].method.padEnd(4)} ${operationMap[id].path}`,
  );
  const header = session ? `-H 'Authorization: Bearer ${session.token}' ` : '';
  return `openmall: a mall in memory, and every call of the contract answers from it.

  scenario  ${scenario}: ${scenarios[scenario].description}
  sign in   ${username} with ${password}; the fund password is ${fundPassword}
  try       curl -X POST ${header}'${baseUrl}/api/order!listMain'
  refused?  The header X-Mock-Reason says why.
  more      openmall-mocks --help, in the repository npm run mock:mall -- --help (scenarios, seeds, latency)

${calls.join('\n')}
`;
}
