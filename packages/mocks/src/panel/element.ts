type Child = Node | string;
type Attributes = Readonly<Record<string, string | (() => void)>>;

/** An element with its attributes, listeners (`onclick`) and children. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    if (typeof value === 'string') made.setAttribute(name, value);
    else made.addEventListener(name.slice(2), value);
  made.append(...children);
  return made;
}

export const option = (value: string, text = value): HTMLOptionElement => element('option', { value }, text);

/** A control under its words. */
export const field = (words: string, control: HTMLElement): HTMLLabelElement =>
  element('label', {}, element('span', {}, words), control);
