/** The styles of all components at once, for apps whose pages need not be small. */
import './late/accordions.ts';
import './late/chips.ts';
import './late/choices.ts';
import './late/fields.ts';
import './late/notices.ts';
import './late/overlays.ts';
import './late/pages.ts';
import './late/steps.ts';
import './late/tables.ts';
import './late/tabs.ts';
import './late/toasts.ts';
import './late/toggles.ts';
