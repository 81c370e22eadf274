declare const process: { readonly env: { readonly NODE_ENV?: string } };

/**
 * Explains a missing response in development, where it is most often a refusal by CORS: browsers tell scripts nothing about
 * it. Bundlers drop this text from production builds.
 */
export function networkHint(address: string): string | undefined {
  try {
    if (process.env.NODE_ENV === 'production') return undefined;
    const { origin } = new URL(address);
    if (origin === location.origin || !navigator.onLine) return undefined;
    return `No response from ${origin}. Is the server running? If it is, it probably refuses calls from ${location.origin} (CORS): allow this origin there, or let your development server proxy the calls.`;
  } catch {
    return undefined; // No `process`, `location` or absolute URL: not a page in development.
  }
}
