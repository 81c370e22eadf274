import { pictureSet } from '../../shared/ui/pictures/picture-set.ts';

/** Shows the largest picture of the page in the app shell, where React will render it, as soon as its URL is known. */
export function showInShell(address: string, width: number): void {
  const frame = document.querySelector('.app-shell .hero');
  // The inline script has shown it (`early-requests.ts`).
  if (!frame || frame.firstChild) return;
  const { src, srcSet, sizes } = pictureSet(address, width);
  const picture = new Image();
  picture.fetchPriority = 'high';
  picture.decoding = 'sync';
  picture.sizes = sizes;
  if (srcSet) picture.srcset = srcSet;
  picture.src = src;
  frame.append(picture);
}
