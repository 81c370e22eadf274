/** One call and what came back. */
import type { Operation } from '../contract/operations.ts';
import type { SentFile } from './sent-files.ts';

export interface SentRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** What was sent as a body, as text; a file is named by its kind and size. */
  readonly body?: string;
  readonly files?: readonly SentFile[];
}

/** How reports name the accounts, the given ones first. */
export const labelOf = (index: number): string =>
  index < 26 ? String.fromCharCode(65 + index) : `N${index + 1}`;

/** What reports show in the place of a value. */
export interface Secret {
  /** The variable of a shell that holds it. */
  readonly name: string;
  readonly value: string;
}

export const passwordOf = (label: string, value: string): Secret => ({ name: `PASSWORD_${label}`, value });

/** An account of the judge, or one that it was given. */
export interface Caller {
  /** How reports name the account, such as `A`. */
  readonly label: string;
  readonly username: string;
  readonly password: string;
  readonly token: string;
  /** Whether the password came from the command line: such a one is never printed. */
  readonly given: boolean;
}

/** The envelope, where the answer is one. */
export interface Envelope {
  readonly code: unknown;
  readonly msg: unknown;
  readonly data: unknown;
}

export interface Exchange {
  readonly operation: Operation;
  readonly request: SentRequest;
  /** Who called; undefined for a visitor. */
  readonly caller: Caller | undefined;
  /** Sent outside of the contract, such as with a wrong method. */
  readonly isOffContract: boolean;
  /** What may stand in this call and is never shown, whoever makes it. */
  readonly secrets: readonly Secret[];
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Undefined where the answer is no JSON object. */
  readonly envelope: Envelope | undefined;
  readonly ms: number;
  /** In a fault: shell variables that stand for ids which earlier calls of it were answered, by id. */
  readonly variables?: ReadonlyMap<string, string>;
  /** In a fault: the id of the order that this call placed. */
  readonly places?: string | undefined;
  /** Why no answer came at all, such as a closed connection. */
  readonly networkError?: string;
}

/** Success is `code` 0, as text or number, and never the HTTP status (contract: Envelope). */
export const succeeded = ({ envelope }: Exchange): boolean => envelope?.code === '0' || envelope?.code === 0;

/** The passwords that no report shows; one may be that of both given accounts, so its caller's name comes first. */
export const passwordsOf = ({ caller, secrets }: Exchange): readonly Secret[] => [
  ...(caller?.given ? [passwordOf(caller.label, caller.password)] : []),
  ...secrets,
];
