import { t } from '../../../shared/i18n/i18n.ts';
import type { TextField } from './texts.ts';

/** The texts of a record that has only a title. */
export const TITLE_FIELDS: readonly TextField<'title'>[] = [
  { name: 'title', label: t('content.heading'), max: 120, isRequired: true },
];
