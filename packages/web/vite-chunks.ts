/** How the build cuts the store into files. */
const inside = (room: string, folders: string): string =>
  `packages/${room}/src/(?:${folders})`.replaceAll('/', '[\\\\/]');
const modules = (...places: readonly string[]): RegExp => new RegExp(places.join('|'));

/** MUI's theme and the parts that every page has. */
const mui = modules(
  'node_modules[\\\\/]@emotion[\\\\/]',
  'node_modules[\\\\/]@mui[\\\\/](?:system|utils(?![\\\\/]useRoving)|styled-engine|private-theming)[\\\\/]',
  'node_modules[\\\\/]@mui[\\\\/]material[\\\\/](?:styles|Button|ButtonBase|IconButton|CssBaseline|Card|Paper|SvgIcon|Skeleton|Badge|Typography|Avatar|InputBase|TextareaAutosize|utils)[\\\\/]',
  // The field of the search box needs the states of a form control, not the control.
  'node_modules[\\\\/]@mui[\\\\/]material[\\\\/]FormControl[\\\\/](?:use|FormControlContext)',
);
/** React without its renderer, the router, the query cache and i18next: what all code above them imports. */
const libraries = modules(
  'node_modules[\\\\/](?:react|scheduler|react-router|react-router-dom|@tanstack|i18next)[\\\\/]',
  // `Trans` and its parser come with the pages that use them.
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
    'shared/(?:net|time|orders|ui/(?:pictures/Lightbox|display/(?:RichText|Facts)|input/(?:QuantityStepper|CopyButton)|overlay/ConfirmDialog))',
  ),
  inside(
    'web',
    'features/(?:cart/use-max-buy|checkout/(?!pay/(?!LazyPayDialog)|Checkout\\.)|account/(?:fund-password/LazySetFundPassword|address/(?:AddressCard|LazyAddressDialog|address-values)))',
  ),
);
/**
 * What most pages are made of; not the drawing of QR codes, which is heavy.
 */
const parts = modules(
  inside(
    'web',
    'shared/(?:ui/(?!overlay/)\\w+/(?!QrCode|ToastStack|LightboxDialog|Lightbox|RichText|QuantityStepper|CardRow|CopyButton|Facts|ConfirmDialog|Tabs|Pager|Breadcrumbs|Stars|Notice|stacked-table|StepNode|PlainIcon|LoadMore|CheckBox|Segmented|CoveringRadio|SelectBox|TextArea|ListSearch)|goods/Attributes|forms/typed-(?:phone|text))',
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
const component = (names: string): string =>
  `node_modules[\\\\/]@mui[\\\\/]material[\\\\/](?:${names})[\\\\/]`;
/** Tabs and tables: the pages of a product and of orders have both. */
const tabs = modules(
  inside('web', 'shared/ui/(?:input/Tabs|display/stacked-table)'),
  component('Tabs?|TabScrollButton|Table\\w*'),
);
/** What describes goods and leads through lists of them: breadcrumbs, stars, chips and the pager. */
const details = modules(
  inside('web', 'shared/ui/(?:layout/Breadcrumbs|display/Stars|input/Pager)'),
  component('Breadcrumbs|Rating|Link|Chip|Pagination\\w*'),
);
/** The arrow keys of tabs, menus, steps and groups of buttons; the first screen of the home page has none of these. */
const roving = modules('node_modules[\\\\/]@mui[\\\\/](?:material[\\\\/])?utils[\\\\/]useRoving');
const steps = modules(inside('web', 'shared/ui/display/(?:StepNode|PlainIcon)'), component('Step\\w*'));
/** What folds and fades: filters need it before any dialog opens. */
const transitions = modules(
  'node_modules[\\\\/]react-transition-group[\\\\/]',
  component('Collapse|Accordion\\w*|transitions'),
);
/** Fields of text; the search box in the header has the first of them everywhere. */
const fields = modules(
  inside('web', 'shared/(?:ui/input/(?:SelectBox|TextArea|ListSearch)|forms/fields/Field(?:Box|Error))'),
  component('OutlinedInput|NativeSelect|Input|FormControl|FormLabel|FormHelperText|InputAdornment'),
);
const notices = modules(inside('web', 'shared/(?:ui/feedback/Notice|forms/FormAlert)'), component('Alert'));
const choices = modules(
  inside('web', 'shared/ui/input/(?:CheckBox|Segmented|CoveringRadio)'),
  component('Checkbox|Radio|RadioGroup|FormControlLabel|FormGroup|ToggleButton|ToggleButtonGroup'),
  'node_modules[\\\\/]@mui[\\\\/]material[\\\\/]internal[\\\\/](?:SwitchBase|svg-icons[\\\\/](?:\\w*Check|Radio))',
);
/** What pages with goods and stores on them show; login, checkout and orders do without. */
const goods = modules(
  inside('web', 'shared/(?:ui/(?:layout/CardRow|input/LoadMore)|goods|stores)'),
  component('LinearProgress'),
);
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
 * Which modules share a file. Without groups the bundler makes a file for each set of pages that share something: dozens
 * of half a kilobyte each, and under HTTP/1.1 a browser requests six at a time. Every page waits for the first five,
 * which are of similar size so that they arrive together.
 */
export const chunkGroups = [
  { name: 'libraries', test: libraries, priority: 10 },
  // A group takes along what it imports, unless a group of higher priority has it.
  { name: 'begin', test: /app[\\/]main\.ts$/, priority: 9 },
  { name: 'react', test: /node_modules[\\/]react-dom[\\/]/, priority: 8 },
  { name: 'mui', test: mui, priority: 8 },
  { name: 'store', test: shell, priority: 7 },
  { name: 'trans', test: trans, priority: 8 },
  { name: 'transitions', test: transitions, minShareCount: 2, priority: 8 },
  { name: 'arrow-keys', test: roving, minShareCount: 2, priority: 7 },
  { name: 'overlays', test: overlays, minShareCount: 2, priority: 7 },
  { name: 'parts', test: parts, minShareCount: 2, priority: 6 },
  { name: 'tabs', test: tabs, minShareCount: 2, priority: 5 },
  { name: 'details', test: details, minShareCount: 2, priority: 5 },
  { name: 'steps', test: steps, minShareCount: 2, priority: 5 },
  { name: 'fields', test: fields, minShareCount: 2, priority: 5 },
  { name: 'notices', test: notices, minShareCount: 2, priority: 5 },
  { name: 'choices', test: choices, minShareCount: 2, priority: 5 },
  { name: 'goods', test: goods, minShareCount: 2, priority: 5 },
  { name: 'buying', test: buying, minShareCount: 2, priority: 4 },
  { name: 'lists', test: lists, minShareCount: 2, priority: 2 },
  { name: 'forms', test: forms, minShareCount: 2, priority: 1 },
  { name: 'orders', test: orders, minShareCount: 2 },
];
