import { demand } from '../state/refusal.ts';
import type { CallHandlers } from '../state/call-context.ts';

/** Pictures for these are shown to everybody, others to their owner only. */
const PUBLIC_MODULES = ['selle', 'evaluate', 'online'];
const MAX_BYTES = 30 * 1024 * 1024;
/** The first bytes of accepted formats. The declared media type is ignored. */
const SIGNATURES: readonly { readonly type: string; readonly bytes: readonly number[] }[] = [
  { type: 'image/png', bytes: [0x89, 0x50, 0x4e, 0x47] },
  { type: 'image/jpeg', bytes: [0xff, 0xd8, 0xff] },
  { type: 'image/webp', bytes: [0x52, 0x49, 0x46, 0x46] },
];

async function detectType(file: Blob): Promise<string | undefined> {
  const head = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  return SIGNATURES.find(({ bytes }) => bytes.every((byte, index) => head[index] === byte))?.type;
}

export const uploadHandlers = {
  async uploadimgExecute({ file, moduleName }, { mall, account }) {
    demand(file.size <= MAX_BYTES, 'imageTooLarge');
    const type = await detectType(file);
    demand(type !== undefined, 'imageUploadFailed');
    const path = `/uploads/${mall.nextId('up')}`;
    mall.uploads.set(path, new Blob([file], { type: type ?? '' }));
    if (!PUBLIC_MODULES.includes(moduleName)) mall.documents.set(path, account);
    return path;
  },
} satisfies Partial<CallHandlers>;
