/** The page that shows all screenshots, with filters: one HTML file beside the screenshots. */
import type { Screenshot } from './draw.ts';

const LOOK = `
body{margin:0;font:14px/20px system-ui,sans-serif;background:#f2f2f0;color:#1a1c1b}
header{position:sticky;top:0;z-index:1;display:flex;flex-wrap:wrap;gap:8px 20px;align-items:end;padding:12px 20px;background:#fff;border-bottom:1px solid #ddd}
h1{font-size:18px;margin:0 12px 2px 0}label{display:grid;font-size:12px;color:#545753}select{font:inherit;padding:4px}
main{display:grid;grid-template-columns:repeat(auto-fill,minmax(420px,1fr));gap:16px;padding:16px 20px}
figure{margin:0;background:#fff;border:1px solid #ddd;border-radius:8px;overflow:hidden}
figure img{display:block;width:100%;height:340px;object-fit:cover;object-position:top;border-bottom:1px solid #eee}
figcaption{padding:8px 12px}figcaption b{display:block}figcaption ul{margin:4px 0 0;padding-inline-start:18px;color:#b3261e}
[hidden]{display:none!important}`;

const FILTER = `
const chosen=Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
const show=()=>{let count=0;for(const f of document.querySelectorAll('figure')){const ok=Object.entries(chosen).every(([k,v])=>!v||f.dataset[k]===v);f.hidden=!ok;count+=ok}
document.querySelector('output').textContent=count+' screenshots';location.replace('#'+new URLSearchParams(chosen))};
for(const s of document.querySelectorAll('select')){s.value=chosen[s.name]??'';s.onchange=()=>{chosen[s.name]=s.value;show()}}show();`;

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

const select = (name: string, values: readonly string[]): string =>
  `<label>${name}<select name="${name}"><option value="">all</option>${[...new Set(values)]
    .map((value) => `<option>${escaped(value)}</option>`)
    .join('')}</select></label>`;

const figure = ({
  file,
  route,
  name,
  state,
  language,
  theme,
  width,
  clipped,
  consoleErrors,
}: Screenshot): string => {
  const faults = [...clipped.map(({ text, how }) => `“${text}” ${how}`), ...consoleErrors];
  const data = {
    route,
    state,
    language,
    theme,
    width: String(width),
    faults: faults.length > 0 ? 'some' : 'none',
  };
  const attributes = Object.entries(data).map(([key, value]) => `data-${key}="${escaped(value)}"`);
  const list = faults.map((fault) => `<li>${escaped(fault)}</li>`).join('');
  return `<figure ${attributes.join(' ')}><a href="${file}"><img src="${file}" loading="lazy" alt=""></a><figcaption><b>${escaped(name)}</b>${state} · ${language} · ${theme} · ${width} px${list && `<ul>${list}</ul>`}</figcaption></figure>`;
};

export function indexPage(screenshots: readonly Screenshot[]): string {
  const filters = (['route', 'state', 'language', 'theme', 'width'] as const).map((name) =>
    select(
      name,
      screenshots.map((screenshot) => String(screenshot[name])),
    ),
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>openmall, every page</title><style>${LOOK}</style>
<header><h1>Every page</h1>${filters.join('')}${select('faults', ['some', 'none'])}<output></output></header>
<main>${screenshots.map(figure).join('\n')}</main><script>${FILTER}</script></html>`;
}
