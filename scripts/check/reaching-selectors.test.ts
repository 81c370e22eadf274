import { expect, test } from 'vitest';
import { checkReachingSelectors, nestedSelectors, reachingSelectors } from './reaching-selectors.ts';

const card = (selector: string, markup: string): string =>
  `const Root = styled.article\`\n  ${selector} {\n    margin: 0;\n  }\n\`;\nexport const Card = () => <Root>${markup}</Root>;`;

const reachedIn = (module: string): string[] => reachingSelectors(module, module);

test('Finds the nested selectors of template strings and of object keys', () => {
  const module = "styled.div`\n  & h2,\n  & :is(p, small) {\n  }\n`; styled('div')({ '& svg': {} })";
  expect(nestedSelectors(module)).toEqual(['& h2', '& :is(p, small)', '& svg']);
});

test('A selector may name the tags and classes of its own file', () => {
  expect(reachedIn(card('& h2', '<h2>Title</h2>'))).toEqual([]);
  expect(reachedIn(card('& .price', '<span className="price" />'))).toEqual([]);
  expect(reachedIn(card("&[data-own='true'] > a:hover", '<Link to="/" />'))).toEqual([]);
});

test('A selector for the markup of another component is found', () => {
  expect(reachedIn(card('& h2', '<Head />'))).toEqual(['& h2']);
  expect(reachedIn(card('& .price small', '<Price className="price" />'))).toEqual(['& .price small']);
  expect(reachedIn(card('& .MuiButton-root', '<Button />'))).toEqual(['& .MuiButton-root']);
});

test('No style of the store reaches the markup of another component', () => {
  expect(checkReachingSelectors()).toEqual([]);
});
