/** What the first page needs, said in the page itself, so that the browser asks for all of it at once. */
import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** The built file of a name, which is followed by eight signs that stand for its contents. */
function fileOf(bundle: Bundle, name: string): string {
  const file = Object.keys(bundle).find((one) => one.replace(/-[\w-]{8}\.\w+$/, '') === `assets/${name}`);
  if (file === undefined) throw new Error(`The build has no file ${name}.`);
  return file;
}

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
        ...['react', 'store'].map((name) => link('modulepreload', fileOf(bundle, name))),
        link('preload', fileOf(bundle, 'inter-latin-wght-normal'), { as: 'font', type: 'font/woff2' }),
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
    'shared/(?:ui/(?:Card|Notice)\\.|i18n|navigation|forms/(?:FormAlert|controls|use-message-text))',
  ),
  'lucide-react',
);
/** Calls and states of orders, which checkout needs without the rest of their pages. */
const calls = modules(
  inside('sdk', 'generated/(?:hooks/(?:orders|wallet|payments|settings)|states)|states/|time/'),
  inside('web', 'shared/net'),
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
  { name: 'begin', test: /app[\\/]main\.ts$|rolldown[\\/]runtime/, priority: 8 },
  // Two files that come side by side are here sooner than one as large as all of them.
  { name: 'react', test: /node_modules[\\/]react-dom[\\/]/, priority: 7 },
  { name: 'store', test: /app[\\/]start-app\.tsx$/, priority: 5 },
  { name: 'small', test: small, minShareCount: 6, priority: 4 },
  { name: 'calls', test: calls, minShareCount: 2, priority: 3 },
  { name: 'parts', test: parts, minShareCount: 4, priority: 2 },
  { name: 'paying', test: paying, minShareCount: 2, priority: 1 },
  { name: 'orders', test: orders, minShareCount: 2 },
];
