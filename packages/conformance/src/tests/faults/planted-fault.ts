/** Plants faults between the judge and a conforming server: each is a `fetch` that changes some calls. */
import { operation } from '../../contract/operations.ts';
import { errorCatalog, type ErrorKey, type OperationId } from '@openmall/sdk';

export type Send = typeof fetch;

export interface PlantedFault {
  /** Completes "The judge catches a server that …". */
  readonly name: string;
  readonly caughtBy: string;
  /** The operations that the fault affects. Only they are judged. */
  readonly operations: readonly OperationId[];
  /** Other checks that must run first, for a check that judges their calls. */
  readonly besides?: readonly string[];
  /** All messages that the check must report, if they matter. */
  readonly messages?: readonly string[];
  /** The fault needs seeded coupons or discounts, so it comes first: other faults move the clock past their end. */
  readonly requiresSeededOffers?: true;
  readonly plant: (send: Send) => Send;
}

export interface InterceptedCall {
  readonly url: URL;
  readonly init: RequestInit;
  readonly send: Send;
}

interface Answer {
  code: unknown;
  msg: unknown;
  data: unknown;
}

export const json = (value: unknown, init: ResponseInit = {}): Response => Response.json(value, init);
export const granted = (data: unknown = null): Response => json({ code: '0', msg: null, data });

/** Answers the calls of these operations. All others reach the server. */
export const intercept =
  (ids: readonly OperationId[], answer: (call: InterceptedCall) => Promise<Response>) =>
  (send: Send): Send => {
    const paths = new Set(ids.map((id) => operation(id).path));
    return (input, init = {}) => {
      const url = new URL(String(input));
      return paths.has(decodeURIComponent(url.pathname)) ? answer({ url, init, send }) : send(input, init);
    };
  };

/** Changes what the server answers. */
export const changeAnswer = (
  ids: readonly OperationId[],
  change: (answer: Answer, call: InterceptedCall) => unknown,
): ((send: Send) => Send) =>
  intercept(ids, async (call) => {
    const response = await call.send(call.url, call.init);
    const answer = (await response.json()) as Answer;
    return json(change(answer, call) ?? answer, { headers: response.headers });
  });

/** Changes the query before the server gets it. */
export const changeQuery = (
  ids: readonly OperationId[],
  change: (query: URLSearchParams, call: InterceptedCall) => void,
): ((send: Send) => Send) =>
  intercept(ids, (call) => {
    change(call.url.searchParams, call);
    return call.send(call.url, call.init);
  });

/** The data of a success as a plain object that can be changed. */
export const dataOf = ({ data }: Answer): Record<string, unknown> => (data ?? {}) as Record<string, unknown>;
export const rowsOf = (answer: Answer): Record<string, unknown>[] =>
  (dataOf(answer)['pageList'] ?? []) as Record<string, unknown>[];

/** The answer of the contract for an error. */
export const refusal = (key: ErrorKey): Response => {
  const { code, text } = errorCatalog[key];
  return json({ code, msg: text, key, data: null });
};

/** Replaces the answer if the server refuses a call with this error. */
export const replaceRefusal = (
  ids: readonly OperationId[],
  key: ErrorKey,
  answer: (call: InterceptedCall) => Response | Promise<Response>,
): ((send: Send) => Send) =>
  intercept(ids, async (call) => {
    const response = await call.send(call.url, call.init);
    const { msg } = (await response.clone().json()) as Answer;
    return msg === errorCatalog[key].text ? answer(call) : response;
  });

/** Grants what the server refuses with code 1, such as a repeated call. */
export const grantRefused =
  (ids: Parameters<typeof intercept>[0], data: () => unknown = () => null) =>
  (send: Send): Send =>
    intercept(ids, async ({ url, init }) => {
      const response = await send(url, init);
      const { code, msg } = (await response.clone().json()) as { code: string; msg: string };
      const isParameter = msg === 'A parameter is missing or wrong.';
      return code === '1' && !isParameter ? granted(data()) : response;
    })(send);
