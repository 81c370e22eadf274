/** The part of the Trusted Types API that is used. Browsers without it need no policy. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createHTML: (html: string) => string },
  ) => { readonly createHTML: (html: string) => string };
}

const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
/** The only policy that the Content-Security-Policy allows. Nothing of a parsed document runs or loads. */
const policy = trustedTypes?.createPolicy('parse-html', { createHTML: (html) => html });

/** Parses HTML into a document that is never shown: only what `RichText` picks from it is. */
export const parseHtml = (html: string): Document =>
  new DOMParser().parseFromString(policy?.createHTML(html) ?? html, 'text/html');
