import { SLIDER } from '../../domain/verification/slider/slider-picture.ts';
import { answerSlider, challengeSlider } from '../../domain/verification/slider/slider.ts';
import type { Handler } from '../handler.ts';

const dataAddress = (png: Buffer) => `data:image/png;base64,${png.toString('base64')}`;

export const sliderChallenge: Handler<'sliderChallenge'> = async ({ ctx }) => {
  const { challengeId, background, piece, y } = await challengeSlider(ctx);
  return {
    challengeId,
    background: dataAddress(background),
    piece: dataAddress(piece),
    y,
    width: SLIDER.width,
    height: SLIDER.height,
    pieceWidth: SLIDER.piece,
    pieceHeight: SLIDER.piece,
  };
};

export const sliderVerify: Handler<'sliderVerify'> = async ({ ctx, input }) => ({
  sliderPass: await answerSlider(ctx, input.challengeId, input.x),
});
