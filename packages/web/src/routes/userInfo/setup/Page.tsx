import styled from '@emotion/styled';
import { useAddressList, useLocaluserGet } from '@openmall/sdk/hooks';
import { ChevronRight, KeyRound, MapPin, UserRound } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { Card } from '../../../shared/ui/Card.tsx';
import { CopyButton } from '../../../shared/ui/CopyButton.tsx';
import { ErrorState } from '../../../shared/ui/ErrorState.tsx';
import { SkeletonBlock } from '../../../shared/ui/Skeletons.tsx';
import { Tag } from '../../../shared/ui/Tag.tsx';
import { usePageTitle } from '../../../shared/ui/use-page-title.ts';

const Rows = styled(Card)`
  margin-block-start: 24px;
  & li + li {
    border-block-start: 1px solid var(--line);
  }
  & li > :first-of-type {
    display: flex;
    align-items: center;
    gap: 16px;
    min-block-size: 76px;
    padding-inline: 24px;
    border-radius: var(--radius);
  }
  & a:hover {
    background: var(--ground);
  }
  & .icon {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: 40px;
    block-size: 40px;
    border-radius: 20px;
    background: var(--brand-tint);
    color: var(--brand);
  }
  & .words {
    flex: 1;
    display: grid;
    min-inline-size: 0;
  }
  & .words strong {
    font-weight: 600;
  }
  & .words small {
    color: var(--ink-soft);
    font-size: 13px;
    line-height: 18px;
  }
  & svg.flips {
    color: var(--ink-faint);
  }
`;

/** What one can set: the fund password and the addresses; and who one is here. */
export function Page() {
  const { t } = useTranslation('account');
  const inline = { query: { meta: { inline: true } } };
  const profile = useLocaluserGet(inline);
  const addresses = useAddressList(inline).data?.pageList.length;
  usePageTitle(t('setup.title'));
  const heading = (
    <h1 style={{ fontSize: 28, lineHeight: '36px', letterSpacing: '-0.02em' }}>{t('setup.title')}</h1>
  );
  if (profile.isError)
    return (
      <>
        {heading}
        <ErrorState error={profile.error} onRetry={() => void profile.refetch()} minHeight={232} />
      </>
    );
  if (!profile.data)
    return (
      <>
        {heading}
        <div style={{ marginBlockStart: 24 }}>
          <SkeletonBlock height={232} />
        </div>
      </>
    );
  const { username, usercode, safeword } = profile.data;
  return (
    <>
      {heading}
      <Rows as="ul">
        <li>
          <div>
            <span className="icon">
              <UserRound size={20} aria-hidden />
            </span>
            <span className="words">
              <strong>
                <bdi>{username}</bdi>
              </strong>
              <small>
                {t('setup.code', { code: usercode })}{' '}
                <CopyButton text={usercode} label={t('setup.copyCode')} />
              </small>
            </span>
          </div>
        </li>
        <li>
          <Link to={paths.transactionPassword}>
            <span className="icon">
              <KeyRound size={20} aria-hidden />
            </span>
            <span className="words">
              <strong>{t('setup.fund')}</strong>
              <small>{t('setup.fundText')}</small>
            </span>
            <Tag tone={safeword === 1 ? 'good' : 'warn'}>
              {safeword === 1 ? t('setup.set') : t('setup.notSet')}
            </Tag>
            <ChevronRight className="flips" size={18} aria-hidden />
          </Link>
        </li>
        <li>
          <Link to={paths.shippingAddress}>
            <span className="icon">
              <MapPin size={20} aria-hidden />
            </span>
            <span className="words">
              <strong>{t('setup.addresses')}</strong>
              <small>{addresses === undefined ? ' ' : t('setup.addressCount', { count: addresses })}</small>
            </span>
            <ChevronRight className="flips" size={18} aria-hidden />
          </Link>
        </li>
      </Rows>
    </>
  );
}
