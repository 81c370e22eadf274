import { translated } from '../translations/translations.ts';
import { parseAllNames, type Names } from '../../domain/catalog/categories/all-names.ts';
import type { SpecificationLine } from '../demo-types.ts';
import { specification, type DescribedGoods } from './description.ts';

const WEIGHT = parseAllNames(
  'Shipping weight|重量|重量|重量|Gewicht|Berat|Gewig|น้ำหนัก|Βάρος|Peso|Peso|Poids|Вес|Peso|Ağırlık|무게|Timbang|الوزن|Berat|वज़न|Trọng lượng',
);
const ORIGIN = parseAllNames(
  'Sent from|发货地|出貨地|発送元|Versandort|Tempat penghantaran|Versendingsplek|สถานที่จัดส่ง|Τόπος αποστολής|Local de envio|Lugar de envío|Lieu d’expédition|Место отправки|Luogo di spedizione|Gönderim yeri|발송지|Lugar ng padala|مكان الشحن|Tempat pengiriman|प्रेषण स्थान|Nơi gửi hàng',
);

/** Translations of the labels that all goods have. */
const LABELS: Readonly<Record<string, Names>> = { 'Shipping weight': WEIGHT, 'Sent from': ORIGIN };

/** The specification table of goods. Texts without a translation stay English. */
export const specificationLines = (goods: DescribedGoods): readonly SpecificationLine[] =>
  specification(goods).map(([label, value]) => ({
    name: LABELS[label] ?? translated('specification', { en: label }),
    value: translated('specification', { en: value }),
  }));
