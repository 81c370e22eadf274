import { pictureLimits } from '@openmall/sdk/validators';
import { localeTag } from '../i18n/i18n.ts';

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

const either = new Intl.ListFormat(localeTag, { type: 'disjunction' });

/** "JPEG or PNG": the kinds as people call them. */
export const kindsOf = (module: UploadModule): string =>
  either.format(
    limitsOf(module).mediaTypes.map((type) =>
      type === 'image/webp' ? 'WebP' : type.slice('image/'.length).toUpperCase(),
    ),
  );
