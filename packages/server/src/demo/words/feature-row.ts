/** [title as en|cn|de|es|fr|ja, benefit for the buyer, specification as "Label: value"]. */
export type FeatureRow = readonly [string, string, string];
