import type { DeskSettings } from '@openmall/sdk/desk';
import { useDeskSettingSave } from '@openmall/sdk/desk/hooks';
import { deskSettingSave } from '@openmall/sdk/desk/validators';
import { object, string } from 'yup';
import { neededFields } from '../../shared/forms/needed.ts';
import { t, textOr } from '../../shared/i18n/i18n.ts';
import type { ActionField } from '../../shared/ui/ActionInput.tsx';
import { DecisionDialog } from '../entry/DecisionDialog.tsx';
import { choicesOf, choiceText } from './choices.ts';
import { leavesOf, withLeaves } from './leaves.ts';

export type Setting = DeskSettings['settings'][number];

export const settingName = (code: string): string => textOr(`setting.${code}`, code);

/** A path such as `domestic › 1`, where a position counts from 1. */
export const pathName = (path: readonly string[]): string =>
  path
    .map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : textOr(`settingPart.${part}`, part)))
    .join(' › ');

function fieldsOf({ code, kind, value }: Setting): readonly ActionField[] {
  const field = { name: 'value', label: settingName(code), initial: value };
  const choices = choicesOf({ code, kind });
  if (choices)
    return [{ ...field, options: choices.map((choice) => ({ value: choice, label: choiceText(choice) })) }];
  if (kind === 'text') return [{ ...field, multiline: true }];
  if (kind === 'number') return [field];
  return leavesOf(value).map(({ path, text }, index) => ({
    name: `leaf${index}`,
    label: pathName(path),
    initial: text,
  }));
}

/** What the form says before the server does. The server checks bounds and shapes. */
function schemaOf(setting: Setting, isReset: boolean) {
  const reason = neededFields(deskSettingSave, ['reason']);
  const number = string()
    .matches(/^\d{1,15}(\.\d{1,10})?$/, 'settings.number')
    .required('form.required');
  return !isReset && setting.kind === 'number' ? reason.concat(object({ value: number }) as never) : reason;
}

interface Props {
  readonly setting: Setting;
  /** Restores the default. */
  readonly isReset: boolean;
  readonly onClose: () => void;
}

/** Changes one setting by fields of its kind, with a reason for the audit log. */
export function SettingDialog({ setting, isReset, onClose }: Props) {
  const { code, kind, value: expected, standard } = setting;
  const { mutateAsync, error } = useDeskSettingSave();
  const fields = isReset ? [] : fieldsOf(setting);
  const valueOf = (values: Readonly<Record<string, string>>) =>
    kind === 'json'
      ? withLeaves(
          expected,
          fields.map(({ name }) => values[name] ?? ''),
        )
      : (values['value'] ?? '').trim();
  return (
    <DecisionDialog
      title={settingName(code)}
      intro={
        isReset
          ? t('settings.resetHint', { value: standard || '–' })
          : textOr(`settingHint.${code}`, t('settings.hint'))
      }
      submit={t(isReset ? 'settings.reset' : 'action.save')}
      fields={[
        ...fields,
        { name: 'reason', label: t('action.reason'), hint: t('action.logHint'), multiline: true },
      ]}
      schema={schemaOf(setting, isReset)}
      run={({ reason = '', ...values }) =>
        mutateAsync({ params: { code, expected, reason, ...(!isReset && { value: valueOf(values) }) } })
      }
      error={error}
      onClose={onClose}
    />
  );
}
