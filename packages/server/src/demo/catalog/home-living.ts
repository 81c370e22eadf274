import type { CategoryRow } from './category-row.ts';

// prettier-ignore
export const homeLiving: CategoryRow = {
  slug: 'home-living', drawing: 'armchair#2f8587', tint: '#93a584',
  children: [
    { slug: 'furniture', family: 'furniture', props: 'potted-plant cushion#d9a738 books tablelamp#c26c4a',
      kinds: [
        ['Armchair|扶手椅|Sessel|Sillón|Fauteuil|アームチェア', 'armchair', '129-389', 18500, 'velvet boucle vintage', 'home', '-', 'the corner where you read'],
        ['Sofa|沙发|Sofa|Sofá|Canapé|ソファ', 'couch-and-lamp', '349-899', 42000, 'boucle velvet washable', 'home', '-', 'three friends or one long nap'],
        ['Dining Chair|餐椅|Esszimmerstuhl|Silla de comedor|Chaise|ダイニングチェア', 'chair', '49-139', 5200, 'oak walnut stackable', 'wood', '-', 'dinners that last past midnight'],
        ['Side Table|边几|Beistelltisch|Mesa auxiliar|Table d’appoint|サイドテーブル', 'sidetable', '39-119', 4800, 'oak walnut minimalist', 'wood', '-', 'one cup and one book'],
        ['Chest of Drawers|抽屉柜|Kommode|Cómoda|Commode|チェスト', 'drawers', '129-349', 31000, 'oak walnut vintage', 'wood', '-', 'sweaters, sheets and secrets'],
        ['Bookcase|书架|Bücherregal|Estantería|Bibliothèque|本棚', 'shelf', '79-249', 22000, 'oak bamboo-wood minimalist', 'wood', '-', 'books, plants and the radio'],
      ] },
    { slug: 'bedding-textiles', family: 'textiles', props: 'cushion#c77a83 candle alarm-clock lotion-bottle',
      kinds: [
        ['Duvet Cover Set|被套四件套|Bettwäsche-Set|Juego de funda nórdica|Parure de lit|布団カバーセット', 'duvet bed', '39-129', 1600, 'linen organic-cotton striped', 'home', 'bed', 'Sundays that start at eleven'],
        ['Cushion|抱枕|Kissen|Cojín|Coussin|クッション', 'cushion', '14-42', 480, 'velvet linen handwoven', 'home', 'cushion', 'sofas that look a little bare'],
        ['Throw Blanket|盖毯|Wolldecke|Manta|Plaid|ブランケット', 'blanket', '29-94', 900, 'merino waffle boucle', 'home', '-', 'the third episode'],
        ['Towel Set|毛巾套装|Handtuch-Set|Juego de toallas|Lot de serviettes|タオルセット', 'towels', '19-64', 1100, 'waffle organic-cotton bamboo', 'home', 'towel', 'bathrooms and lakes'],
        ['Curtain Pair|窗帘|Vorhang-Paar|Par de cortinas|Paire de rideaux|カーテン', 'curtain', '32-94', 1700, 'blackout linen velvet', 'home', 'curtain', 'east-facing bedrooms'],
        ['Rug|地毯|Teppich|Alfombra|Tapis|ラグ', 'rug', '49-149', 4200, 'handwoven recycled washable', 'home', 'rug', 'bare feet'],
      ] },
    { slug: 'lighting', family: 'home', props: 'books armchair#93a584 potted-plant framed-picture',
      kinds: [
        ['Table Lamp|台灯|Tischlampe|Lámpara de mesa|Lampe de table|テーブルランプ', 'tablelamp', '29-98', 1900, 'hand-glazed dimmable oak', 'glaze', '-', 'bedsides and hallways'],
        ['Pendant Lamp|吊灯|Pendelleuchte|Lámpara colgante|Suspension|ペンダントライト', 'pendantlamp', '39-129', 1600, 'dimmable minimalist rattan', 'home', '-', 'the table where everything happens'],
        ['LED Bulb|LED灯泡|LED-Lampe|Bombilla LED|Ampoule LED|LED電球', 'light-bulb', '4-18', 60, 'dimmable vintage compact', '-', '-', 'sockets of every age'],
        ['Paper Lantern|纸灯笼|Papierlaterne|Farol de papel|Lanterne en papier|和紙ランタン', 'red-paper-lantern', '12-34', 220, 'handmade foldable classic', 'bright', '-', 'terraces and festivals'],
      ] },
    { slug: 'decoration', family: 'home', props: 'bouquet candle books mirror',
      kinds: [
        ['Vase|花瓶|Vase|Jarrón|Vase|花瓶', 'vase amphora', '16-68', 980, 'hand-glazed stoneware terracotta', 'glaze', '-', 'three stems or none'],
        ['Candle|香薰蜡烛|Duftkerze|Vela|Bougie|キャンドル', 'candlejar candle', '12-38', 420, 'soy-wax scented handmade', 'glaze', '-', 'baths and power cuts'],
        ['Framed Print|装饰画|Gerahmter Druck|Lámina enmarcada|Affiche encadrée|額入りアート', 'framed-picture', '19-74', 1300, 'acid oak vintage', '-', '-', 'the wall you look at most'],
        ['Wall Mirror|挂镜|Wandspiegel|Espejo de pared|Miroir mural|ウォールミラー', 'mirror', '34-129', 3400, 'oak vintage rattan', '-', '-', 'halls that want light'],
        ['Mantel Clock|座钟|Tischuhr|Reloj de mesa|Horloge de table|置き時計', 'mantelpiece-clock alarm-clock', '18-79', 640, 'silent walnut vintage', '-', '-', 'rooms without a phone'],
      ] },
    { slug: 'storage-cleaning', family: 'home', props: 'soap towels#9fd3bd#f7f3e8 potted-plant lotion-bottle',
      kinds: [
        ['Storage Basket|收纳篮|Aufbewahrungskorb|Cesta|Panier de rangement|収納バスケット', 'basketbox basket', '14-48', 700, 'handwoven rattan stackable', 'home', '-', 'toys, towels and everything else at six o’clock'],
        ['Laundry Basket|洗衣篮|Wäschekorb|Cesto de ropa|Panier à linge|ランドリーバスケット', 'wastebasket basketbox', '16-54', 1100, 'foldable bamboo-wood recycled', 'home', '-', 'the chair that used to do this job'],
        ['Broom Set|扫把套装|Besen-Set|Juego de escoba|Lot balai|ほうきセット', 'broom', '12-34', 780, 'ash-handle recycled natural', 'home', '-', 'crumbs and confetti'],
        ['Cleaning Bucket|水桶|Putzeimer|Cubo|Seau|バケツ', 'bucket', '9-26', 620, 'galvanised foldable recycled', 'bright', '-', 'floors and sandcastles'],
        ['Sponge Set|海绵套装|Schwamm-Set|Juego de esponjas|Lot d’éponges|スポンジセット', 'sponge', '4-12', 80, 'natural recycled organic', '-', '-', 'pans with a past'],
      ] },
  ],
};
