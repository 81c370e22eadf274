const KEY = 'fields';
/** How long to wait for the fields of a reloaded page. */
const TIMEOUT_MS = 8_000;

interface Kept {
  readonly address: string;
  readonly values: Readonly<Record<string, string>>;
}

const currentAddress = () => window.location.pathname + window.location.search;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The fields that are kept; never passwords, codes or files. */
const types = ['text', 'email', 'tel', 'number', 'search', 'checkbox'];
const selector = [
  'main textarea[name]',
  'main select[name]',
  'main input[type="radio"][name][value]',
  ...types.map((type) => `main input[type="${type}"][name]`),
].join(', ');

const isTick = (field: Field): field is HTMLInputElement => /checkbox|radio/.test(field.type);
const isSet = (field: Field): boolean => (isTick(field) ? field.checked : field.value !== '');
const nameOf = ({ type, name, value }: Field): string => (type === 'radio' ? `${name} ${value}` : name);

const fields = (): readonly Field[] =>
  [...document.querySelectorAll<Field>(selector)].filter(
    ({ autocomplete }) => !/one-time-code|password|^cc-/.test(autocomplete),
  );

/** Saves the text typed into forms before a reload. */
export function keepFields(): void {
  const typed = fields().filter(isSet);
  const values = Object.fromEntries(typed.map((field) => [nameOf(field), field.value]));
  const kept: Kept = { address: currentAddress(), values };
  if (typed.length > 0) sessionStorage.setItem(KEY, JSON.stringify(kept));
}

function take(): Kept | undefined {
  const text = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  const kept = text === null ? undefined : (JSON.parse(text) as Kept); // Written by keepFields.
  return kept?.address === currentAddress() ? kept : undefined;
}

/**
 * Sets a field with the events of user input, so that the form notices. Returns false while the option is missing from
 * a list.
 */
function put(field: Field, value: string): boolean {
  if (isTick(field)) {
    if (!field.checked) field.click();
    return true;
  }
  if (field instanceof HTMLSelectElement && ![...field.options].some((option) => option.value === value))
    return false;
  if (field.value === value) return true;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  return true;
}

/** Restores the saved text after the reload, as the fields appear. */
export function returnFields(): void {
  const kept = take();
  if (!kept) return;
  const waiting = new Map(Object.entries(kept.values));
  const fill = () => {
    for (const field of fields()) {
      const value = waiting.get(nameOf(field));
      if (value !== undefined && put(field, value)) waiting.delete(nameOf(field));
    }
    if (waiting.size === 0) watcher.disconnect();
  };
  const watcher = new MutationObserver(fill);
  watcher.observe(document.body, { subtree: true, childList: true });
  setTimeout(() => watcher.disconnect(), TIMEOUT_MS);
}
