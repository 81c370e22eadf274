import type { CategoryRow } from './category-row.ts';

// prettier-ignore
export const sportsOutdoor: CategoryRow = {
  slug: 'sports-outdoor', drawing: 'tent', tint: '#4d9159',
  children: [
    { slug: 'fitness-yoga', family: 'sports', props: 'bottle#3d78c2#f3d27a towels#2f8587#f1cf9f running-shoe stopwatch',
      kinds: [
        ['Yoga Mat|瑜伽垫|Yogamatte|Esterilla de yoga|Tapis de yoga|ヨガマット', 'yogamat', '19-74', 1400, 'non-slip recycled natural', 'sport', 'mat', 'forty quiet minutes'],
        ['Dumbbell Pair|哑铃一对|Kurzhantel-Paar|Par de mancuernas|Paire d’haltères|ダンベルペア', 'dumbbell', '14-38', 4000, 'non-slip classic recycled', 'sport', 'dumbbell', 'living-room strength'],
        ['Kettlebell|壶铃|Kettlebell|Pesa rusa|Kettlebell|ケトルベル', 'kettlebell', '19-44', 6000, 'cast-iron classic non-slip', 'sport', 'dumbbell', 'swings before breakfast'],
        ['Resistance Bands|弹力带|Widerstandsbänder|Bandas elásticas|Bandes élastiques|トレーニングバンド', 'bands', '9-29', 260, 'natural travel non-slip', 'sport', '-', 'hotel rooms'],
        ['Foam Roller|泡沫轴|Faszienrolle|Rodillo de espuma|Rouleau de massage|フォームローラー', 'foamroller', '14-42', 720, 'recycled compact ergonomic', 'sport', '-', 'legs that complain'],
        ['Water Bottle|运动水壶|Trinkflasche|Botella de agua|Gourde|ウォーターボトル', 'bottle', '9-32', 210, 'leak-proof insulated recycled', 'sport', 'flask', 'two litres a day'],
      ] },
    { slug: 'ball-racket', family: 'sports', props: 'trophy goal-net bottle#d0433f#f6dcb0 military-medal',
      kinds: [
        ['Football|足球|Fußball|Balón de fútbol|Ballon de football|サッカーボール', 'soccer-ball', '16-49', 430, 'recycled handmade classic', '-', '-', 'streets and stadiums'],
        ['Basketball|篮球|Basketball|Balón de baloncesto|Ballon de basket|バスケットボール', 'basketball', '18-54', 620, 'non-slip classic recycled', '-', '-', 'hoops in and out of doors'],
        ['Volleyball|排球|Volleyball|Balón de voleibol|Ballon de volley|バレーボール', 'volleyball', '16-44', 280, 'lightweight recycled classic', '-', '-', 'sand'],
        ['Tennis Racket|网球拍|Tennisschläger|Raqueta de tenis|Raquette de tennis|テニスラケット', 'tennis', '34-149', 300, 'carbon lightweight beginner', 'sport', '-', 'clay, grass and car parks'],
        ['Badminton Set|羽毛球套装|Badminton-Set|Set de bádminton|Set de badminton|バドミントンセット', 'badminton', '22-79', 520, 'lightweight beginner carbon', 'sport', '-', 'two people and no wind'],
        ['Table Tennis Set|乒乓球套装|Tischtennis-Set|Juego de ping-pong|Set de ping-pong|卓球セット', 'ping-pong', '18-58', 420, 'wooden beginner carbon', 'bright', '-', 'any table long enough'],
        ['Boxing Gloves|拳击手套|Boxhandschuhe|Guantes de boxeo|Gants de boxe|ボクシンググローブ', 'boxing-glove', '29-79', 680, 'full-grain vegan-leather cushioned', 'sport', '-', 'bags and pads'],
      ] },
    { slug: 'camping-hiking', family: 'outdoor', props: 'evergreen-tree fire compass mountain',
      kinds: [
        ['Tent|帐篷|Zelt|Tienda de campaña|Tente|テント', 'tent', '89-289', 2900, 'waterproof lightweight recycled-nylon', 'outdoor', '-', 'two people and a dog'],
        ['Sleeping Bag|睡袋|Schlafsack|Saco de dormir|Sac de couchage|寝袋', 'sleepingbag', '49-159', 1300, 'down recycled-nylon lightweight', 'outdoor', '-', 'frost on the zip'],
        ['Trekking Backpack|登山包|Trekkingrucksack|Mochila de trekking|Sac de randonnée|トレッキングザック', 'rucksack', '69-189', 1500, 'waterproof adjustable lightweight', 'outdoor', '-', 'five days and no more than 14 kg'],
        ['Camping Lantern|露营灯|Campinglaterne|Farol de camping|Lanterne de camping|キャンプランタン', 'lantern flashlight', '16-54', 420, 'solar dimmable weatherproof', 'outdoor', '-', 'cards after dark'],
        ['Compass|指南针|Kompass|Brújula|Boussole|コンパス', 'compass', '12-48', 90, 'aluminium classic waterproof', '-', '-', 'places without reception'],
        ['Camping Mat|防潮垫|Isomatte|Colchoneta|Matelas de camping|キャンプマット', 'yogamat', '29-89', 780, 'inflatable lightweight recycled-nylon', 'outdoor', '-', 'stones you did not see'],
      ] },
    { slug: 'cycling-skating', family: 'outdoor', props: 'bottle#4d9159#f1d98c sunglasses map-of-japan reminder-ribbon',
      kinds: [
        ['City Bicycle|城市自行车|Citybike|Bicicleta urbana|Vélo de ville|シティサイクル', 'bicycle', '229-589', 14200, 'aluminium retro adjustable', 'enamel', '-', 'bread, work and the long way home'],
        ['Bike Helmet|骑行头盔|Fahrradhelm|Casco de bicicleta|Casque de vélo|自転車用ヘルメット', 'helmet', '29-98', 290, 'lightweight adjustable reflective', 'sport', '-', 'heads worth keeping'],
        ['Skateboard|滑板|Skateboard|Monopatín|Skateboard|スケートボード', 'skateboard', '39-109', 2600, 'wooden classic beginner', 'bright', '-', 'kerbs and ramps'],
        ['Ice Skates|冰鞋|Schlittschuhe|Patines de hielo|Patins à glace|アイススケート靴', 'ice-skate', '49-129', 1700, 'thermal stainless adjustable', 'sport', 'shoes', 'frozen ponds'],
      ] },
    { slug: 'water-winter', family: 'outdoor', props: 'beach-with-umbrella towels#3d78c2#f3d27a snowflake tropical-fish',
      kinds: [
        ['Diving Mask|潜水面镜|Tauchmaske|Máscara de buceo|Masque de plongée|ダイビングマスク', 'diving-mask', '19-69', 320, 'adjustable foldable leak-proof', 'bright', '-', 'reefs and bathtubs'],
        ['Ski Goggles|滑雪镜|Skibrille|Gafas de esquí|Masque de ski|スキーゴーグル', 'goggles', '34-119', 190, 'polarised thermal adjustable', 'sport', '-', 'blue runs in white weather'],
        ['Skis|滑雪板|Ski|Esquís|Skis|スキー板', 'skis', '169-449', 5600, 'carbon lightweight beginner', 'sport', '-', 'the last week of February'],
        ['Fishing Rod|鱼竿|Angelrute|Caña de pescar|Canne à pêche|釣り竿', 'fishing-pole', '29-119', 380, 'carbon travel beginner', 'outdoor', '-', 'dawn, and not talking'],
        ['Swim Ring|游泳圈|Schwimmring|Flotador|Bouée|浮き輪', 'ring-buoy', '9-29', 340, 'recycled giant classic', 'bright', '-', 'drifting'],
      ] },
  ],
};
