import type { CategoryRow } from './category-row.ts';

// prettier-ignore
export const kitchenDining: CategoryRow = {
  slug: 'kitchen-dining', drawing: 'casserole#d0433f#f6dcb0', tint: '#ea8a3f',
  children: [
    { slug: 'cookware', family: 'kitchen', props: 'garlic tomato herb kitchen-knife',
      kinds: [
        ['Casserole|炖锅|Schmortopf|Cocotte|Cocotte|キャセロール鍋', 'casserole', '49-149', 4200, 'cast-iron enamelled stainless', 'enamel', 'pot', 'stews that take all afternoon'],
        ['Frying Pan|平底锅|Bratpfanne|Sartén|Poêle|フライパン', 'cooking', '24-79', 1300, 'non-stick cast-iron stainless', 'steel', 'pan', 'eggs, fish and pancakes'],
        ['Saucepan|奶锅|Stieltopf|Cazo|Casserole à manche|片手鍋', 'saucepan', '22-74', 1100, 'stainless non-stick enamelled', 'enamel', '-', 'porridge and custard'],
        ['Paella Pan|海鲜饭锅|Paellapfanne|Paellera|Poêle à paella|パエリアパン', 'shallow-pan-of-food', '24-69', 1500, 'cast-iron enamelled giant', '-', '-', 'gardens full of friends'],
      ] },
    { slug: 'tableware', family: 'kitchen', props: 'wine-glass candle fork-and-knife teapot',
      kinds: [
        ['Dinner Set|餐盘套装|Tafelservice|Vajilla|Service de table|食器セット', 'plates fork-and-knife-with-plate', '39-129', 5400, 'stoneware hand-glazed porcelain', 'glaze', '-', 'four people, twice a day'],
        ['Mug|马克杯|Becher|Taza|Mug|マグカップ', 'mug hot-beverage', '9-28', 360, 'stoneware hand-glazed enamelled', 'glaze', '-', 'the first ten minutes of the day'],
        ['Cutlery Set|刀叉套装|Besteck-Set|Cubertería|Ménagère|カトラリーセット', 'fork-and-knife spoon', '29-99', 1200, 'stainless vintage classic', '-', '-', 'guests and Tuesdays'],
        ['Wine Glasses|葡萄酒杯|Weingläser|Copas de vino|Verres à vin|ワイングラス', 'wine-glass', '19-64', 900, 'borosilicate handmade classic', '-', '-', 'red, white and water'],
        ['Bowl Set|碗套装|Schalen-Set|Juego de cuencos|Lot de bols|ボウルセット', 'bowl-with-spoon steaming-bowl', '18-58', 1300, 'porcelain stoneware bamboo-wood', 'glaze', '-', 'noodles, soup and cereal'],
      ] },
    { slug: 'coffee-tea', family: 'kitchen', props: 'croissant cookie mug#eadfc8#b65b38 pouch/chestnut#7a523a#f3e3c8',
      kinds: [
        ['Teapot|茶壶|Teekanne|Tetera|Théière|ティーポット', 'teapot', '22-69', 820, 'stoneware cast-iron borosilicate', 'enamel', '-', 'two cups and a conversation'],
        ['Kettle|烧水壶|Wasserkessel|Hervidor|Bouilloire|ケトル', 'kettle', '29-89', 1100, 'stainless enamelled silent', 'enamel', '-', 'tea before anybody speaks'],
        ['Coffee Maker|咖啡机|Kaffeemaschine|Cafetera|Cafetière|コーヒーメーカー', 'coffeemaker', '49-179', 3200, 'programmable insulated compact', 'steel', '-', 'six cups by seven o’clock'],
        ['Tea Cup Set|茶杯套装|Teetassen-Set|Juego de tazas de té|Lot de tasses à thé|湯呑みセット', 'teacup-without-handle', '16-49', 640, 'porcelain hand-glazed handmade', 'glaze', '-', 'green tea, slowly'],
        ['Insulated Flask|保温瓶|Isolierflasche|Termo|Bouteille isotherme|真空ボトル', 'flask', '18-48', 380, 'insulated leak-proof stainless', 'outdoor', 'flask', 'summits and seminars'],
      ] },
    { slug: 'kitchen-tools', family: 'kitchen', props: 'lemon bread cheese-wedge avocado',
      kinds: [
        ['Chef’s Knife|主厨刀|Kochmesser|Cuchillo de chef|Couteau de chef|シェフナイフ', 'kitchen-knife', '24-98', 210, 'steel-forged olive-wood ergonomic', '-', '-', 'onions, herbs and pride'],
        ['Chopping Board|砧板|Schneidebrett|Tabla de cortar|Planche à découper|まな板', 'board', '14-54', 1200, 'olive-wood bamboo-wood walnut', 'wood', '-', 'bread, cheese and vegetables'],
        ['Whisk|打蛋器|Schneebesen|Batidor|Fouet|泡立て器', 'whisk', '6-19', 110, 'stainless ergonomic classic', 'bright', '-', 'cream and good intentions'],
        ['Lunch Box|饭盒|Brotdose|Fiambrera|Boîte à lunch|弁当箱', 'lunchbox bento-box', '12-36', 420, 'leak-proof stainless recycled', 'kids', '-', 'noon, wherever it finds you'],
        ['Storage Jar|储物罐|Vorratsdose|Bote de cocina|Bocal|保存容器', 'canister jar', '8-32', 620, 'stackable borosilicate bamboo-wood', 'glaze', 'bottle', 'rice, flour and the good biscuits'],
        ['Apron|围裙|Schürze|Delantal|Tablier|エプロン', 'apron', '14-42', 280, 'linen organic-cotton embroidered', 'fashion', '-', 'people who taste while they cook'],
      ] },
    { slug: 'small-appliances', family: 'electronics', props: 'bread strawberry banana mug#f1efe9#3d78c2',
      kinds: [
        ['Toaster|烤面包机|Toaster|Tostadora|Grille-pain|トースター', 'toaster', '29-89', 1500, 'retro stainless compact', 'enamel', '-', 'bread from yesterday'],
        ['Blender|搅拌机|Standmixer|Batidora|Mixeur|ミキサー', 'blender', '39-129', 2600, 'silent programmable retro', 'enamel', '-', 'soup, smoothies and margaritas'],
        ['Espresso Machine|意式咖啡机|Espressomaschine|Máquina de espresso|Machine à expresso|エスプレッソマシン', 'coffeemaker', '119-349', 5400, 'stainless retro compact', 'steel', '-', 'people who are particular'],
      ] },
  ],
};
