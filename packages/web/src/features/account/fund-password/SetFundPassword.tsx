import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { useUserSetSafewordReg } from '@openmall/sdk/hooks';
import { userSetSafewordReg } from '@openmall/sdk/validators';
import { useId, useState } from 'react';
import { Form } from '../../../shared/forms/Form.tsx';
import { FormAlert } from '../../../shared/forms/FormAlert.tsx';
import { OwnerPassword } from '../../../shared/forms/fields/OwnerPassword.tsx';
import { SixDigits } from '../../../shared/forms/fields/SixDigits.tsx';
import { useMessageText } from '../../../shared/forms/use-message-text.ts';
import { useOwnerProof } from '../../../shared/forms/use-owner-proof.ts';
import { validateWith } from '../../../shared/forms/validate-with.ts';
import { useTranslation } from 'react-i18next';

const Root = styled.div`
  display: grid;
  gap: 24px;
  justify-items: center;
  & > p:not([role='alert']) {
    color: var(--mui-palette-text-secondary);
    text-align: center;
    text-wrap: pretty;
  }
  & > [role='alert'] {
    justify-self: stretch;
  }
  & > .wrong {
    color: var(--mui-palette-error-main);
    margin-block: -12px;
  }
`;

interface Values {
  readonly password: string;
}

interface Props {
  readonly onSet: (safeword: string) => void;
  /** False within a page that has other fields before it. */
  readonly autoFocus?: boolean;
}

/** Sets the first fund password: six digits, typed twice (spec §5). */
export function SetFundPassword({ onSet, autoFocus = true }: Props) {
  const { t } = useTranslation('account');
  const messageText = useMessageText();
  const [safeword, setSafeword] = useState('');
  const [again, setAgain] = useState('');
  const errorId = useId();
  const proof = useOwnerProof();
  const set = useUserSetSafewordReg({
    mutation: { meta: { inline: true }, onSuccess: () => onSet(safeword), onError: proof.handleRefusal },
  });
  const isComplete = safeword.length === 6;
  const isMismatch = again.length === 6 && again !== safeword;
  const inputOf = ({ password }: Values) => ({ safeword, re_safeword: again, ...proof.inputOf(password) });
  const submit = (values: Values) => {
    if (isComplete && again === safeword) set.mutate({ params: inputOf(values) });
  };
  return (
    <Form
      initial={{ password: '' }}
      validate={validateWith<Values>({ schema: userSetSafewordReg, inputOf })}
      onSubmit={submit}
    >
      <Root>
        <p>{t('fund.why')}</p>
        <SixDigits label={t('fund.choose')} value={safeword} onChange={setSafeword} autoFocus={autoFocus} />
        <SixDigits
          label={t('fund.again')}
          value={again}
          onChange={setAgain}
          autoFocus={isComplete}
          disabled={!isComplete}
          invalid={isMismatch}
          describedBy={isMismatch ? errorId : undefined}
        />
        <span className="wrong" id={errorId} role="status">
          {isMismatch && messageText('form.fundPassword.mismatch')}
        </span>
        <FormAlert error={set.error} />
        <OwnerPassword proof={proof} />
        <Button
          type="submit"
          variant="contained"
          size="large"
          fullWidth
          disabled={!isComplete || again !== safeword || set.isPending}
        >
          {set.isPending ? t('fund.saving') : t('fund.save')}
        </Button>
      </Root>
    </Form>
  );
}
