/** Groups of goods with the same care instructions, packing and review topics. */
// prettier-ignore
export type Family =
  | 'clothing' | 'shoes' | 'bags' | 'electronics' | 'furniture' | 'home' | 'textiles' | 'kitchen' | 'beauty' | 'toys'
  | 'sports' | 'outdoor' | 'garden' | 'tools' | 'food' | 'pets' | 'music' | 'crafts' | 'stationery' | 'jewellery';

export interface FamilyDetails {
  /** Rows of every specification, "Label: value". */
  readonly specification: readonly string[];
  /** Last bullet point of the description. Must not promise a service, because the mall cannot enforce it. */
  readonly detail?: string;
  readonly unit: string;
  /** Tax rate, per thousand of the price. */
  readonly taxPerThousand: number;
}

// prettier-ignore
export const FAMILIES: Readonly<Record<Family, FamilyDetails>> = {
  clothing: { specification: ['Care: 30 °C, do not tumble dry', 'Packing: paper band, no plastic'], unit: 'piece', taxPerThousand: 0 },
  shoes: { specification: ['Sole: rubber', 'Care: wipe clean, dry slowly'], unit: 'pair', taxPerThousand: 0 },
  bags: { specification: ['Lining: cotton', 'Care: wipe with a damp cloth'], unit: 'piece', taxPerThousand: 0 },
  electronics: { specification: ['In the box: device, cable, short guide'], unit: 'piece', taxPerThousand: 20 },
  furniture: { specification: ['Assembly: two people, 30 minutes'], unit: 'piece', taxPerThousand: 20 },
  home: { specification: ['Care: wipe with a dry cloth', 'Packing: recycled card'], unit: 'piece', taxPerThousand: 0 },
  textiles: { specification: ['Care: 40 °C, line dry', 'Tested: free of harmful substances'], detail: 'Softer with every wash.', unit: 'set', taxPerThousand: 0 },
  kitchen: { specification: ['Food-safe: yes', 'Cleaning: dishwasher or by hand'], detail: 'Replacement parts are available separately.', unit: 'piece', taxPerThousand: 0 },
  beauty: { specification: ['Tested: on people, never on animals', 'Shelf life: 12 months after opening'], detail: 'Full ingredients list on the pack, in plain language.', unit: 'piece', taxPerThousand: 0 },
  toys: { specification: ['Age: from 3 years', 'Tested: EN 71'], unit: 'piece', taxPerThousand: 0 },
  sports: { specification: ['Use: indoors and outdoors'], detail: 'Built for hard use.', unit: 'piece', taxPerThousand: 0 },
  outdoor: { specification: ['Repair: kit included'], unit: 'piece', taxPerThousand: 0 },
  garden: { specification: ['Season: all year', 'Packing: no plastic'], detail: 'A short planting and care card is enclosed.', unit: 'piece', taxPerThousand: 0 },
  tools: { specification: ['Tested: to trade standard'], detail: 'Blades, bits and grips are sold separately.', unit: 'piece', taxPerThousand: 20 },
  food: { specification: ['Shelf life: 9 months, cool and dry', 'Allergens: see pack'], unit: 'pack', taxPerThousand: 0 },
  pets: { specification: ['Tested: by our own pets first', 'Care: see label'], unit: 'piece', taxPerThousand: 0 },
  music: { specification: ['Set up: by hand before shipping'], detail: 'Tuned, checked and played before it ships.', unit: 'piece', taxPerThousand: 20 },
  crafts: { specification: ['Level: all', 'Packing: recycled card'], detail: 'Enough for your first project, with some to spare.', unit: 'set', taxPerThousand: 0 },
  stationery: { specification: ['Packing: paper', 'Refills: available'], detail: 'For everyday use, easy to reorder.', unit: 'piece', taxPerThousand: 0 },
  jewellery: { specification: ['Nickel: free', 'Packing: gift pouch'], detail: 'Comes in a pouch, ready to give.', unit: 'piece', taxPerThousand: 30 },
};
