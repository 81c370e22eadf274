/** What the first page needs, said in the page itself, so that the browser asks for all of it at once. */
import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

const fileOf = (bundle: Bundle, name: RegExp): string => {
  const file = Object.keys(bundle).find((one) => name.test(one));
  if (file === undefined) throw new Error(`The build has no file like ${String(name)}.`);
  return file;
};

export const firstPage: Plugin = {
  name: 'openmall-first-page',
  apply: 'build',
  enforce: 'post',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle }) {
      if (!bundle) return [];
      const link = (rel: string, file: string, more: Record<string, string | boolean> = {}) => ({
        tag: 'link',
        attrs: { rel, crossorigin: true, href: `/${file}`, ...more },
        injectTo: 'head' as const,
      });
      return [
        link('modulepreload', fileOf(bundle, /\/store-[\w-]{8}\.js$/)),
        link('preload', fileOf(bundle, /inter-latin-wght-normal/), { as: 'font', type: 'font/woff2' }),
      ];
    },
  },
};

const inside = (room: string, folders: string): string =>
  `packages/${room}/src/(?:${folders})`.replaceAll('/', '[\\\\/]');
const modules = (...places: readonly string[]): RegExp => new RegExp(places.join('|'));

/** What forms need as well, and is wanted without all the rest. */
const small = modules(
  inside(
    'web',
    'shared/(?:ui/(?:Card|Notice)\\.|i18n|navigation|net|forms/(?:FormAlert|controls|use-message-text))',
  ),
  inside('sdk', 'time/'),
  'lucide-react',
);
/** Calls and states of orders, which checkout needs without the rest of their pages. */
const calls = modules(
  inside('sdk', 'generated/(?:hooks/(?:orders|wallet|payments|settings)|states)|states/'),
);
/** Paying and addresses, without the forms: those come with Formik and yup when they are opened. */
const paying = modules(
  inside('web', 'features/(?:checkout|account/(?:fund-password|address/(?:AddressCard|address-values)))'),
  inside('web', 'shared/forms/SixDigits'),
);
/** What pages with goods on them are made of; not the drawing of QR codes, which is heavy. */
const parts = modules(
  inside('web', 'shared/(?:ui/(?!QrCode|Segmented)|goods|stores)'),
  inside('sdk', 'generated/hooks/(?:stores|reviews)'),
);
/** What the pages of orders share. */
const orders = modules(inside('web', 'features/orders|routes/userInfo/ActionDialogs'));

/**
 * Which modules travel together. Left to itself the bundler makes a file for each set of pages that share something:
 * dozens of half a kilobyte each, and a browser asks for six at a time.
 */
export const chunkGroups = [
  // What a group needs comes along, unless one above has it.
  { name: 'begin', test: /app[\\/]main\.ts$|rolldown[\\/]runtime/, priority: 6 },
  { name: 'store', test: /app[\\/]start-app\.tsx$/, priority: 5 },
  { name: 'small', test: small, minShareCount: 3, priority: 4 },
  { name: 'calls', test: calls, minShareCount: 2, priority: 3 },
  { name: 'parts', test: parts, minShareCount: 3, priority: 2 },
  { name: 'paying', test: paying, minShareCount: 2, priority: 1 },
  { name: 'orders', test: orders, minShareCount: 2 },
];
