/** The supported window widths: phones, a tablet in both orientations, and a desktop. */
export const WIDTHS = [360, 390, 768, 1024, 1440] as const;

export const heightOf = (width: number): number => (width < 600 ? 800 : 900);
