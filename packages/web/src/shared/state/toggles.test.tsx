import { expect, test, vi } from 'vitest';
import { screen } from '@testing-library/react';
import { FollowButton } from '../stores/FollowButton.tsx';
import { FavouriteButton } from '../goods/FavouriteButton.tsx';
import { renderStore } from '../testing/render-store.tsx';

const calls = vi.hoisted(() => ({ follow: vi.fn(), favourite: vi.fn() }));
vi.mock('@openmall/sdk/hooks', async (original) => ({
  ...(await original<object>()),
  useFocusSellerAdd: () => ({ mutate: calls.follow }),
  useKeepGoodsAdd: () => ({ mutate: calls.favourite }),
}));
vi.mock('../session/use-session.ts', async (original) => ({
  ...(await original<object>()),
  useLoggedIn: () => true,
}));

test('A store followed twice in the same instant is sent once', async () => {
  await renderStore(<FollowButton store={{ id: '1', isFocus: 0, focusNum: 0, name: 'Severn' }} />);
  const button = screen.getByRole('button');
  button.click();
  button.click();
  expect(calls.follow).toHaveBeenCalledOnce();
});

test('A favourite added twice in the same instant is sent once', async () => {
  await renderStore(<FavouriteButton goods={{ id: '1', isKeep: 0, name: 'Beanie' }} />);
  const button = screen.getByRole('button');
  button.click();
  button.click();
  expect(calls.favourite).toHaveBeenCalledOnce();
});
