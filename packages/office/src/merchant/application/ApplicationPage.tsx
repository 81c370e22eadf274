import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { MerchantApplication } from '@openmall/sdk/merchant';
import { useMerchantApplicationInfo, useMerchantApplicationSubmit } from '@openmall/sdk/merchant/hooks';
import { merchantApplicationSubmit } from '@openmall/sdk/merchant/validators';
import { Formik } from 'formik';
import { countryCodes } from '../../shared/i18n/country-codes.ts';
import { countryName, formatMoment } from '../../shared/i18n/format.ts';
import { t } from '../../shared/i18n/i18n.ts';
import { messageOf } from '../../shared/net/error-of.ts';
import { ActionInput } from '../../shared/ui/ActionInput.tsx';
import { Facts } from '../../shared/ui/Facts.tsx';

type Application = NonNullable<MerchantApplication>;

const countryOptions = countryCodes
  .map((value) => ({ value, label: countryName(value) }))
  .toSorted((a, b) => a.label.localeCompare(b.label));

const FIELDS = [
  { name: 'storeName', label: t('applications.store') },
  { name: 'countryCode', label: t('applications.country'), options: countryOptions },
  { name: 'location', label: t('applications.location') },
  { name: 'remark', label: t('apply.remark'), multiline: true },
];

const EMPTY = { storeName: '', countryCode: '', location: '', remark: '' };

/** Fields that the contract takes or leaves are sent only if they were filled in. */
const filledIn = (values: Readonly<typeof EMPTY>) => {
  const { storeName, countryCode, ...others } = values;
  const texts = Object.entries(others).filter(([, text]) => text.trim() !== '');
  return { storeName, countryCode, ...Object.fromEntries(texts) };
};

function ApplicationForm() {
  const { mutateAsync, error } = useMerchantApplicationSubmit();
  return (
    <Formik
      initialValues={EMPTY}
      validationSchema={merchantApplicationSubmit}
      // A refusal is shown by the form.
      onSubmit={(values) => mutateAsync({ params: filledIn(values) }).catch(() => undefined)}
    >
      {(form) => (
        <form onSubmit={form.handleSubmit} noValidate>
          <Stack sx={{ gap: 2 }}>
            {FIELDS.map((field) => (
              <ActionInput key={field.name} field={field} autoFocus={false} />
            ))}
            {error !== null && <Alert severity="error">{messageOf(error)}</Alert>}
            <Button type="submit" variant="contained" size="large" loading={form.isSubmitting}>
              {t('apply.submit')}
            </Button>
          </Stack>
        </form>
      )}
    </Formik>
  );
}

const Waiting = ({ application }: { readonly application: Application }) => (
  <Stack sx={{ gap: 2 }}>
    <Alert severity="info">{t('apply.waiting')}</Alert>
    <Facts
      facts={[
        [t('applications.store'), application.storeName],
        [t('applications.country'), countryName(application.countryCode)],
        [t('applications.location'), application.location],
        [t('applications.applied'), formatMoment(application.appliedAt)],
      ]}
    />
  </Stack>
);

/** An account without a store asks for one, and sees what became of it. */
export function ApplicationPage() {
  const { data, error, refetch } = useMerchantApplicationInfo();
  const application = data?.application;
  return (
    <Stack sx={{ gap: 2, maxInlineSize: 560, mx: 'auto' }}>
      <Typography variant="h1">{t('login.noStore')}</Typography>
      {error !== null && (
        <Alert severity="error" action={<Button onClick={() => void refetch()}>{t('list.retry')}</Button>}>
          {t('list.failed')}
        </Alert>
      )}
      {!data && error === null && <Skeleton variant="rounded" height={320} aria-busy />}
      {application?.state === 'refused' && (
        <Alert severity="warning">{t('apply.refused', { reason: application.reason ?? '–' })}</Alert>
      )}
      {data && (
        <Paper variant="outlined" sx={{ p: 3 }}>
          {application?.state === 'applied' ? <Waiting application={application} /> : <ApplicationForm />}
        </Paper>
      )}
    </Stack>
  );
}
