import { shade } from '../colour.ts';
import type { Drawing } from '../paint.ts';

const STEEL = '#c7ccd4';

export const kitchen = {
  mug: (p) =>
    `<path d="M23 12.5q6-.8 6 4.5t-6.6 5.5" fill="none" stroke="${p.tube(p.base)}" stroke-width="2.4"/><path d="M5 8h18.5v15.5q0 5-5 5h-8.5q-5 0-5-5z" fill="${p.tube(p.base)}"/><ellipse cx="14.2" cy="8.2" rx="9.3" ry="2.5" fill="${shade(p.base, 0.1)}"/><ellipse cx="14.2" cy="8.5" rx="7.9" ry="1.8" fill="#5b3a26"/>
    <path d="M5 18.5h18.5v4H5z" fill="${p.accent}" opacity=".55"/>`,
  plates: (p) =>
    [25, 22, 19]
      .map(
        (y, i) =>
          `<ellipse cx="16" cy="${y}" rx="${13.5 - i * 0.6}" ry="4.2" fill="${shade(p.base, -0.09)}"/><ellipse cx="16" cy="${y - 1.1}" rx="${13.5 - i * 0.6}" ry="4.2" fill="${p.slope(p.base)}"/>`,
      )
      .join('') +
    `<ellipse cx="16" cy="17.9" rx="8.2" ry="2.4" fill="${shade(p.base, -0.04)}"/><path d="M7 12.5h18q-.8 6-9 6t-9-6z" fill="${p.tube(p.accent)}"/><ellipse cx="16" cy="12.5" rx="9" ry="2.4" fill="${shade(p.accent, 0.08)}"/><ellipse cx="16" cy="12.7" rx="7.5" ry="1.7" fill="${shade(p.accent, -0.1)}"/>`,
  kettle: (p) =>
    `<path d="M9 9.5Q16 1 23 9.5" fill="none" stroke="#3d3f46" stroke-width="2" stroke-linecap="round"/><path d="M24 16.5l4.8-5.3 1 .9-3.6 8.5z" fill="${p.slope(shade(p.base, -0.06))}"/><path d="M9.5 11h13q4 5 4 12.5 0 4.5-4 4.5h-13q-4 0-4-4.5Q5.5 16 9.5 11z" fill="${p.tube(p.base)}"/>
    <ellipse cx="16" cy="11" rx="6.6" ry="1.5" fill="${shade(p.base, -0.1)}"/><circle cx="16" cy="8.8" r="1.5" fill="#3d3f46"/><path d="M5.8 24.5h20.4v1.2q-.4 2.3-3.7 2.3h-13q-3.3 0-3.7-2.3z" fill="${p.accent}" opacity=".6"/>`,
  saucepan: (p) =>
    `<rect x="21.5" y="14.3" width="10" height="2.5" rx="1.2" fill="${p.slope('#4a3a30')}"/><path d="M3 12.5h19.5V23q0 4-4 4H7q-4 0-4-4z" fill="${p.tube(p.base)}"/><ellipse cx="12.8" cy="12.5" rx="9.8" ry="2.8" fill="${shade(p.base, 0.12)}"/><ellipse cx="12.8" cy="12" rx="8.8" ry="2.3" fill="${p.slope(STEEL)}"/><rect x="11.2" y="8" width="3.2" height="2.6" rx="1.2" fill="#4a3a30"/>`,
  casserole: (p) =>
    `<path d="M2 15.5h4M26 15.5h4" stroke="${shade(p.base, -0.08)}" stroke-width="2.6" stroke-linecap="round"/><path d="M5 14.5h22v9.5q0 4.5-4.5 4.5h-13Q5 28.5 5 24z" fill="${p.tube(p.base)}"/><path d="M4.5 14.5Q5 8.5 16 8.5t11.5 6z" fill="${p.ball(shade(p.base, 0.04))}"/><rect x="4" y="13.6" width="24" height="1.9" rx=".9" fill="${shade(p.base, -0.07)}"/><rect x="14" y="5.5" width="4" height="3.3" rx="1.6" fill="${p.tube(p.accent)}"/>`,
  board: (p) =>
    `<path d="M7 8.5q0-2 2-2h4.5V4q0-1.8 2.5-1.8T18.5 4v2.5H23q2 0 2 2V27q0 2.3-2.3 2.3H9.3Q7 29.3 7 27z" fill="${p.slope(p.base)}"/><circle cx="16" cy="4.6" r=".9" fill="${shade(p.base, -0.3)}"/>
    <path d="M10 9.5v17M13.5 9v18M17.5 9v18M21.5 9.5v17" stroke="${shade(p.base, -0.08)}" stroke-width=".5"/>`,
  lunchbox: (p) =>
    `<rect x="3" y="12.5" width="26" height="14.5" rx="3" fill="${p.slope(p.base)}"/><rect x="2.3" y="9.3" width="27.4" height="5.8" rx="2.3" fill="${p.slope(p.accent)}"/><rect x="6" y="12.5" width="3.4" height="5" rx="1" fill="${shade(p.accent, -0.1)}"/><rect x="22.6" y="12.5" width="3.4" height="5" rx="1" fill="${shade(p.accent, -0.1)}"/><path d="M5.5 20.5v3.5" stroke="#fff" opacity=".5" stroke-width="1" stroke-linecap="round"/>`,
  flask: (p) =>
    `<rect x="12" y="2" width="8" height="5.5" rx="1.5" fill="${p.tube(p.accent)}"/><path d="M12.5 7.5h7q4 1.2 4 5v13.3q0 3.5-3.5 3.5h-8q-3.5 0-3.5-3.5V12.5q0-3.8 4-5z" fill="${p.tube(p.base)}"/><path d="M8.5 24.5h15v2h-15z" fill="${shade(p.base, -0.12)}"/><path d="M14.5 13.5h3v6h-3z" fill="#fff" opacity=".35"/>`,
  toaster: (p) =>
    `<path d="M8 12V6.5q0-2 2-2h4.5v7.5zM16 12V4.5h4.5q2 0 2 2V12z" fill="#d99a4e"/><path d="M9 12V6.8q0-1.3 1.3-1.3h3.2V12zM17 12V5.5h3.2q1.3 0 1.3 1.3V12z" fill="#f3cd8b"/><path d="M3.5 14.5q0-4.5 4.5-4.5h16q4.5 0 4.5 4.5V24q0 3-3 3h-19q-3 0-3-3z" fill="${p.tube(p.base)}"/><rect x="7" y="10" width="18" height="1.4" rx=".7" fill="#33353b"/><rect x="6" y="27" width="4" height="1.8" fill="#33353b"/><rect x="22" y="27" width="4" height="1.8" fill="#33353b"/><circle cx="23.5" cy="21" r="2" fill="${p.ball(p.accent)}"/><rect x="25.5" y="14.5" width="4" height="2" rx="1" fill="#33353b"/>`,
  blender: (p) =>
    `<path d="M9.5 5h13l-1.8 14h-9.4z" fill="${p.glass('#cfe6ee')}"/><path d="M10.6 11.5h10.8L20.5 19h-9z" fill="${p.accent}" opacity=".9"/><rect x="8.8" y="2.6" width="14.4" height="3" rx="1.3" fill="#33353b"/><path d="M22 7.5q4.5 0 4 4.5t-5 4.5" fill="none" stroke="#33353b" stroke-width="1.5"/><path d="M10.5 19.5h11l2.3 8q.4 2-1.6 2H9.8q-2 0-1.6-2z" fill="${p.tube(p.base)}"/><circle cx="16" cy="25" r="2.1" fill="#f2f3f5"/><path d="M16 25v-1.7" stroke="#33353b" stroke-width=".7"/>`,
  coffeemaker: (p) =>
    `<path d="M6 4.5Q6 3 7.5 3h17Q26 3 26 4.5V10H6z" fill="${p.slope(p.base)}"/><rect x="6" y="9" width="7" height="17" fill="${p.slope(shade(p.base, -0.06))}"/><path d="M5 26q0-1.5 1.5-1.5h19Q27 24.5 27 26v3H5z" fill="${p.slope(shade(p.base, -0.1))}"/><path d="M17 10h5v2.5h-5z" fill="#3a3c42"/><path d="M14.5 15.5h9.5v6.2q0 2.8-2.8 2.8h-4q-2.7 0-2.7-2.8z" fill="${p.glass('#d7e7ee')}"/><path d="M14.7 18.5h9.2v3.2q0 2.6-2.7 2.6h-4q-2.5 0-2.5-2.6z" fill="#54331f"/><path d="M24 17q3 0 3 2.3T24 22" fill="none" stroke="#3a3c42" stroke-width="1.2"/><circle cx="9.5" cy="6.4" r="1.3" fill="${p.accent}"/><path d="M13 6.5h8" stroke="#fff" opacity=".5" stroke-width=".8"/>`,
  canister: (p) =>
    `<rect x="7" y="10" width="18" height="19.3" rx="2.6" fill="${p.tube(p.base)}"/><rect x="6.2" y="5.3" width="19.6" height="5.4" rx="1.8" fill="${p.tube(p.accent)}"/><rect x="14" y="3.2" width="4" height="2.5" rx="1.1" fill="${p.tube(p.accent)}"/><rect x="11" y="16" width="10" height="6.6" rx=".8" fill="#fffaf2"/><path d="M13 18.5h6M13.8 20.3h4.4" stroke="#7d6c5b" stroke-width=".8" stroke-linecap="round"/>`,
  apron: (p) =>
    `<path d="M11 3.5q5 4.6 10 0" fill="none" stroke="${shade(p.base, -0.12)}" stroke-width="1.3"/><path d="M10.5 4.5h11l.8 8.2 4.2 2-1.5 13.3q-.1 1.3-1.5 1.3h-15q-1.4 0-1.5-1.3L5.5 14.7l4.2-2z" fill="${p.slope(p.base)}"/><path d="M10.5 18h11v5.5q0 1-1 1h-9q-1 0-1-1z" fill="${p.slope(p.accent)}"/><path d="M5.7 15.5 2.5 20M26.3 15.5l3.2 4.5" stroke="${shade(p.base, -0.12)}" stroke-width="1.1"/>`,
  whisk: (p) =>
    `<g transform="rotate(38 16 16)"><rect x="14.6" y="1.5" width="2.8" height="11.5" rx="1.3" fill="${p.tube(p.base)}"/><path d="M16 13q-6 5-5 11t5 6.3q4-.3 5-6.3t-5-11zM16 13q-3 5-2.6 11t2.6 6.3q2.2-.3 2.6-6.3T16 13z" fill="none" stroke="${p.tube(STEEL)}" stroke-width="1"/></g>`,
} satisfies Record<string, Drawing>;
