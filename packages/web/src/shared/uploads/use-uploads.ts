import { useTransport } from '@openmall/sdk/hooks';
import { useEffect, useState } from 'react';
import { useStore } from '../state/use-store.ts';
import type { UploadModule } from './limits.ts';
import { createUploads, isUploading, urlsOf, type Uploads, type UploadsNow } from './uploads.ts';

export interface UploadsInUse extends UploadsNow {
  readonly uploads: Uploads;
  /** Something is still on its way: whoever would send the form has to wait. */
  readonly busy: boolean;
  readonly urls: readonly string[];
}

/** Pictures that a component uploads: chosen, checked by the contract's limits, sent one by one, answered as addresses. */
export function useUploads(module: UploadModule, most = 1): UploadsInUse {
  const transport = useTransport();
  const [uploads] = useState(() => createUploads({ transport, module, most }));
  const now = useStore(uploads);
  useEffect(() => uploads.end, [uploads]);
  return { ...now, uploads, busy: isUploading(now), urls: urlsOf(now) };
}
