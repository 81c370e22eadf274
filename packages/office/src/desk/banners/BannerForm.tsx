import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { DeskBannerRow } from '@openmall/sdk/desk';
import { useDeskBannerRemove, useDeskBannerSave } from '@openmall/sdk/desk/hooks';
import type { FormikProps } from 'formik';
import { t } from '../../shared/i18n/i18n.ts';
import { ContentForm } from '../content/ContentForm.tsx';
import { DeleteButton } from '../content/DeleteButton.tsx';
import { LinkField } from '../content/fields/LinkField.tsx';
import { PeriodFields } from '../content/fields/PeriodFields.tsx';
import { problemOf } from '../content/fields/problem-of.ts';
import { PictureField } from '../content/fields/PictureField.tsx';
import type { OpenedForm } from '../content/RowRoute.tsx';
import { SwitchField } from '../content/fields/SwitchField.tsx';
import { TextFields } from '../content/fields/TextFields.tsx';
import { TITLE_FIELDS } from '../content/fields/title-fields.ts';
import { BannerPreview } from './BannerPreview.tsx';
import { type BannerValues, bannerErrors, draftOf, valuesOf } from './banner-values.ts';

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
  const { values, setFieldValue } = form;
  return (
    <>
      <TextFields fields={TITLE_FIELDS} />
      <PictureField
        label={t('content.picture')}
        hint={t('content.wideHint')}
        ratio="1.82"
        picture={values.image}
        problem={problemOf(form, 'image')}
        onChange={(image) => void setFieldValue('image', image)}
      />
      {values.image && <BannerPreview image={values.image} title={values.texts.en?.title ?? ''} />}
      <LinkField
        label={t('content.link')}
        hint={t('content.linkHint')}
        value={values.link}
        problem={problemOf(form, 'link')}
        onChange={(link) => void setFieldValue('link', link)}
      />
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
        <Choice name="device" form={form} />
        <Choice name="place" form={form} />
      </Stack>
      <PeriodFields
        from={values.from}
        until={values.until}
        hint={t('content.datesHint')}
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
