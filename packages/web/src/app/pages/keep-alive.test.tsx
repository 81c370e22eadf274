import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { renderStore } from '../../shared/testing/render-store.tsx';
import { KeptRoutes, type PageRoute } from './keep-alive.tsx';

const awake: string[] = [];

function Field({ name }: { readonly name: string }) {
  const { search } = useLocation();
  useEffect(() => {
    awake.push(name);
    return () => void awake.splice(awake.indexOf(name), 1);
  }, [name]);
  return (
    <>
      <input aria-label={name} />
      <output aria-label={`${name} query`}>{search}</output>
    </>
  );
}

const pages: readonly PageRoute[] = [
  { path: '/kept', element: <Field name="kept" />, keep: true },
  { path: '/other', element: <Field name="other" />, keep: true },
  { path: '/fresh', element: <Field name="fresh" /> },
];

const show = (at: string) =>
  renderStore(
    <>
      <Link to="/kept?k=1">to kept</Link>
      <Link to="/other?k=2">to other</Link>
      <Link to="/fresh">to fresh</Link>
      <Link to="/nowhere">to nowhere</Link>
      <KeptRoutes pages={pages} notFound={<p>nothing here</p>} />
    </>,
    at,
  );

const go = (name: string) => userEvent.click(screen.getByText(`to ${name}`));
const typed = (name: string) => screen.getByLabelText<HTMLInputElement>(name).value;

test('a keep-alive page still has the typed text after Back', async () => {
  await show('/kept?k=1');
  await userEvent.type(screen.getByLabelText('kept'), 'half a word');
  await go('fresh');
  await go('kept');
  expect(typed('kept')).toBe('half a word');
});

test('a page without keep-alive starts empty', async () => {
  await show('/fresh');
  await userEvent.type(screen.getByLabelText('fresh'), 'half a word');
  await go('kept');
  await go('fresh');
  expect(typed('fresh')).toBe('');
});

test('a page in the background keeps its own query and its effects are off', async () => {
  await show('/kept?k=1');
  await go('other');
  expect(screen.getByLabelText('kept query').textContent).toBe('?k=1');
  expect(screen.getByLabelText('other query').textContent).toBe('?k=2');
  expect(awake).toContain('other');
  expect(awake).not.toContain('kept');
});

test('an unknown address shows the page for it', async () => {
  await show('/kept?k=1');
  await go('nowhere');
  expect(screen.getByText('nothing here')).toBeTruthy();
});
