/** Focuses the first field of a form in a dialog, unless the focus has already moved to something inside the dialog. */
export function focusFirstField(form: HTMLFormElement | null): void {
  const dialog = form?.closest('[role=dialog]');
  const active = document.activeElement;
  if (!dialog || (dialog.contains(active) && !active?.contains(form))) return;
  form?.querySelector<HTMLElement>(':is(input, select, textarea):not(:disabled)')?.focus();
}
