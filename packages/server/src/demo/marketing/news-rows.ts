/** Titles en|cn|de|es|fr|ja; the text in English. */
export type NewsRow = readonly [slug: string, daysAgo: number, titles: string, content: string];

// prettier-ignore
export const NEWS: readonly NewsRow[] = [
  ['new-stores', 2, 'Five new stores this month|本月新增五家店铺|Fünf neue Shops in diesem Monat|Cinco tiendas nuevas este mes|Cinq nouvelles boutiques ce mois-ci|今月の新しいお店は五つ',
    'Coral Bay from Cape Town, Quarter Past from Biel, Sugar & Fig from Brussels, Little Acorn from Dublin and Tidy Nest from Utrecht have opened. Each has shown us where its goods are made before the first one went on sale.'],
  ['freight-parts', 9, 'Freight in three plain parts|运费分为三项，一目了然|Versandkosten in drei klaren Teilen|El envío, en tres partes claras|Le port en trois parties claires|送料は三つの内訳で',
    'What delivery costs is now shown before checkout as dispatch, long-distance freight and delivery. Light parcels often travel free. The sum never grows after you have paid.'],
  ['reviews', 27, 'How our ratings are counted|评分是怎样统计的|Wie unsere Bewertungen gezählt werden|Cómo contamos las valoraciones|Comment nous comptons les avis|評価の数え方',
    'A rating is the average of reviews from people who bought the goods here. We do not buy, hide or reorder them, and pieces sold are counted from paid orders.'],
  ['languages', 41, 'Goods and categories in your language|商品与分类支持多种语言|Artikel und Kategorien in Ihrer Sprache|Artículos y categorías en tu idioma|Articles et catégories dans votre langue|商品とカテゴリーをあなたの言語で',
    'The shop, its categories and its goods speak 21 languages now, and pages read from right to left where that is how you read. What a store writes itself stays in its own words, and the page says so.'],
  ['held-payments', 60, 'Your money is held until the goods arrive|货款托管，收货后才付给商家|Ihr Geld wird verwahrt, bis die Ware da ist|Guardamos tu dinero hasta que llegue el pedido|Votre argent est gardé jusqu’à l’arrivée du colis|代金は商品が届くまでお預かりします',
    'What you pay is held by the mall and goes to the store when you confirm that the goods have arrived. Every movement stands in your wallet beside its order.'],
];

/** Public texts of the mall, by setting code. */
export const SETTINGS: Readonly<Record<string, string>> = {
  site_announcement: 'Free delivery on light parcels, every day.',
  site_about:
    'openmall is a marketplace of small stores from thirty cities. Its figures are counted from records, and its prices include nothing you have not seen.',
};
