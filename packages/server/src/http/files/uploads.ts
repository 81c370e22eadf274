import { findSession } from '../../domain/accounts/sessions.ts';
import type { AppContext } from '../../context.ts';
import { readUpload } from '../../domain/uploads/read-upload.ts';
import { findStaffSession } from '../../domain/staff/find-staff-session.ts';
import { bearerOf } from '../input/read-fields.ts';

export const isUpload = (pathname: string): boolean => pathname.startsWith('/uploads/');

/** The browser runs nothing of the file, and other sites may not embed it. */
const INERT = {
  'Content-Type': 'image/webp',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
} as const;
const PUBLIC = { ...INERT, 'Cache-Control': 'public, max-age=31536000, immutable' } as const;
/** A page may show the picture. Opened directly, it is downloaded. */
const PRIVATE = {
  ...INERT,
  'Cache-Control': 'private, no-store',
  'Content-Disposition': 'attachment; filename="picture.webp"',
} as const;

/** Staff with one of these see documents and proofs of users. */
const SEEN_WITH = ['identity:see', 'loans:see', 'money:see'] as const;

/**
 * Serves the uploaded picture at a path; undefined if there is none. A private picture needs the session of its owner, in `token`
 * or the Authorization header, or of staff who may see it, in the header.
 *
 * @throws UploadStoreFailed if the storage fails.
 */
export async function serveUpload(
  ctx: AppContext,
  request: Request,
  pathname: string,
): Promise<Response | undefined> {
  const url = new URL(request.url);
  const readCallerId = async () => {
    const token = url.searchParams.get('token') ?? bearerOf(request);
    return token ? (await findSession(ctx, token))?.userId : undefined;
  };
  const mayStaffRead = async () => {
    const token = bearerOf(request);
    const staff = token === undefined ? undefined : await findStaffSession(ctx, token);
    return SEEN_WITH.some((permission) => staff?.permissions.has(permission) ?? false);
  };
  const upload = await readUpload(ctx, pathname, readCallerId, mayStaffRead);
  if (!upload) return undefined;
  const headers = upload.isPublic ? PUBLIC : PRIVATE;
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(upload.bytes), { headers });
}
