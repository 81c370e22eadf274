/** Copies through a selection: the only option on pages without TLS, where `navigator.clipboard` is missing. */
function copyBySelection(text: string): boolean {
  const focused = document.activeElement;
  const box = document.createElement('textarea');
  box.value = text;
  box.style.cssText = 'position: fixed; inset-block-start: 0; opacity: 0';
  // An open dialog keeps the focus inside, so the text area must be in it.
  (focused?.closest('[role=dialog]') ?? document.body).append(box);
  box.focus({ preventScroll: true });
  box.select();
  const isCopied = document.execCommand('copy');
  box.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return isCopied;
}

/** Copies a text to the clipboard. False where the browser does not allow it: ask the user to copy it by hand. */
export async function copyText(text: string): Promise<boolean> {
  const { clipboard } = navigator as { readonly clipboard?: Clipboard };
  try {
    if (clipboard) {
      await clipboard.writeText(text);
      return true;
    }
  } catch {
    // Not allowed here, for instance in a frame: the selection may still work.
  }
  return copyBySelection(text);
}
