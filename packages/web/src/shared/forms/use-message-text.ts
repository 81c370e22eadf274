import { messageValues } from '@openmall/sdk/validators';
import { useTranslation } from 'react-i18next';

const values: Readonly<Record<string, Readonly<Record<string, number>> | undefined>> = messageValues;

/** The words for a message key of a validator, with the bounds that they name. */
export function useMessageText(): (key: string | undefined) => string {
  const { t } = useTranslation('form');
  return (key) => (key ? t(key.replace(/^form\./, ''), { ...values[key], defaultValue: key }) : '');
}
