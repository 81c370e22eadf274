import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { MerchantStorePage } from '@openmall/sdk/merchant';
import { useMerchantStoreInfo, useMerchantStoreSave } from '@openmall/sdk/merchant/hooks';
import { Formik, type FormikProps } from 'formik';
import { t } from '../../shared/i18n/i18n.ts';
import { messageOf } from '../../shared/net/error-of.ts';
import { ActionInput } from '../../shared/ui/ActionInput.tsx';
import { useMay } from '../use-may.ts';
import { PicturePick } from './PicturePick.tsx';
import { StorePreview } from './StorePreview.tsx';
import { draftOf, storeFields, valuesOf, type StoreValues } from './store-values.ts';

const Fields = ({ form }: { readonly form: FormikProps<StoreValues> }) => (
  <Stack
    component="form"
    noValidate
    sx={{ gap: 2, flex: '1 1 320px', minInlineSize: 0 }}
    onSubmit={form.handleSubmit}
  >
    <ActionInput field={{ name: 'name', label: t('storePage.name') }} autoFocus={false} />
    <ActionInput field={{ name: 'location', label: t('applications.location') }} autoFocus={false} />
    <ActionInput field={{ name: 'about', label: t('storePage.about'), multiline: true }} autoFocus={false} />
    <ActionInput
      field={{
        name: 'freeDeliveryFrom',
        label: t('storePage.freeDelivery'),
        hint: t('storePage.freeDeliveryHint'),
      }}
      autoFocus={false}
    />
    <PicturePick
      label={t('storePage.logo')}
      picture={form.values.avatar}
      ratio="1"
      isOptional={false}
      onChange={(picture) => void form.setFieldValue('avatar', picture)}
    />
    <PicturePick
      label={t('storePage.banner')}
      picture={form.values.banner}
      ratio="4 / 1"
      isOptional
      onChange={(picture) => void form.setFieldValue('banner', picture)}
    />
    <Button type="submit" variant="contained" loading={form.isSubmitting} sx={{ alignSelf: 'flex-start' }}>
      {t('action.save')}
    </Button>
  </Stack>
);

/** The form beside its preview. A change by somebody else meanwhile is not overwritten. */
function StoreForm({ page }: { readonly page: MerchantStorePage }) {
  const { version, id } = page;
  const { mutateAsync, error, isSuccess } = useMerchantStoreSave();
  // A refusal is shown below the form.
  const save = (values: StoreValues) =>
    mutateAsync({ data: { ...draftOf(values), version } }).catch(() => undefined);
  return (
    <Formik<StoreValues>
      key={version}
      initialValues={valuesOf(page)}
      validationSchema={storeFields}
      onSubmit={async (values) => void (await save(values))}
    >
      {(form) => (
        <Stack sx={{ gap: 2 }}>
          {isSuccess && !form.dirty && <Alert severity="success">{t('storePage.saved')}</Alert>}
          {error && <Alert severity="error">{messageOf(error)}</Alert>}
          <Stack direction={{ xs: 'column', md: 'row' }} sx={{ gap: 3, alignItems: { md: 'flex-start' } }}>
            <Fields form={form} />
            <Stack sx={{ flex: '1 1 360px', gap: 1, minInlineSize: 0 }}>
              <Typography variant="h3" component="h2">
                {t('bulk.preview')}
              </Typography>
              <StorePreview page={draftOf(form.values)} />
              <Box>
                <Button component="a" href={`/store?id=${id}`} target="_blank" rel="noreferrer">
                  {t('storePage.open')}
                </Button>
              </Box>
            </Stack>
          </Stack>
        </Stack>
      )}
    </Formik>
  );
}

/** What buyers see at the top of the store's page: pictures and words, with a preview. */
export function StorePage() {
  const { data, error, refetch } = useMerchantStoreInfo();
  const may = useMay();
  return (
    <Stack sx={{ gap: 3 }}>
      <Typography variant="h1">{t('menu.store')}</Typography>
      {error && (
        <Alert severity="error" action={<Button onClick={() => void refetch()}>{t('list.retry')}</Button>}>
          {messageOf(error)}
        </Alert>
      )}
      {!data && !error && <Skeleton variant="rounded" height={320} aria-busy />}
      {data && (may('merchantStoreSave') ? <StoreForm page={data} /> : <StorePreview page={data} />)}
    </Stack>
  );
}
