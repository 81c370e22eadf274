import { randomBytes } from 'node:crypto';
import type { OperationId } from '@openmall/sdk';

const NAME = 'openmall_device';
const LIFE_S = 365 * 24 * 3600;
const PATTERN = new RegExp(`(?:^|;\\s*)${NAME}=([A-Za-z0-9_-]{43})(?:;|$)`);

/** After these a browser is somebody's: it is given a mark by which a later login knows it. */
const LETTING_IN: ReadonlySet<OperationId> = new Set([
  'userNewlogin',
  'localuserRegisterNoVerifcode',
  'localuserRegisterWithVerifcode',
]);

export type Device = { readonly mark: string | undefined; readonly cookie: string | undefined };

/**
 * Which browser calls. The mark opens nothing: it only lets a user in who knows the password while strangers who
 * guess it are held up.
 */
export function readDevice(request: Request, id: OperationId): Device {
  const known = PATTERN.exec(request.headers.get('cookie') ?? '')?.[1];
  if (known !== undefined || !LETTING_IN.has(id)) return { mark: known, cookie: undefined };
  const mark = randomBytes(32).toString('base64url');
  const isSecure = new URL(request.url).protocol === 'https:';
  const cookie = `${NAME}=${mark}; Path=/; Max-Age=${LIFE_S}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return { mark, cookie };
}
