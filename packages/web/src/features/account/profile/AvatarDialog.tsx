import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { useLocaluserRefreshAvatar } from '@openmall/sdk/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSendOnce } from '../../../shared/state/use-send-once.ts';
import { Avatar, AVATAR_COUNT } from '../../../shared/ui/display/Avatar.tsx';
import { CoveringRadio } from '../../../shared/ui/input/CoveringRadio.tsx';
import { Dialog } from '../../../shared/ui/overlay/Dialog.tsx';
import { toast } from '../../../shared/ui/feedback/toast.ts';

const Grid = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(5, 1fr);
  gap: 12px;
  justify-items: center;
  & label {
    position: relative;
    display: grid;
    padding: 4px;
    border-radius: 50%;
    cursor: pointer;
  }
  & label:hover {
    box-shadow: 0 0 0 2px var(--mui-palette-outline);
  }
  & label:has(:checked) {
    box-shadow: 0 0 0 3px var(--mui-palette-primary-main);
  }
  & label:has(:focus-visible) {
    outline: 2px solid var(--mui-palette-primary-main);
    outline-offset: 4px;
  }
`;

const numbers = Array.from({ length: AVATAR_COUNT }, (_, index) => index + 1);

interface Props {
  readonly open: boolean;
  readonly current: number;
  readonly onClose: () => void;
}

/** Chooses an avatar from the mall's pictures. */
export function AvatarDialog({ open, current, onClose }: Props) {
  const { t } = useTranslation('security');
  const [chosen, setChosen] = useState<number>();
  const choose = useLocaluserRefreshAvatar();
  const sendOnce = useSendOnce();
  const close = () => {
    setChosen(undefined);
    onClose();
  };
  const save = () => {
    const onSuccess = () => {
      toast.success(t('avatar.done'));
      close();
    };
    sendOnce(() => choose.mutate({ params: { idx: chosen ?? current } }, { onSuccess }));
  };
  const buttons = (
    <>
      <Button variant="outlined" onClick={close}>
        {t('cancel', { ns: 'common' })}
      </Button>
      <Button variant="contained" disabled={choose.isPending} onClick={save}>
        {choose.isPending ? t('saving') : t('avatar.save')}
      </Button>
    </>
  );
  return (
    <Dialog open={open} onClose={close} title={t('avatar.title')} footer={buttons} width={440}>
      <Grid aria-label={t('avatar.title')}>
        {numbers.map((number) => (
          <label key={number}>
            <CoveringRadio
              name="avatar"
              slotProps={{ input: { 'aria-label': t('avatar.number', { number }) } }}
              checked={number === (chosen ?? current)}
              onChange={() => setChosen(number)}
            />
            <Avatar number={number} size={56} />
          </label>
        ))}
      </Grid>
    </Dialog>
  );
}
