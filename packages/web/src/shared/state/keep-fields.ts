const key = 'fields';
/** For so long the fields of a page that loads anew are waited for. */
const patienceMs = 8_000;

interface Kept {
  readonly address: string;
  readonly values: Readonly<Record<string, string>>;
}

const addressNow = () => window.location.pathname + window.location.search;

type Field = HTMLInputElement | HTMLTextAreaElement;

/** What people type and may lose; never a password, a code or a file. */
const selector = [
  'main textarea[name]',
  ...['text', 'email', 'tel', 'number', 'search'].map((type) => `main input[type="${type}"][name]`),
].join(', ');

const fields = (): readonly Field[] =>
  [...document.querySelectorAll<Field>(selector)].filter(
    ({ autocomplete }) => !/one-time-code|password|^cc-/.test(autocomplete),
  );

/** Before the page loads anew: keeps what is typed into its forms. */
export function keepFields(): void {
  const typed = fields().filter(({ value }) => value !== '');
  const values = Object.fromEntries(typed.map(({ name, value }) => [name, value]));
  const kept: Kept = { address: addressNow(), values };
  if (typed.length > 0) sessionStorage.setItem(key, JSON.stringify(kept));
}

function take(): Kept | undefined {
  const text = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  const kept = text === null ? undefined : (JSON.parse(text) as Kept); // Written by keepFields.
  return kept?.address === addressNow() ? kept : undefined;
}

/** Types as a person would, so that the form hears of it. */
function type(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** After it has loaded: puts it back as the fields appear. */
export function returnFields(): void {
  const kept = take();
  if (!kept) return;
  const waiting = new Map(Object.entries(kept.values));
  const fill = () => {
    for (const field of fields()) {
      const value = waiting.get(field.name);
      if (value !== undefined && field.value === '') type(field, value);
      waiting.delete(field.name);
    }
    if (waiting.size === 0) watcher.disconnect();
  };
  const watcher = new MutationObserver(fill);
  watcher.observe(document.body, { subtree: true, childList: true });
  setTimeout(() => watcher.disconnect(), patienceMs);
}
