import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { DeskSite } from '@openmall/sdk/desk';
import { useDeskSiteSave } from '@openmall/sdk/desk/hooks';
import { deskSiteSave } from '@openmall/sdk/desk/validators';
import { Formik, type FormikProps } from 'formik';
import { countryCodes } from '../../shared/i18n/country-codes.ts';
import { countryName } from '../../shared/i18n/format.ts';
import { t } from '../../shared/i18n/i18n.ts';
import { messageOf } from '../../shared/net/error-of.ts';
import { type ActionField, ActionInput } from '../../shared/ui/ActionInput.tsx';
import { FactorDialog, useFreshFactor } from '../entry/FactorDialog.tsx';
import { SitePreview } from './SitePreview.tsx';
import type { SiteValues } from './site-values.ts';
import { ThemePick } from './ThemePick.tsx';

/** The theme invents who runs the mall, so the fields wait empty for the real company. */
const UNKNOWN = { company: '', address: '', register: '', email: '' };

type OperatorField = ActionField & { readonly name: keyof typeof UNKNOWN | 'country' };

const countryOptions = countryCodes
  .map((value) => ({ value, label: countryName(value) }))
  .toSorted((a, b) => a.label.localeCompare(b.label));

const OPERATOR_FIELDS: readonly OperatorField[] = [
  { name: 'company', label: t('site.company') },
  { name: 'address', label: t('site.address') },
  { name: 'country', label: t('applications.country'), options: countryOptions },
  { name: 'register', label: t('site.register') },
  { name: 'email', label: t('customers.email') },
];

const REASON = { name: 'reason', label: t('action.reason'), hint: t('action.logHint') };

interface FieldsProps {
  readonly form: FormikProps<SiteValues>;
  readonly site: DeskSite;
}

const Fields = ({ form, site: { isChosen, themes, ...shown } }: FieldsProps) => (
  <Stack
    component="form"
    noValidate
    sx={{ gap: 2, flex: { md: '1 1 380px' }, minInlineSize: 0 }}
    onSubmit={form.handleSubmit}
  >
    <ActionInput field={{ name: 'name', label: t('site.name') }} autoFocus={false} />
    {themes.length > 0 && (
      <ThemePick
        themes={themes}
        chosen={form.values.theme}
        onChoose={(theme) => void form.setFieldValue('theme', theme)}
      />
    )}
    <ActionInput
      field={{ name: 'about', label: t('setting.site_about'), multiline: true }}
      autoFocus={false}
    />
    {OPERATOR_FIELDS.map((field) => (
      <ActionInput
        key={field.name}
        field={isChosen ? field : { ...field, placeholder: shown[field.name] }}
        autoFocus={false}
      />
    ))}
    <ActionInput field={REASON} autoFocus={false} />
    <Button type="submit" variant="contained" loading={form.isSubmitting} sx={{ alignSelf: 'flex-start' }}>
      {t('action.save')}
    </Button>
  </Stack>
);

/** The form beside its preview. A change by somebody else meanwhile is not overwritten. */
export function SiteForm({ site }: { readonly site: DeskSite }) {
  const { isChosen, themes, ...values } = site;
  const { mutateAsync, error } = useDeskSiteSave();
  const factor = useFreshFactor();
  return (
    <Formik<SiteValues>
      initialValues={{ ...values, ...(!isChosen && UNKNOWN), reason: '' }}
      validationSchema={deskSiteSave}
      onSubmit={(data) =>
        factor.guard(
          () => mutateAsync({ data }),
          () => undefined,
        )
      }
    >
      {(form) => (
        <Stack sx={{ gap: 2 }}>
          {isChosen ? (
            <Alert severity="success">{t('site.saved')}</Alert>
          ) : (
            <Alert severity="warning">{t('site.invented')}</Alert>
          )}
          {error && !factor.isAsking && <Alert severity="error">{messageOf(error)}</Alert>}
          <Stack direction={{ xs: 'column', md: 'row' }} sx={{ gap: 3, alignItems: { md: 'flex-start' } }}>
            <Fields form={form} site={site} />
            <Stack
              sx={{
                flex: { md: '1 1 320px' },
                gap: 1,
                minInlineSize: 0,
                position: { md: 'sticky' },
                insetBlockStart: { md: 80 },
              }}
            >
              <Typography variant="h3" component="h2">
                {t('bulk.preview')}
              </Typography>
              <SitePreview
                values={form.values}
                theme={themes.find(({ theme }) => theme === form.values.theme)}
              />
            </Stack>
          </Stack>
          {factor.isAsking && <FactorDialog onDone={factor.done} onClose={factor.cancel} />}
        </Stack>
      )}
    </Formik>
  );
}
