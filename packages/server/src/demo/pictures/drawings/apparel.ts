import { shade } from '../colour.ts';
import type { Drawing } from '../paint.ts';

export const apparel = {
  hoodie: (p) =>
    `<path d="M10 7.5 4 11 2.5 25l4.5 1 1.5-8V29h15V18l1.5 8 4.5-1L28 11l-6-3.5z" fill="${p.slope(p.base)}"/><path d="M9.5 8.5Q9 2.5 16 2.5t6.5 6q-2.5 4.5-6.5 4.5T9.5 8.5z" fill="${p.ball(shade(p.base, -0.04))}"/><path d="M11.8 8.2Q12 4.8 16 4.8t4.2 3.4Q18.7 11 16 11t-4.2-2.8z" fill="${shade(p.base, -0.2)}"/>
    <path d="M11.5 20h9l1.5 6H10z" fill="${shade(p.base, -0.06)}"/><path d="M14 12v5M18 12v5" stroke="${p.accent}" stroke-width=".9" stroke-linecap="round"/><path d="M8.5 27h15v2h-15z" fill="${shade(p.base, -0.1)}"/>`,
  sweater: (p) =>
    `<path d="M11.5 4 5 7.5 2.5 24.5l4.5 1 1.8-10V28.5h14.4V15.5l1.8 10 4.5-1L27 7.5 20.5 4q-1.5 2.5-4.5 2.5T11.5 4z" fill="${p.slope(p.base)}"/><path d="M11.5 4q1.5 3.8 4.5 3.8T20.5 4" fill="none" stroke="${shade(p.base, -0.12)}" stroke-width="1.4"/>
    <path d="M8.8 13.5h14.4M8.8 16.5h14.4" stroke="${p.accent}" stroke-width="1.5"/><path d="m9 15 1.4-1 1.4 1 1.4-1 1.4 1 1.4-1 1.4 1 1.4-1 1.4 1 1.4-1 1.4 1" stroke="#fff" opacity=".8" fill="none" stroke-width=".6"/><path d="M8.8 26.5h14.4v2H8.8z" fill="${shade(p.base, -0.1)}"/>`,
  shirt: (p) =>
    `<path d="M11 3.5 4.5 7 2.5 24l4.5 1 1.8-9.5V29h14.4V15.5L25 25l4.5-1-2-17L21 3.5 16 7z" fill="${p.slope(p.base)}"/><path d="M11 3.5 16 7l-3 4-3.5-5.5zM21 3.5 16 7l3 4 3.5-5.5z" fill="${shade(p.base, 0.07)}"/><path d="M16 7.5V29" stroke="${shade(p.base, -0.1)}" stroke-width=".7"/>${[12, 16, 20, 24].map((y) => `<circle cx="16.9" cy="${y}" r=".55" fill="#fff" stroke="${shade(p.base, -0.2)}" stroke-width=".2"/>`).join('')}<path d="M18.8 12.5h3.4v3.6h-3.4z" fill="${shade(p.base, -0.04)}"/>`,
  polo: (p) =>
    `<path d="M11 4 4.5 7.5 2.5 15l5 1.7L9 14.5V29h14V14.5l1.5 2.2 5-1.7-2-7.5L21 4z" fill="${p.slope(p.base)}"/><path d="M11 4l5 2.5-2.8 4L9.7 6zM21 4l-5 2.5 2.8 4L22.3 6z" fill="${p.accent}"/><path d="M15.2 6.5h1.6v7h-1.6z" fill="${shade(p.base, -0.08)}"/><circle cx="16" cy="9" r=".5" fill="#fff"/><circle cx="16" cy="11.5" r=".5" fill="#fff"/><path d="M2.7 14.3l5 1.7M29.3 14.3l-5 1.7" stroke="${p.accent}" stroke-width="1"/>`,
  skirt: (p) =>
    `<path d="M10 4h12v3l5.5 20q-5.5 2.3-11.5 2.3T4.5 27L10 7z" fill="${p.slope(p.base)}"/><rect x="10" y="3.5" width="12" height="3.2" rx="1" fill="${p.accent}"/><path d="M12.5 7 9.5 28M16 7v22M19.5 7l3 21" stroke="${shade(p.base, -0.09)}" stroke-width=".8"/>`,
  trousers: (p) =>
    `<path d="M8.5 3h15l2.8 26h-6.8L16 12.5 12.5 29H5.7z" fill="${p.slope(p.base)}"/><path d="M8.5 3h15l.3 2.8H8.2z" fill="${shade(p.base, -0.08)}"/><path d="M11.5 6 10 28M20.5 6 22 28" stroke="${shade(p.base, -0.07)}" stroke-width=".6"/><path d="M8.5 6.5q0 3.5 3 3.5M23.5 6.5q0 3.5-3 3.5" fill="none" stroke="${shade(p.base, -0.14)}" stroke-width=".6"/><rect x="15.3" y="3.8" width="1.4" height="1.2" fill="${p.accent}"/>`,
  leggings: (p) =>
    `<path d="M10 2.8h12l1.5 8-2.5 18.4h-4L16 13l-1 16.2h-4L8.5 10.8z" fill="${p.slope(p.base)}"/><path d="M10 2.8h12l.6 3.4H9.4z" fill="${shade(p.base, -0.08)}"/><path d="M22.9 8 20.5 28M9.1 8 11.5 28" stroke="${p.accent}" stroke-width="1"/>`,
  jacket: (p) =>
    `<path d="M11 4 4.5 7.5 2.5 25l5 1 1.5-9V28h14V17l1.5 9 5-1-2-17.5L21 4z" fill="${p.slope(p.base)}"/><path d="M10.5 4Q16 1.5 21.5 4l-1 3.5h-9z" fill="${shade(p.base, -0.09)}"/><path d="M16 6.5V28" stroke="${p.accent}" stroke-width="1"/><path d="M9 12h14M9 17h14M9 22h14M4 13l4.5 1M28 13l-4.5 1M3.3 19l4.8 1M28.7 19l-4.8 1" stroke="${shade(p.base, -0.1)}" stroke-width=".8"/>`,
  beanie: (p) =>
    `<circle cx="16" cy="5" r="3.2" fill="${p.ball(p.accent)}"/><path d="M5.5 22Q5 7 16 7t10.5 15z" fill="${p.ball(p.base)}"/><path d="M11 9.5Q8.5 15 9 22M16 7v15M21 9.5Q23.5 15 23 22" stroke="${shade(p.base, -0.1)}" fill="none" stroke-width=".8"/><rect x="4" y="20.5" width="24" height="7" rx="3" fill="${p.slope(shade(p.base, 0.05))}"/><path d="M8 20.8v6.4M11.2 20.5v7M14.4 20.5v7M17.6 20.5v7M20.8 20.5v7M24 20.8v6.4" stroke="${shade(p.base, -0.06)}" stroke-width=".7"/>`,
  sunhat: (p) =>
    `<ellipse cx="16" cy="21" rx="14.5" ry="5.6" fill="${p.slope(p.base)}"/><path d="M8.5 20Q8.5 8 16 8t7.5 12q-3 2-7.5 2t-7.5-2z" fill="${p.ball(shade(p.base, 0.03))}"/><path d="M8.4 17.5q7.6 3.3 15.2 0l.1 3q-7.7 3.3-15.4 0z" fill="${p.accent}"/>`,
  belt: (p) =>
    `<path d="M16 5.5c7.5 0 12.5 4 12.5 9s-5 10.5-12.5 10.5S3.5 20 3.5 14.5 8.5 5.5 16 5.5zm0 4.8c-5 0-8.5 2-8.5 4.7 0 2 1 3.7 8.5 3.7s8.5-1.7 8.5-3.7c0-2.7-3.5-4.7-8.5-4.7z" fill="${p.slope(p.base)}" fill-rule="evenodd"/><rect x="11" y="17" width="9" height="10" rx="1.5" fill="none" stroke="${p.slope(p.accent)}" stroke-width="1.9"/><path d="M15.5 22h5" stroke="${p.accent}" stroke-width="1.4"/>`,
  wallet: (p) =>
    `<path d="M6 8.5 21 5q1.5-.3 1.5 1.2V10H6z" fill="#6fa56b"/><rect x="3" y="8" width="26" height="19" rx="3" fill="${p.slope(p.base)}"/><path d="M3 12h26" stroke="${shade(p.base, -0.1)}" stroke-width=".8"/><path d="M22 15h7.5q1 0 1 1v4q0 1-1 1H22q-3 0-3-3t3-3z" fill="${p.slope(shade(p.base, 0.06))}"/><circle cx="22.5" cy="18" r="1.3" fill="${p.ball(p.accent)}"/><path d="M5 24.7h22" stroke="#fff" opacity=".3" stroke-width=".5" stroke-dasharray="1 .7"/>`,
  tote: (p) =>
    `<path d="M11 12V7.5q0-4.5 5-4.5t5 4.5V12" fill="none" stroke="${shade(p.base, -0.14)}" stroke-width="1.7"/><path d="M5.5 10.5h21L28.3 27q.2 2.3-2 2.3H5.7q-2.2 0-2-2.3z" fill="${p.slope(p.base)}"/><path d="M9.5 18.5q6.5-5 13 0-1 6.5-6.5 6.5t-6.5-6.5z" fill="${p.accent}" opacity=".85"/><path d="M16 15.5v9" stroke="${p.base}" stroke-width=".7"/>`,
  crossbody: (p) =>
    `<path d="M5 14Q8 2 16 2t11 12" fill="none" stroke="${p.slope(shade(p.accent, 0.05))}" stroke-width="1.3"/><rect x="3.5" y="12.5" width="25" height="16" rx="4.5" fill="${p.slope(p.base)}"/><path d="M3.5 16q0-3.5 4-3.5h17q4 0 4 3.5 0 6-12.5 6.5Q3.5 22 3.5 16z" fill="${p.slope(shade(p.base, 0.06))}"/><rect x="13.8" y="20.3" width="4.4" height="4" rx="1" fill="${p.slope('#d9b45b')}"/>`,
  sneaker: (p) =>
    `<path d="M3 12.5q3 1.8 6-.5l1.5-2 9 6.5q3 2 6.5 2.5 4 .7 4 4.5H2.5q-1-6 .5-11z" fill="${p.slope(p.base)}"/><path d="M3 12.5q3 1.8 6-.5l1.5 3.5q-4 3.5-8.3 2.5z" fill="${p.accent}"/><path d="M12.5 11.5l-2 2.5M15 13.3l-2 2.5M17.5 15.1l-2 2.5" stroke="#fff" stroke-width="1.3" stroke-linecap="round"/><path d="M10 21.5q5-.5 8.5-4" stroke="${p.accent}" stroke-width="1.5" fill="none"/><path d="M2 22.5h28.3q.4 4-2.8 4H4.7Q2 26.5 2 22.5z" fill="${p.slope('#f7f5f0')}"/><path d="M3 24.6h26" stroke="#d9d4c8" stroke-width=".6"/>`,
  loafer: (p) =>
    `<path d="M3.5 12q4 2.5 9 .5 4 5 11 5.5 6 .5 6 6H3q-.8-6 .5-12z" fill="${p.slope(p.base)}"/><path d="M12 12.7q1.5 5 7 6.3l2-1.8q-5.5-1-8-4.9z" fill="${shade(p.base, -0.09)}"/><path d="M4.2 13.2q4 2.2 8 .4" stroke="${shade(p.base, 0.12)}" stroke-width=".7" fill="none"/><path d="M2.7 24h27v1.2q0 1-1 1H12v-.8H10v1.8H4q-1.3 0-1.3-1.3z" fill="#3a2a20"/>`,
  slipper: (p) =>
    `<path d="M3 20.5q0-3 4-3h19q4 0 4 4t-4 4H7q-4 0-4-5z" fill="${p.slope(p.accent)}"/><path d="M15 19.5q-1-7.5 6-8 8-.5 8.8 8.5.2 2-2 2-7-.2-12.8-2.5z" fill="${p.ball(p.base)}"/><path d="M15 19.5q.5-5 4-7" stroke="#fff8ec" stroke-width="2" fill="none" stroke-linecap="round"/><path d="M3.5 23.5q.7 2.5 3.5 2.5h19q3.5 0 4-3z" fill="${shade(p.accent, -0.15)}"/>`,
  tie: (p) =>
    `<path d="M13 2.5h6l1 4-2 3.5 3.3 14L16 29.7 10.7 24 14 10l-2-3.5z" fill="${p.slope(p.base)}"/><path d="M14 10h4l-2-1.2z" fill="${shade(p.base, -0.18)}"/><path d="m13 14.5 5.5-2.5M12.2 18.5l7-3.3M11.4 22.5l8.7-4M11.5 26l9-4.2" stroke="${p.accent}" stroke-width="1"/><path d="M13 2.5h6l1 4-2 3.5h-4l-2-3.5z" fill="${p.slope(shade(p.base, 0.04))}"/>`,
  babysuit: (p) =>
    `<path d="M11 3.5 5 7l-2 7 5 1.5 1.5-2V22q-.5 5.5 3.5 7 3-.5 3-3.5 0 3 3 3.5 4-1.5 3.5-7v-8.5l1.5 2 5-1.5-2-7-6-3.5q-1.5 2.5-5 2.5T11 3.5z" fill="${p.slope(p.base)}"/><path d="M11 3.5q1.5 3.8 5 3.8t5-3.8" fill="none" stroke="${p.accent}" stroke-width="1.3"/><circle cx="16" cy="14.5" r="3.8" fill="${p.accent}"/><circle cx="14.7" cy="14" r=".6" fill="#3d342d"/><circle cx="17.3" cy="14" r=".6" fill="#3d342d"/><circle cx="12.8" cy="11.5" r="1.3" fill="${p.accent}"/><circle cx="19.2" cy="11.5" r="1.3" fill="${p.accent}"/>`,
} satisfies Record<string, Drawing>;
