/** Dials of clocks and watches as SVG. */
export interface DialArt {
  readonly ground: string;
  readonly accent: string;
}

const ROMAN = ['XII', 'I', 'II', 'III', 'IIII', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI'];
const turned = (steps: number, of: number, body: string): string =>
  `<g transform="rotate(${(360 / of) * steps} 500 500)">${body}</g>`;

function minutes(ink: string): string {
  const marks = Array.from({ length: 60 }, (_, i) =>
    turned(
      i,
      60,
      `<rect x="${i % 5 ? 497 : 493}" y="30" width="${i % 5 ? 6 : 14}" height="${i % 5 ? 26 : 36}" fill="${ink}"/>`,
    ),
  );
  return marks.join('');
}

/** A round dial with Roman or Arabic numerals; the corners of the sheet stay in the color of the ground. */
export function dialSvg({ ground, accent }: DialArt, roman: boolean): string {
  const numerals = ROMAN.map((name, hour) => {
    const text = roman ? name : String(hour || 12);
    const angle = (Math.PI * hour) / 6;
    const [x, y] = [500 + 350 * Math.sin(angle), 500 - 350 * Math.cos(angle)];
    return `<text x="${x.toFixed(1)}" y="${(y + 38).toFixed(1)}" text-anchor="middle" font-family="${roman ? 'Liberation Serif' : 'Liberation Sans'}" font-size="${roman ? 100 : 118}" fill="${accent}">${text}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1000" viewBox="0 0 1000 1000"><rect width="1000" height="1000" fill="${ground}"/><circle cx="500" cy="500" r="482" fill="none" stroke="${accent}" stroke-width="5"/>${minutes(accent)}${numerals.join('')}</svg>`;
}
