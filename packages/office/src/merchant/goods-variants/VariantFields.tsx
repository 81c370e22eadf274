import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { ImagePlus, Trash2 } from 'lucide-react';
import { t } from '../../shared/i18n/i18n.ts';
import { UploadButton } from '../UploadButton.tsx';
import { shownFrom, uploadPicture } from '../upload-picture.ts';
import { isPieces, isPrice, type OptionText, type VariantRow } from './variant-sheet.ts';

interface OptionProps {
  readonly option: OptionText;
  readonly number: number;
  readonly onChange: (option: OptionText) => void;
  readonly onRemove: () => void;
}

/** One option with its values. */
export const OptionFields = ({ option, number, onChange, onRemove }: OptionProps) => (
  <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-end' }}>
    <TextField
      label={t('variants.option')}
      value={option.name}
      onChange={({ target }) => onChange({ ...option, name: target.value })}
      slotProps={{ htmlInput: { maxLength: 60, 'aria-label': `${t('variants.option')} ${number}` } }}
      sx={{ flex: '1 1 30%' }}
    />
    <TextField
      label={t('variants.values')}
      value={option.values}
      onChange={({ target }) => onChange({ ...option, values: target.value })}
      slotProps={{ htmlInput: { 'aria-label': `${t('variants.values')} ${number}` } }}
      sx={{ flex: '2 1 60%' }}
    />
    <IconButton onClick={onRemove} aria-label={t('variants.remove', { number })}>
      <Trash2 size={18} aria-hidden />
    </IconButton>
  </Stack>
);

interface RowProps {
  readonly row: VariantRow;
  readonly onChange: (row: VariantRow) => void;
}

/** The picture of one variant: the goods' own where there is none. */
function PictureField({ row, name, onChange }: RowProps & { readonly name: string }) {
  const upload = useMutation({
    mutationFn: uploadPicture,
    onSuccess: (picture) => onChange({ ...row, picture }),
  });
  const label = t('variants.picture', { name });
  return (
    <Stack direction="row" sx={{ alignItems: 'center' }}>
      <UploadButton
        isBusy={upload.isPending}
        color={upload.isError ? 'error' : 'inherit'}
        sx={{ minInlineSize: 44, p: 0.5 }}
        aria-label={label}
        onChoose={upload.mutate}
      >
        {row.picture ? (
          <Box
            component="img"
            src={shownFrom(row.picture)}
            alt=""
            sx={{ inlineSize: 40, blockSize: 40, objectFit: 'cover' }}
          />
        ) : (
          <ImagePlus size={20} aria-hidden />
        )}
      </UploadButton>
      {row.picture && (
        <IconButton
          size="small"
          onClick={() => onChange({ ...row, picture: null })}
          aria-label={`${t('storePage.remove')}: ${label}`}
        >
          <Trash2 size={16} aria-hidden />
        </IconButton>
      )}
    </Stack>
  );
}

/** Price, stock and picture of one variant. */
export function VariantFields({ row, onChange }: RowProps) {
  const name = row.values.join(', ') || t('goods.onlyVariant');
  const field = (key: 'price' | 'stock', label: string, isValid: boolean) => (
    <TextField
      size="small"
      label={key === 'price' ? t('goods.price') : label}
      value={row[key]}
      error={!isValid}
      onChange={({ target }) => onChange({ ...row, [key]: target.value })}
      slotProps={{
        htmlInput: { inputMode: key === 'price' ? 'decimal' : 'numeric', 'aria-label': `${label}: ${name}` },
      }}
      sx={{ inlineSize: 116, flexShrink: 0 }}
    />
  );
  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{
        flexWrap: 'wrap',
        gap: 1,
        py: 1.5,
        alignItems: 'flex-end',
        borderBlockEnd: 1,
        borderColor: 'divider',
      }}
    >
      <Typography
        sx={{
          flex: { xs: '1 1 100%', sm: '1 1 0' },
          minInlineSize: 0,
          overflowWrap: 'anywhere',
          fontWeight: 600,
        }}
      >
        {name}
      </Typography>
      {field('price', t('goods.priceUsd'), isPrice(row.price))}
      {field('stock', t('goods.stock'), isPieces(row.stock))}
      <PictureField row={row} name={name} onChange={onChange} />
    </Stack>
  );
}
