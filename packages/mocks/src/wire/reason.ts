/** What a developer is told beside the envelope, which holds nothing but the catalogue's words. */
const REASON = 'X-Mock-Reason';

const headerText = (text: string): string => text.replaceAll(/[^\x20-\x7e]/g, '?').slice(0, 500);

export function withReason(answer: Response, reason: string): Response {
  answer.headers.set(REASON, headerText(reason));
  return answer;
}

export const reasonOf = (answer: Response): string | null => answer.headers.get(REASON);
