import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { MerchantGoodsInfo } from '@openmall/sdk/merchant';
import { useMerchantVariantSaveAll } from '@openmall/sdk/merchant/hooks';
import { useState } from 'react';
import { t } from '../../shared/i18n/i18n.ts';
import { messageOf } from '../../shared/net/error-of.ts';
import { Detail } from '../../shared/ui/Detail.tsx';
import { OptionFields, VariantFields } from './VariantFields.tsx';
import {
  combine,
  draftsOf,
  isWhole,
  MAX_OPTIONS,
  MAX_VARIANTS,
  type OptionText,
  optionsOf,
  rowsOf,
  type VariantRow,
} from './variant-sheet.ts';

/** The typed options and rows. Options that change make and take rows. */
function useSheet({ variants }: MerchantGoodsInfo) {
  const [options, setOptions] = useState(() => optionsOf(variants));
  const [rows, setRows] = useState(() => combine(optionsOf(variants), rowsOf(variants)));
  const change = (changed: readonly OptionText[]) => {
    setOptions(changed);
    setRows((before) => combine(changed, before));
  };
  return {
    options,
    rows,
    add: () => change([...options, { name: '', values: '' }]),
    replace: (index: number, option: OptionText) => change(options.with(index, option)),
    remove: (index: number) => change(options.toSpliced(index, 1)),
    setRow: (index: number, row: VariantRow) => setRows((before) => before.with(index, row)),
    fill: () =>
      setRows(([first, ...rest]) => (first ? [first, ...rest.map((row) => filled(row, first))] : [])),
  };
}

const filled = (row: VariantRow, { price, stock }: VariantRow): VariantRow => ({ ...row, price, stock });

type Sheet = ReturnType<typeof useSheet>;

const Options = ({ sheet }: { readonly sheet: Sheet }) => (
  <Stack sx={{ gap: 2, alignItems: 'stretch' }}>
    <Typography sx={{ color: 'text.secondary' }}>{t('variants.hint')}</Typography>
    {sheet.options.map((option, index) => (
      <OptionFields
        key={index}
        option={option}
        number={index + 1}
        onChange={(changed) => sheet.replace(index, changed)}
        onRemove={() => sheet.remove(index)}
      />
    ))}
    <Box>
      <Button variant="outlined" disabled={sheet.options.length >= MAX_OPTIONS} onClick={sheet.add}>
        {t('variants.add')}
      </Button>
    </Box>
  </Stack>
);

const Rows = ({ sheet }: { readonly sheet: Sheet }) => (
  <Box>
    <Stack
      direction="row"
      useFlexGap
      sx={{ flexWrap: 'wrap', columnGap: 1, alignItems: 'center', justifyContent: 'space-between' }}
    >
      <Typography variant="h3">{t('goods.variants')}</Typography>
      {sheet.rows.length > 1 && <Button onClick={sheet.fill}>{t('variants.fill')}</Button>}
    </Stack>
    {sheet.rows.slice(0, MAX_VARIANTS).map((row, index) => (
      <VariantFields
        key={row.values.join('\n')}
        row={row}
        onChange={(changed) => sheet.setRow(index, changed)}
      />
    ))}
  </Box>
);

interface Props {
  readonly info: MerchantGoodsInfo;
  readonly onDone: () => void;
}

/** Options and variants of goods, saved in one step. */
export function VariantsForm({ info, onDone }: Props) {
  const sheet = useSheet(info);
  const { mutate, isPending, error } = useMerchantVariantSaveAll();
  const { options, rows } = sheet;
  const save = () => {
    const { goods, version } = info;
    const data = { goodsId: goods.id, version, variants: [...draftsOf(options, rows)] };
    mutate({ data }, { onSuccess: onDone });
  };
  return (
    <Detail
      title={t('variants.edit')}
      onClose={onDone}
      actions={
        <>
          <Button onClick={onDone}>{t('action.cancel')}</Button>
          <Button variant="contained" loading={isPending} disabled={!isWhole(options, rows)} onClick={save}>
            {t('action.save')}
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: 3 }}>
        <Options sheet={sheet} />
        {rows.length > MAX_VARIANTS && <Alert severity="warning">{t('variants.tooMany')}</Alert>}
        <Rows sheet={sheet} />
        <Typography sx={{ color: 'text.secondary' }}>{t('variants.gone')}</Typography>
        {error && <Alert severity="error">{messageOf(error)}</Alert>}
      </Stack>
    </Detail>
  );
}
