/** Where the bytes of uploaded pictures lie. Names are our own: 32 hexadecimal digits. */
export interface UploadStore {
  readonly put: (id: string, bytes: Uint8Array) => Promise<void>;
  readonly get: (id: string) => Promise<Uint8Array | undefined>;
  /** Is content where there is nothing to remove. */
  readonly remove: (id: string) => Promise<void>;
}

/** The bytes could not be kept or brought; another try may succeed. */
export class UploadStoreFailed extends Error {
  override readonly name = 'UploadStoreFailed';
}
