import { shade } from '../colour.ts';
import type { Drawing } from '../paint.ts';

export const outdoors = {
  yogamat: (p) =>
    `<path d="M8 20.5h20q2 0 2 2v2.5H8z" fill="${p.slope(shade(p.base, 0.07))}"/><path d="M4 12.5h22v9.5q0 4-4 4H7z" fill="${p.slope(p.base)}" opacity="0"/><rect x="3" y="9.5" width="24" height="15.5" rx="7.7" fill="${p.slope(p.base)}"/><circle cx="10.7" cy="17.2" r="7.7" fill="${shade(p.base, -0.06)}"/><path d="M10.7 17.2m-5.6 0a5.6 5.6 0 1 1 5.6 5.6 4 4 0 1 1 0-8 2.5 2.5 0 1 1 0 5" fill="none" stroke="${shade(p.base, 0.12)}" stroke-width="1.1"/><path d="M20 9.7v15.2M23.5 10.8v13" stroke="${p.accent}" stroke-width="1.5"/>`,
  dumbbell: (p) =>
    `<rect x="9" y="14" width="14" height="4" rx="1.5" fill="${p.slope('#b9bfc9')}"/>${[
      [3, 7.5, 5],
      [24, 7.5, 5],
    ]
      .map(
        ([x, y, w]) =>
          `<rect x="${x}" y="${y}" width="${w}" height="17" rx="2.2" fill="${p.slope(p.base)}"/>`,
      )
      .join(
        '',
      )}<rect x="7.3" y="10" width="3" height="12" rx="1.3" fill="${p.slope(p.accent)}"/><rect x="21.7" y="10" width="3" height="12" rx="1.3" fill="${p.slope(p.accent)}"/>`,
  kettlebell: (p) =>
    `<path d="M11 14.5Q7.5 4 16 4t5 10.5" fill="none" stroke="${p.tube(shade(p.base, -0.06))}" stroke-width="3"/><circle cx="16" cy="19.8" r="9.5" fill="${p.ball(p.base)}"/><circle cx="16" cy="20" r="4.3" fill="${p.accent}"/><path d="M14.3 18.5h3.4M14.3 20.2h3.4M14.3 21.9h3.4" stroke="#fff" stroke-width=".8"/>`,
  foamroller: (p) =>
    `<rect x="3" y="10" width="26" height="13" rx="6" fill="${p.slope(p.base)}"/>${[9, 14, 19, 24].map((x) => `<path d="M${x} 10.2v12.6" stroke="${shade(p.base, -0.12)}" stroke-width="1.5" stroke-dasharray="2 1.2"/>`).join('')}<ellipse cx="6.5" cy="16.5" rx="3.5" ry="6.3" fill="${shade(p.base, -0.1)}"/><ellipse cx="6.5" cy="16.5" rx="1.9" ry="3.6" fill="${p.accent}"/>`,
  bands: (p) =>
    `<path d="M16 4c7 0 11 4 11 9s-4 9-11 9S5 18 5 13s4-9 11-9z" fill="none" stroke="${p.slope(p.base)}" stroke-width="2.9"/><path d="M16 11c6 0 9.5 3.5 9.5 8s-3.5 8.5-9.5 8.5S6.5 23.5 6.5 19 10 11 16 11z" fill="none" stroke="${p.slope(p.accent)}" stroke-width="2.9"/><circle cx="16" cy="26.8" r="2" fill="#4a4e56"/>`,
  helmet: (p) =>
    `<path d="M3 19Q3 6.5 16 6.5T29 19q0 3-3 3H6q-3 0-3-3z" fill="${p.ball(p.base)}"/><path d="M9 10.5q2 4 2 11M16 7v14.5M23 10.5q-2 4-2 11" stroke="${p.accent}" stroke-width="2.2" fill="none"/><path d="M8 22q0 5.5 8 5.5T24 22" fill="none" stroke="#3f434b" stroke-width="1.1"/><rect x="14.5" y="26" width="3" height="2.3" rx=".7" fill="#3f434b"/>`,
  sleepingbag: (p) =>
    `<path d="M6 8q0-4.5 10-4.5T26 8v14q0 7-10 7T6 22z" fill="${p.slope(p.base)}"/><path d="M9 8.5q0-3 7-3t7 3-2 5-5 1.5-5-1.5-2-5z" fill="${shade(p.base, -0.2)}"/><rect x="11.5" y="6.8" width="9" height="5" rx="2" fill="#f1ede4"/><path d="M6 17h20M6 21h20M7 25h18" stroke="${shade(p.base, -0.08)}" stroke-width=".8"/><path d="M21.5 13.5q1 8 0 15" stroke="${p.accent}" stroke-width="1" fill="none"/>`,
  bottle: (p) =>
    `<path d="M13.5 2.5h5v3h-5z" fill="${p.tube(p.accent)}"/><rect x="11.5" y="5" width="9" height="4" rx="1.3" fill="${p.tube(p.accent)}"/><path d="M11 9h10q1.5 2 1.5 4.5 0 2-1 3.5 1 1.5 1 4v5.5q0 3-3 3h-7q-3 0-3-3V21q0-2.5 1-4-1-1.5-1-3.5Q9.5 11 11 9z" fill="${p.tube(p.base)}"/><path d="M12 19.5v7M12 11.5v3" stroke="#fff" opacity=".5" stroke-width="1.2" stroke-linecap="round"/>`,
  lantern: (p) =>
    `<path d="M11 7.5Q11 2.5 16 2.5t5 5" fill="none" stroke="#4c5058" stroke-width="1.2"/><path d="M10 7h12l1.5 3.5h-15z" fill="${p.tube(p.base)}"/><rect x="9.5" y="10.5" width="13" height="13.5" rx="1.5" fill="#fff3c9"/><circle cx="16" cy="17" r="4.5" fill="#ffd35c"/><path d="M9.5 10.5v13.5M22.5 10.5v13.5M13.8 10.5v13.5M18.2 10.5v13.5" stroke="${shade(p.base, -0.1)}" stroke-width=".9"/><path d="M8 23.5h16l1.5 5.5h-19z" fill="${p.tube(p.base)}"/><circle cx="16" cy="26.3" r="1.1" fill="${p.accent}"/>`,
  wateringcan: (p) =>
    `<path d="M12 12Q13 4 21 5.5t5.5 9" fill="none" stroke="${p.slope(shade(p.base, -0.08))}" stroke-width="1.9"/><path d="M9.5 12h15.5l1.2 14q.1 2-1.9 2H10.5q-2 0-1.9-2z" fill="${p.tube(p.base)}"/><path d="M9 21.5 3.5 11l1.3-.7 5 7z" fill="${p.slope(shade(p.base, -0.05))}"/><path d="M1.5 11.5 6 8l1 1.7-4.5 3z" fill="${p.accent}"/><ellipse cx="17.3" cy="12" rx="7.7" ry="1.5" fill="${shade(p.base, -0.16)}"/>`,
  plantpot: (p) =>
    `<path d="M7.5 15.5h17l-2 12q-.3 1.8-2.2 1.8h-8.6q-1.9 0-2.2-1.8z" fill="${p.tube(p.base)}"/><rect x="6.3" y="12.5" width="19.4" height="4" rx="1.3" fill="${p.tube(shade(p.base, 0.04))}"/><path d="M16 13.5V8" stroke="#3f7d3a" stroke-width="1.2"/><path d="M16 12Q8 12 7 4.5q8-.5 9 7.5zM16 12q8 0 9-7.5-8-.5-9 7.5zM16 10q-3.5-4.5 0-8.5 3.5 4 0 8.5z" fill="${p.slope('#5fae57')}"/>`,
  planter: (p) =>
    `<path d="M3 17h26l-1.8 9.5q-.4 2-2.4 2H7.2q-2 0-2.4-2z" fill="${p.slope(p.base)}"/><path d="M3 17h26l-.5 2.6h-25z" fill="${shade(p.base, -0.08)}"/><path d="M8 17q-2-6-4-7 5 0 5 7zM9 17q0-9 3-11 2 5-1 11zM16 17q-1-9 0-13 2.5 5 1.5 13zM22 17q0-8-1.5-11 4 3 4 11zM24 17q1-6 4-7-1 3-2 7z" fill="${p.slope('#62a85a')}"/><circle cx="12" cy="8" r="2" fill="#f07ca0"/><circle cx="21" cy="8.5" r="2" fill="#f5b94f"/><circle cx="16.5" cy="6" r="2" fill="#ef6a6a"/>`,
  trowel: (p) =>
    `<g transform="rotate(40 16 16)"><rect x="14" y="1.5" width="4" height="11" rx="2" fill="${p.tube(p.base)}"/><rect x="14.8" y="12" width="2.4" height="5" fill="${p.tube('#aab1bb')}"/><path d="M11.5 16.5h9q1 9-4.5 15-5.5-6-4.5-15z" fill="${p.tube('#c8ced6')}"/><path d="M16 18.5v10" stroke="#9299a3" stroke-width=".7"/></g>`,
  secateurs: (p) =>
    `<path d="M17 14.5Q20 5 15.5 1.5 10 6 14 15z" fill="${p.slope('#cfd5dc')}"/><path d="M15.5 14.5Q22 10 23 3.5q-6 1.5-9 10z" fill="${p.slope('#aab1bb')}"/><path d="M14.5 15q-7 4-6.5 13.5 0 1.5 1.5 1.5t1.8-1.5Q12 22 17 17z" fill="${p.slope(p.base)}"/><path d="M16.5 15q6 4 6.5 13 0 1.5-1.5 1.5t-1.7-1.5Q19.5 22 14.5 17z" fill="${p.slope(shade(p.base, -0.06))}"/><circle cx="15.8" cy="15.5" r="1.7" fill="${p.accent}"/>`,
  hose: (p) =>
    `<g fill="none" stroke-width="2.3"><ellipse cx="15" cy="22" rx="11.5" ry="5" stroke="${shade(p.base, -0.08)}"/><ellipse cx="15" cy="19.3" rx="11.5" ry="5" stroke="${p.base}"/><ellipse cx="15" cy="16.6" rx="11.5" ry="5" stroke="${shade(p.base, 0.07)}"/><path d="M24 14Q29 10 23 7.5" stroke="${shade(p.base, 0.07)}"/></g><path d="M14 4.5h9.5v4H19l-1 5h-3.5l1-5H14z" fill="${p.slope(p.accent)}"/><rect x="11" y="4" width="3.5" height="5" rx=".8" fill="#4c5058"/>`,
  birdhouse: (p) =>
    `<path d="M15 25h2v5h-2z" fill="#7b5a3b"/><path d="M7 13.5h18V25q0 1.5-1.5 1.5h-15Q7 26.5 7 25z" fill="${p.slope(p.base)}"/><path d="M16 3 3.5 13.5l1.8 2L16 7l10.7 8.5 1.8-2z" fill="${p.slope(p.accent)}"/><path d="M16 6 7.5 13.5h17z" fill="${shade(p.base, 0.05)}"/><circle cx="16" cy="17.5" r="3.3" fill="#4b3423"/><path d="M16 23v2.5" stroke="#7b5a3b" stroke-width="1.5" stroke-linecap="round"/>`,
  drill: (p) =>
    `<path d="M1.5 10.8h5v1.6h-5z" fill="#9aa1ab"/><path d="M6 9h4.5v5.2H6z" fill="#3c4048"/><path d="M10 6.5h15q3.5 0 3.5 3.5v3q0 3.5-3.5 3.5H10z" fill="${p.slope(p.base)}"/><path d="M19 16h7l-1.3 8H18z" fill="${p.slope(shade(p.base, -0.06))}"/><path d="M15.5 23.5h12.5v4q0 1.5-1.5 1.5H17q-1.5 0-1.5-1.5z" fill="#3c4048"/><path d="M18.5 17.5q-3 0-2.5 3.5" stroke="#3c4048" stroke-width="1.3" fill="none"/><path d="M13 9.5h9M13 11.5h9" stroke="${p.accent}" stroke-width=".9"/>`,
  parasol: (p) =>
    `<path d="M16 5v23" stroke="#9b7650" stroke-width="1.5"/><path d="M2 15.5Q4 4 16 4t14 11.5q-3.5-2-7 0-3.5-2-7 0-3.5-2-7 0-3.5-2-7 0z" fill="${p.slope(p.base)}"/><path d="M9 15.5Q10 6 16 4q6 2 7 11.5-3.5-2-7 0-3.5-2-7 0z" fill="${p.slope(p.accent)}"/><ellipse cx="16" cy="28.5" rx="5.5" ry="1.5" fill="#6d7079"/>`,
  rucksack: (p) =>
    `<path d="M12 5.5Q12 2 16 2t4 3.5" fill="none" stroke="${shade(p.base, -0.15)}" stroke-width="1.3"/><rect x="5.5" y="4" width="21" height="5" rx="2.5" fill="${p.slope(p.accent)}"/><path d="M6.5 9h19l1 17q0 3.3-3.3 3.3H8.8Q5.5 29.3 5.5 26z" fill="${p.slope(p.base)}"/><path d="M6.5 8.5h19q.5 6-3 6.5h-13q-3.5-.5-3-6.5z" fill="${p.slope(shade(p.base, 0.06))}"/><path d="M11 13v4M21 13v4" stroke="#4b3f35" stroke-width="1.3"/><rect x="9.5" y="18.5" width="13" height="8" rx="2" fill="${p.slope(shade(p.base, -0.06))}"/><path d="M9.5 21h13" stroke="${p.accent}" stroke-width=".8"/><path d="M3.5 15h2.3v10H4.5q-1 0-1-1zM28.5 15h-2.3v10h1.3q1 0 1-1z" fill="${shade(p.base, -0.1)}"/>`,
} satisfies Record<string, Drawing>;
