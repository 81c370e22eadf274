/** Width, height and depth of one piece in millimetres. */
export type Dimensions = readonly [width: number, height: number, depth: number];

/**
 * Width × height × depth in centimetres, of the first size where goods have several. Left out are clothes and shoes, which
 * have a size guide, and goods whose pictures show a group.
 */
// prettier-ignore
const KINDS = `
Top-Handle Bag 32×24×14; Crossbody Bag 24×17×7; Clutch 26×14×4; Coin Purse 11×8×3; Tote Bag 38×40×12; Cabin Suitcase 36×55×21;
City Backpack 30×45×15; Briefcase 40×30×9; Wallet 11×9×2; Over-Ear Headphones 17×19×8; Kids Headphones 15×17×7;
Portable Speaker 18×7×7; Smart Speaker 10×15×10; Table Radio 24×15×11; Smartphone 7.2×15×0.8; Tablet 18×25×0.7;
Smart Watch 4.4×25×1.1; Desk Telephone 22×9×20; Power Bank 7×14×1.6; Wall Charger 4×5×3; Phone Case 7.6×15.4×1.2;
Ring Light 26×30×6; Compact Camera 11×6.5×4; Camcorder 6×7×13; Home Projector 24×10×20; Portable Television 32×28×22;
Laptop 32×22×23; Desktop Computer 54×46×18; Monitor 54×41×19; Keyboard 44×3.5×13; Mouse 6.5×4×11.5; Trackball 9×5×13;
Game Controller 15.5×6×10.5; Wi-Fi Router 24×18×15; External Drive 7.5×11×1.5; USB Hub 11×1.5×4; Webcam 9×6×5; Printer 42×19×36;
Desk Chair 64×112×64; Writing Desk 120×75×60; Filing Cabinet 40×70×50; Notebook 10.5×14.8×1.4; Fountain Pen 1.4×14×1.4;
Scissors 7.5×20×1.2; Clipboard 23×32×1.5; Armchair 78×88×80; Sofa 190×84×88; Dining Chair 46×82×52; Side Table 45×52×45;
Chest of Drawers 80×84×45; Bookcase 80×180×30; Cushion 40×40×14; Rug 80×1×150; Table Lamp 28×46×28; Pendant Lamp 36×30×36;
LED Bulb 6×11×6; Paper Lantern 30×36×30; Vase 14×26×14; Candle 8×10×8; Framed Print 40×50×2; Wall Mirror 60×60×3; Mantel Clock 22×26×10;
Storage Basket 32×26×32; Laundry Basket 40×58×40; Cleaning Bucket 31×30×31; Casserole 26×14×22; Frying Pan 38×7×20; Saucepan 33×11×17;
Paella Pan 44×7×36; Mug 12×9.5×8.5; Teapot 22×21×14; Kettle 22×25×17; Coffee Maker 24×34×20; Insulated Flask 6.5×20×6.5;
Chef’s Knife 33×4.8×2.2; Chopping Board 38×2×26; Whisk 7×28×7; Lunch Box 20×8×13; Storage Jar 8×10×8; Toaster 29×20×18; Blender 20×42×20;
Espresso Machine 28×36×32; Face Serum 3.4×10×3.4; Day Cream 6×5×6; Hand Cream 4×13×3; Sunscreen 5×15×3.5; Clay Mask 7×6×7; Lipstick 2×7.5×2;
Eyeshadow Palette 12×1.5×8; Nail Polish 3×8×3; Shampoo 6.5×17×4.5; Hair Oil 4.5×13×4.5; Comb 18×4×0.5; Hair Dryer 20×23×9; Soap Bar 8×3×5.5;
Body Lotion 6.5×18×4.5; Razor 4.5×14×2.5; Eau de Parfum 5×10×3; Room Spray 5×15×5; Teddy Bear 26×34×20; Plush Panda 28×30×22;
Plush Penguin 22×28×20; Plush Unicorn 30×32×18; Toy Train 34×12×9; Toy Car 20×9×10; Toy Robot 15×24×11; Toy Rocket 14×32×14;
Toy Helicopter 28×15×20; Jigsaw Puzzle 34×24×5; Board Game 30×7×30; Chess Set 40×12×40; Abacus 30×24×9; Kite 110×75×2; Kick Scooter 14×96×78;
Water Blaster 42×22×9; Play Ball 23×23×23; Sled 48×34×96; Baby Bottle 6×18×6; Bath Duck 9×9×10; Kettlebell 16×22×12; Foam Roller 14×14×33;
Water Bottle 7×20×7; Football 22×22×22; Basketball 24×24×24; Volleyball 21×21×21; Tennis Racket 26×69×3; Tent 210×120×230;
Trekking Backpack 34×72×26; Camping Lantern 12×24×12; Compass 6×1.5×10; City Bicycle 180×105×60; Bike Helmet 22×17×28; Skateboard 20×11×79;
Diving Mask 18×11×10; Ski Goggles 18×10×9; Fishing Rod 5×210×5; Swim Ring 90×26×90; House Plant 26×40×26; Planter 14×13×14;
Watering Can 36×30×16; Hand Trowel 8×32×5; Pruning Shears 6×21×3; Axe 14×40×3; Drill 21×22×7; Hammer 12×32×3; Wrench 5×25×1.5; Toolbox 42×22×22;
Handsaw 13×52×3; Parasol 220×240×220; Bird House 17×26×18; Garden Lantern 16×28×16; Wind Chime 14×62×14; Dog Bed 50×16×40;
Dog Collar 12×4×12; Chew Bone 15×5×4; Scratching Post 38×62×38; Cat Toy Ball 6×6×6; Cat Cushion 45×12×45; Pet Bowl 14×6×14; Pet Shampoo 6.5×18×4.5;
Grooming Comb 18×4×2; Electric Guitar 33×99×5; Ukulele 20×58×7; Violin 21×60×9; Banjo 32×96×11; Digital Piano 132×78×38; Trumpet 17×13×49;
Saxophone 24×66×14; Accordion 38×40×19; Hand Drum 30×60×30; Microphone 5×18×5; Mixing Console 36×9×32; Record Album 31.5×31.5×0.5;
Watercolour Set 22×2.5×12; Illustrated Atlas 28×36×3; Cook Book 20×26×2.5; Telescope 80×120×80; Microscope 18×34×22; World Globe 30×38×30;
Bangle 7×7×0.8; Brooch 4×4×1; Wrist Watch 4×24×1; Field Watch 4.2×25×1.2; Pocket Stopwatch 5.5×8×1.5; Alarm Clock 10×13×6;
Sunglasses 14.5×5×14.5; Reading Glasses 14×4.5×14.5; Jewellery Box 24×11×17; Keepsake Gift Box 20×14×20
`;

