import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newRequestToken } from '../../shared/net/request-token.ts';
import { saveCsv } from '../../shared/csv.ts';
import { t } from '../../shared/i18n/i18n.ts';
import { messageOf } from '../../shared/net/error-of.ts';
import { Detail } from '../../shared/ui/Detail.tsx';
import { useBackToList } from '../../shared/ui/RecordDetail.tsx';
import { UploadButton } from '../UploadButton.tsx';
import { FaultTable } from './FaultTable.tsx';
import { COLUMNS, type ImportResult, sendRows, type Sheet, sheetOf } from './sheet.ts';

type Rows = Extract<Sheet, { rows: unknown }>['rows'];

/** Checks the rows, then saves them where the merchant says so. */
function useImport() {
  const client = useQueryClient();
  const [rows, setRows] = useState<Rows>([]);
  const [requestToken, setToken] = useState('');
  const [done, setDone] = useState(0);
  const send = async (sent: Rows, token: string, isTrial: boolean) => {
    setDone(0);
    return sendRows({ rows: sent, isTrial, requestToken: token, onProgress: setDone });
  };
  const check = useMutation({
    mutationFn: (sent: Rows) => {
      const token = newRequestToken();
      setRows(sent);
      setToken(token);
      return send(sent, token, true);
    },
  });
  const save = useMutation({
    mutationFn: (sent: Rows) => send(sent, requestToken, false),
    onSuccess: () => client.invalidateQueries(),
  });
  return { rows, done, check, save };
}

interface ProgressProps {
  readonly step: 'checking' | 'saving';
  readonly done: number;
  readonly total: number;
}

const Progress = ({ step, done, total }: ProgressProps) => {
  const text = t(`goods.${step}`, { done, total });
  return (
    <Stack sx={{ gap: 1 }}>
      <Typography>{text}</Typography>
      <LinearProgress variant="determinate" value={(done / total) * 100} aria-label={text} />
    </Stack>
  );
};

const countsOf = ({ created, changed, faults }: ImportResult) => ({
  created,
  changed,
  faulty: new Set(faults.map(({ line }) => line)).size,
});

const Failure = ({ error }: { readonly error: unknown }) =>
  error === null ? null : <Alert severity="error">{messageOf(error)}</Alert>;

interface ChoiceProps {
  readonly isBusy: boolean;
  readonly onChoose: (file: File) => void;
}

const Choice = ({ isBusy, onChoose }: ChoiceProps) => (
  <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
    <UploadButton variant="outlined" accept=".csv,text/csv" isBusy={isBusy} onChoose={onChoose}>
      {t('goods.choose')}
    </UploadButton>
    <Button onClick={() => saveCsv('products.csv', [COLUMNS])}>{t('goods.template')}</Button>
  </Stack>
);

/** What the check found, or what was saved. */
function Result({ checked, saved }: { readonly checked?: ImportResult; readonly saved?: ImportResult }) {
  if (saved) return <Alert severity="success">{t('goods.saved', countsOf(saved))}</Alert>;
  if (!checked) return null;
  const severity = checked.faults.length > 0 ? 'warning' : 'success';
  return <Alert severity={severity}>{t('goods.checked', countsOf(checked))}</Alert>;
}

/** Goods from a CSV file: choose, check, then import all rows, or those without a fault, or none. */
export function ImportPanel() {
  const onClose = useBackToList('/goods');
  const [problem, setProblem] = useState<'badFile' | 'tooManyRows'>();
  const { rows, done, check, save } = useImport();
  const choose = async (file: File) => {
    save.reset();
    check.reset();
    const sheet = sheetOf(await file.text());
    setProblem('problem' in sheet ? sheet.problem : undefined);
    if ('rows' in sheet) check.mutate(sheet.rows);
  };
  const { data: checked } = check;
  const { data: saved } = save;
  const faults = checked?.faults ?? [];
  const faulty = new Set(faults.map(({ line }) => line));
  const good = rows.filter(({ line }) => !faulty.has(line));
  const isReady = checked !== undefined && saved === undefined && good.length > 0;
  const actions = isReady && (
    <Button variant="contained" loading={save.isPending} onClick={() => save.mutate(good)}>
      {t(faults.length > 0 ? 'goods.runGood' : 'goods.runAll')}
    </Button>
  );
  return (
    <Detail title={t('goods.importTitle')} onClose={onClose} actions={actions || undefined}>
      <Stack sx={{ gap: 2 }}>
        <Typography>{t('goods.importIntro', { columns: COLUMNS.join(', ') })}</Typography>
        <Choice isBusy={check.isPending || save.isPending} onChoose={(file) => void choose(file)} />
        {problem && <Alert severity="error">{t(`goods.${problem}`)}</Alert>}
        <Failure error={check.error ?? save.error} />
        {check.isPending && <Progress step="checking" done={done} total={rows.length} />}
        {save.isPending && <Progress step="saving" done={done} total={good.length} />}
        <Result {...(checked && { checked })} {...(saved && { saved })} />
        <FaultTable faults={faults} />
      </Stack>
    </Detail>
  );
}
