import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { DeskBannerRow } from '@openmall/sdk/desk';
import { useDeskBannerRemove, useDeskBannerSave } from '@openmall/sdk/desk/hooks';
import type { FormikProps } from 'formik';
import { t, textOr } from '../../shared/i18n/i18n.ts';
import { ContentForm } from '../content/ContentForm.tsx';
import { DeleteButton } from '../content/DeleteButton.tsx';
import { MomentField } from '../content/fields/MomentField.tsx';
import { PictureField } from '../content/fields/PictureField.tsx';
import type { OpenedForm } from '../content/RowRoute.tsx';
import { SwitchField } from '../content/fields/SwitchField.tsx';
import { TextFields } from '../content/fields/TextFields.tsx';
import { BannerPreview } from './BannerPreview.tsx';
import { type BannerValues, bannerErrors, draftOf, FIELDS, valuesOf } from './banner-values.ts';

type Form = Pick<FormikProps<BannerValues>, 'values' | 'errors' | 'submitCount' | 'setFieldValue'>;

const PLACES = [
  ['device', 'pc', 'content.devicePc'],
  ['device', 'h5', 'content.deviceH5'],
  ['place', 'big', 'content.placeBig'],
  ['place', 'small', 'content.placeSmall'],
] as const;

const Choice = ({ name, form }: { readonly name: 'device' | 'place'; readonly form: Form }) => (
  <TextField
    select
    fullWidth
    label={t(`content.${name}`)}
    value={form.values[name]}
    onChange={({ target }) => void form.setFieldValue(name, target.value)}
    slotProps={{ select: { sx: { minBlockSize: 44 } } }}
  >
    {PLACES.filter(([field]) => field === name).map(([, value, label]) => (
      <MenuItem key={value} value={value}>
        {t(label)}
      </MenuItem>
    ))}
  </TextField>
);

function Fields({ form }: { readonly form: Form }) {
  const { values, errors, submitCount, setFieldValue } = form;
  const problem = (name: 'image' | 'link' | 'until') => {
    const error = submitCount > 0 ? errors[name] : undefined;
    return error === undefined ? undefined : textOr(error, error);
  };
  const link = problem('link');
  return (
    <>
      <TextFields fields={FIELDS} />
      <PictureField
        label={t('content.picture')}
        hint={t('content.wideHint')}
        ratio="1.82"
        picture={values.image}
        problem={problem('image')}
        onChange={(image) => void setFieldValue('image', image)}
      />
      {values.image && <BannerPreview image={values.image} title={values.texts.en?.title ?? ''} />}
      <TextField
        label={t('content.link')}
        value={values.link}
        onChange={({ target }) => void setFieldValue('link', target.value)}
        error={link !== undefined}
        helperText={link ?? t('content.linkHint')}
        slotProps={{ htmlInput: { dir: 'ltr' } }}
      />
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
        <Choice name="device" form={form} />
        <Choice name="place" form={form} />
      </Stack>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
        <MomentField
          label={t('content.from')}
          value={values.from}
          hint={t('content.datesHint')}
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
  readonly row: DeskBannerRow;
  readonly onDone: () => void;
}

function Removal({ row, onDone }: RemovalProps) {
  const { mutateAsync, error } = useDeskBannerRemove();
  const remove = () => mutateAsync({ params: { bannerId: row.id, version: row.version } });
  return <DeleteButton name={row.title} remove={remove} error={error} onDone={onDone} />;
}

/** Creates a banner or changes one. */
export function BannerForm({ row, onClose, onReload }: OpenedForm<DeskBannerRow>) {
  const { mutateAsync, error } = useDeskBannerSave();
  return (
    <ContentForm
      title={row?.title ?? t('content.newBanner')}
      initial={valuesOf(row)}
      validate={bannerErrors}
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
