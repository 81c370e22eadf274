let count = 0;
const start = Math.floor(Math.random() * 0xffffffff).toString(36);

/** Names a call where the server does not; `crypto.randomUUID` is missing on pages without TLS. */
export function newRequestId(): string {
  count += 1;
  return `c-${start}-${count.toString(36)}`;
}
