import Skeleton from '@mui/material/Skeleton';
import Card from '@mui/material/Card';
import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { useIndexDownloadUrl } from '@openmall/sdk/hooks';
import { ExternalLink, Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../shared/ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../shared/ui/feedback/ErrorState.tsx';
import { PageHead } from '../../../shared/ui/layout/PageHead.tsx';
import { QrCode } from '../../../shared/ui/display/QrCode.tsx';
import { usePageTitle } from '../../../shared/ui/layout/use-page-title.ts';

const Offer = styled(Card)`
  display: flex;
  gap: 40px;
  align-items: center;
  padding: 40px;
  & svg[role='img'] {
    flex: none;
    border: 1px solid var(--mui-palette-divider);
  }
  & > div {
    display: grid;
    gap: 16px;
    justify-items: start;
  }
  & h2 {
    font-size: 20px;
    line-height: 28px;
  }
  & p {
    color: var(--mui-palette-text-secondary);
    text-wrap: pretty;
  }
  @media (width < 900px) {
    flex-direction: column;
    gap: 24px;
    padding: 24px 16px;
    text-align: center;
    & > div {
      justify-items: center;
    }
  }
`;

/** The download of the mall's app: a QR code for the phone, a link for this browser. */
export function Page() {
  const { t } = useTranslation('security');
  const address = useIndexDownloadUrl({ query: { meta: { inline: true } } });
  usePageTitle(t('download.title'));
  const content = () => {
    if (address.isError && address.data === undefined)
      return <ErrorState error={address.error} onRetry={() => void address.refetch()} minHeight={280} />;
    if (address.data === undefined)
      return (
        <div aria-busy>
          <Skeleton height={280} />
        </div>
      );
    if (address.data === '')
      return (
        <Card>
          <EmptyState
            icon={<Smartphone size={40} />}
            title={t('download.none')}
            text={t('download.noneText')}
          />
        </Card>
      );
    const url = new URL(address.data, window.location.origin).href;
    return (
      <Offer>
        <QrCode text={url} label={t('download.qr')} size={200} />
        <div>
          <h2>{t('download.scan')}</h2>
          <p>{t('download.text')}</p>
          <Button
            variant="outlined"
            href={url}
            target="_blank"
            rel="noreferrer"
            endIcon={<ExternalLink size={16} aria-hidden />}
          >
            {t('download.open')}
          </Button>
        </div>
      </Offer>
    );
  };
  return (
    <>
      <PageHead title={t('download.title')} />
      {content()}
    </>
  );
}
