/** What the checks of a run share. */
import type { Setup } from '../setup/setup.ts';
import type { OfficeClient } from './office-client.ts';
import type { OfficeFindings } from './office-findings.ts';
import type { People } from './people.ts';

export interface Judged {
  readonly client: OfficeClient;
  readonly findings: OfficeFindings;
  readonly people: People;
  readonly setup: Setup;
}
