import type { BannerPicture } from '../scenes/other-scenes.ts';

export interface BannerRow {
  readonly picture: BannerPicture;
  readonly isBig: boolean;
  /** A route of the store, or `store:<slug>`. */
  readonly link: string;
  /** en|cn|de|es|fr|ja, each as `title/subtitle`. */
  readonly titles: string;
}

// prettier-ignore
export const BANNERS: readonly BannerRow[] = [
  { isBig: true, link: 'store:lumen-house',
    titles: 'Long evenings / Lamps, armchairs and everything soft|漫长的夜晚 / 灯、扶手椅和一切柔软的东西|Lange Abende / Lampen, Sessel und alles, was weich ist|Tardes largas / Lámparas, sillones y todo lo suave|Longues soirées / Lampes, fauteuils et tout ce qui est doux|長い夜に / ランプとアームチェアと、やわらかなもの',
    picture: { slug: 'long-evenings', tint: '#93a584', backdrop: 'stage', ratio: 1.82, figures: [['tablelamp#c26c4a#f4dcc2', 0.15, 0.77, 0.44], ['armchair#2f8587#f1cf9f', 0.44, 0.92, 0.63], ['cushion#d9a738#5d4a2a', 0.45, 0.71, 0.18], ['potted-plant', 0.71, 0.85, 0.4], ['mug#eadfc8#b65b38', 0.21, 0.96, 0.17]] } },
  { isBig: true, link: '/discounted',
    titles: 'Linen season / Dresses and shirts for the first warm week|亚麻季 / 第一个暖和的星期，从连衣裙和衬衫开始|Leinensaison / Kleider und Hemden für die erste warme Woche|Temporada de lino / Vestidos y camisas para la primera semana de calor|La saison du lin / Robes et chemises pour les premiers beaux jours|リネンの季節 / 暖かくなる週のワンピースとシャツ',
    picture: { slug: 'linen-season', tint: '#ef9db8', backdrop: 'stage', ratio: 1.82, figures: [['shirt#86b6de#f7f1e3', 0.7, 0.7, 0.46], ['dress#ee8374', 0.12, 0.86, 0.6], ['sunhat#eadfc8#b65b38', 0.4, 0.33, 0.22, -12], ['handbag', 0.46, 0.9, 0.4]] } },
  { isBig: true, link: 'store:clearnote-audio',
    titles: 'Sound that stays / Headphones and speakers you can open with one screw|声音常在 / 一颗螺丝就能拆开的耳机与音箱|Klang, der bleibt / Kopfhörer und Lautsprecher, die sich mit einer Schraube öffnen lassen|Sonido que dura / Auriculares y altavoces que se abren con un tornillo|Un son qui dure / Casques et enceintes qui s’ouvrent avec une vis|長く聴ける音 / ネジ一本で開けられるヘッドホンとスピーカー',
    picture: { slug: 'sound-that-stays', tint: '#86b6de', backdrop: 'stage', ratio: 1.82, figures: [['speaker#2b4266#e3d3b0', 0.18, 0.83, 0.55], ['headphone#34353c', 0.48, 0.85, 0.55], ['earbuds#f1efe9', 0.74, 0.91, 0.32], ['musical-note', 0.34, 0.31, 0.14, 10], ['musical-notes', 0.71, 0.42, 0.18, -8]] } },
  { isBig: true, link: 'store:summit-trail',
    titles: 'Out by Friday / Tents, boots and lanterns for two nights away|周五就出发 / 两夜之行的帐篷、登山靴与露营灯|Freitag raus / Zelte, Stiefel und Laternen für zwei Nächte|El viernes, fuera / Tiendas, botas y faroles para dos noches|Dehors vendredi / Tentes, chaussures et lanternes pour deux nuits|金曜は外へ / 二泊分のテントとブーツとランタン',
    picture: { slug: 'out-by-friday', tint: '#8fcbb5', backdrop: 'stage', ratio: 1.82, figures: [['evergreen-tree', 0.1, 0.74, 0.44], ['tent#ea8a3f', 0.38, 0.82, 0.5], ['rucksack#33594a#e5c07b', 0.72, 0.86, 0.4], ['lantern#d0433f#f6dcb0', 0.16, 0.94, 0.26], ['hiking-boot', 0.46, 0.94, 0.22]] } },
  { isBig: true, link: '/commodity',
    titles: 'Open every day / Eleven farms, one good cup|天天营业 / 十一座农园，一杯好咖啡|Jeden Tag offen / Elf Höfe, eine gute Tasse|Abierto cada día / Once fincas, una buena taza|Ouvert chaque jour / Onze fermes, une bonne tasse|毎日営業 / 十一の農園と、一杯のコーヒー',
    picture: { slug: 'one-good-cup', tint: '#d3bd97', backdrop: 'stage', ratio: 1.82, figures: [['pouch/hot-beverage#5a3d2b#f3e3c8', 0.15, 0.81, 0.53], ['coffeemaker#d0433f#f6dcb0', 0.46, 0.87, 0.58], ['mug#2f8587#f1cf9f', 0.72, 0.91, 0.3], ['croissant', 0.26, 0.96, 0.21], ['honey-pot', 0.75, 0.6, 0.23]] } },
  { isBig: true, link: 'store:paper-kite-toys',
    titles: 'No update needed / Toys made of beech, wool and imagination|无需更新 / 山毛榉、羊毛与想象力做成的玩具|Kein Update nötig / Spielzeug aus Buche, Wolle und Fantasie|Sin actualizaciones / Juguetes de haya, lana e imaginación|Sans mise à jour / Des jouets de hêtre, de laine et d’imagination|アップデート不要 / ブナとウールと想像力のおもちゃ',
    picture: { slug: 'no-update-needed', tint: '#f2c94c', backdrop: 'stage', ratio: 1.82, figures: [['locomotive', 0.11, 0.79, 0.4], ['teddy-bear', 0.41, 0.89, 0.6], ['blocks#3d78c2#ee8374', 0.69, 0.87, 0.37], ['kite', 0.71, 0.44, 0.3, 8], ['balloon', 0.22, 0.36, 0.21, -6]] } },
  { isBig: false, link: '/discounted',
    titles: 'Up to 40 % off / Running now, counted honestly|低至六折 / 正在进行，如实标价|Bis zu 40 % / Läuft jetzt, ehrlich gerechnet|Hasta un 40 % / Ahora, con cuentas claras|Jusqu’à −40 % / En ce moment, sans tricher|最大40％オフ / ただいま開催中、正直な価格で',
    picture: { slug: 'running-now', tint: '#ee8374', backdrop: 'stage', ratio: 2, figures: [['giftbox#d0433f#f6dcb0', 0.62, 0.86, 0.5], ['shopping-bags', 0.26, 0.92, 0.4], ['label', 0.86, 0.4, 0.2, 10]] } },
  { isBig: false, link: 'store:petal-and-clay',
    titles: 'Short lists / Skin care you can read|成分简单 / 看得懂的护肤|Kurze Listen / Hautpflege, die man lesen kann|Listas cortas / Cuidado de la piel que se entiende|Listes courtes / Des soins que l’on peut lire|短い成分表 / 読めるスキンケア',
    picture: { slug: 'short-lists', tint: '#b9a3d8', backdrop: 'stage', ratio: 2, figures: [['dropper#c77a83#f7e2d6', 0.3, 0.84, 0.52], ['tub#93a584#f0e6d2', 0.68, 0.9, 0.38], ['cherry-blossom', 0.84, 0.42, 0.2, 12]] } },
  { isBig: false, link: '/classification',
    titles: 'By the dozen / Trade prices from ten pieces|整打更优惠 / 十件起享批发价|Im Dutzend / Großhandelspreise ab zehn Stück|Por docenas / Precio mayorista desde diez piezas|À la douzaine / Prix de gros dès dix pièces|まとめ買い / 十点から卸価格',
    picture: { slug: 'by-the-dozen', tint: '#86b6de', backdrop: 'stage', ratio: 2, figures: [['carton#d3bd97#8a6f4a', 0.28, 0.82, 0.42], ['carton#c99a64#7a523a', 0.72, 0.9, 0.56], ['mug#2b4266#e3d3b0', 0.32, 0.96, 0.22]] } },
];
