import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { type CsvLine, saveCsv } from '../csv.ts';
import { t } from '../i18n/i18n.ts';
import { messageOf } from '../net/error-of.ts';

const PAGE = 100;

interface Props {
  readonly label: string;
  readonly file: string;
  readonly head: CsvLine;
  readonly total: number;
  readonly readPage: (page: number, size: number) => Promise<readonly CsvLine[]>;
}

/** Saves all rows of a list that its filters match, not only the page on the screen. */
export function ExportButton({ label, file, head, total, readPage }: Props) {
  const [done, setDone] = useState(0);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const lines: CsvLine[] = [];
      for (let page = 1; lines.length < total; page += 1) {
        const more = await readPage(page, PAGE);
        if (more.length === 0) break;
        lines.push(...more);
        setDone(lines.length);
      }
      saveCsv(file, [head, ...lines]);
    },
  });
  return (
    <>
      {error && <Alert severity="error">{messageOf(error)}</Alert>}
      <Button
        startIcon={<Download size={18} aria-hidden />}
        disabled={total === 0 || isPending}
        onClick={() => mutate()}
      >
        {isPending ? t('list.exporting', { done, total }) : label}
      </Button>
    </>
  );
}
