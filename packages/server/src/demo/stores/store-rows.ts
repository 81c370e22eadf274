/**
 * name · city · country · brand color · logo drawing · categories or subcategories that it sells ·
 * product lines, which begin the names of its goods · remark
 */
export type StoreRow = readonly [
  name: string,
  city: string,
  country: string,
  colour: string,
  logo: string,
  sells: string,
  lines: string,
  remark: string,
];

// prettier-ignore
export const STORE_ROWS: readonly StoreRow[] = [
  ['Willow & Thread', 'Lisbon', 'PT', '#93a584', 'thread', 'womens-fashion', 'Alfama Belém Tejo Sintra', 'Small runs of linen, cotton and silk, sewn eleven streets from our shop.'],
  ['Sunday Atelier', 'Lyon', 'FR', '#c77a83', 'dress', 'womens-fashion handbags', 'Colette Margaux Solène Odile', 'Clothes for people who like Sundays. Cut, draped and finished in Lyon.'],
  ['Coral Bay', 'Cape Town', 'ZA', '#ee8374', 'spiral-shell', 'lingerie-swim dresses water-winter eyewear', 'Camps Clifton Kommetjie Noord', 'Swimwear and summer dresses from where two oceans meet.'],
  ['Harbour Tailor', 'Bristol', 'GB', '#2b4266', 'anchor', 'mens-fashion', 'Redcliffe Clifton Quay Severn', 'Shirts, knitwear and coats for men who would rather shop twice a year.'],
  ['Northpine Outfitters', 'Vancouver', 'CA', '#33594a', 'evergreen-tree', 'mens-outerwear mens-trousers camping-hiking mens-shoes', 'Garibaldi Squamish Cedar Ridge', 'Layers, boots and packs, tested in the wettest city we know.'],
  ['Cobble & Stride', 'Alicante', 'ES', '#bd8f5a', 'mans-shoe', 'womens-shoes mens-shoes sneakers-slippers', 'Elda Marina Postiguet Altea', 'Three generations of shoemakers and one very patient leather supplier.'],
  ['Satchel Lane', 'Florence', 'IT', '#7a523a', 'briefcase', 'handbags luggage-backpacks accessories', 'Arno Oltrarno Fiesole Brunello', 'Vegetable-tanned bags, wallets and belts that get better with rain.'],
  ['Voltine', 'Shenzhen', 'CN', '#2f8587', 'high-voltage', 'smartphones phone-accessories cameras-tv', 'Arc Pulse Nova Ion', 'Phones, tablets and the small things that keep them alive.'],
  ['Clearnote Audio', 'Copenhagen', 'DK', '#4d5159', 'musical-note', 'headphones speakers recording', 'Sund Havn Nyhavn Klar', 'Honest sound and replaceable parts. Every headphone can be opened with one screw.'],
  ['Pixelgrove', 'Taipei', 'TW', '#4d9159', 'four-leaf-clover', 'laptops-monitors keyboards-mice networking-storage', 'Maokong Yangming Grove Leaf', 'Computers and accessories, assembled to order and tested for a day.'],
  ['Deskmate Works', 'Toronto', 'CA', '#d9a738', 'pushpin', 'office-furniture stationery keyboards-mice', 'Queen Dundas Spadina Bloor', 'Everything for a desk, from the chair to the last paperclip.'],
  ['Inkwell & Co', 'Kyoto', 'JP', '#3d405b', 'fountain-pen', 'stationery arts-crafts books-collecting', 'Gion Kamo Higashi Arashi', 'Paper, pens and colours chosen by people who still write letters.'],
  ['Lumen House', 'Gothenburg', 'SE', '#f2c94c', 'light-bulb', 'lighting decoration furniture', 'Fjell Lund Sola Vik', 'Lamps and furniture for short days and long evenings.'],
  ['Cotton Hollow', 'Izmir', 'TR', '#e0b1a0', 'cloud', 'bedding-textiles baby bath-body', 'Ege Denizli Pamuk Efes', 'Bed linen, towels and blankets woven where the cotton grows.'],
  ['Tidy Nest', 'Utrecht', 'NL', '#86b6de', 'nest-with-eggs', 'storage-cleaning decoration furniture', 'Gracht Linde Vecht Dom', 'Baskets, boxes and brooms. A place for everything, and then a cup of tea.'],
  ['Copper Ladle', 'Sheffield', 'GB', '#b65b38', 'pot-of-food', 'cookware kitchen-tools', 'Peak Derwent Hallam Forge', 'Pans and knives made to be used hard and handed on.'],
  ['Table & Thyme', 'Bologna', 'IT', '#747a44', 'herb', 'tableware coffee-tea pantry', 'Emilia Portico Santa Certosa', 'Plates, cups and what goes on them.'],
  ['Morning Ritual', 'Medellín', 'CO', '#7f2d41', 'hot-beverage', 'coffee-tea coffee-tea-cocoa small-appliances', 'Antioquia Jardín Salento Andes', 'Coffee from eleven farms we can name, and the machines to respect it.'],
  ['Petal & Clay', 'Seoul', 'KR', '#ef9db8', 'cherry-blossom', 'skincare makeup', 'Hanok Mirae Buk Sol', 'Gentle formulas in short lists. No miracle, just good skin care.'],
  ['Seaglass Apothecary', 'Auckland', 'NZ', '#9fd3bd', 'water-wave', 'hair-care bath-body fragrance', 'Piha Waiheke Kauri Manuka', 'Soap, oil and scent from a workshop that smells of rain.'],
  ['Paper Kite Toys', 'Nuremberg', 'DE', '#ea8a3f', 'kite', 'soft-toys vehicles-robots games-puzzles outdoor-play', 'Kobold Pegnitz Lotti Brumm', 'Toys that need no update. Beech, wool and imagination.'],
  ['Little Acorn', 'Dublin', 'IE', '#a3b18a', 'chestnut', 'baby soft-toys outdoor-play', 'Clover Wren Liffey Moss', 'Soft things for new people.'],
  ['Summit Trail', 'Innsbruck', 'AT', '#d0433f', 'mountain', 'camping-hiking water-winter cycling-skating', 'Nordkette Karwendel Inn Stubai', 'Equipment we carry ourselves, with repair for life.'],
  ['Courtside', 'Melbourne', 'AU', '#3d78c2', 'tennis', 'fitness-yoga ball-racket sneakers-slippers', 'Yarra Fitzroy Rally Baseline', 'Balls, rackets and mats for people who turn up.'],
  ['Green Spade', 'Rotterdam', 'NL', '#588157', 'seedling', 'plants-seeds planting-watering garden-hand-tools', 'Polder Maas Tuin Bloem', 'Seeds, pots and tools from the flattest garden country on earth.'],
  ['Ironbark Workshop', 'Brisbane', 'AU', '#6d6875', 'hammer-and-wrench', 'power-hand-tools outdoor-living garden-hand-tools', 'Gabba Ironbark Bramble Wharf', 'Tools and terraces. Built to be lent to neighbours and come back.'],
  ['Olive & Rye', 'Athens', 'GR', '#5d6b33', 'olive', 'pantry nuts-snacks sweets-bakery beverages', 'Attica Kalamata Naxos Lesvos', 'A Greek grocer with too many friends abroad.'],
  ['Sugar & Fig', 'Brussels', 'BE', '#6a4474', 'candy', 'sweets-bakery nuts-snacks beverages coffee-tea-cocoa', 'Sablon Ixelles Marolles Grand', 'Chocolate, biscuits and small sins, packed by hand.'],
  ['Wag & Whisker', 'Kraków', 'PL', '#f2cc8f', 'paw-prints', 'pets', 'Wawel Vistula Kazimierz Bruno', 'Beds, bowls and dinners for those who cannot order themselves.'],
  ['Open Fret Music', 'Austin', 'US', '#bc4749', 'guitar', 'string-instruments keys-wind-drums recording', 'Barton Lamar Bluebonnet Zilker', 'Instruments set up by hand before they leave. Play it the evening it arrives.'],
  ['Silver Birch', 'Jaipur', 'IN', '#b9a3d8', 'gem-stone', 'rings-necklaces earrings-bracelets jewellery-storage', 'Amer Hawa Johari Nahar', 'Silver, pearls and stones by forty craftspeople and their apprentices.'],
  ['Quarter Past', 'Biel', 'CH', '#34353c', 'watch', 'watches eyewear accessories', 'Jura Seeland Taubenloch Magglingen', 'Watches and glasses, serviced by the people who assembled them.'],
];
