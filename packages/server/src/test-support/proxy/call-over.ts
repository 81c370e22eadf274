import { type Agent, request } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly connection: string | undefined;
  /** Which server has answered, where a proxy says so. */
  readonly servedBy: string | undefined;
}

/** One call over a kept connection, as a proxy or browser makes it. Rejects if the connection breaks. */
export const callOver = (agent: Agent, url: string) =>
  new Promise<Answer>((resolve, reject) => {
    request(url, { agent }, (response) => {
      const { statusCode: status = 0, headers } = response;
      const servedBy = headers['x-served-by']?.toString();
      response
        .on('error', reject)
        .on('end', () => resolve({ status, connection: headers.connection, servedBy }));
      response.resume();
    })
      .on('error', reject)
      .end();
  });
