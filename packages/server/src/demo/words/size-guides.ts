import type { SizeGuideRow } from '../../domain/catalog/size-guide.ts';

/** Measurements of the body in centimetres: `chest 78–82`, separated by commas; rows begin with the size and `:`. */
// prettier-ignore
const GUIDES: Readonly<Record<string, string>> = {
  women: 'XS: chest 78–82, waist 62–66, hips 86–90; S: chest 82–88, waist 66–72, hips 90–96; M: chest 88–94, waist 72–78, hips 96–102; L: chest 94–102, waist 78–86, hips 102–110; XL: chest 102–112, waist 86–96, hips 110–118; XXL: chest 112–122, waist 96–107, hips 118–127',
  men: 'XS: chest 82–86, waist 70–74, hips 86–90; S: chest 86–94, waist 74–82, hips 90–96; M: chest 94–102, waist 82–90, hips 96–102; L: chest 102–110, waist 90–98, hips 102–108; XL: chest 110–118, waist 98–106, hips 108–114; XXL: chest 118–126, waist 106–115, hips 114–121',
  waist: 'W28: waist 70–72, hips 86–89; W30: waist 75–77, hips 90–94; W32: waist 80–82, hips 95–99; W34: waist 85–88, hips 100–104; W36: waist 90–93, hips 105–109',
  belt: '85 cm: waist 80–89; 95 cm: waist 90–99; 105 cm: waist 100–109; 115 cm: waist 110–119',
  kids: '92: height 87–92; 104: height 99–104; 116: height 111–116; 128: height 123–128; 140: height 135–140',
  baby: '62: height 57–62; 68: height 63–68; 74: height 69–74; 80: height 75–80; 86: height 81–86',
  hat: '54–56: head 54–56; 57–59: head 57–59; 60–62: head 60–62',
  ring: '50: finger 5–5; 52: finger 5.2–5.2; 54: finger 5.4–5.4; 56: finger 5.6–5.6; 58: finger 5.8–5.8; 60: finger 6–6',
  socks: '35–38: foot 22–24.3; 39–42: foot 24.5–26.8; 43–46: foot 27–29.3',
  shoes: '36 3.5 6: foot 22.2–22.7; 37 4 6.5: foot 22.8–23.3; 38 5 7.5: foot 23.4–24; 39 6 8.5: foot 24.1–24.7; 40 6.5 9: foot 24.8–25.4; 41 7.5 10: foot 25.5–26',
  'shoes-men': '40 6.5 7.5: foot 24.8–25.4; 41 7 8: foot 25.5–26; 42 8 9: foot 26.1–26.7; 43 9 10: foot 26.8–27.4; 44 9.5 10.5: foot 27.5–28; 45 10.5 11.5: foot 28.1–28.7',
};

const ALPHABETIC: ReadonlySet<string> = new Set(['apparel', 'apparel-short']);

function rowOf(text: string): SizeGuideRow {
  const [head = '', body = ''] = text.split(': ');
  const [, size = head, uk, us] = /^(\d+) ([\d.]+) ([\d.]+)$/.exec(head.trim()) ?? [];
  const measures = body.split(', ').map((measure) => {
    const [part = '', range = ''] = measure.split(' ');
    const [from = '', to = from] = range.split('–');
    return { part: part as SizeGuideRow['measures'][number]['part'], from: Number(from), to: Number(to) }; // Written above.
  });
  return { size: size.trim(), ...(uk && us && { uk, us }), measures };
}

/** The size guide of goods with these sizes; undefined where a body has no part in them. */
export function sizeGuideOf(
  sizeKey: string,
  categorySlug: string,
  labels: readonly string[],
): readonly SizeGuideRow[] | undefined {
  const alphabetic = categorySlug === 'womens-fashion' ? 'women' : 'men';
  const guide = GUIDES[ALPHABETIC.has(sizeKey) ? alphabetic : sizeKey];
  const rows = guide?.split('; ').map(rowOf) ?? [];
  const offered = rows.filter(({ size }) => labels.includes(size));
  return offered.length > 0 ? offered : undefined;
}
