import { loadNamespaces } from '../../../shared/i18n/load-translations.ts';
import { PartPlaceholder, FailedPart } from '../../../shared/parts/FailedPart.tsx';
import { lazyPart } from '../../../shared/parts/lazy-part.tsx';
import type { SliderProps } from './SliderDialog.tsx';

const SliderDialog = lazyPart<SliderProps>({
  load: async () => {
    const [module] = await Promise.all([import('./SliderDialog.tsx'), loadNamespaces('security')]);
    return module.SliderDialog;
  },
  frame: <PartPlaceholder aria-busy />,
  renderFailure: (error, retry, { onClose }) => (
    <FailedPart error={error} onRetry={retry} onClose={onClose} />
  ),
});

/** The slider dialog. Its code and texts load when it first opens. */
export const LazySliderDialog = (props: SliderProps) => props.open && <SliderDialog {...props} />;
