/** The package carries no types of its own. */
declare module 'subset-font' {
  interface Options {
    readonly targetFormat?: 'sfnt' | 'woff' | 'woff2';
    readonly variationAxes?: Readonly<
      Record<string, number | { readonly min: number; readonly max: number }>
    >;
    /** OpenType feature tags; the others go, with their glyphs. */
    readonly keepFeatures?: readonly string[];
    readonly noHinting?: boolean;
  }
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: Options,
  ): Promise<Buffer<ArrayBuffer>>;
}
