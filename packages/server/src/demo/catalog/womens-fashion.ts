import type { CategoryRow } from './category-row.ts';

// prettier-ignore
export const womensFashion: CategoryRow = {
  slug: 'womens-fashion', drawing: 'dress', tint: '#ef9db8',
  children: [
    { slug: 'dresses', family: 'clothing', props: 'womans-sandal handbag bouquet sunhat#d3bd97#b65b38',
      kinds: [
        ['Midi Dress|中长连衣裙|Midikleid|Vestido midi|Robe midi|ミディワンピース', 'dress', '38-89', 340, 'floral linen pleated', 'fashion', 'apparel', 'garden parties and warm evenings'],
        ['Wrap Dress|裹身裙|Wickelkleid|Vestido cruzado|Robe portefeuille|ラップワンピース', 'dress', '42-95', 320, 'jersey satin floral', 'fashion', 'apparel', 'the office and the dinner after it'],
        ['Kimono Robe|和服式长袍|Kimono-Robe|Bata kimono|Robe kimono|キモノローブ', 'kimono', '36-79', 380, 'satin floral embroidered', 'fashion', 'apparel-short', 'slow mornings'],
        ['Evening Sari|晚宴纱丽|Abend-Sari|Sari de noche|Sari de soirée|イブニングサリー', 'sari', '69-149', 620, 'embroidered satin handwoven', 'fashion', '-', 'weddings and festivals'],
      ] },
    { slug: 'tops-blouses', family: 'clothing', props: 'jeans necklace#dcb35a#c77a83 womans-hat sunglasses',
      kinds: [
        ['Blouse|女式衬衫|Bluse|Blusa|Chemisier|ブラウス', 'shirt', '28-64', 190, 'satin floral easy-iron', 'fashion', 'apparel', 'meetings and weekends'],
        ['Boat-Neck Tee|一字领T恤|U-Boot-Shirt|Camiseta de cuello barco|T-shirt à col bateau|ボートネックTシャツ', 'womans-clothes', '16-36', 170, 'organic-cotton striped ribbed', 'fashion', 'apparel', 'every day of the week'],
        ['Knit Sweater|针织毛衣|Strickpullover|Jersey de punto|Pull en maille|ニットセーター', 'sweater', '45-110', 420, 'merino cashmere ribbed', 'fashion', 'apparel', 'the first cold week'],
        ['Cardigan|开衫|Strickjacke|Cárdigan|Gilet|カーディガン', 'coat sweater', '48-99', 450, 'merino organic-cotton relaxed', 'fashion', 'apparel', 'air-conditioned offices'],
      ] },
    { slug: 'skirts-trousers', family: 'clothing', props: 'womans-clothes flat-shoe belt#7a523a#dcb35a tote#d3bd97#93a584',
      kinds: [
        ['A-Line Skirt|A字裙|A-Linien-Rock|Falda en A|Jupe trapèze|Aラインスカート', 'skirt', '32-72', 300, 'pleated corduroy linen', 'fashion', 'apparel', 'cycling to work and dancing after'],
        ['Wide-Leg Trousers|阔腿裤|Weite Hose|Pantalón ancho|Pantalon large|ワイドパンツ', 'trousers', '44-96', 380, 'high-waist linen pleated', 'fashion', 'apparel', 'long days on your feet'],
        ['Straight Jeans|直筒牛仔裤|Gerade Jeans|Vaqueros rectos|Jean droit|ストレートジーンズ', 'jeans', '49-98', 620, 'denim high-waist stretch', 'denim', 'waist', 'the rest of your wardrobe'],
        ['Leggings|打底裤|Leggings|Mallas|Legging|レギンス', 'leggings', '22-48', 210, 'stretch high-waist thermal', 'fashion', 'apparel', 'yoga, travel and the sofa'],
      ] },
    { slug: 'womens-outerwear', family: 'clothing', props: 'umbrella womans-boot scarf gloves',
      kinds: [
        ['Trench Coat|风衣|Trenchcoat|Gabardina|Trench|トレンチコート', 'coat', '89-219', 980, 'waterproof classic windproof', 'fashion', 'apparel', 'rain that comes sideways'],
        ['Puffer Jacket|羽绒夹克|Steppjacke|Chaqueta acolchada|Doudoune|パフジャケット', 'jacket', '69-169', 640, 'down recycled-nylon windproof', 'fashion', 'apparel', 'platforms in January'],
        ['Wool Blazer|羊毛西装外套|Wollblazer|Americana de lana|Blazer en laine|ウールブレザー', 'coat', '98-189', 720, 'slim merino relaxed', 'fashion', 'apparel', 'being taken seriously'],
      ] },
    { slug: 'lingerie-swim', family: 'clothing', props: 'sunglasses beach-with-umbrella sunhat#eadfc8#ee8374 lotion-bottle',
      kinds: [
        ['Swimsuit|连体泳衣|Badeanzug|Bañador|Maillot de bain|ワンピース水着', 'one-piece-swimsuit', '29-69', 160, 'uv50 quick-dry recycled', 'fashion', 'apparel', 'lanes and lagoons'],
        ['Bikini Set|比基尼套装|Bikini-Set|Conjunto de bikini|Bikini|ビキニセット', 'bikini', '26-59', 120, 'quick-dry striped floral', 'bright', 'apparel-short', 'the beach bag'],
        ['Pyjama Set|睡衣套装|Schlafanzug|Pijama|Ensemble pyjama|パジャマセット', 'shirt', '34-79', 380, 'bamboo satin organic-cotton', 'fashion', 'apparel-short', 'eight good hours'],
      ] },
  ],
};
