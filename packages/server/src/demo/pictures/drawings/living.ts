import { shade } from '../colour.ts';
import type { Drawing } from '../paint.ts';

export const living = {
  cushion: (p) =>
    `<path d="M4.5 6.5Q16 9.5 27.5 6.5 24.5 16 27.5 26.5 16 23.5 4.5 26.5 7.5 16 4.5 6.5z" fill="${p.ball(p.base)}" stroke="${shade(p.base, -0.08)}" stroke-width=".8" stroke-linejoin="round"/>
    <path d="M9.5 10.6q6.5 1.6 13 0M9 16h14M9.5 21.7q6.5-1.6 13 0" stroke="${p.accent}" stroke-width="1" fill="none" opacity=".8"/>`,
  towels: (p) =>
    [
      [21.6, p.base],
      [15.4, shade(p.base, 0.07)],
      [9.2, p.accent],
    ]
      .map(
        ([y, hex]) =>
          `<rect x="4.5" y="${y}" width="23" height="6.6" rx="3.1" fill="${p.slope(String(hex))}"/><path d="M8 ${Number(y) + 3.3}h19" stroke="${shade(String(hex), -0.12)}" stroke-width=".5"/><rect x="20" y="${y}" width="2" height="6.6" fill="${shade(String(hex), 0.1)}" opacity=".7"/>`,
      )
      .join(''),
  blanket: (p) =>
    `<path d="M4 13.5q0-3 3-3h18q3 0 3 3v11q0 3-3 3H7q-3 0-3-3z" fill="${p.slope(p.base)}"/><path d="M4 13.5q0-3 3-3h18q3 0 3 3v3.2H4z" fill="${p.slope(shade(p.base, 0.09))}"/>
    <path d="M10 10.5v17M22 10.5v17M4 21.5h24" stroke="${p.accent}" stroke-width="1.3" opacity=".6"/>
    ${[6, 10, 14, 18, 22, 26].map((x) => `<path d="M${x} 27.5v2" stroke="${shade(p.base, -0.05)}" stroke-width="1"/>`).join('')}`,
  duvet: (p) =>
    `<rect x="2.5" y="9" width="4" height="18" rx="1.5" fill="${p.slope('#b98a5e')}"/><rect x="4" y="19" width="25" height="7" rx="2" fill="${p.slope('#e9ddcf')}"/><path d="M12 15.5h13.5q4 0 4 4.5v6H10v-6q0-4.5 2-4.5z" fill="${p.slope(p.base)}"/>
    <rect x="5.5" y="13.5" width="8" height="5.4" rx="2.4" fill="${p.slope(p.accent)}"/><path d="M14 20.5q7 2 15 0" stroke="${shade(p.base, -0.08)}" fill="none" stroke-width=".7"/><path d="M5 26v2.5M27.5 26v2.5" stroke="#8d6743" stroke-width="1.6"/>`,
  vase: (p) =>
    `<path d="M12.6 4h6.8q.8 4.5 3.8 9.5 3 5.5-.4 11.5-2 4.3-6.8 4.3T9.2 25q-3.4-6-.4-11.5 3-5 3.8-9.5z" fill="${p.tube(p.base)}"/><ellipse cx="16" cy="4.2" rx="3.5" ry="1.2" fill="${shade(p.base, -0.25)}"/>
    <path d="M7.7 18q8.3 3 16.6 0" stroke="${p.accent}" stroke-width="1.2" fill="none" opacity=".7"/>`,
  tablelamp: (p) =>
    `<path d="M10.5 3.5h11l4.3 12.2H6.2z" fill="${p.slope(p.accent)}"/><ellipse cx="16" cy="15.7" rx="9.8" ry="1.7" fill="#fff1c9"/><path d="M14.8 16.5h2.4v4h-2.4z" fill="#c9a227"/>
    <path d="M16 19.5c4.5 0 5.8 3 4.6 5.6-.8 1.7-1.8 2.7-1.8 3h-5.6c0-.3-1-1.3-1.8-3-1.2-2.6.1-5.6 4.6-5.6z" fill="${p.tube(p.base)}"/><ellipse cx="16" cy="28.4" rx="5" ry="1.2" fill="${shade(p.base, -0.14)}"/>`,
  pendantlamp: (p) =>
    `<path d="M16 1.5v7" stroke="#4a4a52" stroke-width=".8"/><rect x="14.4" y="7.5" width="3.2" height="3.2" rx=".8" fill="${p.tube('#c9a86a')}"/><path d="M14 10.5h4q9.5 2.8 10.5 12.5h-25Q4.5 13.3 14 10.5z" fill="${p.tube(p.base)}"/><ellipse cx="16" cy="23" rx="12.5" ry="2.3" fill="${shade(p.base, -0.2)}"/><ellipse cx="16" cy="23.2" rx="8" ry="1.5" fill="#fff0bf"/><circle cx="16" cy="24.4" r="2.4" fill="#fff6d8"/>`,
  rug: (p) =>
    `<path d="M3 20 16 13l13 7-13 7.5z" fill="${p.slope(p.base)}"/><path d="M7 20l9-4.9 9 4.9-9 5.2z" fill="none" stroke="${p.accent}" stroke-width="1.1"/><path d="M12 20l4-2.2 4 2.2-4 2.3z" fill="${p.accent}"/>
    <path d="M3 20l-1.2.7M6.3 21.9l-1.2.7M9.6 23.8l-1.2.7M12.8 25.7l-1.2.7M29 20l1.2.7M25.7 21.9l1.2.7M22.4 23.8l1.2.7M19.2 25.7l1.2.7" stroke="${shade(p.base, 0.1)}" stroke-width=".7"/>`,
  curtain: (p) =>
    `<rect x="2" y="3" width="28" height="1.7" rx=".8" fill="${p.tube('#a98152')}"/>${[4, 7.2, 10.4, 18.4, 21.6, 24.8].map((x) => `<path d="M${x} 4.5h3.3l.3 24q-1.9 1-3.9 0z" fill="${p.tube(p.base)}"/>`).join('')}
    <circle cx="2.2" cy="3.8" r="1.5" fill="#8d6743"/><circle cx="29.8" cy="3.8" r="1.5" fill="#8d6743"/>`,
  shelf: (p) =>
    `<rect x="5" y="3" width="22" height="26" rx="1.2" fill="${p.slope(p.base)}"/><rect x="7" y="5" width="18" height="6.4" fill="${shade(p.base, -0.22)}"/><rect x="7" y="13" width="18" height="6.4" fill="${shade(p.base, -0.22)}"/><rect x="7" y="21" width="18" height="6.4" fill="${shade(p.base, -0.22)}"/>
    <path d="M8.5 6h1.6v5.4H8.5zM12 7h1.4v4.4H12z" fill="#e2574c"/><path d="M10.2 6.5h1.6v4.9h-1.6z" fill="#3f7fc1"/><circle cx="21" cy="17" r="2.4" fill="${p.ball(p.accent)}"/><path d="M9 14.5h5v4.9H9z" fill="#f2d7a8"/><path d="M16 22.5h7v4.9h-7z" fill="${p.accent}"/><path d="M9 25h4v2.4H9z" fill="#8fbf7f"/>`,
  drawers: (p) =>
    `<path d="M7 27.5 6 30M25 27.5l1 2.5" stroke="#7a5b3a" stroke-width="1.6"/><rect x="4" y="7" width="24" height="21" rx="1.5" fill="${p.slope(p.base)}"/>${[9, 15.2, 21.4].map((y) => `<rect x="6" y="${y}" width="20" height="5" rx=".7" fill="${p.slope(p.accent)}"/><rect x="13.5" y="${y + 2}" width="5" height="1.1" rx=".5" fill="#6b5136"/>`).join('')}`,
  basketbox: (p) =>
    `<path d="M5 12h22l-2 15q-.3 2-2.3 2H9.3Q7.3 29 7 27z" fill="${p.slope(p.base)}"/><path d="M6 16.5h20M6.6 20.5h18.8M7.1 24.5h17.8M11 12l1 17M16 12v17M21 12l-1 17" stroke="${shade(p.base, -0.12)}" stroke-width=".7"/>
    <rect x="4" y="9.5" width="24" height="3.8" rx="1.7" fill="${p.slope(shade(p.base, 0.05))}"/><path d="M13 17.5q3-2.4 6 0" stroke="${p.accent}" stroke-width="1.7" fill="none" stroke-linecap="round"/>`,
  armchair: (p) =>
    `<path d="M8 26v4M24 26v4" stroke="#8d6743" stroke-width="1.8" stroke-linecap="round"/><path d="M8 7q0-4 4-4h8q4 0 4 4v12H8z" fill="${p.slope(shade(p.base, -0.04))}"/><rect x="8" y="17" width="16" height="6.5" rx="2.5" fill="${p.slope(shade(p.base, 0.08))}"/>
    <path d="M4 15q0-2.6 2.5-2.6T9 15v8h14v-8q0-2.6 2.5-2.6T28 15v9.5q0 2.5-2.5 2.5h-19Q4 27 4 24.5z" fill="${p.slope(p.base)}"/><circle cx="13" cy="9" r=".7" fill="${shade(p.base, -0.16)}"/><circle cx="19" cy="9" r=".7" fill="${shade(p.base, -0.16)}"/>`,
  sidetable: (p) =>
    `<path d="M9 12 6.5 29M23 12l2.5 17M16 13v14" stroke="${shade(p.base, -0.1)}" stroke-width="1.7" stroke-linecap="round"/><ellipse cx="16" cy="12" rx="13" ry="3.3" fill="${shade(p.base, -0.1)}"/><ellipse cx="16" cy="10.9" rx="13" ry="3.3" fill="${p.slope(p.base)}"/>
    <ellipse cx="16" cy="23" rx="7.5" ry="1.6" fill="${p.slope(shade(p.base, 0.04))}"/>`,
} satisfies Record<string, Drawing>;
