import { shade } from '../colour.ts';
import type { Drawing } from '../paint.ts';

const shine = (d: string, opacity = 0.35): string => `<path d="${d}" fill="#fff" opacity="${opacity}"/>`;

/** Containers. `labelSpots` lists where a container shows a second drawing as its label. */
export const packaging = {
  pouch: (p) =>
    `<path d="M8.5 4.5h15l1.6 4.2c1 6 .9 13.2.4 18.6q-.2 1.7-2 1.7H8.5q-1.8 0-2-1.7C6 21.9 5.9 14.7 6.9 8.7z" fill="${p.slope(p.base)}"/>
    <path d="M8.5 4.5q-.6-2 .9-2h13.2q1.5 0 .9 2l-.5 2.3H9z" fill="${p.slope(shade(p.base, -0.08))}"/>
    <path d="M9 6.8h14" stroke="${shade(p.base, -0.16)}" stroke-width=".35" stroke-dasharray=".9 .5"/>
    <rect x="9.8" y="11.5" width="12.4" height="12.4" rx="2.4" fill="${p.slope(p.accent)}"/>
    ${shine('M8.3 9.5c-.7 5-.7 11-.3 16.5h1.1c-.4-6-.3-11.5.4-16.5z')}`,
  carton: (p) =>
    `<path d="M5.5 9 16 5.2 26.5 9v16.5L16 29.6 5.5 25.5z" fill="${p.base}"/>
    <path d="M5.5 9 16 12.4v17.2L5.5 25.5z" fill="${p.slope(p.base)}"/><path d="M26.5 9 16 12.4v17.2l10.5-4.1z" fill="${p.slope(shade(p.base, -0.1))}"/>
    <path d="M5.5 9 16 5.2 26.5 9 16 12.4z" fill="${shade(p.base, 0.09)}"/>
    <path d="m9.3 7.6 10.4 3.6 2.8-.9L12.2 6.6z" fill="${p.accent}" opacity=".85"/>`,
  tin: (p) =>
    `<path d="M7 8v17.5C7 27.6 11 29.3 16 29.3s9-1.7 9-3.8V8z" fill="${p.tube(p.base)}"/>
    <path d="M7 12.6c0 2 4 3.6 9 3.6s9-1.6 9-3.6v9.2c0 2.1-4 3.7-9 3.7s-9-1.6-9-3.7z" fill="${p.tube(p.accent)}"/>
    <ellipse cx="16" cy="8" rx="9" ry="3.6" fill="${p.tube('#d3d7de')}"/><ellipse cx="16" cy="7.8" rx="7.6" ry="2.8" fill="${p.slope('#eceff3')}"/>`,
  glassjar: (p) =>
    `<path d="M8 9.5q-1.5 1.3-1.5 3.5v12.5q0 3.8 3.8 3.8h11.4q3.8 0 3.8-3.8V13q0-2.2-1.5-3.5z" fill="${p.tube(p.base)}"/>
    <rect x="8" y="3.6" width="16" height="5.6" rx="1.6" fill="${p.tube(p.accent)}"/>
    <rect x="9.4" y="14" width="13.2" height="10.8" rx="1.8" fill="#fffaf2"/>${shine('M8.2 12.5q0-1.5 1-2.5v17.5q-1-.7-1-2.5z', 0.5)}`,
  tub: (p) =>
    `<path d="M5 15.5h22l-.9 9.7q-.3 3.3-3.6 3.3h-13q-3.3 0-3.6-3.3z" fill="${p.tube(p.base)}"/>
    <rect x="4" y="9.3" width="24" height="6.8" rx="2.2" fill="${p.tube(p.accent)}"/>
    <path d="M9 20.5h14M11.5 23.5h9" stroke="${shade(p.base, -0.28)}" stroke-width=".9" stroke-linecap="round" opacity=".55"/>${shine('M7 17.5h1.4l.8 9h-1.3z')}`,
  pump: (p) =>
    `<path d="M13.4 7.5h5.2v4h-5.2z" fill="${p.tube(p.accent)}"/><path d="M15 7.5V4.2h-4.6q-2 0-2.3 2.1l1.3.2q.2-.8 1-.8h3V7.5z" fill="${p.tube(p.accent)}"/><rect x="12.4" y="3" width="6.4" height="2.6" rx="1.2" fill="${p.tube(p.accent)}"/>
    <path d="M9 14q0-2.8 2.8-2.8h8.4Q23 11.2 23 14v12q0 3.3-3.3 3.3h-7.4Q9 29.3 9 26z" fill="${p.tube(p.base)}"/>
    <rect x="10.8" y="15.8" width="10.4" height="9" rx="1" fill="#fff" opacity=".9"/><path d="M12.6 18.4h6.8M12.6 20.6h6.8M12.6 22.6h4" stroke="${shade(p.base, -0.25)}" stroke-width=".8" stroke-linecap="round"/>`,
  dropper: (p) =>
    `<path d="M14 2.5q2-1.5 4 0v4.3h-4z" fill="${p.tube(shade(p.accent, -0.08))}"/><rect x="12.5" y="6.5" width="7" height="5.2" rx="1" fill="${p.tube(p.accent)}"/>
    <path d="M9 16q0-4 4-4.3h6q4 .3 4 4.3v10.4q0 3-3 3h-8q-3 0-3-3z" fill="${p.tube(p.base)}"/>
    <rect x="10.6" y="17" width="10.8" height="8" rx=".8" fill="#fffaf4"/><path d="M12.5 19.4h7M12.5 21.3h7M12.5 23.1h3.6" stroke="#6b5e55" stroke-width=".7" stroke-linecap="round"/>${shine('M9.9 16q0-2 1-2.8v14.3q-1-.3-1-1.8z', 0.45)}`,
  tube: (p) =>
    `<path d="M9 3.2h14l-1.6 19.5H10.6z" fill="${p.tube(p.base)}"/><rect x="8.6" y="2.4" width="14.8" height="1.9" rx=".5" fill="${shade(p.base, -0.1)}"/>
    <path d="M10.8 22.5h10.4v5.3q0 1.5-1.5 1.5h-7.4q-1.5 0-1.5-1.5z" fill="${p.tube(p.accent)}"/><path d="M12.5 9.3h7M13 11.7h6M13.4 14h3.4" stroke="${shade(p.base, -0.3)}" stroke-width=".9" stroke-linecap="round"/>${shine('M10.6 5.5h1.3l1 15h-1z')}`,
  perfume: (p) =>
    `<rect x="12" y="2.6" width="8" height="6" rx="1.2" fill="${p.tube(p.accent)}"/><rect x="13.2" y="8.5" width="5.6" height="2.2" fill="${p.tube('#d8c08a')}"/>
    <rect x="6.5" y="10.5" width="19" height="18.8" rx="3.6" fill="${p.slope(shade(p.base, 0.08))}"/><rect x="8.6" y="15" width="14.8" height="12.3" rx="2.2" fill="${p.slope(p.base)}"/>
    <rect x="12.3" y="17.8" width="7.4" height="5.4" rx=".6" fill="#fffaf2"/>${shine('M8 13.5q0-1.5 1.5-1.5h3L8 20z', 0.55)}`,
  candlejar: (p) =>
    `<path d="M15.3 8.5q-1.6-2.3.7-5.5 2.3 3.2.7 5.5z" fill="#ffb13d"/><path d="M15.9 8v4" stroke="#5a4636" stroke-width=".7"/>
    <path d="M6.5 11h19v15q0 3.3-3.3 3.3H9.8q-3.3 0-3.3-3.3z" fill="${p.tube(p.base)}"/><ellipse cx="16" cy="11.2" rx="9.5" ry="2.6" fill="${shade(p.base, 0.13)}"/><ellipse cx="16" cy="11.4" rx="8" ry="1.9" fill="#fff3dc"/>
    <rect x="10.5" y="16" width="11" height="8.4" rx="1" fill="#fffaf2"/><path d="M12.5 18.6h7M13.5 20.6h5M14.2 22.3h3.6" stroke="#7a6a5c" stroke-width=".7" stroke-linecap="round"/>`,
  oilbottle: (p) =>
    `<rect x="13.6" y="2.3" width="4.8" height="3.6" rx=".8" fill="${p.tube(p.accent)}"/><path d="M14 5.9h4v4.3q5 1.6 5 6.8v9.6q0 2.7-2.7 2.7h-8.6Q9 29.3 9 26.6V17q0-5.2 5-6.8z" fill="${p.tube(p.base)}"/>
    <rect x="10.6" y="17" width="10.8" height="8.8" rx="1" fill="#fff8e8"/>${shine('M10.2 17q0-3.3 2.5-5v15.5h-1.2q-1.3 0-1.3-1.5z', 0.3)}`,
  giftbox: (p) =>
    `<rect x="5.5" y="13" width="21" height="16" rx="1.6" fill="${p.slope(p.base)}"/><rect x="4.3" y="9.5" width="23.4" height="5" rx="1.4" fill="${p.slope(shade(p.base, 0.05))}"/>
    <rect x="14" y="9.5" width="4" height="19.5" fill="${p.slope(p.accent)}"/><path d="M16 9.5C12 9.8 9.3 8 10.3 5.6 11.5 3 15.3 5.5 16 9.5c.7-4 4.5-6.5 5.7-3.9 1 2.4-1.7 4.2-5.7 3.9z" fill="${p.slope(p.accent)}"/>`,
} satisfies Record<string, Drawing>;

/** Label position by container: center x, center y and size, in the 32 units of a drawing. */
export const labelSpots: Readonly<Record<string, readonly [number, number, number]>> = {
  pouch: [16, 17.7, 10],
  tin: [16, 20.6, 8.4],
  glassjar: [16, 19.4, 9],
  oilbottle: [16, 21.4, 7.4],
  carton: [10.8, 19.4, 8],
  perfume: [16, 20.5, 4.4],
};
