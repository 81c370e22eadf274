import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useDeskCategoryImportStarter } from '@openmall/sdk/desk/hooks';
import { t } from '../../shared/i18n/i18n.ts';
import { messageOf } from '../../shared/net/error-of.ts';

/** An empty mall begins with the starter set or with a first category. */
export function CategoryStart({ onCreate }: { readonly onCreate: () => void }) {
  const { mutate, isPending, error } = useDeskCategoryImportStarter();
  return (
    <Box sx={{ py: 8, textAlign: 'center' }}>
      <Typography variant="h2">{t('content.noCategories')}</Typography>
      <Typography sx={{ mt: 1, mb: 3, color: 'text.secondary' }}>{t('content.starterHint')}</Typography>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
        <Button variant="contained" loading={isPending} onClick={() => mutate()}>
          {t('content.importStarter')}
        </Button>
        <Button variant="outlined" onClick={onCreate}>
          {t('content.newCategory')}
        </Button>
      </Stack>
      {error && (
        <Alert severity="error" sx={{ mt: 2, textAlign: 'start' }}>
          {messageOf(error)}
        </Alert>
      )}
    </Box>
  );
}
