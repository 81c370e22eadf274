import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { DeskApplicationRow } from '@openmall/sdk/desk';
import { useDeskApplicationDecide } from '@openmall/sdk/desk/hooks';
import { deskApplicationDecide } from '@openmall/sdk/desk/validators';
import { useState } from 'react';
import { useOutletContext, useParams } from 'react-router-dom';
import { neededFields } from '../../shared/forms/needed.ts';
import { countryName, formatMoment } from '../../shared/i18n/format.ts';
import { t } from '../../shared/i18n/i18n.ts';
import { Facts, Section } from '../../shared/ui/Facts.tsx';
import { RecordDetail } from '../../shared/ui/RecordDetail.tsx';
import { DecisionDialog } from '../entry/DecisionDialog.tsx';
import { useMay } from '../use-may.ts';
import { ApplicationState } from './ApplicationsPage.tsx';

type Action = 'admit' | 'refuse';

interface ActionProps {
  readonly action: Action;
  readonly row: DeskApplicationRow;
  readonly onClose: () => void;
}

function ApplicationActionDialog({ action, row, onClose }: ActionProps) {
  const { mutateAsync, error } = useDeskApplicationDecide();
  const isRefusal = action === 'refuse';
  const reason = { name: 'reason', label: t('action.reason'), hint: t('action.reasonHint'), multiline: true };
  return (
    <DecisionDialog
      title={t(`applications.${action}Title`)}
      intro={t(`applications.${action}Hint`, { store: row.storeName })}
      submit={t(`applications.${action}`)}
      color={isRefusal ? 'error' : 'primary'}
      schema={neededFields(deskApplicationDecide, isRefusal ? ['reason'] : [])}
      fields={isRefusal ? [reason] : []}
      run={(values) => mutateAsync({ params: { applicationId: row.id, decision: action, ...values } })}
      error={error}
      onClose={onClose}
    />
  );
}

const About = ({ row }: { readonly row: DeskApplicationRow }) => (
  <Section title={row.storeName}>
    <Facts
      facts={[
        [t('applications.user'), row.username],
        [t('applications.country'), countryName(row.countryCode)],
        [t('applications.location'), row.location],
        [t('applications.remark'), row.remark],
        [t('applications.verified'), t(row.isIdentified ? 'action.yes' : 'action.no')],
        [t('applications.applied'), formatMoment(row.appliedAt)],
        [t('applications.decided'), row.decidedAt && formatMoment(row.decidedAt)],
        [t('action.reason'), row.reason],
      ]}
    />
    {row.sameName > 0 && (
      <Alert severity="warning" sx={{ mt: 2 }}>
        {t('applications.sameName' as never, { count: row.sameName })}
      </Alert>
    )}
  </Section>
);

/** One application beside the list. */
export function ApplicationDetail() {
  const { applicationId } = useParams();
  const rows = useOutletContext<readonly DeskApplicationRow[] | undefined>();
  const row = rows?.find(({ id }) => id === applicationId);
  const may = useMay();
  const [action, setAction] = useState<Action>();
  const actions = row?.state === 'applied' && may('deskApplicationDecide') && (
    <>
      <Button variant="outlined" color="error" onClick={() => setAction('refuse')}>
        {t('applications.refuse')}
      </Button>
      <Button variant="contained" onClick={() => setAction('admit')}>
        {t('applications.admit')}
      </Button>
    </>
  );
  return (
    <RecordDetail
      base="/applications"
      title={t('applications.one')}
      error={null}
      isLoading={!rows}
      actions={actions || undefined}
    >
      {rows && !row && <Alert severity="info">{t('list.gone')}</Alert>}
      {row && (
        <>
          <Box sx={{ mb: 2 }}>
            <ApplicationState state={row.state} />
          </Box>
          <About row={row} />
        </>
      )}
      {action && row && (
        <ApplicationActionDialog action={action} row={row} onClose={() => setAction(undefined)} />
      )}
    </RecordDetail>
  );
}
