import { expect, test } from 'vitest';
import { slimStyles } from './vite-slim-styles.ts';

test('Styles are shipped without comments and indents, and mean the same', () => {
  const code = `
const Root = styled(Card)<Props>\`
  /* For the writers. */
  & > .a :hover,
  & .b {
    margin: 0 auto; /* both sides */
    inline-size: calc(100% - 2px);
    color: \${({ on }) => (on ? 'red' : 'blue')};
  }
\`;
const text = 'a  b';`;
  expect(slimStyles(code)).toBe(`
const Root = styled(Card)<Props>\`& > .a :hover, & .b{margin: 0 auto;inline-size: calc(100% - 2px);color: \${({on}) => (on ? 'red' : 'blue')};}\`;
const text = 'a  b';`);
});

test('A text within a style is left alone', () => {
  const code = "const a = css`x  ${on ? `  y` : ''}  z`;";
  expect(slimStyles(code)).toContain('`  y`');
});
