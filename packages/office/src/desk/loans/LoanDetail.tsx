import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { DeskLoanInfo } from '@openmall/sdk/desk';
import { useDeskLoanInfo } from '@openmall/sdk/desk/hooks';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { formatMoment, formatMoney, formatPercent } from '../../shared/i18n/format.ts';
import { t, textOr } from '../../shared/i18n/i18n.ts';
import { Facts, Section } from '../../shared/ui/Facts.tsx';
import { Documents } from '../pictures/Documents.tsx';
import { RecordDetail } from '../../shared/ui/RecordDetail.tsx';
import { useMay } from '../use-may.ts';
import { LoanActionDialog } from './LoanActionDialog.tsx';
import { LoanState } from './LoansPage.tsx';

const About = ({ info: { loan, ...info } }: { readonly info: DeskLoanInfo }) => (
  <Section title={formatMoney(loan.amount)}>
    <Facts
      facts={[
        [t('loans.name'), loan.realName],
        [t('loans.user'), loan.username],
        [t('loans.document'), info.identification],
        [t('loans.submitted'), formatMoment(loan.submittedAt)],
        [t('loans.term'), t('loans.days' as never, { count: loan.days })],
        [t('loans.due'), loan.dueAt && formatMoment(loan.dueAt)],
        [t('loans.rate'), formatPercent(info.rate)],
        [t('loans.defaultRate'), formatPercent(info.defaultRate)],
        [t('action.reason'), info.reason],
      ]}
    />
  </Section>
);

const Standing = ({ info }: { readonly info: DeskLoanInfo }) => (
  <Section title={t('loans.standing')}>
    <Facts
      facts={[
        [t('loans.verified'), t(info.isIdentified ? 'action.yes' : 'action.no')],
        [t('loans.balance'), formatMoney(info.balance)],
        [t('loans.purchases'), formatMoney(info.purchases)],
        [t('loans.debt'), formatMoney(info.debt)],
      ]}
    />
  </Section>
);

const Steps = ({ info }: { readonly info: DeskLoanInfo }) => (
  <Section title={t('loans.steps')}>
    <Facts
      facts={info.steps.map(({ step, detail, at }) => [
        [textOr(`loanStep.${step}`, step), detail].filter(Boolean).join(' · '),
        formatMoment(at),
      ])}
    />
  </Section>
);

/** One loan beside the list, with what speaks for and against it. */
export function LoanDetail() {
  const { loanId = '' } = useParams();
  const { data: info, error } = useDeskLoanInfo({ loanId });
  const may = useMay();
  const [action, setAction] = useState<'grant' | 'refuse'>();
  const actions = info?.loan.state === 'applied' && may('deskLoanDecide') && (
    <>
      <Button variant="outlined" color="error" onClick={() => setAction('refuse')}>
        {t('loans.refuse')}
      </Button>
      <Button variant="contained" onClick={() => setAction('grant')}>
        {t('loans.grant')}
      </Button>
    </>
  );
  return (
    <RecordDetail
      base="/loans"
      title={info?.loan.number ?? t('loans.number')}
      error={error}
      isLoading={!info}
      actions={actions || undefined}
    >
      {info && (
        <>
          <Box sx={{ mb: 2 }}>
            <LoanState state={info.loan.state} />
          </Box>
          <About info={info} />
          <Standing info={info} />
          {info.pictures.length > 0 && (
            <Section title={t('loans.pictures')}>
              <Documents pictures={info.pictures} label={t('loans.pictures')} />
            </Section>
          )}
          {info.steps.length > 0 && <Steps info={info} />}
        </>
      )}
      {action && info && (
        <LoanActionDialog action={action} info={info} onClose={() => setAction(undefined)} />
      )}
    </RecordDetail>
  );
}
