import type { CategoryRow } from './category-row.ts';

// prettier-ignore
export const computersOffice: CategoryRow = {
  slug: 'computers-office', drawing: 'laptop', tint: '#86b6de',
  children: [
    { slug: 'laptops-monitors', family: 'electronics', props: 'hot-beverage potted-plant computer-mouse notebook',
      kinds: [
        ['Laptop|笔记本电脑|Laptop|Portátil|Ordinateur portable|ノートパソコン', 'laptop', '449-1249', 1350, 'long-battery silent backlit', 'tech', 'storage', 'cafés without sockets'],
        ['Desktop Computer|台式电脑|Desktop-PC|Ordenador de sobremesa|Ordinateur de bureau|デスクトップパソコン', 'desktop-computer', '499-1399', 6800, 'silent encrypted compact', '-', 'storage', 'desks that stay put'],
        ['Monitor|显示器|Monitor|Monitor|Écran|モニター', 'monitor', '159-489', 4900, '4k usb-c adjustable', 'tech', 'screen', 'two windows side by side'],
      ] },
    { slug: 'keyboards-mice', family: 'electronics', props: 'laptop hot-beverage stickynotes#f2c94c webcam#34353c',
      kinds: [
        ['Keyboard|键盘|Tastatur|Teclado|Clavier|キーボード', 'keyboard', '39-139', 840, 'mechanical backlit silent', 'office', '-', 'ten thousand words a day'],
        ['Mouse|鼠标|Maus|Ratón|Souris|マウス', 'computer-mouse', '14-69', 92, 'wireless quiet-click ergonomic', 'office', '-', 'right hands and left hands'],
        ['Trackball|轨迹球|Trackball|Ratón de bola|Trackball|トラックボール', 'trackball', '29-79', 160, 'ergonomic wireless adjustable', '-', '-', 'wrists that have had enough'],
        ['Game Controller|游戏手柄|Gamecontroller|Mando de juego|Manette de jeu|ゲームコントローラー', 'video-game joystick', '29-74', 240, 'wireless long-battery ergonomic', 'bright', '-', 'one more round'],
      ] },
    { slug: 'networking-storage', family: 'electronics', props: 'laptop cable#3d78c2 optical-disk globe-with-meridians',
      kinds: [
        ['Wi-Fi Router|无线路由器|WLAN-Router|Router wifi|Routeur wifi|Wi-Fiルーター', 'router', '39-149', 380, 'dual-band compact encrypted', 'tech', '-', 'the room at the end of the corridor'],
        ['External Drive|移动硬盘|Externe Festplatte|Disco externo|Disque externe|外付けドライブ', 'drive', '44-129', 150, 'encrypted usb-c shockproof', 'tech', 'drive', 'the photos you cannot take again'],
        ['USB Hub|USB集线器|USB-Hub|Concentrador USB|Hub USB|USBハブ', 'hub', '19-59', 95, 'usb-c aluminium compact', 'tech', '-', 'laptops with two holes'],
        ['Webcam|网络摄像头|Webcam|Cámara web|Webcam|ウェブカメラ', 'webcam', '29-99', 140, 'full-hd 4k adjustable', 'tech', '-', 'being seen and not only heard'],
        ['Printer|打印机|Drucker|Impresora|Imprimante|プリンター', 'printer', '79-229', 5200, 'wireless silent compact', '-', '-', 'forms, boarding passes and dinosaurs'],
      ] },
    { slug: 'office-furniture', family: 'furniture', props: 'laptop tablelamp#2f8587#f1cf9f books potted-plant',
      kinds: [
        ['Desk Chair|办公椅|Bürostuhl|Silla de escritorio|Chaise de bureau|デスクチェア', 'deskchair', '89-289', 12500, 'ergonomic adjustable breathable', 'office', '-', 'backs that sit all day'],
        ['Writing Desk|书桌|Schreibtisch|Escritorio|Bureau|ライティングデスク', 'desk', '119-349', 24000, 'oak adjustable minimalist', 'wood', '-', 'corners that become offices'],
        ['Filing Cabinet|文件柜|Aktenschrank|Archivador|Classeur à tiroirs|ファイルキャビネット', 'file-cabinet card-file-box', '39-149', 9800, 'recycled stackable minimalist', 'office', '-', 'seven years of receipts'],
      ] },
    { slug: 'stationery', family: 'stationery', props: 'pencil paperclip bookmark hot-beverage',
      kinds: [
        ['Notebook|笔记本|Notizbuch|Cuaderno|Carnet|ノート', 'notebook notebook-with-decorative-cover ledger', '6-24', 260, 'acid recycled full-grain', 'fashion', 'paper', 'lists, plans and drawings of the neighbours'],
        ['Fountain Pen|钢笔|Füller|Pluma estilográfica|Stylo plume|万年筆', 'fountain-pen', '12-79', 28, 'classic aluminium engraved', 'fashion', '-', 'signatures and love letters'],
        ['Pencil Set|铅笔套装|Bleistiftset|Juego de lápices|Lot de crayons|鉛筆セット', 'pencil', '5-22', 120, 'natural educational premium', 'bright', '-', 'sketches and crosswords'],
        ['Sticky Notes|便利贴|Haftnotizen|Notas adhesivas|Notes adhésives|付箋', 'stickynotes', '3-12', 90, 'recycled classic giant', 'bright', '-', 'monitors and fridges'],
        ['Scissors|剪刀|Schere|Tijeras|Ciseaux|はさみ', 'scissors', '4-19', 110, 'stainless ergonomic classic', 'bright', '-', 'paper, ribbon and parcels'],
        ['Clipboard|写字板|Klemmbrett|Portapapeles|Porte-bloc|クリップボード', 'clipboard', '5-18', 240, 'bamboo-wood recycled vegan-leather', 'office', '-', 'counting things standing up'],
      ] },
  ],
};
