import type { CategoryRow } from './category-row.ts';

// prettier-ignore
export const gardenTools: CategoryRow = {
  slug: 'garden-tools', drawing: 'plantpot#c26c4a', tint: '#93a584',
  children: [
    { slug: 'plants-seeds', family: 'garden', props: 'wateringcan#2f8587#f1cf9f butterfly trowel#d0433f lady-beetle',
      kinds: [
        ['House Plant|室内绿植|Zimmerpflanze|Planta de interior|Plante d’intérieur|観葉植物', 'plantpot potted-plant cactus', '12-48', 1800, 'organic self-watering premium', 'garden', 'planter', 'north windows and forgetful owners'],
        ['Flower Seeds|花种|Blumensamen|Semillas de flores|Graines de fleurs|花の種', 'pouch/sunflower#93a584#f7f1e3 pouch/tulip#c77a83#fff1ea pouch/hibiscus#86b6de#fff8ee', '3-9', 20, 'organic natural premium', '-', '-', 'bees'],
        ['Vegetable Seeds|蔬菜种子|Gemüsesamen|Semillas de hortalizas|Graines potagères|野菜の種', 'pouch/carrot#747a44#fbf3df pouch/tomato#ea8a3f#fff4e4 pouch/hot-pepper#4d9159#fff7e8', '3-9', 20, 'organic natural beginner', '-', '-', 'balconies with ambition'],
        ['Herb Garden Kit|香草种植套装|Kräutergarten-Set|Kit de hierbas|Kit d’herbes|ハーブ栽培キット', 'planter', '19-46', 2100, 'self-watering organic beginner', 'garden', '-', 'basil within reach'],
      ] },
    { slug: 'planting-watering', family: 'garden', props: 'seedling sunflower plantpot#c26c4a snail',
      kinds: [
        ['Planter|花盆|Pflanzgefäß|Macetero|Jardinière|プランター', 'planter plantpot', '14-58', 2400, 'self-watering terracotta weatherproof', 'garden', 'planter', 'sills and stairs'],
        ['Watering Can|浇水壶|Gießkanne|Regadera|Arrosoir|じょうろ', 'wateringcan', '12-42', 780, 'galvanised recycled vintage', 'garden', '-', 'evenings in July'],
        ['Garden Hose|花园水管|Gartenschlauch|Manguera|Tuyau d’arrosage|散水ホース', 'hose', '24-64', 2900, 'weatherproof lightweight recycled', 'outdoor', 'garden', 'the far flower bed'],
      ] },
    { slug: 'garden-hand-tools', family: 'garden', props: 'gloves seedling bucket tulip',
      kinds: [
        ['Hand Trowel|小铲子|Handschaufel|Pala de mano|Transplantoir|移植ごて', 'trowel', '8-26', 220, 'ash-handle stainless classic', 'outdoor', '-', 'bulbs in October'],
        ['Pruning Shears|修枝剪|Gartenschere|Tijeras de podar|Sécateur|剪定ばさみ', 'secateurs', '14-54', 260, 'steel-forged ergonomic aluminium', 'outdoor', '-', 'roses and old apple trees'],
        ['Garden Gloves|园艺手套|Gartenhandschuhe|Guantes de jardín|Gants de jardin|園芸手袋', 'gloves', '6-19', 110, 'breathable non-slip bamboo', 'bright', '-', 'nettles'],
        ['Axe|斧头|Axt|Hacha|Hache|斧', 'axe', '24-69', 1400, 'ash-handle steel-forged classic', '-', '-', 'winter, twice warm'],
      ] },
    { slug: 'power-hand-tools', family: 'tools', props: 'nut-and-bolt gear straight-ruler wood',
      kinds: [
        ['Drill|电钻|Bohrschrauber|Taladro|Perceuse|電動ドリル', 'drill', '59-169', 1500, 'cordless compact ergonomic', 'sport', '-', 'shelves, beds and one more hole'],
        ['Hammer|锤子|Hammer|Martillo|Marteau|ハンマー', 'hammer', '9-34', 620, 'ash-handle steel-forged ergonomic', '-', '-', 'nails and stubborn things'],
        ['Screwdriver Set|螺丝刀套装|Schraubendreher-Set|Juego de destornilladores|Lot de tournevis|ドライバーセット', 'screwdriver', '12-48', 540, 'magnetic ergonomic compact', 'bright', '-', 'everything that came in a flat box'],
        ['Wrench|扳手|Schraubenschlüssel|Llave ajustable|Clé à molette|レンチ', 'wrench', '9-32', 380, 'adjustable steel-forged compact', '-', '-', 'taps and bicycles'],
        ['Toolbox|工具箱|Werkzeugkoffer|Caja de herramientas|Boîte à outils|工具箱', 'toolbox', '24-89', 3400, 'stackable galvanised classic', 'sport', '-', 'knowing where things are'],
        ['Handsaw|手锯|Handsäge|Sierra de mano|Scie à main|のこぎり', 'carpentry-saw', '12-39', 480, 'steel-forged ash-handle foldable', '-', '-', 'branches and boards'],
      ] },
    { slug: 'outdoor-living', family: 'garden', props: 'chair lantern#33594a#e5c07b planter#c26c4a tropical-drink',
      kinds: [
        ['Parasol|遮阳伞|Sonnenschirm|Sombrilla|Parasol|パラソル', 'parasol', '39-129', 5200, 'uv50 weatherproof adjustable', 'bright', '-', 'lunch at noon'],
        ['Bird House|鸟屋|Vogelhaus|Casa para pájaros|Nichoir|巣箱', 'birdhouse', '16-46', 980, 'wooden weatherproof handmade', 'enamel', '-', 'tenants who sing'],
        ['Garden Lantern|花园灯|Gartenlaterne|Farol de jardín|Lanterne de jardin|ガーデンランタン', 'lantern', '18-58', 880, 'solar weatherproof vintage', 'garden', '-', 'paths and late guests'],
        ['Wind Chime|风铃|Windspiel|Móvil de viento|Carillon à vent|風鈴', 'wind-chime', '12-36', 260, 'handmade bamboo-wood weatherproof', '-', '-', 'a light breeze'],
      ] },
  ],
};
