/** Titles en|cn|de|es|fr|ja; the text in English. */
export type NewsRow = readonly [slug: string, daysAgo: number, titles: string, content: string];

// prettier-ignore
export const NEWS: readonly NewsRow[] = [
  ['new-stores', 2, 'Five new stores this month|本月新增五家店铺|Fünf neue Geschäfte in diesem Monat|Cinco tiendas nuevas este mes|Cinq nouvelles boutiques ce mois-ci|今月の新しいお店は五つ',
    'Coral Bay from Cape Town, Quarter Past from Biel, Sugar & Fig from Brussels, Little Acorn from Dublin and Tidy Nest from Utrecht have opened. Each has shown us where its goods are made before the first one went on sale.'],
  ['freight-parts', 9, 'Freight in three plain parts|运费分为三项，一目了然|Versandkosten in drei klaren Teilen|El envío, en tres partes claras|Le port en trois parties claires|送料は三つの内訳で',
    'What delivery costs is now shown before checkout as dispatch, long-distance freight and delivery. Light parcels often travel free. The sum never grows after you have paid.'],
  ['returns', 16, 'Seven days to change your mind|七天内可改变主意|Sieben Tage, um es sich anders zu überlegen|Siete días para cambiar de idea|Sept jours pour changer d’avis|七日間は考え直せます',
    'Send goods back within seven days of their arrival, unused and in their packing. The money returns to your balance as soon as the store confirms it.'],
  ['reviews', 27, 'How our ratings are counted|评分是怎样统计的|Wie unsere Bewertungen gezählt werden|Cómo contamos las valoraciones|Comment nous comptons les avis|評価の数え方',
    'A rating is the average of reviews from people who bought the goods here. We do not buy, hide or reorder them, and pieces sold are counted from paid orders.'],
  ['languages', 41, 'The whole shop in 21 languages|全站支持二十一种语言|Das ganze Geschäft in 21 Sprachen|Toda la tienda en 21 idiomas|Toute la boutique en 21 langues|お店まるごと二十一の言語で',
    'Every page, every message and every error now speaks your language, and reads from right to left where that is how you read. Found a word we missed? Tell customer service.'],
  ['safe-deposits', 60, 'Deposits, step by step|充值步骤详解|Einzahlen, Schritt für Schritt|Ingresos, paso a paso|Les dépôts, étape par étape|入金の手順',
    'Before you copy a deposit address we ask you to confirm the network, show the smallest amount and what arrives. Your withdrawal address is bound once and shown in full each time.'],
];

/** Public texts of the shop, by setting code. */
export const SETTINGS: Readonly<Record<string, string>> = {
  site_announcement: 'Free delivery on light parcels, every day.',
  site_about:
    'openmall is a marketplace of small stores from thirty cities. Its figures are counted from records, and its prices include nothing you have not seen.',
};
