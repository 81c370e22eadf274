type Child = Node | string;
type Attributes = Readonly<Record<string, string | (() => void)>>;

/** Creates an element with attributes, listeners (`onclick`) and children. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const created = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    if (typeof value === 'string') created.setAttribute(name, value);
    else created.addEventListener(name.slice(2), value);
  created.append(...children);
  return created;
}

export const option = (value: string, text = value): HTMLOptionElement => element('option', { value }, text);

/** A control with a label. */
export const field = (label: string, control: HTMLElement): HTMLLabelElement =>
  element('label', {}, element('span', {}, label), control);
