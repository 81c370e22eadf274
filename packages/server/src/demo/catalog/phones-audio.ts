import type { CategoryRow } from './category-row.ts';

// prettier-ignore
export const phonesAudio: CategoryRow = {
  slug: 'phones-audio', drawing: 'headphone#2b4266', tint: '#3d78c2',
  children: [
    { slug: 'headphones', family: 'electronics', props: 'phone#34353c#86b6de optical-disk cable#34353c musical-note',
      kinds: [
        ['Over-Ear Headphones|头戴式耳机|Over-Ear-Kopfhörer|Auriculares de diadema|Casque audio|オーバーイヤーヘッドホン', 'headphone', '59-219', 265, 'anc long-battery hi-res', 'tech', '-', 'trains, open offices and late nights'],
        ['Earbuds|无线耳塞|In-Ear-Kopfhörer|Auriculares intraurales|Écouteurs|ワイヤレスイヤホン', 'earbuds', '29-129', 52, 'wireless anc water-resistant', 'tech', '-', 'runs, calls and the bus'],
        ['Kids Headphones|儿童耳机|Kinder-Kopfhörer|Auriculares infantiles|Casque pour enfant|子ども用ヘッドホン', 'headphone', '19-45', 170, 'foldable wireless beginner', 'kids', '-', 'small ears on long journeys'],
      ] },
    { slug: 'speakers', family: 'electronics', props: 'phone#c3c8d0#ee8374 potted-plant radio books',
      kinds: [
        ['Portable Speaker|便携音箱|Tragbarer Lautsprecher|Altavoz portátil|Enceinte portable|ポータブルスピーカー', 'boombox', '34-119', 640, 'deep-bass water-resistant wireless', 'tech', '-', 'balconies and lakesides'],
        ['Smart Speaker|智能音箱|Smarter Lautsprecher|Altavoz inteligente|Enceinte connectée|スマートスピーカー', 'speaker', '39-139', 780, 'wireless deep-bass compact', 'tech', '-', 'kitchens with wet hands'],
        ['Table Radio|台式收音机|Tischradio|Radio de mesa|Radio de table|卓上ラジオ', 'radio', '39-109', 1100, 'retro wireless hi-res', 'home', '-', 'the news and the weather'],
      ] },
    { slug: 'smartphones', family: 'electronics', props: 'earbuds#f1efe9 charger#f1efe9#4d9159 phonecase#93a584 camera',
      kinds: [
        ['Smartphone|智能手机|Smartphone|Teléfono inteligente|Smartphone|スマートフォン', 'phone mobile-phone', '189-649', 178, 'fast-charge water-resistant shockproof', 'tech', 'storage', 'people who keep a phone for years'],
        ['Tablet|平板电脑|Tablet|Tableta|Tablette|タブレット', 'tablet', '149-499', 460, 'full-hd long-battery fast-charge', 'tech', 'storage', 'recipes, drawings and films in bed'],
        ['Smart Watch|智能手表|Smartwatch|Reloj inteligente|Montre connectée|スマートウォッチ', 'smartwatch', '59-229', 38, 'long-battery water-resistant compact', 'tech', '-', 'runs, sleep and forgotten appointments'],
        ['Desk Telephone|座机电话|Tischtelefon|Teléfono de mesa|Téléphone fixe|卓上電話機', 'telephone', '24-59', 720, 'retro classic wireless', 'bright', '-', 'receptions and grandparents'],
      ] },
    { slug: 'phone-accessories', family: 'electronics', props: 'phone#34353c#ee8374 earbuds#f1efe9 notebook hot-beverage',
      kinds: [
        ['Power Bank|移动电源|Powerbank|Batería externa|Batterie externe|モバイルバッテリー', 'powerbank', '19-69', 230, 'fast-charge magnetic solar', 'tech', '-', 'the second half of the day'],
        ['Wall Charger|充电头|Ladegerät|Cargador de pared|Chargeur mural|充電器', 'charger', '14-49', 120, 'fast-charge compact usb-c', 'office', '-', 'phone, laptop and earbuds at once'],
        ['Charging Cable|充电线|Ladekabel|Cable de carga|Câble de charge|充電ケーブル', 'cable', '7-22', 45, 'braided usb-c fast-charge', 'bright', 'cable', 'sofas far from sockets'],
        ['Phone Case|手机壳|Handyhülle|Funda de móvil|Coque de téléphone|スマホケース', 'phonecase', '12-38', 36, 'shockproof magnetic recycled', 'fashion', '-', 'stone floors'],
        ['Ring Light|补光灯|Ringlicht|Aro de luz|Anneau lumineux|リングライト', 'ringlight', '22-64', 680, 'dimmable usb-c foldable', 'tech', '-', 'calls, recipes and first videos'],
      ] },
    { slug: 'cameras-tv', family: 'electronics', props: 'film-frames popcorn framed-picture couch-and-lamp',
      kinds: [
        ['Compact Camera|数码相机|Kompaktkamera|Cámara compacta|Appareil photo compact|コンパクトカメラ', 'camera', '149-449', 320, '4k retro compact', 'tech', '-', 'birthdays and back streets'],
        ['Camcorder|摄像机|Camcorder|Videocámara|Caméscope|ビデオカメラ', 'video-camera', '129-389', 410, '4k compact long-battery', 'tech', '-', 'school plays'],
        ['Home Projector|家用投影仪|Heimkino-Projektor|Proyector doméstico|Projecteur|ホームプロジェクター', 'film-projector', '149-429', 2400, 'full-hd silent wireless', 'tech', '-', 'white walls on Fridays'],
        ['Portable Television|便携电视|Tragbarer Fernseher|Televisor portátil|Téléviseur portable|ポータブルテレビ', 'television', '119-289', 3100, 'retro full-hd usb-c', 'home', '-', 'kitchens and campers'],
      ] },
  ],
};
