import { messageValues } from '@openmall/sdk/validators';
import { textOr } from '../i18n/i18n.ts';
import { useTranslation } from 'react-i18next';

const values: Readonly<Record<string, Readonly<Record<string, number>> | undefined>> = messageValues;

/** Returns a function that describes the message key of a validator, with the limits that it names. */
export function useMessageText(): (key: string | undefined) => string {
  useTranslation('form');
  return (key) => (key ? textOr('form', key.replace(/^form\./, ''), key, values[key]) : '');
}
