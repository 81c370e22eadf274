/** Texts that run as a script where a page inserts them as HTML, and a page that notices what runs. */
import type { Page } from '@playwright/test';

/** Nobody has this host. Pages must never load anything from it. */
const STRANGER = 'https://evil.test';

/** What ends an attribute, an element or a comment, if the text is inserted there. */
const escapes = ['', '">', "'>", '</script>', '</title>', '</textarea>', '-->', '</style>'];

const vectors: readonly ((call: string) => string)[] = [
  (call) => `<script>${call}</script>`,
  (call) => `<img src=x onerror=${call}>`,
  (call) => `<svg onload=${call}>`,
  (call) => `<svg><script>${call}</script></svg>`,
  (call) => `<iframe srcdoc="<script>parent.${call}</script>"></iframe>`,
  (call) => `<iframe src="javascript:parent.${call}"></iframe>`,
  (call) => `<a href="javascript:${call}">a</a>`,
  (call) => `<a href="java&#10;script:${call}">a</a>`,
  (call) => `<body onload=${call}>`,
  (call) => `<input autofocus onfocus=${call}>`,
  (call) => `<details open ontoggle=${call}>a</details>`,
  (call) => `<video><source onerror=${call}></video>`,
  (call) => `<audio src=x onerror=${call}></audio>`,
  (call) => `<object data="javascript:${call}"></object>`,
  (call) => `<embed src="javascript:${call}">`,
  (call) => `<math><a xlink:href="javascript:${call}">a</a></math>`,
  (call) => `<form action="javascript:${call}"><button>a</button></form>`,
  (call) => `<meta http-equiv=refresh content="0;url=javascript:${call}">`,
  (call) => `<link rel=stylesheet href="${STRANGER}/${call}">`,
  (call) => `<style>@import "${STRANGER}/${call}"</style>`,
  (call) => `<div style="background:url(${STRANGER}/${call})">a</div>`,
  (call) => `<img src="${STRANGER}/${call}">`,
  (call) => `<base href="${STRANGER}/${call}/">`,
  (call) => `<noscript><p title="</noscript><img src=x onerror=${call}>">`,
  (call) => `{{constructor.constructor('${call}')()}}\${${call}}`,
];

/** 200 texts. The payload with the number 7 calls `ran(7)`. */
export const payloads: readonly string[] = escapes
  .flatMap((escape) => vectors.map((vector) => (call: string) => escape + vector(call)))
  .map((payload, number) => payload(`ran(${number})`));

export interface Watch {
  /** What ran, what a stranger was asked for, what the page failed at, and links that would run a script. */
  readonly faults: string[];
  /** What the policy has refused: directive, address and page. */
  readonly refused: string[];
  /** The numbers of the payloads that are in the page. */
  readonly seen: Set<number>;
  /** Looks at the page that is open now. */
  readonly look: () => Promise<void>;
}

/** Watches all pages that are opened from now on. */
export async function watchScripts(page: Page): Promise<Watch> {
  const [faults, refused, seen] = [[] as string[], [] as string[], new Set<number>()];
  const at = () => new URL(page.url()).pathname;
  await page.exposeFunction('ran', (number: number) => faults.push(`payload ${number} ran on ${at()}`));
  await page.exposeFunction('recordRefusal', (text: string) => refused.push(`${text} on ${at()}`));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      const record = (globalThis as unknown as { recordRefusal: (text: string) => void }).recordRefusal;
      record(`${effectiveDirective} ${blockedURI}`);
    });
  });
  await page.route(`${STRANGER}/**`, async (route) => {
    faults.push(`${at()} asked a stranger for ${route.request().url()}`);
    await route.abort();
  });
  page.on('pageerror', (error) => faults.push(`${at()}: ${String(error)}`));
  const look = async () => {
    const { numbers, links } = await page.evaluate(() => {
      const all = [...document.querySelectorAll('*')];
      const texts = all.flatMap(({ attributes }) => [...attributes].map(({ value }) => value));
      const text = [document.documentElement.textContent, ...texts].join(' ');
      // A picture never runs its address.
      const linking = all.filter(({ tagName }) => tagName !== 'IMG');
      const targets = linking.flatMap((element) =>
        ['href', 'src', 'action', 'formaction', 'data'].map((name) => element.getAttribute(name) ?? ''),
      );
      return {
        numbers: [...text.matchAll(/ran\((\d+)\)/g)].map(([, number]) => Number(number)),
        links: targets.filter((target) => /^\s*(javascript|data:text\/html)/i.test(target)),
      };
    });
    for (const number of numbers) seen.add(number);
    // React replaces such an address by one that throws.
    for (const link of links)
      if (!link.includes('React has blocked')) faults.push(`${at()} links to ${link}`);
  };
  return { faults, refused, seen, look };
}
