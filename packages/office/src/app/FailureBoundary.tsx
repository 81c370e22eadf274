import { useQueryClient } from '@tanstack/react-query';
import { Component, type ReactNode } from 'react';
import { LoadFailure } from './LoadFailure.tsx';

interface CatchingProps {
  readonly place: string | undefined;
  /** Draws the failure in place of the children. */
  readonly fallback: (retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

interface State {
  readonly isBroken: boolean;
  readonly place: string | undefined;
}

/** Catches what its children throw, for example because an answer is not what the contract says. */
class Catching extends Component<CatchingProps, State> {
  override state: State = { isBroken: false, place: this.props.place };

  static getDerivedStateFromError(): Partial<State> {
    return { isBroken: true };
  }

  static getDerivedStateFromProps({ place }: CatchingProps, state: State): State | null {
    return place === state.place ? null : { isBroken: false, place };
  }

  readonly retry = (): void => this.setState({ isBroken: false });

  override render(): ReactNode {
    return this.state.isBroken ? this.props.fallback(this.retry) : this.props.children;
  }
}

interface Props {
  /** The path of the page. A new path clears the failure. */
  readonly place?: string;
  /** What stands around the failure. */
  readonly frame?: (failure: ReactNode) => ReactNode;
  readonly children: ReactNode;
}

/** Shows an error in place of what can't be drawn. Trying again asks the server again. */
export function FailureBoundary({ place, frame = (failure) => failure, children }: Props) {
  const queries = useQueryClient();
  const failure = (retry: () => void) => (
    <LoadFailure
      onRetry={() => {
        void queries.resetQueries();
        retry();
      }}
    />
  );
  return (
    <Catching place={place} fallback={(retry) => frame(failure(retry))}>
      {children}
    </Catching>
  );
}
