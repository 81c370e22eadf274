import type { CategoryRow } from './category-row.ts';

// prettier-ignore
export const toysKids: CategoryRow = {
  slug: 'toys-kids', drawing: 'teddy-bear', tint: '#f2c94c',
  children: [
    { slug: 'soft-toys', family: 'toys', props: 'balloon giftbox#ee8374#fdebd8 blocks#3d78c2#ee8374 ribbon',
      kinds: [
        ['Teddy Bear|泰迪熊|Teddybär|Oso de peluche|Ours en peluche|テディベア', 'teddy-bear', '16-54', 380, 'plush organic-cotton giant', 'leather', '-', 'secrets'],
        ['Plush Panda|熊猫毛绒玩具|Plüsch-Panda|Panda de peluche|Panda en peluche|パンダのぬいぐるみ', 'panda', '14-42', 320, 'plush giant organic-cotton', '-', '-', 'bedtime'],
        ['Plush Penguin|企鹅毛绒玩具|Plüsch-Pinguin|Pingüino de peluche|Pingouin en peluche|ペンギンのぬいぐるみ', 'penguin', '14-42', 300, 'plush recycled giant', 'bright', '-', 'cold cars'],
        ['Plush Unicorn|独角兽毛绒玩具|Plüsch-Einhorn|Unicornio de peluche|Licorne en peluche|ユニコーンのぬいぐるみ', 'unicorn', '18-49', 340, 'plush giant embroidered', '-', '-', 'believers'],
        ['Nesting Dolls|套娃|Matroschka|Muñecas rusas|Poupées gigognes|マトリョーシカ', 'nesting-dolls', '19-58', 420, 'wooden handmade classic', 'bright', '-', 'shelves and small hands'],
      ] },
    { slug: 'vehicles-robots', family: 'toys', props: 'blocks#d0433f#3d78c2 horizontal-traffic-light ball#f2c94c#d0433f locomotive',
      kinds: [
        ['Toy Train|玩具火车|Spielzeugeisenbahn|Tren de juguete|Train jouet|おもちゃの列車', 'locomotive', '24-79', 880, 'wooden classic educational', 'bright', '-', 'living rooms with a long carpet'],
        ['Toy Car|玩具车|Spielzeugauto|Coche de juguete|Petite voiture|おもちゃの車', 'automobile racing-car', '9-34', 260, 'wooden recycled retro', 'bright', '-', 'the motorway under the table'],
        ['Toy Robot|玩具机器人|Spielzeugroboter|Robot de juguete|Robot jouet|おもちゃのロボット', 'robot', '29-89', 520, 'educational retro solar', 'bright', '-', 'future engineers'],
        ['Toy Rocket|玩具火箭|Spielzeugrakete|Cohete de juguete|Fusée jouet|おもちゃのロケット', 'rocket', '16-52', 410, 'wooden educational recycled', 'bright', '-', 'countdowns'],
        ['Toy Helicopter|玩具直升机|Spielzeughubschrauber|Helicóptero de juguete|Hélicoptère jouet|おもちゃのヘリコプター', 'helicopter', '14-46', 360, 'wooden solar recycled', 'bright', '-', 'rescues above the sofa'],
      ] },
    { slug: 'games-puzzles', family: 'toys', props: 'game-die joker hourglass-done trophy',
      kinds: [
        ['Jigsaw Puzzle|拼图|Puzzle|Puzle|Puzzle|ジグソーパズル', 'puzzle-piece', '12-36', 720, 'wooden recycled educational', 'bright', '-', 'rain that stays all week'],
        ['Board Game|桌游|Brettspiel|Juego de mesa|Jeu de société|ボードゲーム', 'game-die', '19-54', 1100, 'educational wooden travel', 'bright', '-', 'two to six, from eight years'],
        ['Chess Set|国际象棋|Schachspiel|Ajedrez|Jeu d’échecs|チェスセット', 'chess-pawn', '24-89', 1300, 'walnut wooden travel', 'wood', '-', 'patience'],
        ['Abacus|算盘|Abakus|Ábaco|Boulier|そろばん', 'abacus', '14-34', 560, 'wooden educational classic', '-', '-', 'first sums'],
        ['Building Blocks|积木|Bausteine|Bloques de construcción|Cubes à empiler|積み木', 'blocks stacker', '16-58', 1200, 'wooden educational natural', 'kids', '-', 'towers that must fall'],
      ] },
    { slug: 'outdoor-play', family: 'toys', props: 'sunhat#f2c94c#e2685c bucket ball#3d78c2#f2c94c butterfly',
      kinds: [
        ['Kite|风筝|Drachen|Cometa|Cerf-volant|凧', 'kite', '12-38', 220, 'recycled-nylon handmade giant', 'bright', '-', 'wind and a field'],
        ['Kick Scooter|滑板车|Tretroller|Patinete|Trottinette|キックボード', 'kick-scooter', '44-119', 3600, 'foldable adjustable lightweight', 'bright', '-', 'school in six minutes'],
        ['Water Blaster|水枪|Wasserpistole|Pistola de agua|Pistolet à eau|水鉄砲', 'water-pistol', '8-26', 280, 'recycled giant leak-proof', 'bright', '-', 'cousins'],
        ['Play Ball|儿童球|Spielball|Pelota|Ballon|ボール', 'ball', '8-22', 310, 'recycled lightweight non-slip', 'kids', '-', 'parks and puddles'],
        ['Sled|雪橇|Schlitten|Trineo|Luge|そり', 'sled', '39-98', 4200, 'wooden classic lightweight', '-', '-', 'the hill behind the school'],
      ] },
    { slug: 'baby', family: 'textiles', props: 'teddy-bear blocks#9fd3bd#ef9db8 duck towels#f1efe9#86b6de',
      kinds: [
        ['Baby Bodysuit|婴儿连体衣|Baby-Body|Body de bebé|Body bébé|ベビーボディスーツ', 'babysuit', '12-29', 110, 'organic-cotton bamboo striped', 'kids', 'baby', 'naps and spills'],
        ['Baby Bottle|奶瓶|Babyflasche|Biberón|Biberon|哺乳びん', 'baby-bottle', '8-24', 140, 'borosilicate leak-proof travel', 'kids', '-', 'three in the morning'],
        ['Baby Blanket|婴儿毯|Babydecke|Manta de bebé|Couverture bébé|ベビーブランケット', 'blanket', '19-54', 380, 'merino organic-cotton waffle', 'kids', '-', 'prams and grandmothers'],
        ['Bath Duck|洗澡小鸭|Badeente|Pato de baño|Canard de bain|お風呂のアヒル', 'duck', '5-14', 60, 'natural classic giant', 'kids', '-', 'admirals of the tub'],
      ] },
  ],
};
