import Typography from '@mui/material/Typography';
import styled from '@emotion/styled';
import type { RechargeChannel } from '@openmall/sdk';
import { useFormikContext } from 'formik';
import { TextField } from '../../../shared/forms/fields/TextField.tsx';
import { useMessageText } from '../../../shared/forms/use-message-text.ts';
import { useTranslation } from 'react-i18next';
import { CheckBox } from '../../../shared/ui/input/CheckBox.tsx';
import { PictureField } from '../../../shared/uploads/PicturesField.tsx';
import { networkName } from '../networks.ts';
import { RechargeAddress } from './RechargeAddress.tsx';
import type { RechargeValues } from './recharge-values.ts';
import { Step } from './Step.tsx';

const Tick = styled.div`
  padding: 14px 16px;
  border-radius: var(--mui-shape-borderRadius);
  background: var(--mui-palette-warning-tint);
  & .wrong {
    display: block;
    margin-block-start: 4px;
    margin-inline-start: 30px;
    color: var(--mui-palette-error-main);
    font-size: 13px;
  }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 16px;
  align-items: start;
  @media (width < 900px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The confirmation of the network, the address, and the proof of payment. */
export function SendStep({ channel }: { readonly channel: RechargeChannel | undefined }) {
  const { t } = useTranslation('wallet');
  const { t: formText } = useTranslation('form');
  const { values, setFieldValue, touched, errors } = useFormikContext<RechargeValues>();
  const messageText = useMessageText();
  if (!channel)
    return (
      <Step number={4} title={t('recharge.send')}>
        <Typography sx={{ color: 'text.secondary' }}>{t('recharge.networkFirst')}</Typography>
      </Step>
    );
  const { id, coin, blockchain_name: network } = channel;
  const confirmed = values.confirmed === id;
  const confirmError = touched.confirmed ? messageText(errors.confirmed) : '';
  return (
    <Step number={4} title={t('recharge.send')} done={confirmed && values.img !== ''}>
      <Tick>
        <CheckBox
          checked={confirmed}
          invalid={confirmError !== ''}
          onChange={(checked) => void setFieldValue('confirmed', checked ? id : '')}
        >
          <span>
            <strong>{t('recharge.only', { coin, network: networkName(network) })}</strong>{' '}
            {t('recharge.lost')}
          </span>
        </CheckBox>
        {confirmError && <span className="wrong">{t('recharge.tickFirst')}</span>}
      </Tick>
      <RechargeAddress channel={channel} isRevealed={confirmed} />
      <PictureField name="img" module="recharge" label={t('recharge.proof')} hint={t('recharge.proofHint')} />
      <Row>
        <TextField
          name="from"
          label={t('recharge.from')}
          note={formText('optional')}
          hint={t('recharge.fromHint')}
          maxLength={128}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
        />
        <TextField
          name="tx"
          label={t('recharge.tx')}
          note={formText('optional')}
          hint={t('recharge.txHint')}
          maxLength={128}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
        />
      </Row>
    </Step>
  );
}
