import Alert from '@mui/material/Alert';
import type { DeskAuditRow } from '@openmall/sdk/desk';
import { useOutletContext, useParams } from 'react-router-dom';
import { formatMoment } from '../../shared/i18n/format.ts';
import { t } from '../../shared/i18n/i18n.ts';
import { readJson } from '../../shared/stored-json.ts';
import { Facts, Section } from '../../shared/ui/Facts.tsx';
import { RecordDetail } from '../../shared/ui/RecordDetail.tsx';
import { actionName } from './History.tsx';

type Values = Readonly<Record<string, unknown>>;

const valuesOf = (json: string | null): Values => {
  const value: unknown = json === null ? {} : readJson(json);
  return typeof value === 'object' && value !== null ? (value as Values) : { value };
};

const show = (value: unknown): string =>
  value === undefined || value === null ? '–' : typeof value === 'string' ? value : JSON.stringify(value);

/** Each value that the action has set, with what it was before. */
function Changes({ row }: { readonly row: DeskAuditRow }) {
  const before = valuesOf(row.before);
  const after = valuesOf(row.after);
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  if (names.length === 0) return null;
  const wasKnown = row.before !== null;
  return (
    <Section title={t('audit.changes')}>
      <Facts
        facts={names.map((name) => [
          name,
          wasKnown ? `${show(before[name])} → ${show(after[name])}` : show(after[name]),
        ])}
      />
    </Section>
  );
}

/** One action beside the log: who, when, why, from where, and what changed. */
export function AuditDetail() {
  const { actionId } = useParams();
  const rows = useOutletContext<readonly DeskAuditRow[] | undefined>();
  const row = rows?.find(({ id }) => id === actionId);
  return (
    <RecordDetail
      base="/audit"
      title={row ? actionName(row.act) : t('audit.action')}
      error={null}
      isLoading={!rows}
    >
      {rows && !row && <Alert severity="info">{t('list.gone')}</Alert>}
      {row && (
        <>
          <Section title={t('audit.what')}>
            <Facts
              facts={[
                [t('audit.at'), formatMoment(row.at)],
                [t('audit.actor'), row.actor],
                [t('audit.kind'), t(`actorKind.${row.actorKind}`)],
                [t('audit.subject'), row.subjectId],
                [t('action.reason'), row.reason],
                [t('audit.address'), row.address],
              ]}
            />
          </Section>
          <Changes row={row} />
        </>
      )}
    </RecordDetail>
  );
}
