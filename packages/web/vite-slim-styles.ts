import type { Plugin } from 'vite';

/** A tagged text of styles, as far as the first text within it. */
const STYLES = /(\b(?:styled(?:\.\w+|\([^`]*?\))(?:<[^`]*?>)?|css|keyframes)`)([^`]*)`/g;

/** Styles without what only their writers read: comments, indents and blanks that mean nothing. */
export const slimStyles = (code: string): string =>
  code.replace(STYLES, (_, tag: string, text: string) => {
    const slim = text
      .replaceAll(/\/\*(?! @noflip)[^]*?\*\//g, '')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/ ?([{};]) ?/g, '$1')
      .trim();
    return `${tag}${slim}\``;
  });

/** A bundler shortens code, but styles are texts to it. */
export function slimmed(): Plugin {
  return {
    name: 'openmall-slim-styles',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      return /[\\/]packages[\\/]web[\\/]src[\\/].*\.tsx?$/.test(id)
        ? { code: slimStyles(code), map: null }
        : undefined;
    },
  };
}
