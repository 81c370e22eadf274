/**
 * Returns a new `submitToken`: if two submissions share a token and goods, the second places no order. Also works
 * on pages without TLS, where `crypto.randomUUID` is missing.
 */
export const newSubmitToken = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
