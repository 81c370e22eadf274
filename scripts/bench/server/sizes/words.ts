/**
 * Languages that are searched at each size of the mall, with words that many goods have and one that few have. Half of the
 * goods are translated, each into one of them. With English these are ten scripts.
 */
export interface SearchedLanguage {
  readonly lang: string;
  readonly name: string;
  readonly common: readonly string[];
  readonly rare: string;
}

const row = (lang: string, name: string, common: string, rare: string): SearchedLanguage => ({
  ...{ lang, name, common: common.split(' '), rare },
});

export const SEARCHED_LANGUAGES: readonly SearchedLanguage[] = [
  row('de', 'German', 'Tasche Lampe Uhr Teppich Jacke Tasse Kissen Schuh', 'Quarz'),
  row('vi', 'Vietnamese', 'túi đèn thảm khoác cốc gối giày ghế', 'thạch'),
  row('ru', 'Russian', 'сумка лампа часы ковёр куртка чашка подушка ботинки', 'кварц'),
  row('el', 'Greek', 'τσάντα λάμπα ρολόι χαλί μπουφάν φλιτζάνι μαξιλάρι παπούτσι', 'χαλαζίας'),
  row('ar', 'Arabic', 'حقيبة مصباح ساعة سجادة سترة كوب وسادة حذاء', 'كوارتز'),
  row('hi', 'Hindi', 'बैग दीपक घड़ी कालीन जैकेट प्याला तकिया जूता', 'स्फटिक'),
  row('th', 'Thai', 'กระเป๋า โคมไฟ นาฬิกา พรม เสื้อ ถ้วย หมอน รองเท้า', 'ควอตซ์'),
  row('cn', 'Chinese', '皮包 台灯 手表 地毯 夹克 杯子 枕头 鞋子', '石英'),
  row('ja', 'Japanese', 'バッグ ランプ 時計 カーペット ジャケット カップ 枕 靴', '水晶'),
  row('ko', 'Korean', '가방 램프 시계 카펫 재킷 찻잔 베개 신발', '석영'),
];

/** How many goods have the rare word of a language, at each size of the mall. */
const RARE = 40;

const textArray = (words: readonly string[]) => `array[${words.map((word) => `'${word}'`).join(',')}]`;

const caseOf = (values: readonly string[]) =>
  `case n % ${values.length} ${values.map((value, at) => `when ${at} then ${value}`).join(' ')} end`;

/** SQL of the language of translation \`n\`. */
export const LANGUAGE_OF = caseOf(SEARCHED_LANGUAGES.map(({ lang }) => `'${lang}'`));

/** SQL of the name in translation \`n\`: two common words, its number, and the rare word for the first ones. */
export const NAME_OF = caseOf(
  SEARCHED_LANGUAGES.map(({ common, rare }) => {
    const one = `(${textArray(common)})[1 + n / ${SEARCHED_LANGUAGES.length} % ${common.length}]`;
    const other = `(${textArray(common)})[1 + n / ${SEARCHED_LANGUAGES.length * 9} % ${common.length}]`;
    return `${one} || ' ' || ${other} || ' ' || n || case when n <= ${RARE * SEARCHED_LANGUAGES.length} then ' ${rare}' else '' end`;
  }),
);
