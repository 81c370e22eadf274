/** Focuses the first invalid field after the page has marked it; in a group, the first control. */
export function focusFirstError(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => {
    const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong?.querySelector('input') ?? wrong)?.focus();
  });
}
