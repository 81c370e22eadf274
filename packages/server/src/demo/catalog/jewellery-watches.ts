import type { CategoryRow } from './category-row.ts';

// prettier-ignore
export const jewelleryWatches: CategoryRow = {
  slug: 'jewellery-watches', drawing: 'ring', tint: '#dcb35a',
  children: [
    { slug: 'rings-necklaces', family: 'jewellery', props: 'jewelbox#7f2d41#f3dcc3 rose gem-stone ribbon',
      kinds: [
        ['Ring|戒指|Ring|Anillo|Bague|リング', 'ring', '29-149', 6, 'silver gold-plated moonstone', 'metal', 'ring', 'questions and answers'],
        ['Pendant Necklace|吊坠项链|Kette mit Anhänger|Collar con colgante|Collier à pendentif|ペンダントネックレス', 'necklace#dcb35a#c77a83 necklace#c3c8d0#86b6de necklace#dba38f#f1efe9', '29-139', 12, 'pearl silver gold-plated', 'metal', '-', 'the neckline you like best'],
        ['Bead Necklace|珠串项链|Perlenkette|Collar de cuentas|Collier de perles|ビーズネックレス', 'prayer-beads bracelet#c26c4a#dcb35a', '16-58', 60, 'handmade natural pearl', '-', '-', 'white shirts'],
      ] },
    { slug: 'earrings-bracelets', family: 'jewellery', props: 'jewelbox#2b4266#e3d3b0 bouquet mirror gem-stone',
      kinds: [
        ['Drop Earrings|耳坠|Ohrhänger|Pendientes largos|Boucles pendantes|ドロップピアス', 'earrings#dcb35a#c77a83 earrings#c3c8d0#2f8587 earrings#dba38f#7b5ea7', '18-89', 8, 'pearl silver moonstone', 'metal', '-', 'hair worn up'],
        ['Hoop Earrings|圈形耳环|Creolen|Aros|Créoles|フープピアス', 'hoops', '16-74', 7, 'gold-plated silver pearl', 'metal', '-', 'every day without thinking'],
        ['Bead Bracelet|珠串手链|Perlenarmband|Pulsera de cuentas|Bracelet de perles|ビーズブレスレット', 'bracelet', '12-46', 22, 'natural moonstone handmade', 'bright', '-', 'wearing three at once'],
        ['Bangle|手镯|Armreif|Brazalete|Jonc|バングル', 'bangle', '24-109', 28, 'engraved silver gold-plated', 'metal', '-', 'dates worth keeping'],
        ['Brooch|胸针|Brosche|Broche|Broche|ブローチ', 'brooch', '14-52', 14, 'handmade pearl vintage', 'metal', '-', 'coats and hats'],
      ] },
    { slug: 'watches', family: 'jewellery', props: 'giftbox#34353c#dcb35a tie#2b4266#e3d3b0 wallet#7a523a#dcb35a glasses',
      kinds: [
        ['Wrist Watch|腕表|Armbanduhr|Reloj de pulsera|Montre-bracelet|腕時計', 'wristwatch', '49-219', 78, 'automatic sapphire full-grain', 'metal', '-', 'being on time in style'],
        ['Field Watch|野战表|Felduhr|Reloj de campo|Montre de terrain|フィールドウォッチ', 'watch wristwatch', '39-149', 64, 'solar sapphire canvas', 'fashion', '-', 'mud and meetings'],
        ['Pocket Stopwatch|秒表|Stoppuhr|Cronómetro|Chronomètre|ストップウォッチ', 'stopwatch', '19-69', 90, 'classic waterproof aluminium', '-', '-', 'laps and eggs'],
        ['Alarm Clock|闹钟|Wecker|Despertador|Réveil|目覚まし時計', 'alarm-clock', '14-48', 320, 'silent retro solar', 'bright', '-', 'leaving the phone in the kitchen'],
      ] },
    { slug: 'eyewear', family: 'jewellery', props: 'sunhat#d3bd97#b65b38 beach-with-umbrella newspaper handbag',
      kinds: [
        ['Sunglasses|太阳镜|Sonnenbrille|Gafas de sol|Lunettes de soleil|サングラス', 'sunglasses', '19-98', 32, 'polarised recycled classic', 'fashion', '-', 'glare and glamour'],
        ['Reading Glasses|老花镜|Lesebrille|Gafas de lectura|Lunettes de lecture|リーディンググラス', 'glasses', '14-58', 26, 'lightweight recycled classic', 'fashion', '-', 'menus in candlelight'],
      ] },
    { slug: 'jewellery-storage', family: 'jewellery', props: 'ring necklace#dcb35a#c77a83 mirror gem-stone',
      kinds: [
        ['Jewellery Box|首饰盒|Schmuckkasten|Joyero|Coffret à bijoux|ジュエリーボックス', 'jewelbox', '19-84', 900, 'velvet walnut vegan-leather', 'fashion', '-', 'knots that never form'],
        ['Keepsake Gift Box|纪念礼盒|Erinnerungsbox|Caja de recuerdos|Boîte à souvenirs|メモリアルボックス', 'giftbox', '16-58', 640, 'engraved walnut handmade', 'fashion', '-', 'tickets, teeth and letters'],
      ] },
  ],
};
