import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { DeskLotteryRow } from '@openmall/sdk/desk';
import { useDeskLotteryRemove, useDeskLotterySave } from '@openmall/sdk/desk/hooks';
import type { FormikProps } from 'formik';
import { t, textOr } from '../../shared/i18n/i18n.ts';
import { ContentForm } from '../content/ContentForm.tsx';
import { DeleteButton } from '../content/DeleteButton.tsx';
import { MomentField } from '../content/fields/MomentField.tsx';
import type { OpenedForm } from '../content/RowRoute.tsx';
import { SwitchField } from '../content/fields/SwitchField.tsx';
import { TextFields } from '../content/fields/TextFields.tsx';
import { draftOf, FIELDS, lotteryErrors, type LotteryValues, valuesOf } from './lottery-values.ts';

type Form = Pick<FormikProps<LotteryValues>, 'values' | 'errors' | 'submitCount' | 'setFieldValue'>;

function Fields({ form }: { readonly form: Form }) {
  const { values, errors, submitCount, setFieldValue } = form;
  const problem = (name: 'link' | 'from' | 'until') => {
    const error = submitCount > 0 ? errors[name] : undefined;
    return error === undefined ? undefined : textOr(error, error);
  };
  const link = problem('link');
  return (
    <>
      <TextFields fields={FIELDS} />
      <TextField
        label={t('content.drawPage')}
        value={values.link}
        onChange={({ target }) => void setFieldValue('link', target.value)}
        error={link !== undefined}
        helperText={link ?? t('content.drawHint')}
        slotProps={{ htmlInput: { dir: 'ltr' } }}
      />
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
        <MomentField
          label={t('content.from')}
          value={values.from}
          problem={problem('from')}
          onChange={(from) => void setFieldValue('from', from)}
        />
        <MomentField
          label={t('content.until')}
          value={values.until}
          problem={problem('until')}
          onChange={(until) => void setFieldValue('until', until)}
        />
      </Stack>
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
