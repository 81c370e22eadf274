import styled from '@emotion/styled';
import { useUserSetSafewordReg } from '@openmall/sdk/hooks';
import { useId, useState, type FormEvent } from 'react';
import { FormAlert } from '../../../shared/forms/FormAlert.tsx';
import { SixDigits } from '../../../shared/forms/SixDigits.tsx';
import { useMessageText } from '../../../shared/forms/use-message-text.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../shared/ui/Button.tsx';

const Root = styled.form`
  display: grid;
  gap: 24px;
  justify-items: center;
  & > p {
    color: var(--ink-soft);
    text-align: center;
    text-wrap: pretty;
  }
  & > [role='alert'] {
    justify-self: stretch;
  }
  & > .wrong {
    color: var(--bad);
    margin-block: -12px;
  }
`;

/** Sets the first fund password: six digits, twice the same (spec §5). */
export function SetFundPassword({ onSet }: { readonly onSet: () => void }) {
  const { t } = useTranslation('account');
  const messageText = useMessageText();
  const [safeword, setSafeword] = useState('');
  const [again, setAgain] = useState('');
  const wrongId = useId();
  const set = useUserSetSafewordReg({ mutation: { meta: { inline: true }, onSuccess: onSet } });
  const full = safeword.length === 6;
  const differ = again.length === 6 && again !== safeword;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (full && again === safeword && !set.isPending)
      set.mutate({ params: { safeword, re_safeword: again } });
  };
  return (
    <Root onSubmit={submit}>
      <p>{t('fund.why')}</p>
      <SixDigits label={t('fund.choose')} value={safeword} onChange={setSafeword} autoFocus />
      <SixDigits
        label={t('fund.again')}
        value={again}
        onChange={setAgain}
        autoFocus={full}
        disabled={!full}
        invalid={differ}
        describedBy={differ ? wrongId : undefined}
      />
      <span className="wrong" id={wrongId} role="status">
        {differ && messageText('form.fundPassword.mismatch')}
      </span>
      <FormAlert error={set.error} />
      <Button
        type="submit"
        variant="contained"
        size="large"
        fullWidth
        disabled={!full || again !== safeword || set.isPending}
      >
        {set.isPending ? t('fund.saving') : t('fund.save')}
      </Button>
    </Root>
  );
}