const BY_KIND: ReadonlyMap<string, Dimensions> = new Map(
  KINDS.split(';').map((entry) => {
    const [, kind = '', sides = ''] = /^\s*(.+) (\S+)\s*$/.exec(entry) ?? [];
    const [width = 0, height = 0, depth = 0] = sides.split('×').map((side) => Math.round(Number(side) * 10));
    return [kind, [width, height, depth]];
  }),
);

/** How much wider and higher a size is than the first one: lengths count as they are, contents by their cube root. */
function growth(label: string, firstLabel: string): readonly [width: number, height: number] {
  const numbers = (text: string) => [...text.matchAll(/[\d.]+/g)].map(([number]) => Number(number));
  const litres = (text: string) => (numbers(text)[0] ?? 1) * (/\b(l|kg|TB)$/.test(text) ? 1000 : 1);
  if (/ (ml|l|g|kg)$/.test(label)) {
    const share = Math.cbrt(litres(label) / litres(firstLabel));
    return [share, share];
  }
  if (/(cm|″)$/.test(label)) {
    const [width = 1, length = width] = numbers(label);
    const [firstWidth = 1, firstLength = firstWidth] = numbers(firstLabel);
    return [width / firstWidth, length / firstLength];
  }
  if (/^A\d$/.test(label)) {
    const share = Math.SQRT2 ** (Number(firstLabel.slice(1)) - Number(label.slice(1)));
    return [share, share];
  }
  const pet = ['S', 'M', 'L'].indexOf(label);
  const share = pet < 0 ? 1 : 1 + pet * 0.2;
  return [share, share];
}

/** The dimensions of goods of a kind in a size; undefined if they are not known. */
export function dimensionsOf(
  kind: string,
  size?: { readonly label: string; readonly firstLabel: string },
): Dimensions | undefined {
  const first = BY_KIND.get(kind);
  if (!first || !size) return first;
  const [width, height, depth] = first;
  const [wider, longer] = growth(size.label, size.firstLabel);
  // What lies on the floor grows in width and depth.
  const isFlat = height * 20 < depth;
  return [
    Math.round(width * wider),
    Math.round(isFlat ? height : height * longer),
    Math.round(depth * (isFlat ? longer : wider)),
  ];
}
