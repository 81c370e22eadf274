import { pictureLimits } from '@openmall/sdk/validators';
import { formatEither } from '../i18n/format.ts';

/** What a picture is for (the contract's `moduleName`). */
export type UploadModule = 'evaluate' | 'recharge' | 'online' | 'kyc' | 'credit';

interface Limits {
  readonly maxBytes: number;
  readonly mediaTypes: readonly string[];
}

const { cases, ...general } = pictureLimits.uploadimgExecute;
const byModule: Readonly<Record<string, Partial<Limits> | undefined>> = cases.of;

/** The maximum size and the allowed kinds of a picture for this purpose. */
export const limitsOf = (module: UploadModule): Limits => ({ ...general, ...byModule[module] });

const MIB = 1024 * 1024;
export const mebibytesOf = (module: UploadModule): number => limitsOf(module).maxBytes / MIB;

/** The names of the kinds: "JPEG or PNG". */
export const kindsOf = (module: UploadModule): string =>
  formatEither(
    limitsOf(module).mediaTypes.map((type) =>
      type === 'image/webp' ? 'WebP' : type.slice('image/'.length).toUpperCase(),
    ),
  );
