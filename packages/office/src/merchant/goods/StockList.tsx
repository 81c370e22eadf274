import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { MerchantGoodsInfo } from '@openmall/sdk/merchant';
import { useMerchantVariantStock } from '@openmall/sdk/merchant/hooks';
import { useState } from 'react';
import { formatMoney } from '../../shared/i18n/format.ts';
import { t } from '../../shared/i18n/i18n.ts';
import { messageOf } from '../../shared/net/error-of.ts';
import { Section } from '../../shared/ui/Facts.tsx';

type Variant = MerchantGoodsInfo['variants'][number];

const PIECES = /^\d{1,7}$/;

function Row({ variant, mayChange }: { readonly variant: Variant; readonly mayChange: boolean }) {
  const { id, attributes, price, stock } = variant;
  const [text, setText] = useState(String(stock));
  const { mutate, isPending, error } = useMerchantVariantStock();
  const name = attributes || t('goods.onlyVariant');
  const isValid = PIECES.test(text);
  return (
    <Box sx={{ py: 1, borderBlockEnd: 1, borderColor: 'divider' }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
        <Box sx={{ flexGrow: 1, minInlineSize: 0 }}>
          <Typography noWrap>{name}</Typography>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {formatMoney(price)}
          </Typography>
        </Box>
        <TextField
          size="small"
          label={t('goods.stock')}
          value={text}
          disabled={!mayChange}
          error={!isValid}
          onChange={(event) => setText(event.target.value)}
          slotProps={{ htmlInput: { inputMode: 'numeric', 'aria-label': `${t('goods.stock')}: ${name}` } }}
          sx={{ inlineSize: 110 }}
        />
        <Button
          size="small"
          loading={isPending}
          disabled={!mayChange || !isValid || Number(text) === stock}
          onClick={() => mutate({ params: { skuId: id, pieces: Number(text) } })}
        >
          {t('action.save')}
        </Button>
      </Stack>
      {error && <Alert severity="error">{messageOf(error)}</Alert>}
    </Box>
  );
}

interface Props {
  readonly variants: readonly Variant[];
  readonly mayChange: boolean;
}

/** The variants with the pieces on hand. */
export const StockList = ({ variants, mayChange }: Props) => (
  <Section title={t('goods.variants')}>
    {variants.map((variant) => (
      <Row key={`${variant.id} ${variant.stock}`} variant={variant} mayChange={mayChange} />
    ))}
  </Section>
);
