import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { MerchantStoreDraft } from '@openmall/sdk/merchant';
import { formatMoney } from '../../shared/i18n/format.ts';
import { t } from '../../shared/i18n/i18n.ts';
import { shownFrom } from '../upload-picture.ts';

/** How the head of the store's page will look to buyers. */
export const StorePreview = ({ page }: { readonly page: Omit<MerchantStoreDraft, 'version'> }) => (
  <Paper component="section" variant="outlined" aria-label={t('bulk.preview')} sx={{ overflow: 'hidden' }}>
    <Box sx={{ aspectRatio: '4 / 1', minBlockSize: 96, bgcolor: 'action.hover' }}>
      {page.banner && (
        <Box
          component="img"
          src={shownFrom(page.banner)}
          alt=""
          sx={{ inlineSize: '100%', blockSize: '100%', objectFit: 'cover', display: 'block' }}
        />
      )}
    </Box>
    <Stack direction="row" sx={{ gap: 2, p: 2, alignItems: 'flex-start' }}>
      <Box
        component="img"
        src={shownFrom(page.avatar)}
        alt=""
        sx={{ inlineSize: 64, blockSize: 64, borderRadius: '50%', objectFit: 'cover', flexShrink: 0 }}
      />
      <Box sx={{ minInlineSize: 0 }}>
        <Typography variant="h2" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {page.name}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{page.location}</Typography>
        <Typography dir="auto" sx={{ mt: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {page.about}
        </Typography>
        {page.freeDeliveryFrom !== null && Number.isFinite(page.freeDeliveryFrom) && (
          <Typography sx={{ mt: 1 }}>
            {t('storePage.freeDeliveryShown', { amount: formatMoney(page.freeDeliveryFrom) })}
          </Typography>
        )}
      </Box>
    </Stack>
  </Paper>
);
