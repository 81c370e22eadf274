import { shade } from '../colour.ts';
import type { Drawing } from '../paint.ts';

const GOLD = '#e3b857';

export const smallThings = {
  petbowl: (p) =>
    `<path d="M6 14h20l4 11q.5 2.5-2 2.5H4q-2.5 0-2-2.5z" fill="${p.tube(p.base)}"/><ellipse cx="16" cy="14" rx="10" ry="3" fill="${shade(p.base, -0.12)}"/><path d="M8 13.5q3-4.5 8-4.5t8 4.5q-3.5 2-8 2t-8-2z" fill="#8a5a34"/>${[
      [11, 11.5],
      [15, 10.3],
      [19, 11.3],
      [13, 13.3],
      [17.5, 13.3],
      [21.5, 13],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.3" fill="${p.ball('#b87c4b')}"/>`)
      .join(
        '',
      )}<path d="M13 21.5q0-1.5 1.5-1.2.7-1 1.5-1t1.5 1q1.5-.3 1.5 1.2t-3 3.2q-3-1.7-3-3.2z" fill="${p.accent}"/>`,
  petbed: (p) =>
    `<ellipse cx="16" cy="21" rx="14" ry="7.5" fill="${p.slope(shade(p.base, -0.07))}"/><ellipse cx="16" cy="18.5" rx="14" ry="7.5" fill="${p.ball(p.base)}"/><ellipse cx="16" cy="18.5" rx="9.5" ry="4.3" fill="${shade(p.base, -0.15)}"/><ellipse cx="16" cy="19" rx="8.8" ry="3.6" fill="${p.slope(p.accent)}"/>`,
  collar: (p) =>
    `<path d="M16 5c7.5 0 12 3.5 12 8.5S23.5 23 16 23 4 18.5 4 13.5 8.5 5 16 5z" fill="none" stroke="${p.slope(p.base)}" stroke-width="3.4"/><rect x="22.5" y="7" width="5" height="5.5" rx="1" fill="none" stroke="#c3c8d0" stroke-width="1.3" transform="rotate(40 25 9.7)"/>${[8, 12, 20].map((x) => `<circle cx="${x}" cy="${x === 8 ? 20.5 : 22.6}" r=".8" fill="#fff"/>`).join('')}<circle cx="16" cy="27" r="3.3" fill="${p.ball(p.accent)}"/>`,
  leash: (p) =>
    `<path d="M7 5q-4 5 2 9 9 5 14 0 4-5-2-7.5T11 11q-3 7 5 10 6 2 8 6" fill="none" stroke="${p.slope(p.base)}" stroke-width="2.3" stroke-linecap="round"/><circle cx="8.5" cy="5" r="3" fill="none" stroke="${p.accent}" stroke-width="1.7"/><rect x="22.5" y="25" width="3.6" height="5" rx="1.6" fill="none" stroke="#aeb4bd" stroke-width="1.3"/>`,
  scratchpost: (p) =>
    `<rect x="5" y="26" width="22" height="3.3" rx="1.5" fill="${p.slope(p.accent)}"/><rect x="12.5" y="7" width="6" height="19.5" fill="${p.tube('#d9b98a')}"/><path d="M12.5 9h6M12.5 11h6M12.5 13h6M12.5 15h6M12.5 17h6M12.5 19h6M12.5 21h6M12.5 23h6" stroke="#b9935e" stroke-width=".6"/><rect x="6" y="3.5" width="19" height="4.5" rx="2.2" fill="${p.slope(p.base)}"/><path d="M23.5 8v6" stroke="#8b8f97" stroke-width=".6"/><circle cx="23.5" cy="15.5" r="1.9" fill="${p.ball('#ef7a85')}"/>`,
  blocks: (p) =>
    `${[
      [4, 17, p.base],
      [16.5, 17, p.accent],
      [10, 5, '#f4c34e'],
    ]
      .map(
        ([x, y, hex]) =>
          `<rect x="${x}" y="${y}" width="11.5" height="11.5" rx="2" fill="${p.slope(String(hex))}"/><rect x="${Number(x) + 2}" y="${Number(y) + 2}" width="7.5" height="7.5" rx="1.3" fill="${shade(String(hex), 0.11)}"/>`,
      )
      .join(
        '',
      )}<circle cx="9.7" cy="22.7" r="2.3" fill="${shade(p.base, -0.12)}"/><path d="M22.2 20.3l2.6 4.5h-5.2z" fill="${shade(p.accent, -0.14)}"/><path d="M15.7 7.9l.9 1.9 2 .2-1.5 1.4.4 2-1.8-1-1.8 1 .4-2-1.5-1.4 2-.2z" fill="#c98c17"/>`,
  stacker: (p) =>
    `<ellipse cx="16" cy="27" rx="12" ry="2.6" fill="#c99a62"/>${[
      [23.5, 22, p.base],
      [19, 18.5, p.accent],
      [14.5, 15, '#f4c34e'],
      [10, 11.5, '#6cbf84'],
    ]
      .map(
        ([y, w, hex]) =>
          `<rect x="${16 - Number(w) / 2}" y="${y}" width="${w}" height="4.5" rx="2.2" fill="${p.slope(String(hex))}"/>`,
      )
      .join('')}<circle cx="16" cy="7" r="3.7" fill="${p.ball('#ef6f6c')}"/>`,
  ball: (p) =>
    `<circle cx="16" cy="16" r="13" fill="${p.ball(p.base)}"/><path d="M16 3q-7 13 0 26 7-13 0-26z" fill="${p.accent}"/><path d="M4 11.5q12 5 24 0" stroke="#fff" stroke-width="1.2" fill="none" opacity=".7"/>`,
  necklace: (p) =>
    `<path d="M5 3.5q1 14.5 11 18.5Q26 18 27 3.5" fill="none" stroke="${p.slope(p.base)}" stroke-width="1.1" stroke-dasharray="1.3 .5"/><circle cx="16" cy="21.8" r="1.1" fill="none" stroke="${p.base}" stroke-width=".7"/><path d="M16 22.5q4.5 4 0 8-4.5-4 0-8z" fill="${p.ball(p.accent)}"/><path d="M14.9 25q.3-1 1.1-1.5" stroke="#fff" stroke-width=".6" fill="none"/>`,
  earrings: (p) =>
    [9, 23]
      .map(
        (x) =>
          `<path d="M${x} 9.5V6q0-2.5 2-2.5" fill="none" stroke="${p.base}" stroke-width=".9"/><circle cx="${x}" cy="10.5" r="1.7" fill="${p.ball(p.base)}"/><path d="M${x} 12v3" stroke="${p.base}" stroke-width=".8"/><path d="M${x} 14.5q5.5 6.5 0 12.5-5.5-6 0-12.5z" fill="${p.ball(p.accent)}" stroke="${p.base}" stroke-width=".8"/><path d="M${x - 1.5} 20q.2-2 1.3-3.3" stroke="#fff" stroke-width=".7" fill="none" opacity=".8"/>`,
      )
      .join(''),
  hoops: (p) =>
    [10, 22]
      .map(
        (x) =>
          `<circle cx="${x}" cy="18" r="7" fill="none" stroke="${p.slope(p.base)}" stroke-width="2"/><circle cx="${x}" cy="10" r="1.6" fill="${p.ball(p.accent)}"/>`,
      )
      .join(''),
  bracelet: (p) =>
    `<ellipse cx="16" cy="16" rx="12" ry="9" fill="none" stroke="${shade(p.base, -0.12)}" stroke-width="1"/>${Array.from(
      { length: 18 },
      (_, i) => {
        const turn = (i / 18) * Math.PI * 2;
        const hex = i % 6 === 0 ? p.accent : p.base;
        return `<circle cx="${(16 + 12 * Math.cos(turn)).toFixed(2)}" cy="${(16 + 9 * Math.sin(turn)).toFixed(2)}" r="2" fill="${p.ball(hex)}"/>`;
      },
    ).join('')}`,
  bangle: (p) =>
    `<ellipse cx="16" cy="17" rx="12.5" ry="9.5" fill="none" stroke="${p.slope(p.base)}" stroke-width="3"/><ellipse cx="16" cy="16.3" rx="12.3" ry="9.3" fill="none" stroke="#fff" stroke-width=".5" opacity=".6"/><circle cx="16" cy="26.3" r="2.4" fill="${p.ball(p.accent)}"/><circle cx="11.3" cy="25.6" r="1.3" fill="${p.ball(p.accent)}"/><circle cx="20.7" cy="25.6" r="1.3" fill="${p.ball(p.accent)}"/>`,
  wristwatch: (p) =>
    `<path d="M11.5 1.5h9l.8 7.5H10.7zM10.7 23h10.6l-.8 7.5h-9z" fill="${p.slope(p.accent)}"/><circle cx="16" cy="16" r="9.7" fill="${p.ball(p.base)}"/><circle cx="16" cy="16" r="7.7" fill="#fdfcf8"/>${[0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330].map((a) => `<path d="M16 9.3v${a % 90 ? 1 : 1.8}" stroke="#3b3b40" stroke-width="${a % 90 ? 0.5 : 0.8}" transform="rotate(${a} 16 16)"/>`).join('')}<path d="M16 16V11.5M16 16l3.8 2" stroke="#26262b" stroke-width="1.1" stroke-linecap="round"/><path d="M16 16l-2.5 4.5" stroke="#d9534f" stroke-width=".5"/><rect x="25.5" y="14.8" width="1.9" height="2.4" rx=".6" fill="${shade(p.base, -0.1)}"/>`,
  brooch: (p) =>
    `${[0, 60, 120, 180, 240, 300].map((a) => `<ellipse cx="16" cy="8.8" rx="3.6" ry="5.6" fill="${p.ball(p.accent)}" stroke="${p.base}" stroke-width=".8" transform="rotate(${a} 16 16)"/>`).join('')}<circle cx="16" cy="16" r="4" fill="${p.ball(p.base)}"/><circle cx="14.8" cy="14.8" r="1" fill="#fff" opacity=".8"/>`,
  jewelbox: (p) =>
    `<path d="M4 14 6.5 4.5h19L28 14z" fill="${p.slope(shade(p.base, 0.05))}"/><path d="M6.5 13l1.7-6.5h15.6l1.7 6.5z" fill="${p.accent}"/><rect x="3.5" y="13.5" width="25" height="15" rx="2" fill="${p.slope(p.base)}"/><rect x="13.8" y="13.5" width="4.4" height="4.5" rx="1" fill="${GOLD}"/><path d="M3.5 21.5h25" stroke="${shade(p.base, -0.12)}" stroke-width=".7"/><circle cx="16" cy="24.8" r=".9" fill="${GOLD}"/>`,
  palette: (p) =>
    `<rect x="3" y="6" width="26" height="20" rx="3" fill="${p.slope(p.base)}"/><rect x="5" y="8" width="22" height="7.2" rx="1.2" fill="#e9f1f5"/><path d="M7 14.5 12 8.5h3.5l-5 6z" fill="#fff"/>${['#e7a1a8', '#c76a6e', '#a8745a', '#e0b58b'].map((hex, i) => `<circle cx="${7.8 + i * 5.5}" cy="20.7" r="2.3" fill="${p.ball(hex)}"/>`).join('')}<path d="M3 16.3h26" stroke="${p.accent}" stroke-width=".8"/>`,
  makeupbrush: (p) =>
    `<g transform="rotate(35 16 16)"><path d="M14.5 15h3l.6 14.5q0 1.5-2.1 1.5t-2.1-1.5z" fill="${p.tube(p.base)}"/><rect x="13.7" y="10.5" width="4.6" height="5" rx=".7" fill="${p.tube(GOLD)}"/><path d="M13.2 11Q10.5 4.5 16 .8q5.5 3.7 2.8 10.2z" fill="${p.tube(p.accent)}"/></g>`,
  dryer: (p) =>
    `<path d="M3 6.5 8 8v9l-5 1.5z" fill="#3c4048"/><path d="M7.5 7q3-2.5 9-2.5 9.5 0 11 8-1.5 8-11 8-6 0-9-2.5z" fill="${p.slope(p.base)}"/><circle cx="21.5" cy="12.5" r="3.8" fill="${shade(p.base, -0.15)}"/><path d="M13.5 20h6.5l1 8q.2 1.7-1.5 1.7h-3.3q-1.5 0-1.7-1.5z" fill="${p.slope(shade(p.base, -0.06))}"/><rect x="15.5" y="22.5" width="2" height="3.6" rx="1" fill="${p.accent}"/>`,
  stickynotes: (p) =>
    `<path d="M6 8h17v18H6z" fill="${shade(p.accent, -0.05)}" transform="rotate(8 16 16)"/><path d="M6 7h18v14l-4.5 5H6z" fill="${p.slope(p.base)}"/><path d="M24 21h-4.5v5z" fill="${shade(p.base, -0.13)}"/><path d="M9 11.5h11M9 14.7h11M9 17.9h7" stroke="${shade(p.base, -0.28)}" stroke-width="1" stroke-linecap="round"/>`,
  brushset: (p) =>
    `<path d="M8 15h16l-1.3 12.5q-.2 1.8-2 1.8h-9.4q-1.8 0-2-1.8z" fill="${p.tube(p.base)}"/>${[
      [11, -10, p.accent],
      [16, 0, '#3f7fc1'],
      [21, 10, '#e2574c'],
    ]
      .map(
        ([x, a, hex]) =>
          `<g transform="rotate(${a} ${x} 15)"><rect x="${Number(x) - 0.8}" y="7" width="1.6" height="8" fill="#b98a5e"/><rect x="${Number(x) - 1.1}" y="5" width="2.2" height="2.5" fill="#c7ccd4"/><path d="M${Number(x) - 1.1} 5q-.3-2.5 1.1-3.7 1.4 1.2 1.1 3.7z" fill="${hex}"/></g>`,
      )
      .join('')}<ellipse cx="16" cy="15.2" rx="8" ry="1.5" fill="${shade(p.base, -0.14)}"/>`,
  ukulele: (p) =>
    `<g transform="rotate(38 16 16)"><rect x="14.6" y="1" width="2.8" height="15" fill="${p.tube('#6b4427')}"/><rect x="13.6" y="-1.5" width="4.8" height="4" rx="1" fill="#6b4427"/><path d="M16 13q5 0 4.7 3.5-.2 2 1.3 3.5 2 2.5 1.3 6T16 31t-7.3-5 1.3-6q1.5-1.5 1.3-3.5Q11 13 16 13z" fill="${p.slope(p.base)}"/><circle cx="16" cy="20.5" r="2.5" fill="#4a2e1b"/><rect x="13" y="26" width="6" height="1.3" fill="#4a2e1b"/><path d="M15.4 2v24M16.6 2v24" stroke="#f1ede4" stroke-width=".3"/></g>`,
} satisfies Record<string, Drawing>;
