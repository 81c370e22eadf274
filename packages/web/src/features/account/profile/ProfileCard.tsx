import Card from '@mui/material/Card';
import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { fromWireTime, type LocaluserGetData } from '@openmall/sdk';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { formatMoment } from '../../../shared/i18n/format.ts';
import { addressOf } from '../../../shared/navigation/base.ts';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../shared/ui/display/Avatar.tsx';
import { CopyButton } from '../../../shared/ui/input/CopyButton.tsx';
import { AvatarDialog } from './AvatarDialog.tsx';
import { NameDialog } from './NameDialog.tsx';

const Root = styled(Card)`
  display: flex;
  align-items: center;
  gap: 20px;
  padding: 24px;
  & .who {
    display: grid;
    gap: 2px;
    min-inline-size: 0;
  }
  & .who strong {
    font-size: 18px;
    line-height: 26px;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  & .who small {
    color: var(--mui-palette-text-secondary);
    font-size: 13px;
    line-height: 18px;
  }
  & .changes {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-block-start: 8px;
  }
  & .invite {
    margin-inline-start: auto;
    text-align: end;
    color: var(--mui-palette-text-secondary);
    font-size: 13px;
    line-height: 18px;
  }
  & .invite strong {
    display: inline-flex;
    align-items: center;
    color: var(--mui-palette-text-primary);
    font-size: 16px;
    letter-spacing: 0.06em;
  }
  @media (width < 900px) {
    flex-wrap: wrap;
    padding: 16px;
    & .invite {
      inline-size: 100%;
      margin-inline-start: 0;
      text-align: start;
    }
  }
`;

/** The name, avatar and invitation code of the user. */
export function ProfileCard({ profile }: { readonly profile: LocaluserGetData }) {
  const { t } = useTranslation('security');
  const [dialog, setDialog] = useState<'avatar' | 'name'>();
  const close = () => setDialog(undefined);
  const { username, usercode, name, avatar, lastlogintime, url } = profile;
  const displayName = profile.displayName ?? name;
  const invitation = addressOf(url);
  return (
    <Root>
      <Avatar number={avatar} size={72} />
      <div className="who">
        <strong>
          <bdi>{displayName ?? username}</bdi>
        </strong>
        {displayName && (
          <small>
            <bdi>{username}</bdi>
          </small>
        )}
        {lastlogintime && (
          <small>{t('setup.lastLogin', { moment: formatMoment(fromWireTime(lastlogintime)) })}</small>
        )}
        <div className="changes">
          <Button
            size="small"
            variant="outlined"
            startIcon={<Pencil size={14} aria-hidden />}
            onClick={() => setDialog('name')}
          >
            {t('displayName.change')}
          </Button>
          <Button
            size="small"
            variant="outlined"
            startIcon={<Pencil size={14} aria-hidden />}
            onClick={() => setDialog('avatar')}
          >
            {t('avatar.change')}
          </Button>
        </div>
      </div>
      <p className="invite">
        {t('setup.invite')}
        <br />
        <strong>
          <bdi dir="ltr">{usercode}</bdi>
          <CopyButton text={invitation} label={t('setup.copyInvite')} />
        </strong>
      </p>
      <AvatarDialog open={dialog === 'avatar'} current={Number(avatar)} onClose={close} />
      <NameDialog open={dialog === 'name'} current={profile.displayName ?? ''} onClose={close} />
    </Root>
  );
}
