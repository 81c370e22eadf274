import { type Names, parseAllNames } from '../../domain/catalog/categories/all-names.ts';

/** A choice besides the color. */
export interface Attribute {
  readonly key: string;
  readonly names: Names;
}

export interface SizeValue {
  readonly key: string;
  /** Only numbers and units, so that it needs no translation. */
  readonly label: string;
  /** Price in percent of the first size. */
  readonly priceShare: number;
}

export interface SizeSet {
  readonly attribute: Attribute;
  readonly values: readonly SizeValue[];
}

// prettier-ignore
const ATTRIBUTES: Readonly<Record<string, string>> = {
  colour: 'Colour|颜色|顏色|カラー|Farbe|Warna|Kleur|สี|Χρώμα|Cor|Color|Couleur|Цвет|Colore|Renk|색상|Kulay|اللون|Warna|रंग|Màu sắc',
  size: 'Size|尺码|尺寸|サイズ|Größe|Saiz|Grootte|ขนาด|Μέγεθος|Tamanho|Talla|Taille|Размер|Taglia|Beden|사이즈|Sukat|المقاس|Ukuran|आकार|Kích cỡ',
  volume: 'Volume|容量|容量|容量|Inhalt|Isi padu|Volume|ปริมาตร|Όγκος|Volume|Volumen|Contenance|Объём|Volume|Hacim|용량|Dami|الحجم|Volume|मात्रा|Dung tích',
  weight: 'Weight|重量|重量|重量|Gewicht|Berat|Gewig|น้ำหนัก|Βάρος|Peso|Peso|Poids|Вес|Peso|Ağırlık|중량|Timbang|الوزن|Berat|वज़न|Trọng lượng',
  length: 'Length|长度|長度|長さ|Länge|Panjang|Lengte|ความยาว|Μήκος|Comprimento|Longitud|Longueur|Длина|Lunghezza|Uzunluk|길이|Haba|الطول|Panjang|लंबाई|Chiều dài',
  storage: 'Storage|存储|儲存容量|ストレージ|Speicher|Storan|Berging|ความจุ|Χωρητικότητα|Armazenamento|Almacenamiento|Stockage|Память|Memoria|Depolama|저장 용량|Imbakan|سعة التخزين|Penyimpanan|भंडारण|Bộ nhớ',
  pack: 'Pack|包装|包裝|入数|Packung|Pek|Pak|แพ็ก|Συσκευασία|Embalagem|Paquete|Lot|Упаковка|Confezione|Paket|묶음|Pakete|العبوة|Kemasan|पैक|Gói',
};

// prettier-ignore
const SETS: Readonly<Record<string, readonly [string, string]>> = {
  apparel: ['size', 'XS S M L XL XXL'],
  'apparel-short': ['size', 'S M L XL'],
  shoes: ['size', '36 37 38 39 40 41'],
  'shoes-men': ['size', '40 41 42 43 44 45'],
  kids: ['size', '92 104 116 128 140'],
  baby: ['size', '62 68 74 80 86'],
  socks: ['size', '35–38 39–42 43–46'],
  waist: ['size', 'W28 W30 W32 W34 W36'],
  belt: ['size', '85_cm 95_cm 105_cm 115_cm'],
  hat: ['size', '54–56 57–59 60–62'],
  ring: ['size', '50 52 54 56 58 60'],
  serum: ['volume', '30_ml 50_ml:140 100_ml:230'],
  bottle: ['volume', '250_ml 500_ml:160 1_l:270'],
  flask: ['volume', '350_ml 500_ml:115 750_ml:135 1_l:155'],
  pot: ['volume', '1.5_l 2.5_l:125 4_l:160'],
  perfume: ['volume', '30_ml 50_ml:150 100_ml:240'],
  grams: ['weight', '250_g 500_g:185 1_kg:340'],
  sweets: ['weight', '100_g 250_g:220 500_g:400'],
  petfood: ['weight', '1_kg 3_kg:260 10_kg:720'],
  dumbbell: ['weight', '2_kg 4_kg:170 6_kg:240 10_kg:370'],
  storage: ['storage', '128_GB 256_GB:125 512_GB:165'],
  drive: ['storage', '500_GB 1_TB:155 2_TB:260 4_TB:470'],
  cable: ['length', '1_m 2_m:130 3_m:155'],
  garden: ['length', '10_m 20_m:165 30_m:225'],
  cushion: ['size', '40_×_40_cm 50_×_50_cm:130 60_×_60_cm:165'],
  bed: ['size', '135_×_200_cm 155_×_220_cm:125 200_×_220_cm:160 240_×_220_cm:190'],
  rug: ['size', '80_×_150_cm 120_×_170_cm:170 160_×_230_cm:290 200_×_300_cm:450'],
  curtain: ['size', '140_×_175_cm 140_×_225_cm:115 140_×_260_cm:130'],
  towel: ['size', '50_×_100_cm 70_×_140_cm:175 100_×_150_cm:240'],
  pet: ['size', 'S M:120 L:145'],
  petbed: ['size', '50_cm 70_cm:140 90_cm:185'],
  planter: ['size', '14_cm 20_cm:150 28_cm:230'],
  paper: ['size', 'A6 A5:135 A4:190'],
  pan: ['size', '20_cm 24_cm:120 28_cm:140'],
  case: ['size', '55_cm 65_cm:130 75_cm:160'],
  screen: ['size', '24″ 27″:130 32″:180'],
  mat: ['size', '4_mm 6_mm:120 8_mm:140'],
};

function attributeOf(key: string): Attribute {
  const row = ATTRIBUTES[key];
  if (row === undefined) throw new RangeError(`no attribute named ${key}`);
  return { key, names: parseAllNames(row) };
}

function valueOf(attribute: string, word: string): SizeValue {
  const [text = '', share] = word.split(':');
  const label = text.replaceAll('_', ' ');
  const slug = label
    .toLowerCase()
    .replaceAll('×', 'x')
    .replaceAll('″', 'in')
    .replace(/[^a-z0-9]+/g, '-');
  return { key: `${attribute}-${slug.replace(/-$/, '')}`, label, priceShare: Number(share ?? 100) };
}

/** @throws RangeError if the key is unknown. */
export function sizeSetOf(key: string): SizeSet {
  const [attribute, row] = SETS[key] ?? [];
  if (attribute === undefined || row === undefined) throw new RangeError(`no sizes named ${key}`);
  return {
    attribute: attributeOf(attribute),
    values: row.split(' ').map((word) => valueOf(attribute, word)),
  };
}

export const allAttributes = (): readonly Attribute[] => Object.keys(ATTRIBUTES).map(attributeOf);
export const allSizeSets = (): readonly SizeSet[] => Object.keys(SETS).map(sizeSetOf);
