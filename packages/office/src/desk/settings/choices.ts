import type { DeskSettings } from '@openmall/sdk/desk';
import { t } from '../../shared/i18n/i18n.ts';

type Setting = DeskSettings['settings'][number];

const CHOICES: Readonly<Record<string, readonly string[]>> = { slider_required: ['auto', 'true', 'false'] };

/** The values of a setting that has only a few; undefined for others. */
export const choicesOf = ({ code, kind }: Pick<Setting, 'code' | 'kind'>): readonly string[] | undefined =>
  kind === 'boolean' ? ['true', 'false'] : CHOICES[code];

export const choiceText = (value: string): string => {
  if (value === 'auto') return t('settings.auto');
  return t(value === 'true' ? 'action.yes' : 'action.no');
};
