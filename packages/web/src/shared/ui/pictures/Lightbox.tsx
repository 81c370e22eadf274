import { FailedPart } from '../../parts/FailedPart.tsx';
import { lazyPart } from '../../parts/lazy-part.tsx';
import type { LightboxProps } from './LightboxDialog.tsx';

const LightboxDialog = lazyPart<LightboxProps>({
  load: async () => (await import('./LightboxDialog.tsx')).LightboxDialog,
  renderFailure: (error, retry, { onClose }) => (
    <FailedPart error={error} onRetry={retry} onClose={onClose} />
  ),
});

/** Pictures over the whole window, once one is open. */
export const Lightbox = (props: LightboxProps) => props.at !== undefined && <LightboxDialog {...props} />;
