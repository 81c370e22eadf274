import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { MerchantGoodsChange } from '@openmall/sdk/merchant';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Formik } from 'formik';
import { useState } from 'react';
import { t } from '../../shared/i18n/i18n.ts';
import { messageOf } from '../../shared/net/error-of.ts';
import { ActionInput } from '../../shared/ui/ActionInput.tsx';
import { Detail } from '../../shared/ui/Detail.tsx';
import { BulkTable } from './BulkTable.tsx';
import { type ChangeKind, changeOf, fieldsOf, kindName, KINDS, schemaOf } from './change-form.ts';
import { sendChange } from './send-change.ts';

/** Tries a change on the chosen goods, then makes it. */
function useBulk(goodsIds: readonly string[]) {
  const client = useQueryClient();
  const [done, setDone] = useState(0);
  const send = async (change: MerchantGoodsChange, isTrial: boolean) => {
    setDone(0);
    const rows = await sendChange({ goodsIds, change, isTrial, onProgress: setDone });
    return { change, rows };
  };
  const check = useMutation({ mutationFn: (change: MerchantGoodsChange) => send(change, true) });
  const save = useMutation({
    mutationFn: (change: MerchantGoodsChange) => send(change, false),
    onSettled: () => client.invalidateQueries(),
  });
  return { done, check, save };
}

interface ProgressProps {
  readonly done: number;
  readonly total: number;
}

const Progress = ({ done, total }: ProgressProps) => {
  const text = t('bulk.progress', { done, total });
  return (
    <Stack sx={{ gap: 1 }}>
      <Typography>{text}</Typography>
      <LinearProgress variant="determinate" value={(done / total) * 100} aria-label={text} />
    </Stack>
  );
};

interface FormProps {
  readonly kind: ChangeKind;
  readonly isBusy: boolean;
  readonly onCheck: (change: MerchantGoodsChange) => void;
}

/** The fields of one kind of change, with the button for the preview. */
const ChangeForm = ({ kind, isBusy, onCheck }: FormProps) => (
  <Formik<Record<string, string>>
    key={kind}
    initialValues={Object.fromEntries(fieldsOf[kind].map(({ name, initial = '' }) => [name, initial]))}
    validationSchema={schemaOf[kind]}
    onSubmit={(values) => onCheck(changeOf(kind, values))}
  >
    {(form) => (
      <Stack component="form" noValidate sx={{ gap: 2 }} onSubmit={form.handleSubmit}>
        {fieldsOf[kind].map((field) => (
          <ActionInput key={field.name} field={field} autoFocus={false} />
        ))}
        <Button type="submit" variant="outlined" loading={isBusy} sx={{ alignSelf: 'flex-start' }}>
          {t('bulk.preview')}
        </Button>
      </Stack>
    )}
  </Formik>
);

type Rows = Awaited<ReturnType<typeof sendChange>>;

const Done = ({ rows }: { readonly rows: Rows }) => {
  const failed = rows.filter(({ fault }) => fault !== null).length;
  return (
    <Alert severity={failed > 0 ? 'warning' : 'success'}>
      {t('bulk.done', { done: rows.length - failed, failed })}
    </Alert>
  );
};

interface Props {
  readonly goodsIds: readonly string[];
  readonly onClose: () => void;
}

/** Changes the chosen goods in one way: first a preview with the faults of each row, then the change. */
export function BulkPanel({ goodsIds, onClose }: Props) {
  const [kind, setKind] = useState<ChangeKind>('price');
  const { done, check, save } = useBulk(goodsIds);
  const { data: checked } = check;
  const error = check.error ?? save.error;
  const choose = (chosen: ChangeKind) => {
    check.reset();
    save.reset();
    setKind(chosen);
  };
  const apply = checked && !save.data && (
    <Button variant="contained" loading={save.isPending} onClick={() => save.mutate(checked.change)}>
      {t('bulk.apply')}
    </Button>
  );
  const rows = save.data?.rows ?? checked?.rows;
  return (
    <Detail title={t('bulk.title')} onClose={onClose} actions={apply || undefined}>
      <Stack sx={{ gap: 2 }}>
        <TextField
          select
          label={t('bulk.change')}
          value={kind}
          onChange={({ target }) => choose(target.value as ChangeKind)}
        >
          {KINDS.map((value) => (
            <MenuItem key={value} value={value}>
              {kindName(value)}
            </MenuItem>
          ))}
        </TextField>
        <ChangeForm
          kind={kind}
          isBusy={check.isPending}
          onCheck={(change) => {
            save.reset();
            check.mutate(change);
          }}
        />
        {error && <Alert severity="error">{messageOf(error)}</Alert>}
        {(check.isPending || save.isPending) && <Progress done={done} total={goodsIds.length} />}
        {save.data && <Done rows={save.data.rows} />}
        {rows && <BulkTable kind={kind} rows={rows} />}
      </Stack>
    </Detail>
  );
}
