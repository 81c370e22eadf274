import type { Tx } from '../../db/database.ts';
import { DomainError } from '../domain-error.ts';
import { IDENTITY, readIdentity } from '../verification/identity.ts';

/** People type their name in capitals, or leave out its spaces, dots and hyphens. */
const comparable = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s.-]+/g, '');

interface Applicant {
  readonly realName: string;
  readonly identification: string;
}

/**
 * Asserts that the applicant for a loan is the person whose identity was verified. Without a passed check, an officer
 * compares the documents.
 * @throws {DomainError} `loanPersonMismatch`.
 */
export async function assertSamePerson(
  tx: Tx,
  userId: string,
  { realName, identification }: Applicant,
): Promise<void> {
  const check = await readIdentity(tx, userId, 'basic');
  if (check?.status !== IDENTITY.passed) return;
  const pairs = [
    [check.name, realName],
    [check.document_number, identification],
  ] as const;
  const isSame = pairs.every(
    ([verified, typed]) => verified === null || comparable(verified) === comparable(typed),
  );
  if (!isSame) throw new DomainError('loanPersonMismatch');
}
