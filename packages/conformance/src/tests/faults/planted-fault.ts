/** Ways to plant a fault between the judge and a sound server: each is a `fetch` that lies in one place. */
import { operation } from '../../contract/operations.ts';
import { errorCatalogue, type ErrorKey, type OperationId } from '@openmall/sdk';

export type Send = typeof fetch;

export interface PlantedFault {
  /** What is wrong with the server, as a sentence. */
  readonly name: string;
  readonly caughtBy: string;
  /** The operations that the fault touches; only they are judged. */
  readonly at: readonly OperationId[];
  /** All that is told of it, where the words are easily misleading. */
  readonly says?: readonly string[];
  readonly plant: (send: Send) => Send;
}

export interface Asked {
  readonly url: URL;
  readonly init: RequestInit;
  readonly send: Send;
}

type Answer = { code: unknown; msg: unknown; data: unknown };

export const json = (value: unknown, init: ResponseInit = {}): Response => Response.json(value, init);
export const granted = (data: unknown = null): Response => json({ code: '0', msg: null, data });

/** Calls of these operations are answered by `answer`, all others by the server. */
export const at =
  (ids: readonly OperationId[], answer: (asked: Asked) => Promise<Response>) =>
  (send: Send): Send => {
    const paths = new Set(ids.map((id) => operation(id).path));
    return (input, init = {}) => {
      const url = new URL(String(input));
      return paths.has(decodeURIComponent(url.pathname)) ? answer({ url, init, send }) : send(input, init);
    };
  };

/** The server answers, and the answer is changed on its way. */
export const reanswered = (
  ids: readonly OperationId[],
  change: (answer: Answer, asked: Asked) => unknown,
): ((send: Send) => Send) =>
  at(ids, async (asked) => {
    const response = await asked.send(asked.url, asked.init);
    const answer = (await response.json()) as Answer;
    return json(change(answer, asked) ?? answer, { headers: response.headers });
  });

/** The request is changed before the server sees it. */
export const reasked = (
  ids: readonly OperationId[],
  change: (query: URLSearchParams, asked: Asked) => void,
): ((send: Send) => Send) =>
  at(ids, (asked) => {
    change(asked.url.searchParams, asked);
    return asked.send(asked.url, asked.init);
  });

/** The data of a success as a plain object, to be changed. */
export const dataOf = ({ data }: Answer): Record<string, unknown> => (data ?? {}) as Record<string, unknown>;
export const rowsOf = (answer: Answer): Record<string, unknown>[] =>
  (dataOf(answer)['pageList'] ?? []) as Record<string, unknown>[];

/** The answer of the contract for an error. */
export const refusal = (key: ErrorKey): Response => {
  const { code, text } = errorCatalogue[key];
  return json({ code, msg: text, data: null });
};

/** Answers in another way where the server refuses a call with this error. */
export const insteadOfRefusal = (
  ids: readonly OperationId[],
  key: ErrorKey,
  answer: (asked: Asked) => Response | Promise<Response>,
): ((send: Send) => Send) =>
  at(ids, async (asked) => {
    const response = await asked.send(asked.url, asked.init);
    const { msg } = (await response.clone().json()) as Answer;
    return msg === errorCatalogue[key].text ? answer(asked) : response;
  });

/** Grants what the server has refused because it was done before. */
export const grantsAgain =
  (ids: Parameters<typeof at>[0], data: () => unknown = () => null) =>
  (send: Send): Send =>
    at(ids, async ({ url, init }) => {
      const response = await send(url, init);
      const { code, msg } = (await response.clone().json()) as { code: string; msg: string };
      const isParameter = msg === 'A parameter is missing or wrong.';
      return code === '1' && !isParameter ? granted(data()) : response;
    })(send);
