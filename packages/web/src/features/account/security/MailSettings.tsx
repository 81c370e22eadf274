import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { LocaluserMailSettingsData } from '@openmall/sdk';
import { useLocaluserMailSettings, useLocaluserSetMailSettings } from '@openmall/sdk/hooks';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/navigation/paths.ts';
import { ErrorState } from '../../../shared/ui/feedback/ErrorState.tsx';
import { Notice } from '../../../shared/ui/feedback/Notice.tsx';
import { toast } from '../../../shared/ui/feedback/toast.ts';
import { CheckBox } from '../../../shared/ui/input/CheckBox.tsx';

const Root = styled.div`
  display: grid;
  gap: 20px;
  & small {
    color: var(--mui-palette-text-secondary);
    font-size: 13px;
    line-height: 18px;
  }
`;

const Topics = styled.ul`
  display: grid;
  gap: 4px;
`;

const topics = ['orders', 'refunds', 'wallet', 'newsletter'] as const;

function Choices({ settings }: { readonly settings: LocaluserMailSettingsData }) {
  const { t } = useTranslation('security');
  const change = useLocaluserSetMailSettings();
  const choose = (topic: (typeof topics)[number], isWanted: boolean) =>
    change.mutate(
      { params: { [topic]: isWanted ? 1 : 0 } },
      { onSuccess: () => toast.success(t('mails.saved')) },
    );
  /** What was chosen shows at once; if the server refuses, the old choice returns. */
  const isWanted = (topic: (typeof topics)[number]) => {
    const chosen = change.isPending ? change.variables.params?.[topic] : undefined;
    return chosen === undefined ? settings[topic] : chosen === 1;
  };
  return (
    <>
      <p>{t('mails.address', { email: settings.email })}</p>
      <Topics>
        {topics.map((topic) => (
          <li key={topic}>
            <CheckBox name={topic} checked={isWanted(topic)} onChange={(on) => choose(topic, on)}>
              {t(`mails.${topic}`)}
            </CheckBox>
          </li>
        ))}
      </Topics>
      <small>{t('mails.always')}</small>
    </>
  );
}

/** Turns kinds of emails on and off. Without a proven address, leads to the page that proves one. */
export function MailSettings() {
  const { t } = useTranslation('security');
  const settings = useLocaluserMailSettings({ query: { meta: { inline: true } } });
  if (settings.isError && !settings.data)
    return <ErrorState error={settings.error} onRetry={() => void settings.refetch()} minHeight={240} />;
  if (!settings.data)
    return (
      <div aria-busy>
        <Skeleton height={240} />
      </div>
    );
  return (
    <Root>
      {settings.data.email === null ? (
        <>
          <Notice>{t('mails.none')}</Notice>
          <Button component={Link} to={paths.setupEmail} variant="contained" size="large">
            {t('setup.email')}
          </Button>
        </>
      ) : (
        <Choices settings={settings.data} />
      )}
    </Root>
  );
}
