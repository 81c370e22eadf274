/** The styles of the panel: small and dark, to set it apart from the page. */
export const STYLE = `
:host { all: initial; position: fixed; inset-block-end: 0; inset-inline-start: 16px; z-index: 2147483000;
  font: 12px/16px ui-sans-serif, system-ui, sans-serif; color: #e8eaee; color-scheme: dark; }
* { box-sizing: border-box; font: inherit; color: inherit; margin: 0; }
[hidden] { display: none !important; }
button, select, input { background: #262a33; border: 1px solid #3d4350; border-radius: 6px; padding: 4px 8px;
  min-block-size: 28px; inline-size: 100%; min-inline-size: 0; }
button { inline-size: auto; cursor: pointer; white-space: nowrap; }
button:hover, select:hover, input:hover { border-color: #6d7688; }
:focus-visible { outline: 2px solid #8ab4ff; outline-offset: 1px; }
.pill { display: flex; align-items: center; gap: 7px; background: #16181dee; border-color: #3d4350; border-block-end: 0; border-radius: 8px 8px 0 0;
  padding: 3px 12px 3px 10px; box-shadow: 0 0 8px #0005; }
.dot { inline-size: 8px; block-size: 8px; border-radius: 50%; background: #5bd08a; flex: none; }
.dot.faulty { background: #ffb454; }
.sheet { position: absolute; inset-block-end: 34px; inset-inline-start: 0; inline-size: 344px;
  max-block-size: calc(100vh - 60px); overflow: auto; overscroll-behavior: contain; display: grid; gap: 14px;
  background: #16181d; border: 1px solid #3d4350; border-radius: 10px; padding: 14px; box-shadow: 0 12px 32px #0008; }
header { display: flex; align-items: center; justify-content: space-between; gap: 8px; }
h2 { font-weight: 600; font-size: 13px; }
h3 { font-weight: 600; color: #aab2c0; margin-block-end: 6px; }
kbd { border: 1px solid #3d4350; border-radius: 4px; padding: 0 4px; color: #aab2c0; }
.hint { color: #aab2c0; margin-block-start: 6px; }
.two + .two, .hint + .two { margin-block-start: 10px; }
.rules:not(:empty) { margin-block-start: 8px; }
.two { display: grid; grid-template-columns: 1fr 1fr; gap: 8px; }
label { display: grid; gap: 4px; }
label > span { color: #aab2c0; }
.fault { display: grid; gap: 8px; }
.fault .last, .mall .last { display: grid; grid-template-columns: 1fr auto; gap: 8px; align-items: end; }
.mall .hint:empty { display: none; }
.add { background: #2b5fd9; border-color: #2b5fd9; }
.add:hover { border-color: #8ab4ff; }
ul { list-style: none; padding: 0; display: grid; gap: 4px; }
.rules li { display: flex; align-items: center; gap: 8px; background: #2b2417; border: 1px solid #57462a; border-radius: 6px;
  padding: 3px 4px 3px 8px; }
.rules li > span { flex: 1; overflow-wrap: anywhere; }
.rules button { background: none; border: 0; min-block-size: 22px; padding: 0 7px; }
.calls { font: 11px/16px ui-monospace, monospace; gap: 1px; }
.calls li { display: grid; grid-template-columns: minmax(0, 1fr) auto 48px; gap: 8px; }
.calls li > :first-child { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.calls .ms { text-align: end; color: #aab2c0; }
.good { color: #5bd08a; }
.bad { color: #ffb454; }
footer { display: flex; gap: 8px; align-items: center; flex-wrap: wrap; border-block-start: 1px solid #2b303a;
  padding-block-start: 12px; }
code { font-family: ui-monospace, monospace; background: #262a33; border-radius: 4px; padding: 1px 4px; user-select: all; }
@media (prefers-reduced-motion: no-preference) { .sheet { animation: up 120ms ease-out; } }
@keyframes up { from { opacity: 0; transform: translateY(6px); } }
`;
