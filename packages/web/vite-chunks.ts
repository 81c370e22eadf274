/** How the build cuts the store into files. */
const inside = (room: string, folders: string): string =>
  `packages/${room}/src/(?:${folders})`.replaceAll('/', '[\\\\/]');
const modules = (...places: readonly string[]): RegExp => new RegExp(places.join('|'));

/** What nearly every page shows: it travels with the shell. */
const shell = modules(
  'app[\\\\/]start-app\\.tsx$',
  inside(
    'web',
    'shared/(?:ui/(?:Card|Notice)\\.|i18n|session|forms/(?:FormAlert|controls|use-message-text))',
  ),
  inside('sdk', 'generated/validator-tables'),
);
/** Calls and states of orders, which checkout needs without the rest of their pages. */
const calls = modules(
  inside('sdk', 'generated/(?:hooks/(?:orders|wallet|payments|settings)|states)|states/|time/'),
  inside('web', '(?:shared/(?:net|time)|features/cart/use-max-buy)'),
);
/** Paying and addresses, without the forms: those come with Formik and yup when they are opened. */
const paying = modules(
  inside(
    'web',
    'features/(?:checkout|account/(?:fund-password|address/(?:AddressCard|AddressDialog|address-values)))',
  ),
  inside('web', 'shared/forms/SixDigits'),
);
/** What a page of goods shows beside what lists of them do. */
const details = modules(
  inside('web', 'shared/ui/(?:Lightbox|RichText|QuantityStepper)'),
  inside('sdk', 'generated/hooks/reviews'),
);
/** What pages with goods on them are made of; not the drawing of QR codes, which is heavy. */
const parts = modules(
  inside('web', 'shared/(?:ui/(?!QrCode|Lightbox|RichText|QuantityStepper)|goods|stores)'),
  inside('sdk', 'generated/hooks/(?:stores|addresses)'),
  'lucide-react',
);
/** Rows of goods and of stores, which home and the page of goods have. */
const rows = modules(inside('web', 'shared/(?:ui/CardRow|goods/|stores/)'));
/** What lists of goods and of stores share. */
const lists = modules(inside('web', 'features/(?:catalog|search)'));
/** What the pages of orders share. */
const orders = modules(inside('web', 'features/orders|routes/userInfo/ActionDialogs'));

/**
 * Which modules travel together. Left to itself the bundler makes a file for each set of pages that share something:
 * dozens of half a kilobyte each, and a browser asks for six at a time.
 */
export const chunkGroups = [
  // What a group needs comes along, unless one above has it.
  { name: 'begin', test: /app[\\/]main\.ts$/, priority: 9 },
  // Two files that come side by side are here sooner than one as large as all of them.
  { name: 'react', test: /node_modules[\\/]react-dom[\\/]/, priority: 8 },
  { name: 'store', test: shell, priority: 7 },
  { name: 'parts', test: parts, minShareCount: 3, priority: 6 },
  { name: 'rows', test: rows, minShareCount: 2, priority: 5 },
  { name: 'calls', test: calls, minShareCount: 2, priority: 4 },
  { name: 'details', test: details, minShareCount: 2, priority: 3 },
  { name: 'lists', test: lists, minShareCount: 2, priority: 2 },
  { name: 'paying', test: paying, minShareCount: 2, priority: 1 },
  { name: 'orders', test: orders, minShareCount: 2 },
];
