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

interface NumeralRing {
  readonly y: number;
  readonly radius: number;
  readonly size: number;
  readonly ink: string;
}

/** A numeral whose middle lies on a circle around (500, `y`), at a share of its turn. */
function numeral(text: string, share: number, { y, radius, size, ink }: NumeralRing): string {
  const angle = 2 * Math.PI * share;
  const [left, top] = [500 + radius * Math.sin(angle), y - radius * Math.cos(angle)];
  return `<text x="${left.toFixed(1)}" y="${(top + size * 0.35).toFixed(1)}" text-anchor="middle" font-family="Liberation Sans" font-size="${size}" fill="${ink}">${text}</text>`;
}

/** The dial of a stopwatch: sixty seconds with fifths, and a small dial for minutes. */
export function stopwatchSvg({ ground, accent }: DialArt): string {
  const fifths = Array.from({ length: 300 }, (_, i) => {
    const tall = i % 25 === 0 ? 44 : i % 5 === 0 ? 34 : 18;
    return turned(
      i,
      300,
      `<rect x="${i % 25 ? 498.5 : 495}" y="30" width="${i % 25 ? 3 : 10}" height="${tall}" fill="${accent}"/>`,
    );
  });
  const outer = { y: 500, radius: 378, size: 74, ink: accent };
  const inner = { y: 317, radius: 76, size: 34, ink: accent };
  const seconds = Array.from({ length: 12 }, (_, i) => numeral(String(i * 5 || 60), i / 12, outer));
  const minuteMarks = Array.from(
    { length: 30 },
    (_, i) =>
      `<g transform="rotate(${i * 12} 500 317)"><rect x="498" y="197" width="4" height="${i % 5 ? 12 : 20}" fill="${accent}"/></g>`,
  );
  const minuteNumerals = [10, 20, 30].map((value) => numeral(String(value), value / 30, inner));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1000" viewBox="0 0 1000 1000"><rect width="1000" height="1000" fill="${ground}"/><circle cx="500" cy="500" r="484" fill="none" stroke="${accent}" stroke-width="4"/>${fifths.join('')}${seconds.join('')}<circle cx="500" cy="317" r="124" fill="${ground}"/><circle cx="500" cy="317" r="122" fill="none" stroke="${accent}" stroke-width="4"/>${minuteMarks.join('')}${minuteNumerals.join('')}</svg>`;
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
