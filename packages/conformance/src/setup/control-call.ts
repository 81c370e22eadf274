/** A call of the control contract, as reports show it. */
export interface ControlCall {
  readonly method: string;
  /** Below `/control/`. */
  readonly path: string;
  readonly body?: object | undefined;
  /** When it was made, by the clock of `performance.now()`. */
  readonly at: number;
}
