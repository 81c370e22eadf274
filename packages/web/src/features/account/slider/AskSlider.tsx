import { lazy, Suspense } from 'react';
import { loadWords } from '../../../shared/i18n/i18n.ts';
import type { SliderProps } from './SliderDialog.tsx';

const SliderDialog = lazy(async () => {
  const [module] = await Promise.all([import('./SliderDialog.tsx'), loadWords('security')]);
  return { default: module.SliderDialog };
});

/** The slider, of which code and words are fetched when it is first asked for. */
export const AskSlider = (props: SliderProps) =>
  props.open && (
    <Suspense fallback={null}>
      <SliderDialog {...props} />
    </Suspense>
  );
