import { Component, type ReactNode } from 'react';
import { ErrorState } from '../shared/ui/ErrorState.tsx';
import { Page } from '../shared/ui/Page.tsx';

interface Props {
  /** Another page, another chance. */
  readonly place: string;
  readonly children: ReactNode;
}

interface State {
  readonly error: unknown;
  readonly place: string;
}

/** A page that breaks, or whose code does not arrive, says so and offers a reload; header and footer stay. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { error: undefined, place: this.props.place };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps(props: Props, state: State): State | null {
    return props.place === state.place ? null : { error: undefined, place: props.place };
  }

  override render(): ReactNode {
    if (this.state.error === undefined) return this.props.children;
    return (
      <Page style={{ paddingBlock: 64 }}>
        <ErrorState error={this.state.error} onRetry={() => window.location.reload()} minHeight={360} />
      </Page>
    );
  }
}
