import Alert from '@mui/material/Alert';
import { Fragment, type ReactNode } from 'react';
import { useOutletContext, useParams } from 'react-router-dom';
import { t } from '../../shared/i18n/i18n.ts';
import { RecordDetail, useBackToList } from '../../shared/ui/RecordDetail.tsx';
import { useOpened } from './use-opened.ts';

export interface OpenedForm<Row> {
  /** Undefined for a new one. */
  readonly row: Row | undefined;
  readonly rows: readonly Row[];
  readonly onClose: () => void;
  readonly onReload: () => void;
}

interface Listed<Row> {
  readonly rows: readonly Row[] | undefined;
  readonly refetch: () => Promise<unknown>;
}

interface Props<Row> {
  readonly base: string;
  readonly title: string;
  readonly children: (form: OpenedForm<Row>) => ReactNode;
}

function Opened<Row extends { readonly id: string }>({
  id,
  base,
  title,
  children,
}: Props<Row> & { readonly id: string }) {
  const { rows, refetch } = useOutletContext<Listed<Row>>();
  const onClose = useBackToList(base);
  const { opened, reload, key } = useOpened(
    rows?.find((row) => row.id === id),
    refetch,
  );
  const isNew = id === 'new';
  if (!rows || (!isNew && !opened)) {
    return (
      <RecordDetail base={base} title={title} error={null} isLoading={!rows}>
        {rows && <Alert severity="info">{t('list.gone')}</Alert>}
      </RecordDetail>
    );
  }
  const form = { row: isNew ? undefined : opened, rows, onClose, onReload: reload };
  return <Fragment key={key}>{children(form)}</Fragment>;
}

/** The form of a record that its list has read in full, or of a new one at `new`. */
export function RowRoute<Row extends { readonly id: string }>(props: Props<Row>) {
  const { id = '' } = useParams();
  return <Opened key={id} id={id} {...props} />;
}
