import type { CategoryRow } from './category-row.ts';

// prettier-ignore
export const beautyCare: CategoryRow = {
  slug: 'beauty-care', drawing: 'lipstick', tint: '#c77a83',
  children: [
    { slug: 'skincare', family: 'beauty', props: 'lemon rose leafy-green towels#f1efe9#eadfc8',
      kinds: [
        ['Face Serum|面部精华|Gesichtsserum|Sérum facial|Sérum visage|美容液', 'dropper', '18-64', 110, 'vitamin-c hyaluronic unscented', 'cosmetic', 'serum', 'mornings after short nights'],
        ['Day Cream|日霜|Tagescreme|Crema de día|Crème de jour|デイクリーム', 'tub', '16-58', 180, 'spf30 hyaluronic unscented', 'cosmetic', 'serum', 'cities and central heating'],
        ['Hand Cream|护手霜|Handcreme|Crema de manos|Crème mains|ハンドクリーム', 'tube', '6-19', 95, 'shea rose unscented', 'cosmetic', '-', 'coat pockets'],
        ['Sunscreen|防晒霜|Sonnencreme|Protector solar|Crème solaire|日焼け止め', 'tube lotion-bottle', '12-32', 170, 'spf30 mineral aloe', 'bright', '-', 'noses and shoulders'],
        ['Clay Mask|泥面膜|Tonerdemaske|Mascarilla de arcilla|Masque à l’argile|クレイマスク', 'tub', '14-38', 210, 'charcoal mineral aloe', 'cosmetic', '-', 'ten minutes behind a locked door'],
      ] },
    { slug: 'makeup', family: 'beauty', props: 'mirror makeupbrush#34353c#ee8374 ribbon rose',
      kinds: [
        ['Lipstick|口红|Lippenstift|Pintalabios|Rouge à lèvres|口紅', 'lipstick', '9-29', 32, 'matte long-wear shea', 'lips', '-', 'courage in a tube'],
        ['Eyeshadow Palette|眼影盘|Lidschattenpalette|Paleta de sombras|Palette de fards|アイシャドウパレット', 'palette', '16-46', 140, 'mineral matte long-wear', 'lips', '-', 'day, night and everything between'],
        ['Nail Polish|指甲油|Nagellack|Esmalte de uñas|Vernis à ongles|マニキュア', 'nail-polish', '5-16', 48, 'long-wear mineral matte', 'bright', '-', 'ten small canvases'],
        ['Brush Set|化妆刷套装|Pinsel-Set|Set de brochas|Lot de pinceaux|メイクブラシセット', 'makeupbrush', '14-52', 210, 'recycled travel plush', 'lips', '-', 'soft edges'],
      ] },
    { slug: 'hair-care', family: 'beauty', props: 'shower hair-pick towels#9fd3bd#f7f3e8 soap',
      kinds: [
        ['Shampoo|洗发水|Shampoo|Champú|Shampooing|シャンプー', 'pump lotion-bottle', '8-26', 340, 'argan aloe unscented', 'cosmetic', 'bottle', 'hair washed every other day'],
        ['Hair Oil|护发精油|Haaröl|Aceite capilar|Huile capillaire|ヘアオイル', 'dropper', '12-36', 140, 'argan cold-pressed rose', 'cosmetic', '-', 'ends that split'],
        ['Comb|梳子|Kamm|Peine|Peigne|くし', 'hair-pick', '6-22', 40, 'bamboo-wood wooden travel', 'leather', '-', 'curls and tangles'],
        ['Hair Dryer|吹风机|Haartrockner|Secador|Sèche-cheveux|ヘアドライヤー', 'dryer', '34-119', 560, 'silent foldable compact', 'cosmetic', '-', 'five minutes before the door'],
      ] },
    { slug: 'bath-body', family: 'beauty', props: 'towels#c77a83#f7e2d6 candle hibiscus sponge',
      kinds: [
        ['Soap Bar|香皂|Seifenstück|Jabón|Savon|石けん', 'soap', '4-14', 120, 'solid rose shea', 'cosmetic', '-', 'hands, face and travel'],
        ['Body Lotion|身体乳|Bodylotion|Loción corporal|Lait corporel|ボディローション', 'lotion-bottle pump', '9-28', 310, 'shea aloe unscented', 'cosmetic', 'bottle', 'knees and elbows'],
        ['Toothbrush Set|牙刷套装|Zahnbürsten-Set|Juego de cepillos|Lot de brosses à dents|歯ブラシセット', 'toothbrush', '5-18', 60, 'bamboo-wood charcoal recycled', 'bright', '-', 'two minutes, twice'],
        ['Razor|剃须刀|Rasierer|Maquinilla de afeitar|Rasoir|カミソリ', 'razor', '9-42', 85, 'stainless ergonomic travel', 'steel', '-', 'chins and legs'],
      ] },
    { slug: 'fragrance', family: 'beauty', props: 'rose tangerine bouquet giftbox#c77a83#f7e2d6',
      kinds: [
        ['Eau de Parfum|香水|Eau de Parfum|Agua de perfume|Eau de parfum|オードパルファム', 'perfume', '34-119', 320, 'rose handmade spiced', 'cosmetic', 'perfume', 'the trace you leave in a lift'],
        ['Room Spray|室内香氛|Raumspray|Ambientador|Parfum d’intérieur|ルームスプレー', 'perfume pump', '14-38', 280, 'scented rose handmade', 'cosmetic', '-', 'guests in ten minutes'],
        ['Gift Set|礼盒|Geschenkset|Set de regalo|Coffret cadeau|ギフトセット', 'giftbox', '24-79', 640, 'rose shea premium', 'cosmetic', '-', 'mothers, friends and yourself'],
      ] },
  ],
};
