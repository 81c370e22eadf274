/** A move of a state machine in openapi/states.yaml. */
export interface Move {
  /** The states that allow the move. In other states it is rejected and changes nothing. */
  readonly from: readonly number[];
  /** The next state; several if it depends on the history. */
  readonly to?: number | readonly number[];
  /** The operation that makes the move. Without it, `by` makes the move outside of this contract. */
  readonly operation?: string;
  readonly by: string;
  /** The entry that the move adds to the order log. */
  readonly log?: string;
  readonly once?: boolean;
}

/** A state machine of openapi/states.yaml. */
export interface StateMachine {
  readonly initial: number;
  readonly names: Readonly<Record<string, string>>;
  readonly texts: Readonly<Record<string, string>>;
  readonly start?: { readonly operation: string; readonly by: string; readonly log?: string };
  readonly transitions: Readonly<Record<string, Move>>;
  readonly actions: Readonly<Record<string, Move>>;
}
