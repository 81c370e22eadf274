export const PANEL_STYLE = `
  :host { all: initial; font: 14px/20px system-ui, sans-serif; color: #12241e }
  .setup { position: fixed; inset: 0; z-index: 2000; display: grid; place-items: center; background: #f3f5f4 }
  .card { background: #fff; border: 1px solid #dde3e0; border-radius: 12px; padding: 28px; width: min(420px, 86vw); box-sizing: border-box }
  h1 { font-size: 20px; line-height: 28px; margin: 0 0 4px } p { margin: 0 0 12px; color: #44564f }
  progress { width: 100%; height: 10px; accent-color: #0b7a5c }
  .corner { position: fixed; inset-block-end: 16px; inset-inline-start: 16px; z-index: 1900; display: grid; gap: 8px; width: min(340px, 80vw) }
  .mail, details { background: #fff; border: 1px solid #c9d3ce; border-radius: 10px; padding: 10px 14px; box-shadow: 0 6px 24px #0002 }
  .mail > div { white-space: pre-line } details:not([open]) { width: max-content }
  summary { cursor: pointer; font-weight: 600 } strong { display: block }
  button { font: inherit; color: inherit; padding: 6px 12px; border-radius: 8px; border: 1px solid #b9c5bf; background: #fff; cursor: pointer; margin-block-start: 8px }
  code { font: 13px ui-monospace, monospace }
  bdi, code { unicode-bidi: isolate }
`;
