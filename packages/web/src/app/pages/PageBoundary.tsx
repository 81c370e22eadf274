import { Component, type ReactNode } from 'react';
import { ChunkError } from '../../shared/errors/chunk-error.ts';
import { connectivity } from '../../shared/net/connectivity.ts';
import { ErrorState } from '../../shared/ui/feedback/ErrorState.tsx';
import { Page } from '../../shared/ui/layout/Page.tsx';
import { tryPagesAgain } from './lazy-page.ts';
import { reloadHere } from '../../shared/parts/reload-here.ts';

interface Props {
  /** The path of the page. A new path clears the error. */
  readonly place: string;
  readonly children: ReactNode;
}

interface State {
  readonly error: unknown;
  readonly place: string;
}

/** Code that failed to load may load on a retry. Broken or outdated code needs a reload. */
const canRetry = (error: unknown): boolean => error instanceof ChunkError && error.key !== 'newVersionFound';

/** Shows an error with a retry button if a page throws or its code does not load; header and footer stay. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { error: undefined, place: this.props.place };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps(props: Props, state: State): State | null {
    return props.place === state.place ? null : { error: undefined, place: props.place };
  }

  private stopWatching = (): void => undefined;

  override componentDidMount(): void {
    this.stopWatching = connectivity.subscribe(() => {
      if (connectivity.get() === 'reached' && canRetry(this.state.error)) this.again();
    });
  }

  override componentWillUnmount(): void {
    this.stopWatching();
  }

  override componentDidUpdate(before: Props): void {
    if (before.place !== this.props.place) tryPagesAgain();
  }

  readonly again = (): void => {
    if (!canRetry(this.state.error)) return reloadHere();
    tryPagesAgain();
    this.setState({ error: undefined });
  };

  override render(): ReactNode {
    if (this.state.error === undefined) return this.props.children;
    return (
      <Page style={{ paddingBlock: 64 }}>
        <ErrorState error={this.state.error} onRetry={this.again} minHeight={360} />
      </Page>
    );
  }
}
