import { translated } from '../translations/translations.ts';
import { parseNames } from './languages.ts';
import type { Names } from '../../domain/catalog/categories/all-names.ts';

export interface Colour {
  readonly key: string;
  readonly hex: string;
  /** Second color of a drawing in this color. */
  readonly accent: string;
  readonly names: Names;
}

// prettier-ignore
const ROWS: readonly (readonly [string, string, string, string])[] = [
  ['black', '#34353c', '#8d8f99', 'Black|黑色|Schwarz|Negro|Noir|ブラック'],
  ['white', '#f1efe9', '#c9c3b6', 'White|白色|Weiß|Blanco|Blanc|ホワイト'],
  ['cream', '#eadfc8', '#b99f74', 'Cream|奶油色|Creme|Crema|Crème|クリーム'],
  ['sand', '#d3bd97', '#8a6f4a', 'Sand|沙色|Sand|Arena|Sable|サンド'],
  ['camel', '#bd8f5a', '#6d4c2b', 'Camel|驼色|Camel|Camel|Camel|キャメル'],
  ['brown', '#7a523a', '#d9b48c', 'Brown|棕色|Braun|Marrón|Marron|ブラウン'],
  ['charcoal', '#4d5159', '#a9aeb8', 'Charcoal|炭灰|Anthrazit|Antracita|Anthracite|チャコール'],
  ['grey', '#9a9fa9', '#5c616b', 'Grey|灰色|Grau|Gris|Gris|グレー'],
  ['silver', '#c3c8d0', '#6f7681', 'Silver|银色|Silber|Plateado|Argent|シルバー'],
  ['navy', '#2b4266', '#e3d3b0', 'Navy|藏青|Marineblau|Azul marino|Bleu marine|ネイビー'],
  ['blue', '#3d78c2', '#f3d27a', 'Blue|蓝色|Blau|Azul|Bleu|ブルー'],
  ['sky', '#86b6de', '#f7f1e3', 'Sky blue|天蓝|Himmelblau|Celeste|Bleu ciel|スカイブルー'],
  ['teal', '#2f8587', '#f1cf9f', 'Teal|水鸭绿|Petrol|Verde azulado|Bleu canard|ティール'],
  ['mint', '#9fd3bd', '#f7f3e8', 'Mint|薄荷绿|Mint|Menta|Menthe|ミント'],
  ['sage', '#93a584', '#f0e6d2', 'Sage|鼠尾草绿|Salbei|Salvia|Sauge|セージ'],
  ['green', '#4d9159', '#f1d98c', 'Green|绿色|Grün|Verde|Vert|グリーン'],
  ['olive', '#747a44', '#e6d6a5', 'Olive|橄榄绿|Oliv|Oliva|Olive|オリーブ'],
  ['forest', '#33594a', '#e5c07b', 'Forest green|森林绿|Waldgrün|Verde bosque|Vert forêt|フォレストグリーン'],
  ['mustard', '#d9a738', '#5d4a2a', 'Mustard|芥末黄|Senf|Mostaza|Moutarde|マスタード'],
  ['yellow', '#f2c94c', '#e2685c', 'Yellow|黄色|Gelb|Amarillo|Jaune|イエロー'],
  ['orange', '#ea8a3f', '#fbe6c2', 'Orange|橙色|Orange|Naranja|Orange|オレンジ'],
  ['rust', '#b65b38', '#f0cfa0', 'Rust|铁锈红|Rost|Óxido|Rouille|ラスト'],
  ['coral', '#ee8374', '#fdebd8', 'Coral|珊瑚色|Koralle|Coral|Corail|コーラル'],
  ['red', '#d0433f', '#f6dcb0', 'Red|红色|Rot|Rojo|Rouge|レッド'],
  ['burgundy', '#7f2d41', '#e6c39b', 'Burgundy|酒红|Burgunder|Burdeos|Bordeaux|バーガンディ'],
  ['pink', '#ef9db8', '#fff1ea', 'Pink|粉色|Rosa|Rosa|Rose|ピンク'],
  ['rose', '#c77a83', '#f7e2d6', 'Dusty rose|豆沙粉|Altrosa|Rosa palo|Vieux rose|ダスティローズ'],
  ['lilac', '#b9a3d8', '#f8f0fb', 'Lilac|丁香紫|Flieder|Lila|Lilas|ライラック'],
  ['plum', '#6a4474', '#ecc8a8', 'Plum|梅紫|Pflaume|Ciruela|Prune|プラム'],
  ['copper', '#c07a52', '#f3dcc3', 'Copper|铜色|Kupfer|Cobre|Cuivre|コッパー'],
  ['gold', '#dcb35a', '#fff5dc', 'Gold|金色|Gold|Dorado|Doré|ゴールド'],
  ['rosegold', '#dba38f', '#fdf0ea', 'Rose gold|玫瑰金|Roségold|Oro rosa|Or rose|ローズゴールド'],
  ['oak', '#c99a64', '#f1e0c4', 'Oak|橡木色|Eiche|Roble|Chêne|オーク'],
  ['walnut', '#7b5237', '#d8b48a', 'Walnut|胡桃木色|Nussbaum|Nogal|Noyer|ウォールナット'],
  ['terracotta', '#c26c4a', '#f4dcc2', 'Terracotta|赤陶色|Terrakotta|Terracota|Terre cuite|テラコッタ'],
];

const COLOURS: ReadonlyMap<string, Colour> = new Map(
  ROWS.map(([key, hex, accent, names]) => [
    key,
    { key, hex, accent, names: translated('colours', parseNames(names)) },
  ]),
);

/** Color palettes by name, most popular color first. */
const PALETTES: Readonly<Record<string, string>> = {
  fashion:
    'black cream navy sage rust rose sky olive burgundy camel charcoal lilac forest mustard white plum',
  bright: 'blue red yellow green pink orange teal coral lilac mint sky',
  denim: 'navy sky black charcoal blue grey',
  leather: 'brown black camel burgundy navy olive sand forest',
  tech: 'black white silver navy sage rosegold sky lilac teal red',
  office: 'charcoal white navy sage coral yellow mint teal lilac',
  home: 'sand sage terracotta navy cream rust charcoal rose mustard teal forest plum',
  wood: 'oak walnut white black sage',
  glaze: 'cream teal terracotta charcoal sage sky mustard rose navy',
  enamel: 'red teal cream navy mustard forest black sage coral',
  steel: 'silver black cream sage red copper navy',
  kids: 'mint pink yellow sky coral lilac blue green orange',
  sport: 'black blue coral teal lilac green orange navy yellow red',
  outdoor: 'forest orange navy olive rust sand teal charcoal red',
  garden: 'terracotta sage charcoal forest cream teal mustard',
  pet: 'teal coral mustard navy sage pink charcoal red',
  metal: 'gold silver rosegold copper',
  lips: 'red rose coral plum burgundy pink copper',
  cosmetic: 'cream rose sage sky lilac coral mint sand',
};

function colourOf(key: string): Colour {
  const colour = COLOURS.get(key);
  if (!colour) throw new RangeError(`no colour named ${key}`);
  return colour;
}

/** @throws RangeError if the key is unknown. */
export function paletteOf(key: string): readonly Colour[] {
  const keys = PALETTES[key];
  if (keys === undefined) throw new RangeError(`no palette named ${key}`);
  return keys.split(' ').map(colourOf);
}

export const allColours = (): readonly Colour[] => [...COLOURS.values()];
