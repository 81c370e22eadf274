/** What the page says, by language: that the store did not load, and the button that tries again. */
export type StartFailureWords = Readonly<Record<string, readonly [text: string, retry: string]>>;

/**
 * Written into the page itself, so that it works when no other file arrives: a store whose first files do not load says
 * so, with a button that loads the page again. It uses nothing from outside its own body.
 */
export function watchStart(words: StartFailureWords): void {
  const show = () => {
    const root = document.getElementById('root');
    if (!root || root.childElementCount > 0) return;
    let lang: unknown = new URLSearchParams(location.search).get('lang');
    try {
      lang ??= JSON.parse(localStorage.getItem('language') ?? '""');
    } catch (cause) {
      console.warn('The remembered language could not be read', cause);
    }
    const [text = '', retry = ''] = words[String(lang)] ?? words['en'] ?? [];
    const box = document.createElement('main');
    box.setAttribute('role', 'alert');
    box.dir = 'auto';
    box.style.cssText =
      'max-width:420px;margin:20vh auto;padding:24px;text-align:center;font:16px/24px sans-serif';
    const said = document.createElement('p');
    said.textContent = text;
    const button = document.createElement('button');
    button.textContent = retry;
    button.style.cssText = 'min-height:44px;margin-top:16px;padding:8px 24px;font:inherit';
    button.onclick = () => location.reload();
    box.append(said, button);
    root.append(box);
  };
  addEventListener('start-failed', show);
  // A script of the page that does not arrive; it does not bubble, so it is caught on its way down.
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement && target.type === 'module')) return;
      if (document.readyState === 'loading') addEventListener('DOMContentLoaded', show);
      else show();
    },
    true,
  );
}
