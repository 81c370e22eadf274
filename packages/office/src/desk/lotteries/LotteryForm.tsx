import type { DeskLotteryRow } from '@openmall/sdk/desk';
import { useDeskLotteryRemove, useDeskLotterySave } from '@openmall/sdk/desk/hooks';
import type { FormikProps } from 'formik';
import { t } from '../../shared/i18n/i18n.ts';
import { ContentForm } from '../content/ContentForm.tsx';
import { DeleteButton } from '../content/DeleteButton.tsx';
import { LinkField } from '../content/fields/LinkField.tsx';
import { PeriodFields } from '../content/fields/PeriodFields.tsx';
import { problemOf } from '../content/fields/problem-of.ts';
import type { OpenedForm } from '../content/RowRoute.tsx';
import { SwitchField } from '../content/fields/SwitchField.tsx';
import { TextFields } from '../content/fields/TextFields.tsx';
import { TITLE_FIELDS } from '../content/fields/title-fields.ts';
import { draftOf, lotteryErrors, type LotteryValues, valuesOf } from './lottery-values.ts';

type Form = Pick<FormikProps<LotteryValues>, 'values' | 'errors' | 'submitCount' | 'setFieldValue'>;

function Fields({ form }: { readonly form: Form }) {
  const { values, setFieldValue } = form;
  return (
    <>
      <TextFields fields={TITLE_FIELDS} />
      <LinkField
        label={t('content.drawPage')}
        hint={t('content.drawHint')}
        value={values.link}
        problem={problemOf(form, 'link')}
        onChange={(link) => void setFieldValue('link', link)}
      />
      <PeriodFields
        from={values.from}
        until={values.until}
        problemOf={(name) => problemOf(form, name)}
        onChange={(name, moment) => void setFieldValue(name, moment)}
      />
      <SwitchField
        label={t('content.isShown')}
        isOn={values.isShown}
        onChange={(isShown) => void setFieldValue('isShown', isShown)}
      />
    </>
  );
}

interface RemovalProps {
  readonly row: DeskLotteryRow;
  readonly onDone: () => void;
}

function Removal({ row, onDone }: RemovalProps) {
  const { mutateAsync, error } = useDeskLotteryRemove();
  const remove = () => mutateAsync({ params: { lotteryId: row.id, version: row.version } });
  return <DeleteButton name={row.title} remove={remove} error={error} onDone={onDone} />;
}

/** Creates a lucky draw or changes one. */
export function LotteryForm({ row, onClose, onReload }: OpenedForm<DeskLotteryRow>) {
  const { mutateAsync, error } = useDeskLotterySave();
  return (
    <ContentForm
      title={row?.title ?? t('content.newLottery')}
      initial={valuesOf(row)}
      validate={lotteryErrors}
      save={(values) => mutateAsync({ data: draftOf(values, row) })}
      error={error}
      onClose={onClose}
      onReload={onReload}
      removal={row && <Removal row={row} onDone={onClose} />}
    >
      {(form) => <Fields form={form} />}
    </ContentForm>
  );
}
