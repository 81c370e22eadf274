import { PartPlaceholder, FailedPart } from '../../parts/FailedPart.tsx';
import { lazyPart } from '../../parts/lazy-part.tsx';
import type { LightboxProps } from './LightboxDialog.tsx';

const LightboxDialog = lazyPart<LightboxProps>({
  load: async () => (await import('./LightboxDialog.tsx')).LightboxDialog,
  frame: <PartPlaceholder aria-busy />,
  renderFailure: (error, retry, { onClose }) => (
    <FailedPart error={error} onRetry={retry} onClose={onClose} />
  ),
});

/** Shows pictures over the whole window. Loads when the first picture is opened. */
export const Lightbox = (props: LightboxProps) => props.at !== undefined && <LightboxDialog {...props} />;
