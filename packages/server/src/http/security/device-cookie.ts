import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { OperationId } from '@openmall/sdk';
import type { Vault } from '../../domain/verification/vault.ts';

const NAME = 'openmall_device';
const LIFE_S = 365 * 24 * 3600;
const PATTERN = new RegExp(`(?:^|;\\s*)${NAME}=([A-Za-z0-9_-]{43})(?:;|$)`);

/** After these a browser is somebody's: it is given a mark by which a later login knows it. */
const SETS_DEVICE_COOKIE: ReadonlySet<OperationId> = new Set([
  'userNewlogin',
  'localuserRegisterNoVerifcode',
  'localuserRegisterWithVerifcode',
]);

export interface Device { readonly mark: string | undefined; readonly cookie: string | undefined }

/** Half of a mark is random, half is the server's signature: a mark that somebody made up is none. */
const HALF_BYTES = 16;

const signatureOf = (mark: string) => createHash('sha256').update(mark).digest().subarray(0, HALF_BYTES);

function issueMark(vault: Vault): string {
  const random = randomBytes(HALF_BYTES);
  const signature = signatureOf(vault.mark(random.toString('base64url'), NAME));
  return Buffer.concat([random, signature]).toString('base64url');
}

function isIssued(vault: Vault, mark: string): boolean {
  const bytes = Buffer.from(mark, 'base64url');
  const [random, signature] = [bytes.subarray(0, HALF_BYTES), bytes.subarray(HALF_BYTES)];
  const marks = vault.marks(random.toString('base64url'), NAME);
  return marks.some((own) => timingSafeEqual(signatureOf(own), signature));
}

/**
 * Which browser calls. The mark opens nothing: it only lets a user in who knows the password while strangers who
 * guess it are held up. A browser without a mark of this server is given one when it logs in.
 */
export function readDevice(vault: Vault, request: Request, id: OperationId): Device {
  const sent = PATTERN.exec(request.headers.get('cookie') ?? '')?.[1];
  if (sent !== undefined && isIssued(vault, sent)) return { mark: sent, cookie: undefined };
  if (!SETS_DEVICE_COOKIE.has(id)) return { mark: undefined, cookie: undefined };
  const mark = issueMark(vault);
  const isSecure = new URL(request.url).protocol === 'https:';
  const cookie = `${NAME}=${mark}; Path=/; Max-Age=${LIFE_S}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return { mark, cookie };
}
