import Button from '@mui/material/Button';
import InputBase, { inputBaseClasses } from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import { useSubscribeAdd } from '@openmall/sdk/hooks';
import { Check, Mail } from 'lucide-react';
import { useId, useState, type FormEvent } from 'react';
import { useErrorText } from '../../shared/errors/use-error-text.ts';
import { useTranslation } from 'react-i18next';
import { useSendOnce } from '../../shared/state/use-send-once.ts';
import { Page } from '../../shared/ui/layout/Page.tsx';
import { looksLikeEmail } from './looks-like-email.ts';

const Root = styled('section')`
  background: var(--mui-palette-deep-main);
  color: #fff;
  & > div {
    display: flex;
    align-items: center;
    gap: 48px;
    min-block-size: 136px;
  }
  & h2 {
    font-size: 20px;
    line-height: 28px;
    letter-spacing: -0.01em;
  }
  & p {
    color: var(--mui-palette-deep-contrastText);
  }
  & form {
    margin-inline-start: auto;
    inline-size: 480px;
  }
  & .row {
    display: flex;
    gap: 8px;
  }
  & .said {
    min-block-size: 20px;
    margin-block-start: 6px;
    font-size: 13px;
    color: #ffd9d4;
  }
  & .done {
    display: flex;
    align-items: center;
    gap: 10px;
    margin-inline-start: auto;
    font-weight: 600;
    font-size: 16px;
  }
  @media (width < 900px) {
    & > div {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: 16px;
      padding-block: 24px;
    }
    & form {
      margin-inline-start: 0;
      inline-size: auto;
      min-inline-size: 0;
    }
    & .done {
      margin-inline-start: 0;
    }
  }
`;

const EmailInput = styled(InputBase)({
  flex: 1,
  minInlineSize: 0,
  gap: 10,
  paddingInline: 14,
  borderRadius: 'var(--mui-shape-borderRadius)',
  background: 'var(--mui-palette-background-paper)',
  color: 'var(--mui-palette-text-primary)',
  [`&.${inputBaseClasses.focused}`]: { boxShadow: '0 0 0 3px var(--mui-palette-accent-main)' },
  [`& .${inputBaseClasses.input}`]: {
    blockSize: 48,
    padding: 0,
    outline: 'none',
    fontSize: 15,
  },
});

const EmailIcon = styled(Mail)({ flex: 'none', color: 'var(--mui-palette-text-tertiary)' });

const SubscribeButton = styled(Button)({
  background: 'var(--mui-palette-accent-main)',
  color: 'var(--mui-palette-deep-main)',
  '&:hover': { background: '#fff' },
  '&:focus-visible': { outlineColor: '#fff' },
});

/** Subscribes an email address to the newsletter. */
export function Newsletter() {
  const { t } = useTranslation();
  const [email, setEmail] = useState('');
  const [isInvalid, setIsInvalid] = useState(false);
  const subscribe = useSubscribeAdd({ mutation: { meta: { inline: true } } });
  const sendOnce = useSendOnce();
  const serverError = useErrorText(subscribe.error);
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const invalid = !looksLikeEmail(email.trim());
    setIsInvalid(invalid);
    if (!invalid) sendOnce(() => subscribe.mutate({ params: { email: email.trim() } }), email);
  };
  const errorText = isInvalid ? t('newsletter.wrong') : subscribe.isError ? serverError : '';
  return (
    <Root aria-labelledby={id} id="newsletter">
      <Page>
        <div>
          <h2 id={id}>{t('newsletter.title')}</h2>
          <p>{t('newsletter.text')}</p>
        </div>
        {subscribe.isSuccess ? (
          <p className="done" role="status">
            <Check size={20} aria-hidden /> {t('newsletter.done')}
          </p>
        ) : (
          <form onSubmit={submit} noValidate>
            <div className="row">
              <EmailInput
                type="email"
                autoComplete="email"
                placeholder={t('newsletter.placeholder')}
                value={email}
                onChange={(event) => setEmail(event.target.value)}
                startAdornment={<EmailIcon size={18} aria-hidden />}
                slotProps={{
                  input: {
                    maxLength: 64,
                    'aria-label': t('newsletter.label'),
                    'aria-invalid': errorText !== '',
                    'aria-describedby': `${id}said`,
                  },
                }}
              />
              <SubscribeButton type="submit" size="large" variant="contained" disabled={subscribe.isPending}>
                {subscribe.isPending ? t('working') : t('newsletter.button')}
              </SubscribeButton>
            </div>
            <div id={`${id}said`} className="said" role="alert">
              {errorText}
            </div>
          </form>
        )}
      </Page>
    </Root>
  );
}
