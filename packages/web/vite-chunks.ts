/** How the build cuts the store into files. */
const inside = (room: string, folders: string): string =>
  `packages/${room}/src/(?:${folders})`.replaceAll('/', '[\\\\/]');
const modules = (...places: readonly string[]): RegExp => new RegExp(places.join('|'));

/** MUI's theme and the parts that every page has. */
const mui = modules(
  'node_modules[\\\\/]@emotion[\\\\/]',
  'node_modules[\\\\/]@mui[\\\\/](?:system|utils|styled-engine|private-theming)[\\\\/]',
  'node_modules[\\\\/]@mui[\\\\/]material[\\\\/](?:styles|Button|ButtonBase|IconButton|CssBaseline|Card|Paper|SvgIcon|Skeleton|Badge|Typography|Avatar|InputBase|TextareaAutosize|utils)[\\\\/]',
  // The field of the search box needs the states of a form control, not the control.
  'node_modules[\\\\/]@mui[\\\\/]material[\\\\/]FormControl[\\\\/](?:use|FormControlContext)',
);
/** i18next and its hook; `Trans` and its parser come with the pages that use them. */
const i18n = modules(
  'node_modules[\\\\/]i18next[\\\\/]',
  'node_modules[\\\\/]react-i18next[\\\\/]dist[\\\\/]es[\\\\/](?!Trans|IcuTrans|Translation|with)',
);
/** `Trans`, which parses the tags in a text. */
const trans = modules(
  'node_modules[\\\\/]react-i18next[\\\\/]dist[\\\\/]es[\\\\/]Trans',
  'node_modules[\\\\/]html-parse-stringify[\\\\/]',
);
/** What nearly every page shows: it travels with the shell. */
const shell = modules(
  'app[\\\\/]start-app\\.tsx$',
  inside('web', 'shared/(?:i18n|parts|session|navigation/RouterLink|forms/use-message-text)'),
  inside('sdk', 'generated/validator-tables'),
);
/**
 * What the pages about one thing share, be it goods or an order: calls, paying and addresses without the forms, which
 * come with Formik and yup when they are opened, and what a page of goods shows beside what lists of them do.
 */
const buying = modules(
  inside('sdk', 'generated/(?:hooks/(?:orders|wallet|payments|settings|reviews)|states)|states/|time/'),
  inside(
    'web',
    'shared/(?:net|time|ui/(?:pictures/Lightbox|display/(?:RichText|Facts)|input/(?:QuantityStepper|CopyButton)|overlay/ConfirmDialog))',
  ),
  inside(
    'web',
    'features/(?:cart/use-max-buy|checkout/(?!pay/Pay(?:Dialog|Form)|Checkout\\.)|account/(?:fund-password/LazySetFundPassword|address/(?:AddressCard|LazyAddressDialog|address-values)))',
  ),
);
/**
 * What most pages are made of; not the drawing of QR codes, which is heavy.
 */
const parts = modules(
  inside(
    'web',
    'shared/(?:ui/(?!overlay/)\\w+/(?!QrCode|ToastStack|LightboxDialog|Lightbox|RichText|QuantityStepper|CardRow|CopyButton|Facts|ConfirmDialog|Tabs|Pager|Breadcrumbs|Stars|Notice|stacked-table|StepNode|PlainIcon|LoadMore|CheckBox|Segmented|CoveringRadio|SelectBox|TextArea|ListSearch)|goods/Attributes)',
  ),
  inside('sdk', 'generated/hooks/(?:stores|addresses)'),
  'lucide-react',
);
/** MUI's dialogs, drawers, menus and messages: they load when the first of them opens. */
const overlays = modules(
  inside('web', 'shared/ui/overlay/(?!use-)'),
  'node_modules[\\\\/]@mui[\\\\/]material[\\\\/](?:Modal|Dialog\\w*|Drawer|Backdrop|Fade|Slide|Grow|Portal|Unstable_TrapFocus|Popover|Menu\\w*)[\\\\/]',
  'node_modules[\\\\/]react-transition-group[\\\\/]',
);
/** Parts of MUI that only some pages have: tabs, the pager, what describes goods, and tables. */
const component = (names: string): string =>
  `node_modules[\\\\/]@mui[\\\\/]material[\\\\/](?:${names})[\\\\/]`;
