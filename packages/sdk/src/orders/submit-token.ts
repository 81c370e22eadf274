/**
 * Returns a new `submitToken`: of two submits with the same token and the same goods, the second places nothing. Also works
 * on pages without TLS, where `crypto.randomUUID` is missing.
 */
export const newSubmitToken = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
