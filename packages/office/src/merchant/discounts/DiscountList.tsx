import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { MerchantDiscount, MerchantGoodsInfo } from '@openmall/sdk/merchant';
import { useState } from 'react';
import { formatMoment, formatPercent } from '../../shared/i18n/format.ts';
import { t } from '../../shared/i18n/i18n.ts';
import { Section } from '../../shared/ui/Facts.tsx';
import { StateChip } from '../../shared/ui/StateChip.tsx';
import { DiscountDialog, EndDialog } from './DiscountDialog.tsx';

const COLORS = { planned: 'info', running: 'success', ended: 'default' } as const;

interface RowProps {
  readonly discount: MerchantDiscount;
  readonly mayChange: boolean;
  readonly onEdit: () => void;
  readonly onEnd: () => void;
}

const Row = ({ discount: { percent, state, startsAt, endsAt }, mayChange, onEdit, onEnd }: RowProps) => (
  <Box sx={{ py: 1, borderBlockEnd: 1, borderColor: 'divider' }}>
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
      <Typography sx={{ fontWeight: 600 }}>{formatPercent(-percent / 100)}</Typography>
      <StateChip color={COLORS[state]} label={t(`discountState.${state}`)} />
      <Box sx={{ flexGrow: 1 }} />
      {mayChange && state !== 'ended' && (
        <>
          <Button size="small" onClick={onEdit}>
            {t('action.edit')}
          </Button>
          <Button size="small" color="error" onClick={onEnd}>
            {t('discounts.end')}
          </Button>
        </>
      )}
    </Stack>
    <Typography variant="caption" sx={{ color: 'text.secondary' }}>
      {formatMoment(startsAt)} – {formatMoment(endsAt)}
    </Typography>
  </Box>
);

type Open = { readonly kind: 'edit' | 'end'; readonly discount: MerchantDiscount } | { readonly kind: 'new' };

interface Props {
  readonly info: MerchantGoodsInfo;
  readonly mayChange: boolean;
}

/** The discounts of goods with their dates: planned ones, the one that runs, and those that have ended. */
export function DiscountList({ info: { goods, discounts }, mayChange }: Props) {
  const [open, setOpen] = useState<Open>();
  const onClose = () => setOpen(undefined);
  return (
    <Section title={t('discounts.title')}>
      {discounts.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{t('discounts.none')}</Typography>
      )}
      {discounts.map((discount) => (
        <Row
          key={discount.id}
          discount={discount}
          mayChange={mayChange}
          onEdit={() => setOpen({ kind: 'edit', discount })}
          onEnd={() => setOpen({ kind: 'end', discount })}
        />
      ))}
      {mayChange && (
        <Button sx={{ mt: 1 }} variant="outlined" onClick={() => setOpen({ kind: 'new' })}>
          {t('discounts.create')}
        </Button>
      )}
      {open?.kind === 'end' && <EndDialog discountId={open.discount.id} onClose={onClose} />}
      {(open?.kind === 'new' || open?.kind === 'edit') && (
        <DiscountDialog
          goodsId={goods.id}
          discount={open.kind === 'edit' ? open.discount : undefined}
          onClose={onClose}
        />
      )}
    </Section>
  );
}
