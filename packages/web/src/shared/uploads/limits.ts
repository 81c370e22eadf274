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

/** How large a picture for this may be, and of which kinds. */
export const limitsOf = (module: UploadModule): Limits => ({ ...general, ...byModule[module] });

const MIB = 1024 * 1024;
export const mebibytesOf = (module: UploadModule): number => limitsOf(module).maxBytes / MIB;

/** "JPEG or PNG": the kinds as people call them. */
export const kindsOf = (module: UploadModule): string =>
  formatEither(
    limitsOf(module).mediaTypes.map((type) =>
      type === 'image/webp' ? 'WebP' : type.slice('image/'.length).toUpperCase(),
    ),
  );
