/** A call of the control contract, as reports show it. */
export interface ControlCall {
  readonly method: string;
  /** Below `/control/`. */
  readonly path: string;
  readonly body?: object | undefined;
  /** The line for a shell, if a hook of the team was run instead. */
  readonly command?: string;
  /** When it was made, by the clock of `performance.now()`. */
  readonly at: number;
}
