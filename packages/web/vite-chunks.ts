/** How the build cuts the store into files. */
const inside = (room: string, folders: string): string =>
  `packages/${room}/src/(?:${folders})`.replaceAll('/', '[\\\\/]');
const modules = (...places: readonly string[]): RegExp => new RegExp(places.join('|'));

/** MUI's theme and the parts that every page has. */
const mui = modules(
  'node_modules[\\\\/]@emotion[\\\\/]',
  'node_modules[\\\\/]@mui[\\\\/](?:system|utils|styled-engine|private-theming)[\\\\/]',
  'node_modules[\\\\/]@mui[\\\\/]material[\\\\/](?:styles|AppBar|Button|ButtonBase|IconButton|CssBaseline|Card|Paper|SvgIcon|Skeleton|Badge|Typography|Avatar|InputBase|TextareaAutosize|useMediaQuery|utils)[\\\\/]',
  // The field of the search box needs the states of a form control, not the control.
  'node_modules[\\\\/]@mui[\\\\/]material[\\\\/]FormControl[\\\\/](?:use|FormControlContext)',
);
/** React without its renderer, the router, the query cache and i18next: what all code above them imports. */
const libraries = modules(
  'node_modules[\\\\/](?:react|scheduler|react-router|react-router-dom|@tanstack|i18next)[\\\\/]',
  // `Trans` and its parser come with the pages that use them.
  'node_modules[\\\\/]react-i18next[\\\\/]dist[\\\\/]es[\\\\/](?!Trans|IcuTrans|Translation|with)',
);
const icon = (names: string): string => `lucide-react[\\\\/]dist[\\\\/]esm[\\\\/]icons[\\\\/](?:${names})\\.`;
/** The icons of the bar above a list. */
const LIST_ICONS = 'arrow-up-down|list-x|rows-3|sliders-horizontal';
/** The icons of the pages that sell; those of the account, of forms and of information are with the notices of these. */
const shopIcons = icon(
  'arrow-(?:down|right)|calendar-check|check|chevron-\\w+|circle-exclamation-point|credit-card|info|mail|map-pin|minus|package-search|plus|rotate-ccw|shield-check|star|truck|wallet',
);
const icons = modules(
  icon(`(?!(?:${LIST_ICONS})\\.)[\\w-]+`),
  // The codes of countries in every field for a phone.
  inside('sdk', 'generated/hooks/addresses/addresses\\.ts\\?operation=addressListCountry'),
  inside('web', 'shared/(?:ui/feedback/Notice|themes/late/notices|forms/FormAlert)'),
  'node_modules[\\\\/]@mui[\\\\/]material[\\\\/]Alert[\\\\/]',
);
/** What nearly every page shows: it travels with the shell. */
const shell = modules(
  'app[\\\\/]start-app\\.tsx$',
  inside(
    'web',
    'shared/(?:i18n|parts|session|navigation/RouterLink|orders/use-return-days|state/use-(?:send-once|after-paint|idle-queries))',
  ),
  inside(
    'web',
    'shared/(?:ui/(?!overlay/)\\w+/(?!QrCode|ToastStack|LightboxDialog|Lightbox|RichText|QuantityStepper|CardRow|CopyButton|Facts|ConfirmDialog|Tabs|Pager|Breadcrumbs|Stars|Notice|step-mark|RadioTile|stacked-table|StepNode|PlainIcon|LoadMore|CheckBox|Segmented|CoveringRadio|SelectBox|TextArea|ListSearch)|goods/Attributes)',
  ),
  inside('sdk', 'generated/hooks/goods/goods\\.ts\\?operation=sellerGoodsSearchKeyword'),
  shopIcons,
);
/**
 * What the pages about one thing share, be it goods or an order: calls, paying and addresses without the forms, which
 * come with Formik and yup when they are opened.
 */
const buying = modules(
  inside('sdk', 'generated/(?:hooks/(?:addresses|orders|wallet|payments|reviews)|states)|states/|time/'),
  inside('web', 'shared/(?:net|time|orders|ui/(?:display/Facts|input/CopyButton|overlay/ConfirmDialog))'),
  inside(
    'web',
    'features/(?:cart/use-max-buy|checkout/(?!pay/(?!LazyPayDialog)|notes/|Checkout\\.)|account/(?:fund-password/LazySetFundPassword|address/(?:LazyAddress(?:Dialog|Form)|address-values)))',
  ),
);
/** MUI's dialogs, drawers, menus and messages: they load when the first of them opens. */
const overlays = modules(
  inside('web', 'shared/(?:ui/overlay/(?!use-)|themes/late/overlays)'),
  'node_modules[\\\\/]@mui[\\\\/]material[\\\\/](?:Modal|Dialog\\w*|Drawer|Backdrop|Fade|Slide|Grow|Portal|Unstable_TrapFocus|Popover|Menu\\w*)[\\\\/]',
  'node_modules[\\\\/]react-transition-group[\\\\/]',
);
const component = (names: string): string =>
  `node_modules[\\\\/]@mui[\\\\/]material[\\\\/](?:${names})[\\\\/]`;
