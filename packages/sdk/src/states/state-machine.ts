/** The form of the machines in openapi/states.yaml. */
export interface Move {
  /** The states in which it works; elsewhere it is refused and changes nothing. */
  readonly from: readonly number[];
  /** Several where it depends on what happened before. */
  readonly to?: number | readonly number[];
  /** The call that does it; without one, `by` does it elsewhere. */
  readonly operation?: string;
  readonly by: string;
  /** The step that the order log gets. */
  readonly log?: string;
  readonly once?: boolean;
}

export interface StateMachine {
  readonly initial: number;
  readonly names: Readonly<Record<string, string>>;
  readonly texts: Readonly<Record<string, string>>;
  readonly start?: { readonly operation: string; readonly by: string; readonly log?: string };
  readonly transitions: Readonly<Record<string, Move>>;
  readonly actions: Readonly<Record<string, Move>>;
}
