/** The painted skin of a nesting doll as SVG: its face and apron are in the middle of the sheet. */
import { shade } from '../../../packages/server/src/demo/pictures/colour.ts';

interface DollArt {
  readonly ground: string;
  readonly accent: string;
  readonly layout: number;
}

const [SKIN, HAIR, INK, LEAF] = ['#f3d3b2', '#5b3421', '#2e1f18', '#4d7f4a'];

function flower(x: number, y: number, size: number, petal: string): string {
  const petals = [0, 72, 144, 216, 288].map(
    (turn) =>
      `<ellipse cx="${x}" cy="${y - size * 0.62}" rx="${size * 0.4}" ry="${size * 0.52}" fill="${petal}" transform="rotate(${turn} ${x} ${y})"/>`,
  );
  return `${petals.join('')}<circle cx="${x}" cy="${y}" r="${size * 0.34}" fill="#f4cf5c"/>`;
}

const leaf = (x: number, y: number, turn: number): string =>
  `<path d="M${x} ${y}q26 -34 0 -78q-26 44 0 78" fill="${LEAF}" transform="rotate(${turn} ${x} ${y})"/>`;

const face = `<ellipse cx="800" cy="238" rx="128" ry="120" fill="${SKIN}"/>
  <path d="M672 232c0-150 256-150 256 0c-40-66-84-86-128-96c-44 10-88 30-128 96" fill="${HAIR}"/>
  ${[-1, 1].map((side) => `<ellipse cx="${800 + side * 46}" cy="232" rx="12" ry="15" fill="${INK}"/><circle cx="${804 + side * 46}" cy="227" r="4" fill="#fff"/><path d="M${800 + side * 24} 206q${side * 22} -16 ${side * 46} 0" fill="none" stroke="${HAIR}" stroke-width="6" stroke-linecap="round"/><circle cx="${800 + side * 72}" cy="270" r="24" fill="#ea8f80" opacity=".7"/>`).join('')}
  <path d="M795 250q5 8 10 0" fill="none" stroke="#c98a6a" stroke-width="5"/><path d="M774 286q26 26 52 0q-26 8 -52 0" fill="#c8322f"/>`;

export function nestingSheet({ ground, accent, layout }: DollArt): string {
  const shawl = shade(ground, -0.12);
  const dots = Array.from({ length: 28 }, (_, i) => {
    const [x, y] = [(i % 14) * 120 + (i > 13 ? 60 : 0), i > 13 ? 130 : 60];
    return Math.abs(x - 800) < 170 ? '' : `<circle cx="${x}" cy="${y}" r="17" fill="#fbf3e2"/>`;
  });
  const band = Array.from(
    { length: 32 },
    (_, i) => `<circle cx="${25 + i * 50}" cy="945" r="13" fill="${i % 2 ? '#fbf3e2' : '#f4cf5c'}"/>`,
  );
  const bunch =
    layout === 0
      ? flower(800, 640, 84, accent) + flower(700, 740, 56, '#f0a04b') + flower(900, 740, 56, '#f0a04b')
      : flower(800, 720, 84, accent) + flower(710, 620, 52, '#d0433f') + flower(890, 620, 52, '#d0433f');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000" viewBox="0 0 1600 1000"><rect width="1600" height="1000" fill="${ground}"/>
    <rect width="1600" height="400" fill="${shawl}"/>${dots.join('')}<path d="M560 400q240 150 480 0l60 0v-60h-600v60z" fill="${shawl}"/><path d="M744 402l-70 92 92-40 34-46 34 46 92 40-70-92z" fill="${shade(ground, 0.1)}"/>
    <circle cx="800" cy="235" r="158" fill="#fbf3e2"/>${face}
    <ellipse cx="800" cy="690" rx="240" ry="205" fill="#fbf3e2"/><ellipse cx="800" cy="690" rx="222" ry="188" fill="none" stroke="${accent}" stroke-width="7"/>
    ${leaf(640, 700, -70)}${leaf(960, 700, 70)}${leaf(800, 850, 180)}${leaf(760, 560, -30)}${leaf(840, 560, 30)}${bunch}
    <rect y="900" width="1600" height="100" fill="${shawl}"/>${band.join('')}</svg>`;
}
