/** Drawings of 100 × 100 in two tones: `a` for the body, `b` for the details. */
export type Drawing = (a: string, b: string) => string;

const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;
const line = (d: string, stroke: string, width = 3) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

const sneaker: Drawing = (a, b) =>
  path('M12 42c8 3 15 1 20-8 3 2 6 2 9 0l16 16c6 5 15 7 24 9 6 1 9 5 8 11H13c-3-9-3-19-1-28z', a) +
  path('M12 68h78c1 5-1 8-5 8H18c-4 0-6-3-6-8z', '#fff') +
  line('M38 46l8-5M44 52l8-5M50 57l7-5', '#fff') +
  path('M12 42c6 2 11 2 15-2l4 28H13c-3-9-3-18-1-26z', b);

const boot: Drawing = (a, b) =>
  path('M30 16h28v32c10 6 22 8 27 14 3 4 2 8 2 12H30z', a) +
  path('M28 74h61v8H28z', b) +
  path('M28 14h32v9H28z', b) +
  line('M46 32h12M46 40h12M50 48h12', '#fff');

const beanie: Drawing = (a, b) =>
  path('M22 64c0-24 10-38 28-38s28 14 28 38z', a) +
  `<circle cx="50" cy="22" r="9" fill="${b}"/>` +
  `<rect x="17" y="62" width="66" height="16" rx="7" fill="${b}"/>` +
  line('M36 62c0-14 3-24 8-32M64 62c0-14-3-24-8-32', b, 2);

const teapot: Drawing = (a, b) =>
  line('M74 46c14-4 18 14 2 20', b, 6) +
  path('M26 46c-8-2-12-8-16-12l-4 4c6 8 12 20 20 26z', a) +
  path('M24 44h52c6 14 2 30-8 36H32c-10-6-14-22-8-36z', a) +
  path('M34 44c2-8 8-12 16-12s14 4 16 12z', b) +
  `<circle cx="50" cy="28" r="4.5" fill="${b}"/>` +
  line('M34 14c-6 8 38 8 32 0', b, 4);

const mug: Drawing = (a, b) =>
  line('M66 42c18-4 18 24 0 22', b, 7) +
  path('M24 32h44v38c0 9-5 14-12 14H36c-7 0-12-5-12-14z', a) +
  `<ellipse cx="46" cy="32" rx="22" ry="5" fill="${b}"/>` +
  line('M38 22c-4-5 4-8 0-13M50 22c-4-5 4-8 0-13', b, 2);

const lamp: Drawing = (a, b) =>
  `<circle cx="50" cy="40" r="29" fill="${a}"/>` +
  line('M25 27h50M21 37h58M21 47h58M26 57h48', b, 1.5) +
  `<rect x="40" y="8" width="20" height="6" rx="2" fill="${b}"/>` +
  path('M47 68h6v14h-6z', b) +
  `<rect x="32" y="82" width="36" height="7" rx="3" fill="${b}"/>`;

const shirt: Drawing = (a, b) =>
  path('M34 16l-24 14 9 20 9-4v40h44V46l9 4 9-20-24-14c-5 9-27 9-32 0z', a) +
  line('M34 16c5 9 27 9 32 0', b, 4) +
  line('M28 46v-8M72 46v-8', b, 2);

const house: Drawing = (a, b) =>
  path('M14 50l36-32 36 32h-9v34H23V50z', a) +
  path('M10 52l40-36 40 36-4 4-36-32-36 32z', b) +
  path('M43 84V60h14v24z', b) +
  path('M60 44h9v9h-9zM31 44h9v9h-9z', '#fff');

const shop: Drawing = (a, b) =>
  path('M18 46h64v38H18z', a) +
  path('M14 24h72l4 20c-6 8-14 8-20 0-6 8-14 8-20 0-6 8-14 8-20 0-6 8-14 8-20 0z', b) +
  path('M28 56h18v28H28zM54 56h20v14H54z', '#fff');

const document: Drawing = (a, b) =>
  `<rect x="14" y="26" width="72" height="50" rx="6" fill="${a}"/><circle cx="34" cy="46" r="8" fill="#fff"/>` +
  path('M20 68c0-16 28-16 28 0z', '#fff') +
  line('M58 40h20M58 50h20M58 60h12', b);

const coin: Drawing = (a, b) =>
  `<circle cx="50" cy="50" r="34" fill="${a}"/><circle cx="50" cy="50" r="26" fill="none" stroke="${b}" stroke-width="3"/>` +
  line('M36 38h28M50 38v30', '#fff', 6);

const truck: Drawing = (a, b) =>
  path('M8 32h50v34H8z', a) +
  path('M60 42h16l14 14v10H60z', b) +
  `<circle cx="26" cy="68" r="9" fill="${b}"/><circle cx="74" cy="68" r="9" fill="${a}"/>`;

const parcel: Drawing = (a, b) =>
  path('M14 36l36-16 36 16v34L50 86 14 70z', a) +
  path('M14 36l36 15 36-15-36-16z', b) +
  line('M50 51v35M32 28l36 15', '#fff');

/** Drawings by name. The first match counts; the last entry matches every name. */
export const drawings: readonly (readonly [RegExp, Drawing])[] = [
  [/sneaker|shoes|spring/, sneaker],
  [/boot/, boot],
  [/beanie|hat|northwind-banner|banners\/northwind/, beanie],
  [/mug/, mug],
  [/tea|kumo/, teapot],
  [/lamp/, lamp],
  [/cloth|shirt/, shirt],
  [/stores|northwind/, shop],
  [/home|house/, house],
  [/kyc|credit|private/, document],
  [/usdt|coin|recharge/, coin],
  [/delivery|news/, truck],
  [/./, parcel],
];