const tabs = modules(
  inside('web', 'shared/(?:ui/input/Tabs|themes/late/tabs)'),
  component('Tabs?|TabScrollButton'),
);
const tables = modules(
  inside('web', 'shared/(?:ui/display/stacked-table|themes/late/tables)'),
  component('Table\\w*'),
);
/** Breadcrumbs and stars. */
const controls = modules(
  inside('web', 'shared/ui/(?:layout/Breadcrumbs|display/Stars)'),
  component('Breadcrumbs|Link|Rating'),
);
const toggles = modules(
  inside('web', 'shared/(?:ui/input/Segmented|themes/late/toggles)'),
  component('ToggleButton\\w*'),
);
/** Pages of lists, and the marks in them. */
const pager = modules(
  inside('web', 'shared/(?:ui/input/Pager|themes/late/(?:pages|chips))'),
  component('Pagination\\w*|usePagination|Chip'),
);
/** The steps of checkout and of an order, a chosen address, and the six fields of a PIN. */
const steps = modules(
  inside(
    'web',
    'shared/(?:ui/display/(?:StepNode|PlainIcon)|themes/late/steps|forms/fields/SixDigits)|features/account/address/AddressCard',
  ),
  component('Step(?!Content)\\w*'),
);
/** What folds and fades: filters need it before any dialog opens. */
const transitions = modules(
  'node_modules[\\\\/]react-transition-group[\\\\/]',
  component('Collapse|transitions'),
);
const accordions = modules(inside('web', 'shared/themes/late/accordions'), component('Accordion\\w*'));
/** Inputs, and what a form puts around them: labels, hints and errors. */
const fields = modules(
  inside(
    'web',
    'shared/(?:ui/input/(?:TextArea|ListSearch)|themes/late/fields|forms/(?:fields/Field(?:Box|Error)|use-message-text|typed-(?:phone|text)))',
  ),
  inside('sdk', 'generated/validator-tables'),
  component('OutlinedInput|FormControl|FormLabel|FormHelperText|InputAdornment'),
);
const selects = modules(inside('web', 'shared/ui/input/SelectBox'), component('NativeSelect|Input'));
const choices = modules(
  inside('web', 'shared/(?:ui/input/(?:CoveringRadio|CheckBox|RadioTile)|themes/late/choices)'),
  component('Radio|RadioGroup|Checkbox|FormControlLabel|FormGroup'),
  'node_modules[\\\\/]@mui[\\\\/]material[\\\\/]internal[\\\\/](?:[sS]witchBase|svg-icons[\\\\/](?:Radio|\\w*CheckBox))',
);
/** Goods in lists, and rows of goods and of stores. */
const goods = modules(
  inside('web', 'shared/(?:goods|stores|ui/layout/CardRow|state/use-roving-list)'),
  inside('sdk', 'generated/hooks/(?:favourites|goods|stores)'),
);
/** What the page of a product shows beside what lists of them do. */
const product = modules(
  inside(
    'web',
    'shared/ui/(?:pictures/Lightbox|display/RichText|input/QuantityStepper)|shared/chat/ChatButton',
  ),
);
const progress = modules(inside('web', 'shared/ui/input/LoadMore'), component('LinearProgress'));
/** What lists of goods and of stores share. */
const lists = modules(
  inside(
    'web',
    'features/(?:catalog/(?!filters/(?:Filter(?:Column|Group|Sheet)|(?:Category|Facet|Price)Filter))|search)',
  ),
  icon(LIST_ICONS),
);
/** Formik, yup and the fields of text: what every form needs. */
const forms = modules(
  inside('web', 'shared/forms/(?:fields/)?(?:Form|TextField|PasswordField|validate-with)\\.'),
  'node_modules[\\\\/](?:formik|yup)[\\\\/]',
);
/** What the pages of orders share. */
const orders = modules(
  inside(
    'web',
    'features/orders/(?!OrderDialogs|OrderBreadcrumbs|CancelDialog|refund/|returns/|detail/(?!unknown-order))|routes/userInfo/ActionDialogs',
  ),
);

/**
 * Which modules share a file. Without groups the bundler makes a file for each set of pages that share something: dozens
 * of half a kilobyte each, and under HTTP/1.1 a browser requests six at a time. Every page waits for the first five. The
 * others have up to 7 kB, which arrives in one round trip while six load: half the size would save no time.
 */
export const chunkGroups = [
  { name: 'libraries', test: libraries, priority: 10 },
  // A group takes along what it imports, unless a group of higher priority has it.
  { name: 'begin', test: /app[\\/]main\.ts$/, priority: 9 },
  { name: 'react', test: /node_modules[\\/]react-dom[\\/]/, priority: 8 },
  { name: 'mui', test: mui, priority: 8 },
  { name: 'store', test: shell, priority: 8 },
  { name: 'transitions', test: transitions, minShareCount: 2, priority: 8 },
  { name: 'overlays', test: overlays, minShareCount: 2, priority: 6 },
  ...Object.entries({
    controls,
    toggles,
    tabs,
    tables,
    pager,
    accordions,
    fields,
    selects,
    choices,
    progress,
    goods,
    icons,
    product,
  }).map(([name, test]) => ({ name, test, minShareCount: 2, priority: 5 })),
  { name: 'steps', test: steps, minShareCount: 2, priority: 4 },
  { name: 'buying', test: buying, minShareCount: 2, priority: 4 },
  { name: 'lists', test: lists, minShareCount: 2, priority: 2 },
  { name: 'forms', test: forms, minShareCount: 2, priority: 1 },
  { name: 'orders', test: orders, minShareCount: 2 },
];
