/** The reason of a rejection for developers. The envelope contains only the text of the catalog. */
const REASON = 'X-Mock-Reason';

const headerText = (text: string): string => text.replaceAll(/[^\x20-\x7e]/g, '?').slice(0, 500);

export function withReason(response: Response, reason: string): Response {
  response.headers.set(REASON, headerText(reason));
  return response;
}

export const reasonOf = (response: Response): string | null => response.headers.get(REASON);
