import { messageValues } from '@openmall/sdk/validators';
import { phraseOf } from '../i18n/i18n.ts';
import { useTranslation } from '../i18n/use-translation.ts';

const values: Readonly<Record<string, Readonly<Record<string, number>> | undefined>> = messageValues;

/** The words for a message key of a validator, with the bounds that they name. */
export function useMessageText(): (key: string | undefined) => string {
  useTranslation('form');
  return (key) => (key ? phraseOf('form', key.replace(/^form\./, ''), key, values[key]) : '');
}
