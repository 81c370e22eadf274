/** Names that are heard and not seen, of controls and pictures that only come by using a page for long. */
import type { Word } from './words.ts';

export const screenReaderTexts: readonly Word[] = [
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
