import type { CategoryRow } from './category-row.ts';

// prettier-ignore
export const shoesBags: CategoryRow = {
  slug: 'shoes-bags', drawing: 'handbag', tint: '#bd8f5a',
  children: [
    { slug: 'womens-shoes', family: 'shoes', props: 'handbag giftbox#c77a83#f7e2d6 socks bouquet',
      kinds: [
        ['Ballet Flats|芭蕾平底鞋|Ballerinas|Bailarinas|Ballerines|バレエシューズ', 'ballet-shoes flat-shoe', '34-79', 420, 'suede vegan-leather memory-foam', 'fashion', 'shoes', 'cobbles and carpets'],
        ['Heeled Pumps|高跟鞋|Pumps|Zapatos de tacón|Escarpins|パンプス', 'high-heeled-shoe', '49-119', 620, 'suede vegan-leather cushioned', 'fashion', 'shoes', 'the evening that matters'],
        ['Heeled Sandals|高跟凉鞋|Sandaletten|Sandalias de tacón|Sandales à talon|ヒールサンダル', 'womans-sandal', '39-89', 480, 'suede vegan-leather memory-foam', 'fashion', 'shoes', 'weddings on grass'],
        ['Knee Boots|及膝靴|Stiefel|Botas altas|Bottes|ロングブーツ', 'womans-boot', '79-179', 1250, 'full-grain suede waterproof', 'leather', 'shoes', 'skirts in November'],
      ] },
    { slug: 'mens-shoes', family: 'shoes', props: 'belt#7a523a#dcb35a socks briefcase wristwatch#c3c8d0#34353c',
      kinds: [
        ['Derby Shoes|德比鞋|Derbyschuhe|Zapatos derby|Derbies|ダービーシューズ', 'mans-shoe', '69-169', 1100, 'full-grain cushioned handmade', 'leather', 'shoes-men', 'suits, and chinos on other days'],
        ['Loafers|乐福鞋|Loafer|Mocasines|Mocassins|ローファー', 'loafer', '59-139', 860, 'suede full-grain memory-foam', 'leather', 'shoes-men', 'bare ankles'],
        ['Hiking Boots|登山靴|Wanderschuhe|Botas de montaña|Chaussures de randonnée|ハイキングブーツ', 'hiking-boot', '79-189', 1350, 'waterproof breathable non-slip', 'outdoor', 'shoes-men', 'scree and puddles'],
      ] },
    { slug: 'sneakers-slippers', family: 'shoes', props: 'socks bottle#3d78c2#f3d27a backpack ball#ea8a3f#fbe6c2',
      kinds: [
        ['Running Shoes|跑步鞋|Laufschuhe|Zapatillas de correr|Chaussures de course|ランニングシューズ', 'running-shoe', '59-139', 560, 'cushioned lightweight breathable', 'sport', 'shoes', 'the first five kilometres and the fiftieth'],
        ['Court Sneakers|板鞋|Sneaker|Zapatillas urbanas|Baskets|コートスニーカー', 'sneaker', '49-109', 720, 'vegan-leather canvas recycled', 'fashion', 'shoes', 'pavements'],
        ['House Slippers|家居拖鞋|Hausschuhe|Zapatillas de casa|Chaussons|ルームシューズ', 'slipper', '16-42', 310, 'memory-foam non-slip suede', 'home', 'shoes', 'cold kitchen floors'],
        ['Flip-Flops|人字拖|Zehentrenner|Chanclas|Tongs|ビーチサンダル', 'thong-sandal', '9-24', 260, 'recycled non-slip lightweight', 'bright', 'shoes', 'sand and showers'],
        ['Roller Skates|轮滑鞋|Rollschuhe|Patines|Patins à roulettes|ローラースケート', 'roller-skate', '59-119', 2300, 'adjustable vintage cushioned', 'bright', 'shoes', 'smooth promenades'],
      ] },
    { slug: 'handbags', family: 'bags', props: 'lipstick sunglasses wallet#c77a83#dcb35a scarf',
      kinds: [
        ['Top-Handle Bag|手提包|Henkeltasche|Bolso de asa|Sac à main|ハンドバッグ', 'handbag', '54-149', 680, 'full-grain vegan-leather suede', 'leather', '-', 'a book, a charger and a secret'],
        ['Crossbody Bag|斜挎包|Umhängetasche|Bolso bandolera|Sac bandoulière|ショルダーバッグ', 'crossbody', '39-98', 460, 'vegan-leather full-grain anti-theft', 'fashion', '-', 'both hands free'],
        ['Clutch|手拿包|Clutch|Cartera de mano|Pochette|クラッチバッグ', 'clutch-bag', '24-69', 240, 'satin velvet embroidered', 'fashion', '-', 'a phone and a lipstick'],
        ['Coin Purse|零钱包|Geldbörse|Monedero|Porte-monnaie|がま口財布', 'purse wallet', '12-38', 90, 'full-grain vegan-leather suede', 'fashion', '-', 'coins nobody uses any more'],
        ['Tote Bag|托特包|Shopper|Bolso tote|Sac cabas|トートバッグ', 'tote', '18-58', 380, 'canvas organic-cotton vegan-leather', 'fashion', '-', 'markets, libraries and beaches'],
      ] },
    { slug: 'luggage-backpacks', family: 'bags', props: 'camera world-map sunglasses airplane',
      kinds: [
        ['Cabin Suitcase|登机箱|Kabinenkoffer|Maleta de cabina|Valise cabine|キャリーケース', 'luggage', '69-189', 2800, 'expandable lightweight aluminium', 'fashion', 'case', 'four days without checking in'],
        ['City Backpack|城市背包|City-Rucksack|Mochila urbana|Sac à dos urbain|シティリュック', 'backpack', '39-98', 780, 'anti-theft waterproof recycled-nylon', 'fashion', '-', 'laptop, lunch and umbrella'],
        ['Briefcase|公文包|Aktentasche|Maletín|Porte-documents|ブリーフケース', 'briefcase', '69-179', 1150, 'full-grain vegan-leather expandable', 'leather', '-', 'contracts and sandwiches'],
        ['Wallet|钱包|Brieftasche|Cartera|Portefeuille|財布', 'wallet', '24-69', 110, 'full-grain vegan-leather anti-theft', 'leather', '-', 'cards, notes and one photograph'],
      ] },
  ],
};
