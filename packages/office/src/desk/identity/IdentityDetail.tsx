import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { DeskIdentityInfo } from '@openmall/sdk/desk';
import { useDeskIdentityInfo } from '@openmall/sdk/desk/hooks';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { formatMoment } from '../../shared/i18n/format.ts';
import { t, textOr } from '../../shared/i18n/i18n.ts';
import { Facts, Section } from '../../shared/ui/Facts.tsx';
import { Documents } from '../pictures/Documents.tsx';
import { RecordDetail } from '../../shared/ui/RecordDetail.tsx';
import { useMay } from '../use-may.ts';
import { type IdentityAction, IdentityActionDialog } from './IdentityActionDialog.tsx';
import { IdentityState } from './IdentityPage.tsx';

const ACTIONS = {
  applied: ['refuse', 'review', 'pass'],
  inReview: ['refuse', 'pass'],
  passed: [],
  refused: [],
} as const;

const About = ({ info: { check, ...info } }: { readonly info: DeskIdentityInfo }) => (
  <Section title={check.name ?? check.username}>
    <Facts
      facts={[
        [t('identity.user'), check.username],
        [t('identity.kind'), t(`identityKind.${check.kind}`)],
        [t('identity.applied'), formatMoment(check.appliedAt)],
        [
          t('identity.documentKind'),
          info.documentKind && textOr(`document.${info.documentKind}`, info.documentKind),
        ],
        [t('identity.documentNumber'), info.documentNumber],
        [t('identity.nationality'), info.nationality],
        [t('identity.homePlace'), info.homePlace],
        [t('identity.workPlace'), info.workPlace],
        [t('identity.decided'), check.decidedAt && formatMoment(check.decidedAt)],
        [t('action.reason'), info.reason],
      ]}
    />
    {info.sameDocument.length > 0 && (
      <Alert severity="warning" sx={{ mt: 2 }}>
        {t('identity.sameDocument', { users: info.sameDocument.join(', ') })}
      </Alert>
    )}
  </Section>
);

/** One identity check with its pictures, beside the list. */
export function IdentityDetail() {
  const { checkId = '' } = useParams();
  const { data: info, error } = useDeskIdentityInfo({ checkId });
  const may = useMay();
  const [action, setAction] = useState<IdentityAction>();
  const allowed: readonly IdentityAction[] =
    info && may('deskIdentityDecide') ? ACTIONS[info.check.state] : [];
  const buttons = allowed.map((name) => (
    <Button
      key={name}
      variant={name === 'pass' ? 'contained' : 'outlined'}
      color={name === 'refuse' ? 'error' : 'primary'}
      onClick={() => setAction(name)}
    >
      {t(`identity.${name}`)}
    </Button>
  ));
  return (
    <RecordDetail
      base="/identity"
      title={t('identity.one')}
      error={error}
      isLoading={!info}
      actions={allowed.length > 0 ? buttons : undefined}
    >
      {info && (
        <>
          <Box sx={{ mb: 2 }}>
            <IdentityState state={info.check.state} />
          </Box>
          <About info={info} />
          {info.pictures.length > 0 && (
            <Section title={t('identity.pictures')}>
              <Documents pictures={info.pictures} label={t('identity.pictures')} />
            </Section>
          )}
        </>
      )}
      {action && info && (
        <IdentityActionDialog action={action} checkId={checkId} onClose={() => setAction(undefined)} />
      )}
    </RecordDetail>
  );
}
