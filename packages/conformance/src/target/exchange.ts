/** One call and its response. */
import type { Operation } from '../contract/operations.ts';
import type { SentFile } from './sent-files.ts';

export interface SentRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The body as text. A file is shown by name and type. */
  readonly body?: string;
  readonly files?: readonly SentFile[];
}

/** The label of an account in reports, given accounts first. */
export const labelOf = (index: number): string =>
  index < 26 ? String.fromCharCode(65 + index) : `N${index + 1}`;

/** A value that reports replace by a shell variable. */
export interface Secret {
  /** The name of the shell variable. */
  readonly name: string;
  readonly value: string;
}

export const passwordOf = (label: string, value: string): Secret => ({ name: `PASSWORD_${label}`, value });

/** An account with a session. */
export interface Caller {
  /** The label in reports, such as `A`. */
  readonly label: string;
  readonly username: string;
  readonly password: string;
  readonly token: string;
  /** Whether the password came from the command line. It is then never printed. */
  readonly given: boolean;
}

/** The envelope of a response. */
export interface Envelope {
  readonly code: unknown;
  readonly msg: unknown;
  /** The name of the error; servers may leave it out. */
  readonly key?: unknown;
  readonly data: unknown;
}

/** An id in an answer that becomes a shell variable. */
export interface Yield {
  readonly id: string;
  /** The field of the answer. */
  readonly key: string;
  /** The name of the shell variable. */
  readonly name: string;
}

export interface Exchange {
  readonly operation: Operation;
  readonly request: SentRequest;
  /** Undefined for a visitor. */
  readonly caller: Caller | undefined;
  /** Not a call of the contract, such as one with a wrong method. */
  readonly isOffContract: boolean;
  /** Values that reports never show, for any caller. */
  readonly secrets: readonly Secret[];
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Undefined if the response is not a JSON object. */
  readonly envelope: Envelope | undefined;
  readonly ms: number;
  /** When the call was made, by the clock of `performance.now()`. */
  readonly at: number;
  /** In a fault: shell variables for ids that earlier calls returned, by id. */
  readonly variables?: ReadonlyMap<string, string>;
  /** In a fault: the ids in the answer that later calls send. */
  readonly yields?: readonly Yield[];
  /** Why there was no response, such as a closed connection. */
  readonly networkError?: string;
  /** There was no response within the time limit. */
  readonly isTimeout?: boolean;
}

/** Success is code 0, as text or number. The HTTP status does not matter (contract: Envelope). */
export const succeeded = ({ envelope }: Exchange): boolean => envelope?.code === '0' || envelope?.code === 0;

/** The passwords that no report shows. The caller's comes first, since both accounts may share one. */
export const passwordsOf = ({ caller, secrets }: Exchange): readonly Secret[] => [
  ...(caller?.given ? [passwordOf(caller.label, caller.password)] : []),
  ...secrets,
];
