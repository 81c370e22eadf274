/** Secrets that show by their shape, wherever they are in an answer. */
import { createHash } from 'node:crypto';
import contractJson from '@openmall/sdk/contract.json' with { type: 'json' };
import type { OperationId } from '@openmall/sdk';
import type { PassiveCheck } from '../../runner/check.ts';
import { FUND_PASSWORD } from '../../setup/accounts.ts';
import type { Exchange } from '../../target/exchange.ts';
import { passwordsIn } from './leaks.ts';

const shapes: readonly (readonly [RegExp, string])[] = [
  [/\$2[abxy]\$\d\d\$[./A-Za-z0-9]{53}/, 'a bcrypt hash'],
  [/\$argon2(id|i|d)\$v=/, 'an Argon2 hash'],
  [/\$scrypt\$|\bscrypt:\d+:/i, 'an scrypt hash'],
  [/\$?pbkdf2[-_:][a-z0-9]+[$:]/i, 'a PBKDF2 hash'],
  [/\$[156]\$[./A-Za-z0-9]{1,16}\$[./A-Za-z0-9]{22,86}/, 'a crypt hash'],
  [/\{S?SHA(256|512)?\}[A-Za-z0-9+/=]{20,}/, 'an LDAP hash'],
  [/-----BEGIN ([A-Z]+ )?PRIVATE KEY-----/, 'a private key'],
];

const texts = ({ text, headers }: Exchange): string => [text, ...headers.values()].join('\n');

const digests = new Map<string, ReadonlySet<string>>();
/** Plain digests of a password, as hexadecimal digits and in Base64, and the password in Base64. */
function digestsOf(password: string): ReadonlySet<string> {
  const known = digests.get(password);
  if (known) return known;
  const made = ['md5', 'sha1', 'sha256', 'sha512'].flatMap((kind) => {
    const digest = createHash(kind).update(password).digest();
    return [digest.toString('hex'), digest.toString('base64').replace(/=+$/, '')];
  });
  const all = new Set([...made, Buffer.from(password).toString('base64').replace(/=+$/, '')]);
  if (digests.size < 1_000) digests.set(password, all);
  return all;
}

/** Words that may be a digest. A look-up of words is much faster than a search for each digest. */
const WORD = /[A-Za-z0-9+/]{8,}/g;

function findDigest(exchange: Exchange): string | undefined {
  const passwords = [...(exchange.caller ? [exchange.caller.password] : []), ...passwordsIn(exchange)];
  const chosen = new Set([...passwords.filter((item) => item.length >= 6), FUND_PASSWORD]);
  const disguised = [...chosen].map(digestsOf);
  const words = texts(exchange).match(WORD) ?? [];
  const isDigest = (word: string): boolean =>
    disguised.some((known) => known.has(word) || known.has(word.toLowerCase()));
  return words.some(isDigest) ? 'contains a password in disguise: its digest, or its Base64 form' : undefined;
}

/** Parts of the name of a secret: `pwd`, `passwordHash`, `safeword_salt`, `otpSecret`, `privateKey` … */
const SECRET_NAME = /pass(word|wd)|pwd|safeword|secret|salt|hash|private_?key|mnemonic/i;
const FILLED_FIELD = /"(\w+)"\s*:\s*(?:"[^"]|\d)/g;

const namesOf = new Map<OperationId, ReadonlySet<string>>();
/** All names of fields in the contract's answer of an operation. */
function fieldsOf(id: OperationId): ReadonlySet<string> {
  const known = namesOf.get(id);
  if (known) return known;
  const { $defs, operations } = contractJson as unknown as {
    $defs: Record<string, unknown>;
    operations: Record<string, unknown>;
  };
  const [names, seen] = [new Set<string>(), new Set<string>()];
  function visit(node: unknown): void {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      if (key === 'properties') Object.keys(value as object).forEach((name) => names.add(name));
      if (key !== '$ref') visit(value);
      else if (!seen.has(String(value))) {
        seen.add(String(value));
        visit($defs[String(value).slice('#/$defs/'.length)]);
      }
    }
  }
  const { data, answer } = (operations[id] ?? {}) as { data?: unknown; answer?: unknown };
  visit([data, answer, $defs['Failure']]);
  namesOf.set(id, names);
  return names;
}

function findField({ text, operation }: Exchange): string | undefined {
  if (!SECRET_NAME.test(text)) return undefined;
  const names = [...text.matchAll(FILLED_FIELD)].map(([, name = '']) => name);
  const unknown = names.find((name) => SECRET_NAME.test(name) && !fieldsOf(operation.id).has(name));
  return unknown && `contains the field ${unknown}, which the contract does not have`;
}

const leaks = { area: 'leaks', level: 'must', source: 'design §1' } as const;

export const secretChecks: readonly PassiveCheck[] = [
  {
    ...leaks,
    id: 'sec.hash',
    requirement: 'No answer and no header contains a password hash or a private key of a known kind.',
    inspect(exchange) {
      const shown = texts(exchange);
      const found = shapes.find(([shape]) => shape.test(shown));
      return found && `contains ${found[1]}`;
    },
  },
  {
    ...leaks,
    id: 'sec.digest',
    requirement: 'No answer and no header contains a plain digest or the Base64 form of a password.',
    inspect: findDigest,
  },
  {
    ...leaks,
    id: 'sec.unknown-secret',
    requirement: 'No answer has a field with the name of a secret that the contract does not list.',
    inspect: findField,
  },
];
