/** Groups of goods that share care instructions, shipping habits and what reviewers talk about. */
// prettier-ignore
export type Family =
  | 'clothing' | 'shoes' | 'bags' | 'electronics' | 'furniture' | 'home' | 'textiles' | 'kitchen' | 'beauty' | 'toys'
  | 'sports' | 'outdoor' | 'garden' | 'tools' | 'food' | 'pets' | 'music' | 'crafts' | 'stationery' | 'jewellery';

export interface FamilyFacts {
  /** Rows of every specification, "Label: value". */
  readonly specification: readonly string[];
  /** A last bullet point, about care or service. */
  readonly promise: string;
  readonly unit: string;
  /** Taken of the price as tax, per thousand. */
  readonly taxPerThousand: number;
}

// prettier-ignore
export const FAMILIES: Readonly<Record<Family, FamilyFacts>> = {
  clothing: { specification: ['Care: 30 °C, do not tumble dry', 'Packing: paper band, no plastic'], promise: 'Repaired free of charge for a year, if a seam gives.', unit: 'piece', taxPerThousand: 0 },
  shoes: { specification: ['Sole: rubber', 'Care: wipe clean, dry slowly'], promise: 'Try them on indoors; the return label is in the box.', unit: 'pair', taxPerThousand: 0 },
  bags: { specification: ['Lining: cotton', 'Care: wipe with a damp cloth'], promise: 'Zips and rivets are replaced for life.', unit: 'piece', taxPerThousand: 0 },
  electronics: { specification: ['Warranty: 24 months', 'In the box: device, cable, short guide'], promise: 'Spare parts are kept for seven years.', unit: 'piece', taxPerThousand: 20 },
  furniture: { specification: ['Assembly: two people, 30 minutes', 'Warranty: 5 years'], promise: 'Delivered to the room you name, packaging taken back.', unit: 'piece', taxPerThousand: 20 },
  home: { specification: ['Care: wipe with a dry cloth', 'Packing: recycled card'], promise: 'Packed so that it arrives whole, or replaced at once.', unit: 'piece', taxPerThousand: 0 },
  textiles: { specification: ['Care: 40 °C, line dry', 'Tested: free of harmful substances'], promise: 'Softer with every wash.', unit: 'set', taxPerThousand: 0 },
  kitchen: { specification: ['Food-safe: yes', 'Cleaning: dishwasher or by hand'], promise: 'Parts that wear out can be bought singly.', unit: 'piece', taxPerThousand: 0 },
  beauty: { specification: ['Tested: on people, never on animals', 'Keeps: 12 months after opening'], promise: 'Full list of ingredients on the pack, in plain words.', unit: 'piece', taxPerThousand: 0 },
  toys: { specification: ['Age: from 3 years', 'Tested: EN 71'], promise: 'Lost pieces are sent by post, free.', unit: 'piece', taxPerThousand: 0 },
  sports: { specification: ['Use: indoors and outdoors', 'Warranty: 2 years'], promise: 'Use it hard; that is what it is for.', unit: 'piece', taxPerThousand: 0 },
  outdoor: { specification: ['Repair: kit included', 'Warranty: 3 years'], promise: 'Our workshop mends what the mountain breaks.', unit: 'piece', taxPerThousand: 0 },
  garden: { specification: ['Season: all year', 'Packing: no plastic'], promise: 'A short planting and care card is enclosed.', unit: 'piece', taxPerThousand: 0 },
  tools: { specification: ['Warranty: 5 years', 'Tested: to trade standard'], promise: 'Blades, bits and grips are sold separately.', unit: 'piece', taxPerThousand: 20 },
  food: { specification: ['Keeps: 9 months, cool and dry', 'Allergens: see pack'], promise: 'Packed within the week it ships.', unit: 'pack', taxPerThousand: 0 },
  pets: { specification: ['Tested: by our own animals first', 'Care: see label'], promise: 'Not approved by yours? Send it back.', unit: 'piece', taxPerThousand: 0 },
  music: { specification: ['Set up: by hand before shipping', 'Warranty: 3 years'], promise: 'Tuned, checked and played before it leaves.', unit: 'piece', taxPerThousand: 20 },
  crafts: { specification: ['Level: all', 'Packing: recycled card'], promise: 'Enough for the first project, and a little over.', unit: 'set', taxPerThousand: 0 },
  stationery: { specification: ['Packing: paper', 'Refill: available'], promise: 'Made to be used up and bought again.', unit: 'piece', taxPerThousand: 0 },
  jewellery: { specification: ['Nickel: free', 'Packing: gift pouch'], promise: 'Comes in a pouch, ready to give.', unit: 'piece', taxPerThousand: 30 },
};
