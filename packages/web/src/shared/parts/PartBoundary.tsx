import { Component, type ReactNode } from 'react';
import { ChunkError } from '../errors/chunk-error.ts';
import { connectivity } from '../net/connectivity.ts';
import { reloadHere } from './reload-here.ts';

interface Props {
  readonly children: ReactNode;
  /** Drops the failed load, so that the next render imports the code again. */
  readonly forget: () => void;
  readonly renderFailure: (error: unknown, retry: () => void) => ReactNode;
}

interface State {
  readonly error: unknown;
}

/** Code that failed to load may load on a retry. Broken or outdated code needs a reload. */
const canRetry = (error: unknown): boolean => error instanceof ChunkError && error.key !== 'newVersionFound';

/** An error boundary for a lazy part: the rest of the page stays as it is. */
export class PartBoundary extends Component<Props, State> {
  override state: State = { error: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  private retries = 0;
  private unsubscribe = (): void => undefined;

  override componentDidMount(): void {
    this.unsubscribe = connectivity.subscribe(() => {
      if (connectivity.get() === 'reached' && canRetry(this.state.error)) this.load();
    });
  }

  override componentWillUnmount(): void {
    this.unsubscribe();
    // Opening the part again loads it again.
    if (this.state.error !== undefined) this.props.forget();
  }

  private load(): void {
    this.props.forget();
    this.setState({ error: undefined });
  }

  readonly retry = (): void => {
    // Some browsers remember a failed module until the page is reloaded.
    const isRemembered = this.retries > 0 && navigator.onLine;
    if (!canRetry(this.state.error) || isRemembered) return reloadHere();
    this.retries += 1;
    this.load();
  };

  override render(): ReactNode {
    const { error } = this.state;
    return error === undefined ? this.props.children : this.props.renderFailure(error, this.retry);
  }
}
