import { saveUpload } from '../../domain/uploads/save-upload.ts';
import type { Handler } from '../handler.ts';

export const uploadimgExecute: Handler<'uploadimgExecute'> = async (call) => {
  const { ctx, input, session, ipAddress } = call;
  const bytes = new Uint8Array(await input.file.arrayBuffer());
  return saveUpload(ctx, { module: input.moduleName, bytes, userId: session?.userId, ipAddress });
};
