/** Storage of uploaded pictures. Ids are our own: 32 hexadecimal digits. */
export interface UploadStore {
  readonly put: (id: string, bytes: Uint8Array) => Promise<void>;
  readonly get: (id: string) => Promise<Uint8Array | undefined>;
  /** Succeeds if there is nothing to remove. */
  readonly remove: (id: string) => Promise<void>;
}

/** Thrown when bytes could not be saved or read. Another try may succeed. */
export class UploadStoreFailed extends Error {
  override readonly name = 'UploadStoreFailed';
}
