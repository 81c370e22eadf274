import Skeleton from '@mui/material/Skeleton';
import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { isApiError, type SliderVerifyData } from '@openmall/sdk';
import { useSliderChallenge, useSliderVerify } from '@openmall/sdk/hooks';
import { RotateCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { FormAlert } from '../../../shared/forms/FormAlert.tsx';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../shared/ui/overlay/Dialog.tsx';
import { SliderPuzzle } from './SliderPuzzle.tsx';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  & > p {
    color: var(--mui-palette-text-secondary);
    text-wrap: pretty;
  }
  & > .actions {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 8px;
  }
`;

const inline = { mutation: { meta: { inline: true } } };

interface ContentProps {
  readonly onPass: (pass: string) => void;
  /** An alternative for users who cannot see or move the piece. */
  readonly alternative: { readonly label: 'skip' | 'byCode'; readonly run: () => void };
}

function SliderContent({ onPass, alternative }: ContentProps) {
  const { t } = useTranslation('security');
  const challenge = useSliderChallenge(inline);
  const verify = useSliderVerify(inline);
  const [missed, setMissed] = useState(false);
  const { mutate: requestChallenge } = challenge;
  useEffect(() => requestChallenge(), [requestChallenge]);
  const restart = () => {
    verify.reset();
    requestChallenge();
  };
  const answer = (x: number) => {
    if (!challenge.data || verify.isPending) return;
    setMissed(false);
    const onSuccess = ({ sliderPass }: SliderVerifyData) => onPass(sliderPass);
    // A challenge accepts one answer only.
    const onError = (error: unknown) => {
      if (!isApiError(error) || error.key !== 'sliderFailed') return;
      setMissed(true);
      restart();
    };
    verify.mutate({ params: { challengeId: challenge.data.challengeId, x } }, { onSuccess, onError });
  };
  return (
    <Root>
      <p role="status">{missed ? t('slider.missed') : t('slider.text')}</p>
      {challenge.data && !challenge.isPending ? (
        <SliderPuzzle
          key={challenge.data.challengeId}
          challenge={challenge.data}
          busy={verify.isPending}
          onAnswer={answer}
        />
      ) : (
        !challenge.isError && (
          <div aria-busy>
            <Skeleton height={268} />
          </div>
        )
      )}
      <FormAlert error={challenge.error ?? (missed ? undefined : verify.error)} />
      <div className="actions">
        <Button
          size="small"
          disabled={challenge.isPending}
          onClick={restart}
          startIcon={<RotateCw size={14} aria-hidden />}
        >
          {t('slider.other')}
        </Button>
        <Button size="small" onClick={alternative.run}>
          {t(`slider.${alternative.label}`)}
        </Button>
      </div>
    </Root>
  );
}

export interface SliderProps extends ContentProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A slider puzzle that protects calls from robots. */
export function SliderDialog({ open, onClose, ...content }: SliderProps) {
  const { t } = useTranslation('security');
  return (
    <Dialog open={open} onClose={onClose} title={t('slider.title')} width={368}>
      <SliderContent {...content} />
    </Dialog>
  );
}
