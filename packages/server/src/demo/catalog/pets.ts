import type { CategoryRow } from './category-row.ts';

// prettier-ignore
export const pets: CategoryRow = {
  slug: 'pets', drawing: 'dog-face', tint: '#2f8587',
  children: [
    { slug: 'dogs', family: 'pets', props: 'dog-face bone paw-prints poodle',
      kinds: [
        ['Dog Bed|狗窝|Hundebett|Cama para perro|Panier pour chien|犬用ベッド', 'petbed', '29-109', 1800, 'orthopaedic washable plush', 'home', 'petbed', 'old dogs and new puppies'],
        ['Dog Collar|狗项圈|Hundehalsband|Collar de perro|Collier pour chien|犬用首輪', 'collar', '9-34', 90, 'reflective full-grain recycled', 'pet', 'pet', 'walks at dusk'],
        ['Dog Leash|牵引绳|Hundeleine|Correa|Laisse|リード', 'leash', '12-38', 180, 'reflective recycled full-grain', 'pet', '-', 'pulling gently'],
        ['Dog Food|狗粮|Hundefutter|Pienso para perro|Croquettes pour chien|ドッグフード', 'pouch/dog-face#c26c4a#fff1dd pouch/dog-face#33594a#f6ecd2', '9-24', 1000, 'grain-free salmon chicken', '-', 'petfood', 'bright eyes at the bowl'],
        ['Chew Bone|磨牙骨|Kauknochen|Hueso masticable|Os à mâcher|噛むおもちゃ', 'bone', '4-16', 160, 'natural recycled giant', '-', '-', 'shoes you want to keep'],
      ] },
    { slug: 'cats', family: 'pets', props: 'cat-face yarn paw-prints fish',
      kinds: [
        ['Scratching Post|猫抓柱|Kratzbaum|Rascador|Griffoir|爪とぎポール', 'scratchpost', '24-89', 3400, 'sisal plush foldaway', 'home', '-', 'sofas worth saving'],
        ['Cat Food|猫粮|Katzenfutter|Pienso para gato|Croquettes pour chat|キャットフード', 'pouch/cat-face#6a4474#f7e9ef tin/fish#2f8587#fdf1dc', '6-19', 1000, 'salmon chicken grain-free', '-', 'petfood', 'critics'],
        ['Cat Toy Ball|猫玩具球|Katzenball|Pelota para gato|Balle pour chat|猫用ボール', 'yarn', '4-14', 60, 'natural recycled plush', 'pet', '-', 'four in the morning'],
        ['Cat Cushion|猫垫|Katzenkissen|Cojín para gato|Coussin pour chat|猫用クッション', 'petbed cushion', '19-58', 900, 'plush washable boucle', 'home', '-', 'sixteen hours a day'],
      ] },
    { slug: 'small-pets-birds', family: 'pets', props: 'rabbit-face hamster carrot parrot',
      kinds: [
        ['Rabbit Hay|兔草|Kaninchenheu|Heno para conejos|Foin pour lapin|うさぎ用牧草', 'pouch/rabbit-face#93a584#f6f0dc', '5-14', 900, 'organic natural premium', '-', '-', 'noses that never stop'],
        ['Hamster Mix|仓鼠粮|Hamsterfutter|Mezcla para hámster|Mélange hamster|ハムスターフード', 'pouch/hamster#d9a738#fff5dc', '4-12', 500, 'natural organic grain-free', '-', 'grams', 'full cheeks'],
        ['Bird Seed|鸟食|Vogelfutter|Alpiste|Graines pour oiseaux|鳥のえさ', 'pouch/parrot#4d9159#fff3da', '5-15', 1000, 'natural organic premium', '-', 'petfood', 'kitchen concerts'],
      ] },
    { slug: 'fish-reptiles', family: 'pets', props: 'tropical-fish turtle coral spiral-shell',
      kinds: [
        ['Fish Food|鱼食|Fischfutter|Alimento para peces|Nourriture pour poissons|魚のえさ', 'tin/tropical-fish#3d78c2#fff3da canister#86b6de#3d78c2', '4-14', 180, 'natural premium organic', '-', 'sweets', 'colours that stay'],
        ['Turtle Food|龟粮|Schildkrötenfutter|Alimento para tortugas|Nourriture pour tortues|カメのえさ', 'tin/turtle#4d9159#fbf0d2', '5-15', 220, 'natural grain-free premium', '-', 'sweets', 'slow eaters'],
      ] },
    { slug: 'pet-care', family: 'pets', props: 'dog-face cat-face soap towels#86b6de#f7f1e3',
      kinds: [
        ['Pet Bowl|宠物碗|Napf|Comedero|Gamelle|ペットボウル', 'petbowl', '8-29', 420, 'stoneware stainless non-slip', 'pet', 'pet', 'meals on time'],
        ['Pet Shampoo|宠物香波|Tiershampoo|Champú para mascotas|Shampooing animal|ペットシャンプー', 'pump', '8-19', 320, 'aloe unscented organic', 'cosmetic', '-', 'the wet-dog hour'],
        ['Grooming Comb|宠物梳|Fellkamm|Peine para pelo|Peigne de toilettage|グルーミングコーム', 'hair-pick', '7-21', 90, 'ergonomic stainless bamboo-wood', 'pet', '-', 'hair that is not on the carpet'],
      ] },
  ],
};
