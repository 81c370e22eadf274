/** A part of the body that is measured, in centimetres around it or along it. */
export type BodyPart = 'chest' | 'waist' | 'hips' | 'head' | 'finger' | 'foot' | 'height';

/** The body that a size fits. Stored as JSON. */
export interface SizeGuideRow {
  readonly size: string;
  /** The same size in the United Kingdom and the United States, where it has another name there. */
  readonly uk?: string;
  readonly us?: string;
  readonly measures: readonly { readonly part: BodyPart; readonly from: number; readonly to: number }[];
}
