import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import type { LoanApplication, LoanConfig } from '@openmall/sdk';
import { useCreditApply } from '@openmall/sdk/hooks';
import { Form } from '../../../shared/forms/Form.tsx';
import { FormAlert } from '../../../shared/forms/FormAlert.tsx';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../shared/ui/feedback/Notice.tsx';
import { AmountPart } from './AmountPart.tsx';
import { CostCard } from './CostCard.tsx';
import { reapplicationOf, applicationOf, emptyLoan, loanRules, type LoanValues } from './loan-values.ts';
import { LoanAgreement } from './LoanAgreement.tsx';
import { PersonPart } from './PersonPart.tsx';
import { PicturesPart } from './PicturesPart.tsx';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 360px;
  gap: 24px;
  align-items: start;
  & > div {
    display: grid;
    gap: 20px;
  }
  @media (width < 900px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

interface Props {
  readonly config: LoanConfig;
  readonly realName: string;
  /** The rejected application that this one replaces. */
  readonly rejected: LoanApplication | undefined;
  readonly onDone: () => void;
}

/** The loan application with the cost of the loan beside it. */
export function LoanForm({ config, realName, rejected, onDone }: Props) {
  const { t } = useTranslation('loans');
  const apply = useCreditApply({ mutation: { meta: { inline: true }, onSuccess: onDone } });
  const initial = rejected ? reapplicationOf(rejected) : emptyLoan(config, realName);
  const send = (values: LoanValues) => {
    apply.mutate({ params: applicationOf(values, rejected?.id) });
  };
  return (
    <Form initial={initial} validate={loanRules(config)} onSubmit={send}>
      <Columns>
        <div>
          {rejected?.rejectReason && (
            <Notice severity="warning">
              <strong>{t('again.reason')}</strong> <bdi>{rejected.rejectReason}</bdi>
            </Notice>
          )}
          <AmountPart config={config} />
          <PersonPart />
          <PicturesPart initial={initial} />
        </div>
        <CostCard config={config}>
          <LoanAgreement />
          <FormAlert error={apply.error} />
          <Button type="submit" variant="contained" size="large" fullWidth disabled={apply.isPending}>
            {apply.isPending ? t('form.busy') : rejected ? t('again.submit') : t('form.submit')}
          </Button>
        </CostCard>
      </Columns>
    </Form>
  );
}
