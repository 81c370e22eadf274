import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { OperationId } from '@openmall/sdk';
import type { Vault } from '../../domain/verification/vault.ts';

const NAME = 'openmall_device';
const LIFETIME_S = 365 * 24 * 3600;
const PATTERN = new RegExp(`(?:^|;\\s*)${NAME}=([A-Za-z0-9_-]{43})(?:;|$)`);

/** After these operations the browser belongs to a user, and gets a device mark that later logins recognise. */
const SETS_DEVICE_COOKIE: ReadonlySet<OperationId> = new Set([
  'userNewlogin',
  'localuserRegisterNoVerifcode',
  'localuserRegisterWithVerifcode',
]);

export interface Device {
  readonly mark: string | undefined;
  readonly cookie: string | undefined;
}

export interface DeviceRequest {
  readonly request: Request;
  readonly id: OperationId;
  /** Whether the visitor's connection is encrypted. */
  readonly isSecure?: boolean | undefined;
}

/** Whether someone has logged in with this browser. */
export const hasDeviceCookie = (request: Request): boolean =>
  PATTERN.test(request.headers.get('cookie') ?? '');

/** Half of a mark is random, half is the server's signature, so that marks cannot be forged. */
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
 * Reads the device mark of a browser. The mark authenticates nobody: it only lets a user with the right password log in
 * while the account is locked for strangers who guess. A browser without a valid mark gets one when it logs in.
 */
export function readDevice(vault: Vault, { request, id, isSecure = false }: DeviceRequest): Device {
  const received = PATTERN.exec(request.headers.get('cookie') ?? '')?.[1];
  if (received !== undefined && isIssued(vault, received)) return { mark: received, cookie: undefined };
  if (!SETS_DEVICE_COOKIE.has(id)) return { mark: undefined, cookie: undefined };
  const mark = issueMark(vault);
  const cookie = `${NAME}=${mark}; Path=/; Max-Age=${LIFETIME_S}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return { mark, cookie };
}
