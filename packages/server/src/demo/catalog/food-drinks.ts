import type { CategoryRow } from './category-row.ts';

// prettier-ignore
export const foodDrinks: CategoryRow = {
  slug: 'food-drinks', drawing: 'glassjar/strawberry#d0433f#f1efe9', tint: '#ea8a3f',
  children: [
    { slug: 'coffee-tea-cocoa', family: 'food', props: 'mug#eadfc8#b65b38 croissant hot-beverage cookie',
      kinds: [
        ['Coffee Beans|咖啡豆|Kaffeebohnen|Café en grano|Café en grains|コーヒー豆', 'pouch/hot-beverage#5a3d2b#f3e3c8 pouch/hot-beverage#2f8587#f7ecd6 pouch/hot-beverage#b65b38#fbeed8', '8-19', 260, 'single-origin roasted fair-trade', '-', 'grams', 'filter, mocha or espresso'],
        ['Loose Tea|散茶|Loser Tee|Té a granel|Thé en vrac|リーフティー', 'tin/leafy-green#33594a#f3ead2 tin/lotus#c77a83#fdf0ea tin/herb#d9a738#fff6e0', '7-24', 140, 'organic single-origin spiced', '-', 'sweets', 'the hour around four'],
        ['Cocoa Powder|可可粉|Kakaopulver|Cacao en polvo|Cacao en poudre|ココアパウダー', 'tin/chocolate-bar#7a523a#f3dcc3', '6-16', 260, 'fair-trade organic raw', '-', '-', 'cold feet'],
      ] },
    { slug: 'sweets-bakery', family: 'food', props: 'hot-beverage strawberry giftbox#7f2d41#e6c39b candy',
      kinds: [
        ['Chocolate Bar|巧克力|Schokolade|Tableta de chocolate|Tablette de chocolat|板チョコレート', 'chocolate-bar', '3-12', 100, 'dark fair-trade raw', '-', 'sweets', 'one square, or not'],
        ['Butter Biscuits|黄油饼干|Butterkekse|Galletas de mantequilla|Biscuits au beurre|バタークッキー', 'cookie tin/cookie#2b4266#f3e3c8', '4-14', 220, 'handmade organic spiced', '-', '-', 'tins that empty themselves'],
        ['Fruit Sweets|水果糖|Fruchtbonbons|Caramelos de fruta|Bonbons aux fruits|フルーツキャンディ', 'candy lollipop', '3-11', 180, 'handmade natural sugar-free', '-', 'sweets', 'glove compartments'],
        ['Mooncake Box|月饼礼盒|Mondkuchen-Box|Caja de pasteles de luna|Coffret de gâteaux de lune|月餅ギフト', 'moon-cake giftbox#d0433f#dcb35a', '18-48', 640, 'handmade premium classic', '-', '-', 'the autumn moon'],
        ['Honey|蜂蜜|Honig|Miel|Miel|はちみつ', 'honey-pot glassjar/honeybee#d9a738#7a523a', '6-18', 500, 'raw organic single-origin', '-', 'grams', 'toast, tea and sore throats'],
      ] },
    { slug: 'pantry', family: 'food', props: 'garlic tomato bread olive',
      kinds: [
        ['Olive Oil|橄榄油|Olivenöl|Aceite de oliva|Huile d’olive|オリーブオイル', 'oilbottle/olive#5d6b33#34353c', '9-34', 900, 'cold-pressed organic single-origin', '-', 'bottle', 'bread, tomatoes and nothing else'],
        ['Pasta|意大利面|Pasta|Pasta|Pâtes|パスタ', 'carton/spaghetti#3d78c2#f3d27a spaghetti', '2-8', 520, 'stone-ground organic handmade', '-', '-', 'eleven minutes'],
        ['Rice|大米|Reis|Arroz|Riz|お米', 'pouch/cooked-rice#d3bd97#fffaf0 cooked-rice', '4-16', 1000, 'organic premium natural', '-', 'grams', 'three continents of dinners'],
        ['Strawberry Jam|草莓酱|Erdbeermarmelade|Mermelada de fresa|Confiture de fraise|いちごジャム', 'glassjar/strawberry#b8323f#f1efe9 glassjar/strawberry#c9404a#d9a738', '4-12', 340, 'handmade organic sugar-free', '-', '-', 'Sundays'],
        ['Sea Salt|海盐|Meersalz|Sal marina|Sel de mer|海塩', 'salt canister#eadfc8#3d78c2', '3-12', 260, 'natural smoked premium', '-', '-', 'the last pinch'],
        ['Chilli Sauce|辣椒酱|Chilisauce|Salsa picante|Sauce piment|チリソース', 'oilbottle/hot-pepper#c23a2f#34353c glassjar/hot-pepper#b8323f#34353c', '4-12', 280, 'smoked spiced handmade', '-', '-', 'brave eggs'],
      ] },
    { slug: 'nuts-snacks', family: 'food', props: 'popcorn pretzel beer-mug bowl-with-spoon',
      kinds: [
        ['Roasted Peanuts|烤花生|Geröstete Erdnüsse|Cacahuetes tostados|Cacahuètes grillées|ローストピーナッツ', 'pouch/peanuts#d9a738#fff5dc', '3-11', 260, 'roasted spiced organic', '-', 'grams', 'second halves'],
        ['Chestnuts|栗子|Maronen|Castañas|Châtaignes|焼き栗', 'pouch/chestnut#7a523a#f7e9d3 chestnut', '5-16', 280, 'roasted organic natural', '-', 'grams', 'December pavements'],
        ['Popcorn|爆米花|Popcorn|Palomitas|Pop-corn|ポップコーン', 'popcorn', '3-9', 180, 'organic spiced handmade', '-', '-', 'opening credits'],
        ['Rice Crackers|米饼|Reiscracker|Galletas de arroz|Crackers de riz|せんべい', 'rice-cracker pouch/rice-cracker#34353c#f0cfa0', '3-10', 160, 'spiced smoked natural', '-', 'sweets', 'crunching in company'],
        ['Dried Mango|芒果干|Getrocknete Mango|Mango seco|Mangue séchée|ドライマンゴー', 'pouch/mango#ea8a3f#fff1d6', '4-13', 200, 'sugar-free organic fair-trade', '-', 'sweets', 'handbags and hikes'],
      ] },
    { slug: 'beverages', family: 'food', props: 'lemon ice tumbler-glass grapes',
      kinds: [
        ['Apple Juice|苹果汁|Apfelsaft|Zumo de manzana|Jus de pomme|りんごジュース', 'beverage-box oilbottle/red-apple#d9a738#4d9159', '2-8', 1000, 'cold-pressed organic natural', '-', '-', 'breakfast and picnics'],
        ['Sparkling Grape Drink|气泡葡萄饮|Traubenschorle|Bebida de uva con gas|Pétillant de raisin|スパークリンググレープ', 'bottle-with-popping-cork', '6-18', 1200, 'organic sugar-free premium', '-', '-', 'toasts without regrets'],
        ['Bubble Tea Kit|珍珠奶茶套装|Bubble-Tea-Set|Kit de té de burbujas|Kit bubble tea|タピオカティーキット', 'bubble-tea', '9-26', 720, 'handmade classic beginner', '-', '-', 'wide straws'],
        ['Coconut Water|椰子水|Kokoswasser|Agua de coco|Eau de coco|ココナッツウォーター', 'coconut carton/coconut#4d9159#f1efe9', '3-9', 500, 'raw organic fair-trade', '-', '-', 'after the run'],
      ] },
  ],
};
