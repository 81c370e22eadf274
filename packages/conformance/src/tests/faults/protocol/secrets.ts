import { createHash } from 'node:crypto';
import { changeAnswer, dataOf, intercept, type PlantedFault, type Send } from '../planted-fault.ts';

/** Puts a value into the profile of the caller. */
const inProfile = (name: string, value: unknown): ((send: Send) => Send) =>
  changeAnswer(['localuserGet'], (answer) => {
    if (answer.code === '0') dataOf(answer)[name] = value;
  });

const leak = (name: string, caughtBy: string, field: string, value: unknown): PlantedFault => ({
  name,
  caughtBy,
  operations: ['localuserGet'],
  plant: inProfile(field, value),
});

/** The password of the judge's accounts. */
const PASSWORD = 'Judge2468';
const digest = (kind: string, form: 'hex' | 'base64', text = PASSWORD): string =>
  createHash(kind).update(text).digest(form);

export const secretFaults: readonly PlantedFault[] = [
  leak('shows a bcrypt hash', 'sec.hash', 'note', `$2b$12$${'abcdefghijklmnopqrstuv'}${'x'.repeat(31)}`),
  leak('shows an Argon2 hash', 'sec.hash', 'note', '$argon2id$v=19$m=65536,t=3,p=4$c2FsdHNhbHQ$aGFzaA'),
  leak('shows an scrypt hash', 'sec.hash', 'note', 'scrypt:32768:8:1$c2FsdA$68617368'),
  leak('shows a PBKDF2 hash', 'sec.hash', 'extra', { more: ['pbkdf2_sha256$260000$c2FsdA$aGFzaA=='] }),
  leak('shows a crypt hash', 'sec.hash', 'note', `$6$saltsalt$${'a'.repeat(86)}`),
  leak('shows an LDAP hash', 'sec.hash', 'note', '{SSHA}W6ph5Mm5Pz8GgiULbPgzG37mj9g2cDbN'),
  leak('shows a private key', 'sec.hash', 'note', '-----BEGIN RSA PRIVATE KEY-----'),
  leak('shows the MD5 digest of a password', 'sec.digest', 'usercode2', digest('md5', 'hex')),
  leak('shows the SHA-1 digest in capitals', 'sec.digest', 'mark', digest('sha1', 'hex').toUpperCase()),
  leak('shows the SHA-256 digest in Base64', 'sec.digest', 'mark', digest('sha256', 'base64')),
  leak('shows the SHA-512 digest', 'sec.digest', 'list', [digest('sha512', 'hex')]),
  leak('shows a password in Base64', 'sec.digest', 'auth', Buffer.from(PASSWORD).toString('base64')),
  leak('shows the digest of a fund password', 'sec.digest', 'pin', digest('sha256', 'hex', '246813')),
  {
    name: 'sends the digest of a password in a header',
    caughtBy: 'sec.digest',
    operations: ['localuserGet'],
    plant: intercept(['localuserGet'], async ({ url, init, send }) => {
      const response = await send(url, init);
      const headers = new Headers(response.headers);
      headers.set('x-user-key', digest('md5', 'hex'));
      return new Response(await response.text(), { headers });
    }),
  },
  leak('answers a field pwd', 'sec.unknown-secret', 'pwd', 'x1y2z3'),
  leak('answers a field loginPasswordHash', 'sec.unknown-secret', 'loginPasswordHash', 'x1y2z3'),
  leak('answers a salt as a number', 'sec.unknown-secret', 'userSalt', 4711),
  leak('answers a key deep inside', 'sec.unknown-secret', 'wallet', { keys: [{ privateKey: 'x1' }] }),
];
