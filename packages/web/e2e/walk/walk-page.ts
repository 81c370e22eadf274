/** The page with all screenshots of a walk: one HTML file beside the screenshots. */
import type { View } from './views.ts';

const STYLE = `
body{margin:0;padding:20px;font:14px/20px system-ui,sans-serif;background:#f2f2f0;color:#1a1c1b}
main{display:flex;flex-wrap:wrap;gap:20px;align-items:flex-start}
figure{margin:0;background:#fff;border:1px solid #ddd;border-radius:8px;overflow:hidden}
figure img{display:block;height:520px}
figcaption{padding:8px 12px}`;

type Shot = Pick<View, 'name' | 'width' | 'lang' | 'isDark'> & { readonly file: string };

const figure = ({ name, width, lang, isDark, file }: Shot): string =>
  `<figure><a href="${file}"><img src="${file}" loading="lazy" alt=""></a><figcaption><b>${name}</b> · ${width} px · ${lang}${isDark ? ' · dark' : ''}</figcaption></figure>`;

export const walkPage = (shots: readonly Shot[]): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>openmall, a walk</title><style>${STYLE}</style><main>${shots.map(figure).join('\n')}</main></html>`;
