import type { CategoryRow } from './category-row.ts';

// prettier-ignore
export const mensFashion: CategoryRow = {
  slug: 'mens-fashion', drawing: 'polo#2b4266#e3d3b0', tint: '#3d78c2',
  children: [
    { slug: 'tshirts-polos', family: 'clothing', props: 'jeans billed-cap sunglasses shorts',
      kinds: [
        ['Crew-Neck T-Shirt|圆领T恤|Rundhals-T-Shirt|Camiseta de cuello redondo|T-shirt col rond|クルーネックTシャツ', 't-shirt', '14-34', 180, 'organic-cotton relaxed striped', 'fashion', 'apparel', 'being the last one you need to buy this year'],
        ['Polo Shirt|POLO衫|Poloshirt|Polo|Polo|ポロシャツ', 'polo', '24-54', 230, 'organic-cotton quick-dry slim', 'fashion', 'apparel', 'Fridays and golf carts'],
        ['Tank Top|背心|Tanktop|Camiseta sin mangas|Débardeur|タンクトップ', 'running-shirt', '12-26', 130, 'breathable quick-dry ribbed', 'bright', 'apparel-short', 'the gym and the heat'],
      ] },
    { slug: 'shirts-knitwear', family: 'clothing', props: 'tie#2b4266#e3d3b0 mans-shoe wristwatch#c3c8d0#7a523a trousers#4d5159',
      kinds: [
        ['Oxford Shirt|牛津衬衫|Oxfordhemd|Camisa Oxford|Chemise Oxford|オックスフォードシャツ', 'shirt', '34-79', 280, 'easy-iron organic-cotton slim', 'fashion', 'apparel', 'desks and dinners'],
        ['Summer Shirt|夏季衬衫|Sommerhemd|Camisa de verano|Chemise d’été|サマーシャツ', 'shirt', '32-69', 210, 'linen floral relaxed', 'fashion', 'apparel', 'harbours and terraces'],
        ['Crew-Neck Pullover|圆领套头衫|Rundhalspullover|Jersey de cuello redondo|Pull col rond|クルーネックセーター', 'sweater', '48-119', 460, 'merino cashmere ribbed', 'fashion', 'apparel', 'wearing over a shirt or nothing'],
        ['Hoodie|连帽卫衣|Kapuzenpullover|Sudadera con capucha|Sweat à capuche|パーカー', 'hoodie', '39-84', 560, 'fleece organic-cotton relaxed', 'fashion', 'apparel', 'days without appointments'],
      ] },
    { slug: 'mens-trousers', family: 'clothing', props: 'polo#93a584#f0e6d2 belt#7a523a#dcb35a loafer#7a523a billed-cap',
      kinds: [
        ['Slim Chinos|修身卡其裤|Slim-Chino|Chinos ajustados|Chino ajusté|スリムチノパン', 'trousers', '39-85', 460, 'stretch organic-cotton slim', 'fashion', 'waist', 'offices with a relaxed idea of dress'],
        ['Tapered Jeans|锥形牛仔裤|Karottenjeans|Vaqueros cónicos|Jean fuselé|テーパードジーンズ', 'jeans', '49-109', 680, 'denim stretch recycled', 'denim', 'waist', 'everything but weddings'],
        ['Chino Shorts|休闲短裤|Chino-Shorts|Bermudas chinas|Short chino|チノショーツ', 'shorts', '26-54', 300, 'organic-cotton quick-dry stretch', 'fashion', 'waist', 'June to September'],
      ] },
    { slug: 'mens-outerwear', family: 'clothing', props: 'hiking-boot scarf beanie#2b4266#e3d3b0 umbrella',
      kinds: [
        ['Rain Parka|防雨派克大衣|Regenparka|Parka impermeable|Parka de pluie|レインパーカ', 'coat', '79-189', 820, 'waterproof recycled-nylon windproof', 'outdoor', 'apparel', 'towns by the sea'],
        ['Quilted Jacket|绗缝夹克|Steppjacke|Chaqueta guateada|Veste matelassée|キルティングジャケット', 'jacket', '64-149', 590, 'down recycled-nylon slim', 'outdoor', 'apparel', 'autumn, all of it'],
        ['Fleece Jacket|抓绒夹克|Fleecejacke|Chaqueta polar|Veste polaire|フリースジャケット', 'hoodie', '44-98', 430, 'fleece windproof recycled', 'outdoor', 'apparel', 'the layer in the middle'],
      ] },
    { slug: 'accessories', family: 'clothing', props: 'giftbox#2b4266#e3d3b0 sunglasses wristwatch#dcb35a#7a523a wallet#7a523a#dcb35a',
      kinds: [
        ['Silk Tie|真丝领带|Seidenkrawatte|Corbata de seda|Cravate en soie|シルクネクタイ', 'tie', '22-58', 70, 'striped handmade classic', 'fashion', '-', 'interviews and weddings'],
        ['Scarf|围巾|Schal|Bufanda|Écharpe|マフラー', 'scarf', '19-68', 180, 'merino cashmere ribbed', 'fashion', '-', 'bare necks in the wind'],
        ['Beanie|针织帽|Mütze|Gorro|Bonnet|ニット帽', 'beanie', '14-36', 80, 'merino ribbed recycled', 'fashion', '-', 'cold ears'],
        ['Leather Belt|皮带|Ledergürtel|Cinturón|Ceinture|レザーベルト', 'belt', '24-64', 240, 'full-grain vegan-leather suede', 'leather', 'belt', 'the trousers you already own'],
        ['Baseball Cap|棒球帽|Baseballkappe|Gorra|Casquette|キャップ', 'billed-cap', '14-32', 90, 'organic-cotton corduroy embroidered', 'fashion', '-', 'low sun'],
        ['Crew Socks|中筒袜|Socken|Calcetines|Chaussettes|クルーソックス', 'socks', '6-18', 60, 'merino organic-cotton cushioned', 'bright', 'socks', 'drawers that never match'],
      ] },
  ],
};
