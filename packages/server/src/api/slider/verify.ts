import { answerSlider } from '../../domain/verification/slider.ts';
import type { Handler } from '../handler.ts';

export const sliderVerify: Handler<'sliderVerify'> = async ({ mall, input }) => ({
  sliderPass: await answerSlider(mall, input.challengeId, input.x),
});
