import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { MerchantGoodsListParams } from '@openmall/sdk/merchant';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../shared/i18n/i18n.ts';
import type { Selection } from '../../shared/list/list-page-props.ts';
import { messageOf } from '../../shared/net/error-of.ts';
import { BulkPanel } from './BulkPanel.tsx';
import { idsOfAll } from './send-change.ts';

interface Props {
  readonly selection: Selection;
  /** The filters of the list. */
  readonly filter: MerchantGoodsListParams;
  readonly total: number;
}

/** What can be done with the chosen goods. Without a choice it is empty. */
export function BulkBar({ selection: { ids, onChange }, filter, total }: Props) {
  const [isOpen, setOpen] = useState(false);
  const all = useMutation({ mutationFn: () => idsOfAll(filter, total), onSuccess: onChange });
  if (ids.length === 0) return null;
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      <Button variant="contained" onClick={() => setOpen(true)}>
        {t('bulk.edit', { number: ids.length })}
      </Button>
      {ids.length < total && (
        <Button loading={all.isPending} onClick={() => all.mutate()}>
          {t('bulk.all', { number: total })}
        </Button>
      )}
      <Button onClick={() => onChange([])}>{t('bulk.clear')}</Button>
      {all.error && <Alert severity="error">{messageOf(all.error)}</Alert>}
      {isOpen && <BulkPanel goodsIds={ids} onClose={() => setOpen(false)} />}
    </Stack>
  );
}
