/** Puts the cursor into the first field of a form in a dialog, unless one has already gone on from where the browser put it: the button that closes the dialog. */
export function focusFirstField(form: HTMLFormElement | null): void {
  const dialog = form?.closest('dialog');
  if (!dialog || dialog.querySelector('button') !== document.activeElement) return;
  form?.querySelector<HTMLElement>(':is(input, select, textarea):not(:disabled)')?.focus();
}