const tabs = modules(inside('web', 'shared/ui/input/Tabs'), component('Tabs?|TabScrollButton'));
const pager = modules(inside('web', 'shared/ui/input/Pager'), component('Pagination\\w*'));
const descriptions = modules(
  inside('web', 'shared/ui/(?:layout/Breadcrumbs|display/Stars)'),
  component('Breadcrumbs|Rating|Link|Chip'),
);
const progress = modules(inside('web', 'shared/ui/input/LoadMore'), component('LinearProgress'));
const steps = modules(inside('web', 'shared/ui/display/(?:StepNode|PlainIcon)'), component('Step\\w*'));
/** What folds and fades: filters need it before any dialog opens. */
const transitions = modules(
  'node_modules[\\\\/]react-transition-group[\\\\/]',
  component('Collapse|Accordion\\w*|transitions'),
);
const notices = modules(inside('web', 'shared/(?:ui/feedback/Notice|forms/FormAlert)'), component('Alert'));
/** Fields of text; the search box in the header has the first of them everywhere. */
const textFields = modules(
  inside('web', 'shared/(?:ui/input/(?:SelectBox|TextArea|ListSearch)|forms/fields/Field(?:Box|Error))'),
  component('OutlinedInput|NativeSelect|Input|FormControl|FormLabel|FormHelperText|InputAdornment'),
);
const choices = modules(
  inside('web', 'shared/ui/input/(?:CheckBox|Segmented|CoveringRadio)'),
  component('Checkbox|Radio|RadioGroup|FormControlLabel|FormGroup|ToggleButton|ToggleButtonGroup'),
  'node_modules[\\\\/]@mui[\\\\/]material[\\\\/]internal[\\\\/](?:SwitchBase|svg-icons[\\\\/](?:\\w*Check|Radio))',
);
const tables = modules(inside('web', 'shared/ui/display/stacked-table'), component('Table\\w*'));
/** The rules of typed text: forms need them, and addresses, but no page of goods. */
const typed = modules(inside('web', 'shared/forms/typed-(?:phone|text)'));
/** What pages with goods and stores on them show; login, checkout and orders do without. */
const goods = modules(inside('web', 'shared/(?:ui/layout/CardRow|goods|stores)'));
/** What lists of goods and of stores share. */
const lists = modules(inside('web', 'features/(?:catalog|search)'));
/** Formik, yup and the fields of text: what every form needs. */
const forms = modules(
  inside('web', 'shared/forms/(?:fields/)?(?:Form|TextField|PasswordField|validate-with)\\.'),
  'node_modules[\\\\/](?:formik|yup)[\\\\/]',
);
/** What the pages of orders share. */
const orders = modules(
  inside('web', 'features/orders/(?!OrderDialogs|CancelDialog)|routes/userInfo/ActionDialogs'),
);

/**
 * Which modules travel together. Left to itself the bundler makes a file for each set of pages that share something:
 * dozens of half a kilobyte each, and a browser asks for six at a time.
 */
export const chunkGroups = [
  // Not with the beginning, which has to stay small.
  { name: 'i18n', test: i18n, priority: 10 },
  // What a group needs comes along, unless one above has it.
  { name: 'begin', test: /app[\\/]main\.ts$/, priority: 9 },
  // Two files that come side by side are here sooner than one as large as all of them.
  { name: 'react', test: /node_modules[\\/]react-dom[\\/]/, priority: 8 },
  { name: 'mui', test: mui, priority: 8 },
  { name: 'store', test: shell, priority: 7 },
  { name: 'trans', test: trans, priority: 8 },
  { name: 'transitions', test: transitions, minShareCount: 2, priority: 8 },
  { name: 'overlays', test: overlays, minShareCount: 2, priority: 7 },
  { name: 'parts', test: parts, minShareCount: 2, priority: 6 },
  { name: 'typed', test: typed, minShareCount: 2, priority: 6 },
  { name: 'tabs', test: tabs, minShareCount: 2, priority: 5 },
  { name: 'pager', test: pager, minShareCount: 2, priority: 5 },
  { name: 'progress', test: progress, minShareCount: 2, priority: 5 },
  { name: 'steps', test: steps, minShareCount: 2, priority: 5 },
  { name: 'text-fields', test: textFields, minShareCount: 2, priority: 5 },
  { name: 'choices', test: choices, minShareCount: 2, priority: 5 },
  { name: 'tables', test: tables, minShareCount: 2, priority: 5 },
  { name: 'notices', test: notices, minShareCount: 2, priority: 5 },
  { name: 'descriptions', test: descriptions, minShareCount: 2, priority: 5 },
  { name: 'goods', test: goods, minShareCount: 2, priority: 5 },
  { name: 'buying', test: buying, minShareCount: 2, priority: 4 },
  { name: 'lists', test: lists, minShareCount: 2, priority: 2 },
  { name: 'forms', test: forms, minShareCount: 2, priority: 1 },
  { name: 'orders', test: orders, minShareCount: 2 },
];
