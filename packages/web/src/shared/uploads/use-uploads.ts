import { useTransport } from '@openmall/sdk/hooks';
import { useEffect, useState } from 'react';
import { useStore } from '../state/use-store.ts';
import type { UploadModule } from './limits.ts';
import { createUploads, isUploading, urlsOf, type Uploads, type UploadsState } from './uploads.ts';

export interface UploadsInUse extends UploadsState {
  readonly uploads: Uploads;
  /** True while an upload is pending; the form cannot be sent yet. */
  readonly busy: boolean;
  readonly urls: readonly string[];
}

/**
 * Uploads the pictures that a component chooses: validates them against the contract's limits, sends them in sequence
 * and returns their URLs.
 */
export function useUploads(module: UploadModule, maxPictures = 1): UploadsInUse {
  const transport = useTransport();
  const [uploads] = useState(() => createUploads({ transport, module, maxPictures }));
  const state = useStore(uploads);
  useEffect(() => uploads.end, [uploads]);
  return { ...state, uploads, busy: isUploading(state), urls: urlsOf(state) };
}
