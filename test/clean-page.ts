/** Gives each test file of the store a clean page and modules of its own. Files share a process, which loads jsdom and MUI once. */
import { cleanup } from '@testing-library/react';
import { afterAll, vi } from 'vitest';

afterAll(() => {
  cleanup();
  vi.resetModules();
  vi.useRealTimers();
  document.body.replaceChildren();
  for (const link of document.head.querySelectorAll('link')) link.remove();
  for (const { name } of [...document.documentElement.attributes])
    document.documentElement.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
