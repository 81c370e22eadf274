import { Suspense, use, type ComponentType, type ReactNode } from 'react';
import { loadChunk } from './load-chunk.ts';
import { PartBoundary } from './PartBoundary.tsx';

interface Options<Props> {
  /** Loads the code and its translations. */
  readonly load: () => Promise<ComponentType<Props>>;
  /** The placeholder while the part loads; nothing by default. */
  readonly frame?: ReactNode;
  /** Rendered when the part fails to load; nothing for a part that the user did not open. */
  readonly renderFailure?: (error: unknown, retry: () => void, props: Props) => ReactNode;
}

/** A component whose code is loaded when it is first rendered. It shows its own failure and can be retried. */
export function lazyPart<Props extends object>({ load, frame = null, renderFailure }: Options<Props>) {
  let loading: Promise<ComponentType<Props>> | undefined;
  const forget = () => {
    loading = undefined;
  };
  const start = () => {
    const started = loadChunk(load);
    // React reads the state of a promise from the promise: loaded code renders without suspending.
    started.then(
      (value) => Object.assign(started, { status: 'fulfilled', value }),
      () => undefined,
    );
    return started;
  };
  const get = () => (loading ??= start());
  function Loaded(props: Props) {
    const Part = use(get());
    return <Part {...props} />;
  }
  return function LazyPart(props: Props) {
    return (
      <PartBoundary
        forget={forget}
        renderFailure={(error, retry) => renderFailure?.(error, retry, props) ?? null}
      >
        <Suspense fallback={frame}>
          <Loaded {...props} />
        </Suspense>
      </PartBoundary>
    );
  };
}
