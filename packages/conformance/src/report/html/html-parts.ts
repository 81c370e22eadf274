/** Style and script of the HTML report. It has a dark and a narrow layout, prints with all details open, and works without the script. */
export const STYLE = `
:root{color-scheme:light;--ink:#16211c;--soft:#5b6b64;--line:#dfe5e1;--ground:#f6f8f6;--card:#fff;--good:#136c43;--bad:#b3261e;--warn:#8a5a00}
@media screen and (prefers-color-scheme:dark){:root{color-scheme:dark;--ink:#e8eeea;--soft:#9aaaa2;--line:#2d3833;--ground:#121815;--card:#1a221e;--good:#6fd3a0;--bad:#ff9d94;--warn:#e8b75a}}
*{box-sizing:border-box}body{margin:0;font:14px/20px system-ui,sans-serif;color:var(--ink);background:var(--ground)}
main{max-width:1160px;margin:0 auto;padding:32px 24px 64px}h1{font-size:24px;line-height:32px;margin:0;overflow-wrap:anywhere}h2{font-size:18px;margin:32px 0 12px}
h4{margin:12px 0 4px;font-size:13px}header p,small{color:var(--soft)}.clean{color:var(--good)}.faults{color:var(--bad)}.inconclusive{color:var(--warn)}
.tiles{display:grid;grid-template-columns:repeat(auto-fit,minmax(120px,1fr));gap:12px;margin-top:24px}
.tile{background:var(--card);border:1px solid var(--line);border-radius:8px;padding:16px;display:flex;flex-direction:column}
.tile b{font-size:24px;line-height:32px;font-variant-numeric:tabular-nums}.tile span{color:var(--soft)}.tile.pass b{color:var(--good)}.tile.fail b{color:var(--bad)}.tile.inconclusive b{color:var(--warn)}
.find{display:block;margin-top:24px;color:var(--soft)}.find input{font:inherit;margin-inline-start:8px;padding:6px 10px;width:320px;max-width:100%;border:1px solid var(--line);border-radius:8px;background:var(--card);color:inherit}
.check{background:var(--card);border:1px solid var(--line);border-radius:8px;padding:12px 16px;margin-bottom:8px}.check summary{cursor:pointer}.check>summary b{white-space:nowrap}
.fault{border-top:1px solid var(--line);padding:10px 0 10px 16px;margin-top:10px}.fault+.fault{margin-top:0}
.mark{display:inline-block;min-width:56px;padding:0 8px;margin-inline-end:8px;border-radius:10px;border:1px solid currentColor;font-size:12px;text-align:center;white-space:nowrap}
.mark.must,.mark.fail{color:var(--bad)}.mark.should,.mark.inconclusive{color:var(--warn)}.mark.pass{color:var(--good)}.mark.skipped,.mark.notBuilt{color:var(--soft)}
pre{background:var(--ground);border:1px solid var(--line);border-radius:6px;padding:8px 12px;overflow:auto;white-space:pre-wrap;word-break:break-all;margin:0}
table{border-collapse:collapse;width:100%;background:var(--card);border:1px solid var(--line);border-radius:8px}th,td{padding:8px 12px;text-align:start;border-bottom:1px solid var(--line);vertical-align:top}
th{font-weight:600;color:var(--soft)}td,summary{overflow-wrap:anywhere}.mark,td:first-child{overflow-wrap:normal}th.n,td.n{text-align:end;font-variant-numeric:tabular-nums}button.copy{font:inherit;font-size:12px;border:1px solid var(--line);border-radius:6px;background:none;color:inherit;cursor:pointer}
.next ol{margin:0;padding:12px 16px 12px 36px;background:var(--card);border:1px solid var(--line);border-radius:8px}.next li+li{margin-top:4px}
.areas{list-style:none;margin:0;padding:0;display:grid;grid-template-columns:repeat(auto-fill,minmax(220px,1fr));gap:12px 24px}.areas li{display:flex;flex-direction:column;gap:4px}.areas span:first-child{display:flex;justify-content:space-between}
.bar{display:flex;gap:2px;height:8px}.bar i{background:var(--line);border-radius:2px;min-width:2px}.bar .pass{background:var(--good)}.bar .fail{background:var(--bad)}.bar .inconclusive{background:var(--warn)}.bar .skipped{background:var(--soft)}
.more{margin-top:8px;padding:12px 16px;background:var(--card);border:1px solid var(--line);border-radius:8px}.more summary{cursor:pointer;font-weight:600}.more ul{margin:8px 0 0;padding:0;list-style:none;columns:2 400px;column-gap:32px}.more li{padding:4px 0;break-inside:avoid;overflow-wrap:anywhere}.more h4{margin:16px 0 0;color:var(--soft)}
.fault ul{margin:8px 0 0;padding-inline-start:20px;overflow-wrap:anywhere}
.none{color:var(--good)}[hidden]{display:none!important}
@media(max-width:900px){main{padding:24px 16px 48px}th,td{padding:8px}}
@media(max-width:640px){.find input{margin:4px 0 0;display:block}.fault{padding-inline-start:4px}
.operations,.operations tbody{display:block}.operations thead{display:none}.operations tr{display:grid;grid-template-columns:repeat(3,1fr);gap:4px 12px;padding:12px;border-bottom:1px solid var(--line)}
.checks tr{grid-template-columns:repeat(4,1fr)}
.operations td{display:block;padding:0;border:0}.operations td.name,.operations td:first-child{grid-column:1/-1}.operations td.n{text-align:start}
.operations td[data-label]::before{content:attr(data-label);display:block;font-size:12px;color:var(--soft)}}
@media print{body{background:none;font-size:12px;line-height:16px}main{padding:0;max-width:none}.find,button.copy{display:none}th,td{padding:4px 6px}tr,.tile{break-inside:avoid}
details::details-content{content-visibility:visible;display:block}}`;

/**
 * Browsers have no clipboard on pages without TLS. The text is then selected and copied by command, or by the reader if
 * the browser does not allow that either.
 */
export const SCRIPT = `
const find=document.getElementById('find');
find.addEventListener('input',()=>{const word=find.value.toLowerCase();for(const row of document.querySelectorAll('[data-find]'))row.hidden=!row.dataset.find.includes(word);
for(const check of document.querySelectorAll('.check,.more')){const some=check.querySelector('[data-find]:not([hidden])')!==null;check.hidden=!some;if(word)check.open=some}});
const copyBySelection=(element)=>{const selection=getSelection();selection.selectAllChildren(element);return document.execCommand('copy')};
for(const button of document.querySelectorAll('.copy'))button.addEventListener('click',async()=>{const element=button.parentElement.nextElementSibling;
let copied=false;try{await navigator.clipboard.writeText(element.textContent);copied=true}catch{copied=copyBySelection(element)}
button.textContent=copied?'Copied':'Press Ctrl+C'});
let closed=[];
addEventListener('beforeprint',()=>{closed=[...document.querySelectorAll('details:not([open])')];for(const details of closed)details.open=true});
addEventListener('afterprint',()=>{for(const details of closed)details.open=false});`;
