import Skeleton from '@mui/material/Skeleton';
import Card from '@mui/material/Card';
import styled from '@emotion/styled';
import type { LocaluserGetData } from '@openmall/sdk';
import { useAddressList, useLocaluserGet } from '@openmall/sdk/hooks';
import {
  Bell,
  Download,
  IdCard,
  KeyRound,
  Lock,
  Mail,
  MapPin,
  ShieldCheck,
  Smartphone,
  UserX,
} from 'lucide-react';
import { maskedPhone } from '../../../shared/forms/typed-phone.ts';
import { ProfileCard } from '../../../features/account/profile/ProfileCard.tsx';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../shared/navigation/paths.ts';
import { ErrorState } from '../../../shared/ui/feedback/ErrorState.tsx';
import { PageHead } from '../../../shared/ui/layout/PageHead.tsx';
import { usePageTitle } from '../../../shared/ui/layout/use-page-title.ts';
import { SetupRow } from './SetupRow.tsx';

const Root = styled.div`
  display: grid;
  gap: 32px;
  & h2 {
    margin-block-end: 12px;
    font-size: 16px;
    line-height: 24px;
  }
  @media (width < 900px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 24px;
  }
`;

/** 0 submitted, 1 in review, 2 approved, 3 rejected; null if never submitted. */
const checks = ['waiting', 'waiting', 'passed', 'refused'] as const;
const colors = { waiting: 'warning', passed: 'success', refused: 'error', none: 'warning' } as const;

function SecurityRows({ profile }: { readonly profile: LocaluserGetData }) {
  const { t } = useTranslation('security');
  const { phone, email, phoneverif, emailverif, googleverif, safeword } = profile;
  const setOrNot = (isSet: boolean) =>
    isSet
      ? ({ color: 'success', word: t('setup.set') } as const)
      : ({ color: 'warning', word: t('setup.notSet') } as const);
  const bound = (target: string | null, isVerified: boolean) =>
    target === null || isVerified
      ? setOrNot(target !== null)
      : ({ color: 'warning', word: t('setup.unverified') } as const);
  return (
    <Card component="ul">
      <SetupRow icon={Lock} to={paths.loginPassword} title={t('setup.login')} text={t('setup.loginText')} />
      <SetupRow
        icon={KeyRound}
        to={paths.transactionPassword}
        title={t('setup.fund')}
        text={t('setup.fundText')}
        state={setOrNot(safeword === 1)}
      />
      <SetupRow
        icon={Mail}
        to={paths.setupEmail}
        title={t('setup.email')}
        text={email ? <bdi>{email}</bdi> : t('setup.emailText')}
        state={bound(email, emailverif)}
      />
      <SetupRow
        icon={Smartphone}
        to={paths.setupPhone}
        title={t('setup.phone')}
        text={phone ? <bdi dir="ltr">{maskedPhone(phone)}</bdi> : t('setup.phoneText')}
        state={bound(phone, phoneverif)}
      />
      <SetupRow
        icon={ShieldCheck}
        to={paths.setupAuthenticator}
        title={t('setup.authenticator')}
        text={t('setup.authenticatorText')}
        state={setOrNot(googleverif)}
      />
    </Card>
  );
}

function PersonRows({ profile }: { readonly profile: LocaluserGetData }) {
  const { t } = useTranslation('security');
  const addresses = useAddressList({ query: { meta: { inline: true } } }).data?.pageList.length;
  const { kyc_status: simple, kyc_high_level_status: advanced } = profile;
  const deciding = simple === 2 ? advanced : simple;
  const check = deciding === null ? 'none' : (checks[deciding] ?? 'none');
  const word = simple === 2 && deciding === null ? 'simple' : check;
  return (
    <Card component="ul">
      <SetupRow
        icon={IdCard}
        to={paths.setupIdentity}
        title={t('setup.identity')}
        text={t('setup.identityText')}
        state={{ color: colors[check], word: t(`setup.check.${word}`) }}
      />
      <SetupRow icon={Bell} to={paths.setupMails} title={t('mails.title')} text={t('mails.text')} />
      <SetupRow
        icon={MapPin}
        to={paths.shippingAddress}
        title={t('setup.addresses')}
        text={addresses === undefined ? ' ' : t('setup.addressCount', { count: addresses })}
      />
      <SetupRow
        icon={Download}
        to={paths.download}
        title={t('download.title')}
        text={t('setup.downloadText')}
      />
      <SetupRow
        icon={UserX}
        to={paths.accountCancellation}
        title={t('setup.closing')}
        text={t('setup.closingText')}
      />
    </Card>
  );
}

/** Profile, security and settings of the account. */
export function Page() {
  const { t } = useTranslation('security');
  const profile = useLocaluserGet({ query: { meta: { inline: true } } });
  usePageTitle(t('setup.title'));
  const content = () => {
    if (profile.isError && !profile.data)
      return <ErrorState error={profile.error} onRetry={() => void profile.refetch()} minHeight={480} />;
    if (!profile.data)
      return (
        <div aria-busy>
          <Skeleton height={560} />
        </div>
      );
    return (
      <Root>
        <ProfileCard profile={profile.data} />
        <section>
          <h2>{t('setup.security')}</h2>
          <SecurityRows profile={profile.data} />
        </section>
        <section>
          <h2>{t('setup.you')}</h2>
          <PersonRows profile={profile.data} />
        </section>
      </Root>
    );
  };
  return (
    <>
      <PageHead title={t('setup.title')} />
      {content()}
    </>
  );
}
