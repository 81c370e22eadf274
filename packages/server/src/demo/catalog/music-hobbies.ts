import type { CategoryRow } from './category-row.ts';

// prettier-ignore
export const musicHobbies: CategoryRow = {
  slug: 'music-hobbies', drawing: 'guitar', tint: '#7b5ea7',
  children: [
    { slug: 'string-instruments', family: 'music', props: 'musical-score musical-notes headphone studio-microphone',
      kinds: [
        ['Electric Guitar|电吉他|E-Gitarre|Guitarra eléctrica|Guitare électrique|エレキギター', 'guitar', '149-489', 3400, 'beginner mahogany studio', 'bright', '-', 'garages'],
        ['Ukulele|尤克里里|Ukulele|Ukelele|Ukulélé|ウクレレ', 'ukulele', '34-129', 480, 'mahogany beginner travel', 'wood', '-', 'four chords and a beach'],
        ['Violin|小提琴|Geige|Violín|Violon|バイオリン', 'violin', '89-349', 520, 'solid-spruce beginner handmade', '-', '-', 'the first eight bars'],
        ['Banjo|班卓琴|Banjo|Banjo|Banjo|バンジョー', 'banjo', '109-299', 2600, 'beginner mahogany handmade', '-', '-', 'porches'],
      ] },
    { slug: 'keys-wind-drums', family: 'music', props: 'musical-score musical-notes microphone trophy',
      kinds: [
        ['Digital Piano|电钢琴|Digitalpiano|Piano digital|Piano numérique|電子ピアノ', 'musical-keyboard', '189-549', 8900, 'beginner studio foldable', '-', '-', 'neighbours, with headphones'],
        ['Trumpet|小号|Trompete|Trompeta|Trompette|トランペット', 'trumpet', '109-349', 1200, 'beginner studio classic', '-', '-', 'brass bands and birthdays'],
        ['Saxophone|萨克斯|Saxophon|Saxofón|Saxophone|サックス', 'saxophone', '219-589', 3200, 'beginner studio classic', '-', '-', 'blue hours'],
        ['Accordion|手风琴|Akkordeon|Acordeón|Accordéon|アコーディオン', 'accordion', '189-489', 5600, 'classic beginner handmade', 'bright', '-', 'quays and weddings'],
        ['Hand Drum|手鼓|Handtrommel|Tambor de mano|Tambour à main|ハンドドラム', 'long-drum drum', '39-149', 2800, 'handmade wooden beginner', '-', '-', 'circles and fires'],
        ['Maracas|沙锤|Maracas|Maracas|Maracas|マラカス', 'maracas', '12-34', 240, 'wooden handmade beginner', 'bright', '-', 'the one who cannot play'],
      ] },
    { slug: 'recording', family: 'electronics', props: 'headphone cable#34353c level-slider control-knobs',
      kinds: [
        ['Microphone|麦克风|Mikrofon|Micrófono|Microphone|マイク', 'studio-microphone microphone', '29-149', 480, 'studio usb-c wireless', 'tech', '-', 'voices and podcasts'],
        ['Mixing Console|调音台|Mischpult|Mesa de mezclas|Table de mixage|ミキサー卓', 'control-knobs level-slider', '79-249', 1900, 'compact studio usb-c', '-', '-', 'four friends with four cables'],
        ['Record Album|黑胶唱片|Schallplatte|Disco de vinilo|Disque vinyle|レコード', 'optical-disk', '16-38', 260, 'classic recycled premium', '-', '-', 'turning over after five songs'],
      ] },
    { slug: 'arts-crafts', family: 'crafts', props: 'framed-picture crayon paintbrush ribbon',
      kinds: [
        ['Watercolour Set|水彩套装|Aquarell-Set|Set de acuarelas|Coffret aquarelle|水彩セット', 'artist-palette', '14-58', 380, 'travel premium beginner', '-', '-', 'harbours and pears'],
        ['Paint Brush Set|画笔套装|Pinsel-Set für Künstler|Juego de pinceles|Lot de pinceaux d’art|絵筆セット', 'brushset paintbrush', '9-36', 160, 'natural beginner premium', 'glaze', '-', 'fine lines and big skies'],
        ['Knitting Yarn|毛线|Strickgarn|Lana de tejer|Laine à tricoter|毛糸', 'yarn', '5-16', 100, 'merino organic-cotton recycled', 'fashion', '-', 'a scarf by Christmas'],
        ['Sewing Kit|缝纫套装|Nähset|Costurero|Nécessaire de couture|ソーイングセット', 'thread sewing-needle', '8-29', 210, 'travel beginner vintage', 'bright', '-', 'the button you kept'],
        ['Crayon Set|蜡笔套装|Wachsmalstifte|Ceras de colores|Lot de crayons de cire|クレヨンセット', 'crayon', '4-18', 240, 'natural beginner giant', 'bright', '-', 'walls, sadly'],
      ] },
    { slug: 'books-collecting', family: 'crafts', props: 'glasses hot-beverage bookmark globe-showing-europe-africa',
      kinds: [
        ['Illustrated Atlas|图解地图集|Illustrierter Atlas|Atlas ilustrado|Atlas illustré|図解アトラス', 'world-map green-book', '19-54', 1400, 'recycled educational premium', '-', '-', 'planning without going'],
        ['Cook Book|食谱书|Kochbuch|Libro de cocina|Livre de cuisine|料理本', 'closed-book books', '14-42', 900, 'recycled beginner premium', 'bright', '-', 'stains on page 43'],
        ['Telescope|望远镜|Teleskop|Telescopio|Télescope|天体望遠鏡', 'telescope', '59-229', 2600, 'beginner foldable aluminium', '-', '-', 'the rings of Saturn'],
        ['Microscope|显微镜|Mikroskop|Microscopio|Microscope|顕微鏡', 'microscope', '39-149', 1700, 'beginner educational usb-c', '-', '-', 'pond water'],
        ['World Globe|地球仪|Globus|Globo terráqueo|Globe terrestre|地球儀', 'globe-showing-europe-africa globe-with-meridians', '24-79', 1100, 'educational vintage recycled', '-', '-', 'fingers that travel'],
      ] },
  ],
};
