/** By language: the message that the store did not load, and the label of the button that tries again. */
export type StartFailureTexts = Readonly<Record<string, readonly [text: string, retry: string]>>;

/**
 * Shows a message with a button that reloads the page if the first files of the store do not load. Its source is written
 * into the HTML, so it works without any other file and uses nothing outside its own body.
 */
export function watchStart(texts: StartFailureTexts): void {
  const show = () => {
    const shell = document.querySelector('#root > .app-shell');
    // React has rendered: the store shows its own failures.
    if (!shell) return;
    let lang: unknown = new URLSearchParams(location.search).get('lang');
    try {
      lang ??= JSON.parse(localStorage.getItem('language') ?? '""');
    } catch (cause) {
      console.warn('The saved language could not be read.', cause);
    }
    const [text = '', retry = ''] = texts[String(lang)] ?? texts['en'] ?? [];
    const box = document.createElement('main');
    box.setAttribute('role', 'alert');
    box.dir = 'auto';
    box.style.cssText =
      'max-width:420px;margin:20vh auto;padding:24px;text-align:center;font:16px/24px sans-serif';
    const message = document.createElement('p');
    message.textContent = text;
    const button = document.createElement('button');
    button.textContent = retry;
    button.style.cssText = 'min-height:44px;margin-top:16px;padding:8px 24px;font:inherit';
    button.onclick = () => location.reload();
    box.append(message, button);
    shell.replaceWith(box);
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
