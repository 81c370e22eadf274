import type { CategoryRow } from './category-row.ts';

// prettier-ignore
export const mensFashion: CategoryRow = {
  slug: 'mens-fashion', drawing: 'polo#2b4266#e3d3b0', tint: '#3d78c2',
  names: "Men's fashion|男装|男裝|メンズファッション|Herrenmode|Fesyen lelaki|Mansmode|แฟชั่นผู้ชาย|Ανδρική μόδα|Moda masculina|Moda hombre|Mode homme|Мужская одежда|Moda uomo|Erkek giyim|남성 패션|Panlalaking moda|أزياء رجالية|Busana pria|पुरुष फ़ैशन|Thời trang nam",
  children: [
    { slug: 'tshirts-polos', family: 'clothing', props: 'jeans billed-cap sunglasses shorts',
      names: 'T-shirts & polos|T恤与POLO衫|T恤與POLO衫|Tシャツ・ポロシャツ|T-Shirts & Polos|Kemeja-T & polo|T-hemde & polo’s|เสื้อยืดและโปโล|T-shirt & πόλο|Camisetas e polos|Camisetas y polos|T-shirts et polos|Футболки и поло|T-shirt e polo|Tişört ve polo|티셔츠 및 폴로|T-shirt at polo|تيشيرتات وبولو|Kaus & polo|टी-शर्ट और पोलो|Áo thun & polo',
      kinds: [
        ['Crew-Neck T-Shirt|圆领T恤|Rundhals-T-Shirt|Camiseta de cuello redondo|T-shirt col rond|クルーネックTシャツ', 't-shirt', '14-34', 180, 'organic-cotton relaxed striped', 'fashion', 'apparel', 'being the last one you need to buy this year'],
        ['Polo Shirt|POLO衫|Poloshirt|Polo|Polo|ポロシャツ', 'polo', '24-54', 230, 'organic-cotton quick-dry slim', 'fashion', 'apparel', 'Fridays and golf carts'],
        ['Tank Top|背心|Tanktop|Camiseta sin mangas|Débardeur|タンクトップ', 'running-shirt', '12-26', 130, 'breathable quick-dry ribbed', 'bright', 'apparel-short', 'the gym and the heat'],
      ] },
    { slug: 'shirts-knitwear', family: 'clothing', props: 'tie#2b4266#e3d3b0 mans-shoe wristwatch#c3c8d0#7a523a trousers#4d5159',
      names: 'Shirts & knitwear|衬衫与针织|襯衫與針織|シャツ・ニット|Hemden & Strick|Kemeja & baju kait|Hemde & breiwerk|เสื้อเชิ้ตและไหมพรม|Πουκάμισα & πλεκτά|Camisas e malhas|Camisas y punto|Chemises et mailles|Рубашки и трикотаж|Camicie e maglieria|Gömlek ve triko|셔츠 및 니트|Mga polo at niniting|قمصان ومحبوكات|Kemeja & rajut|शर्ट और निटवियर|Sơ mi & áo len',
      kinds: [
        ['Oxford Shirt|牛津衬衫|Oxfordhemd|Camisa Oxford|Chemise Oxford|オックスフォードシャツ', 'shirt', '34-79', 280, 'easy-iron organic-cotton slim', 'fashion', 'apparel', 'desks and dinners'],
        ['Summer Shirt|夏季衬衫|Sommerhemd|Camisa de verano|Chemise d’été|サマーシャツ', 'shirt', '32-69', 210, 'linen floral relaxed', 'fashion', 'apparel', 'harbours and terraces'],
        ['Crew-Neck Pullover|圆领套头衫|Rundhalspullover|Jersey de cuello redondo|Pull col rond|クルーネックセーター', 'sweater', '48-119', 460, 'merino cashmere ribbed', 'fashion', 'apparel', 'wearing over a shirt or nothing'],
        ['Hoodie|连帽卫衣|Kapuzenpullover|Sudadera con capucha|Sweat à capuche|パーカー', 'hoodie', '39-84', 560, 'fleece organic-cotton relaxed', 'fashion', 'apparel', 'days without appointments'],
      ] },
    { slug: 'mens-trousers', family: 'clothing', props: 'polo#93a584#f0e6d2 belt#7a523a#dcb35a loafer#7a523a billed-cap',
      names: 'Trousers & jeans|裤装与牛仔|褲裝與牛仔|パンツ・ジーンズ|Hosen & Jeans|Seluar & jean|Broeke & jeans|กางเกงและยีนส์|Παντελόνια & τζιν|Calças e jeans|Pantalones y vaqueros|Pantalons et jeans|Брюки и джинсы|Pantaloni e jeans|Pantolon ve kot|바지 및 청바지|Pantalon at maong|بناطيل وجينز|Celana & jeans|पतलून और जींस|Quần dài & jeans',
      kinds: [
        ['Slim Chinos|修身卡其裤|Slim-Chino|Chinos ajustados|Chino ajusté|スリムチノパン', 'trousers', '39-85', 460, 'stretch organic-cotton slim', 'fashion', 'waist', 'offices with a relaxed idea of dress'],
        ['Tapered Jeans|锥形牛仔裤|Karottenjeans|Vaqueros cónicos|Jean fuselé|テーパードジーンズ', 'jeans', '49-109', 680, 'denim stretch recycled', 'denim', 'waist', 'everything but weddings'],
        ['Chino Shorts|休闲短裤|Chino-Shorts|Bermudas chinas|Short chino|チノショーツ', 'shorts', '26-54', 300, 'organic-cotton quick-dry stretch', 'fashion', 'waist', 'June to September'],
      ] },
    { slug: 'mens-outerwear', family: 'clothing', props: 'hiking-boot scarf beanie#2b4266#e3d3b0 umbrella',
      names: 'Jackets & coats|夹克与大衣|夾克與大衣|ジャケット・コート|Jacken & Mäntel|Jaket & kot|Baadjies & jasse|แจ็กเก็ตและโค้ท|Μπουφάν & παλτά|Jaquetas e casacos|Chaquetas y abrigos|Vestes et manteaux|Куртки и пальто|Giacche e cappotti|Ceket ve mont|재킷 및 코트|Mga jacket at amerikana|سترات ومعاطف|Jaket & mantel|जैकेट और कोट|Áo khoác nam',
      kinds: [
        ['Rain Parka|防雨派克大衣|Regenparka|Parka impermeable|Parka de pluie|レインパーカ', 'coat', '79-189', 820, 'waterproof recycled-nylon windproof', 'outdoor', 'apparel', 'towns by the sea'],
        ['Quilted Jacket|绗缝夹克|Steppjacke|Chaqueta guateada|Veste matelassée|キルティングジャケット', 'jacket', '64-149', 590, 'down recycled-nylon slim', 'outdoor', 'apparel', 'autumn, all of it'],
        ['Fleece Jacket|抓绒夹克|Fleecejacke|Chaqueta polar|Veste polaire|フリースジャケット', 'hoodie', '44-98', 430, 'fleece windproof recycled', 'outdoor', 'apparel', 'the layer in the middle'],
      ] },
    { slug: 'accessories', family: 'clothing', props: 'giftbox#2b4266#e3d3b0 sunglasses wristwatch#dcb35a#7a523a wallet#7a523a#dcb35a',
      names: 'Accessories|配饰|配件|アクセサリー|Accessoires|Aksesori|Bykomstighede|เครื่องประดับ|Αξεσουάρ|Acessórios|Accesorios|Accessoires|Аксессуары|Accessori|Aksesuar|액세서리|Mga aksesorya|إكسسوارات|Aksesori|एक्सेसरीज़|Phụ kiện',
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
