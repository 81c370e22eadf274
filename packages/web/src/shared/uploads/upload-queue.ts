import { fetchWithProgress, uploadimgExecute, type Transport } from '@openmall/sdk';
import { uploadimgExecute as rules } from '@openmall/sdk/validators';
import { ValidationError } from 'yup';
import type { UploadModule } from './limits.ts';

/** Why a picture is rejected: the message key of a rule, or the server's error. */
export type Problem =
  | { readonly rule: string; readonly error?: undefined }
  | { readonly rule?: undefined; readonly error: unknown };

/** The progress of an upload. */
export interface UploadCallbacks {
  readonly onSent: (share: number) => void;
  readonly onDone: (url: string) => void;
  readonly onFailed: (problem: Problem) => void;
}

/** Longer than the timeout of other calls: a picture of the maximum size takes a while on a slow line. */
const TIMEOUT_MS = 120_000;

async function brokenRule(file: File, moduleName: UploadModule): Promise<string | undefined> {
  try {
    await rules.validate({ file, moduleName });
    return undefined;
  } catch (error) {
    if (error instanceof ValidationError) return error.message;
    throw error;
  }
}

/** Uploads pictures in sequence. Validates each against the contract's limits first; skips aborted uploads. */
export function createUploadQueue(transport: Transport, module: UploadModule) {
  let line: Promise<void> = Promise.resolve();
  const send = async (file: File, signal: AbortSignal, { onSent, onDone, onFailed }: UploadCallbacks) => {
    if (signal.aborted) return;
    const rule = await brokenRule(file, module);
    if (rule) return onFailed({ rule });
    onSent(0);
    try {
      const input = { file, moduleName: module };
      onDone(
        await uploadimgExecute(transport, input, {
          signal,
          timeoutMs: TIMEOUT_MS,
          fetch: fetchWithProgress(onSent),
        }),
      );
    } catch (error) {
      if (!signal.aborted) onFailed({ error });
    }
  };
  return (file: File, signal: AbortSignal, callbacks: UploadCallbacks): void => {
    line = line.then(() => send(file, signal, callbacks));
  };
}
