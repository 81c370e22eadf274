/**
 * Whether token and secrets go in the query, for a backend that reads them nowhere else (`VITE_TOKEN_PLACEMENT=query`).
 * By default the token is a header and secrets are in the body: URLs end up in logs and histories.
 */
export const isTokenInQuery: boolean = import.meta.env['VITE_TOKEN_PLACEMENT'] === 'query';
