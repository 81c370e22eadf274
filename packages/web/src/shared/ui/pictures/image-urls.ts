const FIELDS = [
  'imgUrl1',
  'imgUrl2',
  'imgUrl3',
  'imgUrl4',
  'imgUrl5',
  'imgUrl6',
  'imgUrl7',
  'imgUrl8',
  'imgUrl9',
  'imgUrl10',
] as const;

/** The URLs in the fields `imgUrl1` to `imgUrl10` of goods or reviews, without empty fields. */
export const imageUrlsOf = (
  source: Readonly<Partial<Record<(typeof FIELDS)[number], string | null | undefined>>>,
): readonly string[] => FIELDS.flatMap((field) => source[field] ?? []);
