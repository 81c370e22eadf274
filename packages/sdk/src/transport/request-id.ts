/** Names a call where the server does not; `crypto.randomUUID` is missing on pages without TLS. */
export const newRequestId = (): string => `c${Math.random()}`;
