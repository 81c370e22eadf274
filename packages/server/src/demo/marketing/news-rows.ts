/** Titles en|cn|de|es|fr|ja; the text in English. */
export type NewsRow = readonly [slug: string, daysAgo: number, titles: string, content: string];

// prettier-ignore
export const NEWS: readonly NewsRow[] = [
  ['new-stores', 2, 'Five new stores this month|本月新增五家店铺|Fünf neue Shops in diesem Monat|Cinco tiendas nuevas este mes|Cinq nouvelles boutiques ce mois-ci|今月の新しいお店は五つ',
    'Coral Bay from Cape Town, Quarter Past from Biel, Sugar & Fig from Brussels, Little Acorn from Dublin and Tidy Nest from Utrecht have opened. Each one showed us where its products are made before the first sale.'],
  ['freight-parts', 9, 'Shipping costs at a glance|运费分为三项，一目了然|Versandkosten in drei klaren Teilen|El envío, en tres partes claras|Le port en trois parties claires|送料は三つの内訳で',
    'You now see shipping costs before checkout, split into dispatch, long-distance transport and delivery. Light parcels often ship free. The total never goes up after you pay.'],
  ['reviews', 27, 'How we count ratings|评分是怎样统计的|Wie unsere Bewertungen gezählt werden|Cómo contamos las valoraciones|Comment nous comptons les avis|評価の数え方',
    'A rating is the average of reviews from people who bought the product here. We don’t buy, hide or reorder reviews, and we count sales from paid orders.'],
  ['languages', 41, 'Products and categories in your language|商品与分类支持多种语言|Artikel und Kategorien in Ihrer Sprache|Artículos y categorías en tu idioma|Articles et catégories dans votre langue|商品とカテゴリーをあなたの言語で',
    'The shop, its categories and its products are now available in 21 languages, with right-to-left pages where needed. Texts that a store writes itself are not translated, and the page tells you so.'],
  ['held-payments', 60, 'We hold your money until your order arrives|货款托管，收货后才付给商家|Ihr Geld wird verwahrt, bis die Ware da ist|Guardamos tu dinero hasta que llegue el pedido|Votre argent est gardé jusqu’à l’arrivée du colis|代金は商品が届くまでお預かりします',
    'We hold your payment and pay the store when you confirm that your order has arrived. Your wallet shows every movement next to its order.'],
];

/** Public texts of the mall, by setting code. */
export const SETTINGS: Readonly<Record<string, string>> = {
  site_announcement: 'Free delivery on light parcels, every day.',
  site_about:
    'openmall is a marketplace of small stores from thirty cities. Its figures come from real records, and you see every cost before you pay.',
};
