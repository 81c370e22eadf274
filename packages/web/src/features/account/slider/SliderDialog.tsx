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
  & > .ways {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 8px;
  }
`;

const quiet = { mutation: { meta: { inline: true } } };

interface ContentProps {
  readonly onPass: (pass: string) => void;
  /** For whoever cannot see or move the piece. */
  readonly otherWay: { readonly word: 'skip' | 'byCode'; readonly run: () => void };
}

function SliderContent({ onPass, otherWay }: ContentProps) {
  const { t } = useTranslation('security');
  const draw = useSliderChallenge(quiet);
  const verify = useSliderVerify(quiet);
  const [missed, setMissed] = useState(false);
  const { mutate: drawAnother } = draw;
  useEffect(() => drawAnother(), [drawAnother]);
  const again = () => {
    verify.reset();
    drawAnother();
  };
  const answer = (x: number) => {
    if (!draw.data || verify.isPending) return;
    setMissed(false);
    const onSuccess = ({ sliderPass }: SliderVerifyData) => onPass(sliderPass);
    // A wrong answer has used the picture up.
    const onError = (error: unknown) => {
      if (!isApiError(error) || error.key !== 'sliderFailed') return;
      setMissed(true);
      again();
    };
    verify.mutate({ params: { challengeId: draw.data.challengeId, x } }, { onSuccess, onError });
  };
  return (
    <Root>
      <p role="status">{missed ? t('slider.missed') : t('slider.text')}</p>
      {draw.data && !draw.isPending ? (
        <SliderPuzzle
          key={draw.data.challengeId}
          challenge={draw.data}
          busy={verify.isPending}
          onAnswer={answer}
        />
      ) : (
        !draw.isError && (
          <div aria-busy>
            <Skeleton height={268} />
          </div>
        )
      )}
      <FormAlert error={draw.error ?? (missed ? undefined : verify.error)} />
      <div className="ways">
        <Button
          size="small"
          disabled={draw.isPending}
          onClick={again}
          startIcon={<RotateCw size={14} aria-hidden />}
        >
          {t('slider.other')}
        </Button>
        <Button size="small" onClick={otherWay.run}>
          {t(`slider.${otherWay.word}`)}
        </Button>
      </div>
    </Root>
  );
}

export interface SliderProps extends ContentProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The slider of the server, before something that robots like to do. */
export function SliderDialog({ open, onClose, ...content }: SliderProps) {
  const { t } = useTranslation('security');
  return (
    <Dialog open={open} onClose={onClose} title={t('slider.title')} width={368}>
      <SliderContent {...content} />
    </Dialog>
  );
}
