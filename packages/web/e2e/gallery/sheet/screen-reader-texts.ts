/** Accessible names of controls and pictures that appear only after longer use of a page. */
import type { TextKey } from './text-keys.ts';

export const screenReaderTexts: readonly TextKey[] = [
  'form.upload.add',
  'form.upload.addOf',
  'form.upload.progress',
  'form.upload.remove',
  'form.upload.again',
  'security.slider.label',
  'security.slider.value',
  'goods.lightbox.previous',
  'goods.lightbox.next',
  // Screenshots have no motion. A buyer who reduces motion can still start it.
  'home.banner.pause',
];
