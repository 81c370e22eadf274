/** Judges the judge of the back office: no check is green on a mall that grants everything or refuses everything. */
import { expect, it } from 'vitest';
import { officeChecks } from '../../office/office-findings.ts';
import { judgeOffice } from '../../office/judge-office.ts';
import { officeFaults } from '../faults/office.ts';
import { idleControl, refuseAll } from './fake-mall.ts';
import { grantOffice } from './fake-office.ts';

const judgeWith = (fetch: typeof globalThis.fetch) =>
  judgeOffice({ baseUrl: 'http://127.0.0.1:1', control: idleControl, invitation: 'in_1', fetch });

it('Every check of the back office fails on a mall that grants everything', async () => {
  const { faults, outcome } = await judgeWith(grantOffice);
  expect(outcome).toBe('faults');
  const failed = new Set(faults.map(({ check }) => check));
  expect([...failed].toSorted()).toEqual(Object.keys(officeChecks).toSorted());
});

it('A mall that refuses everything is not judged', async () => {
  await expect(judgeWith(refuseAll('accountFrozen'))).rejects.toThrow('deskSession!join');
});

it('Checks of orders have no verdict where no order can be placed', async () => {
  const { reasons, faults } = await judgeWith((input, init) =>
    String(input).includes('order!submit')
      ? refuseAll('accountFrozen')(input, init)
      : grantOffice(input, init),
  );
  const judged = new Set(faults.map(({ check }) => check));
  const open = ['office.foreign', 'office.state', 'office.audit'] as const;
  expect([...reasons.keys()].toSorted()).toEqual([...open].toSorted());
  expect(open.filter((check) => judged.has(check))).toEqual([]);
});

it('Every check of the back office has a planted fault', () => {
  const caught = new Set(Object.values(officeFaults).map(({ caughtBy }) => caughtBy));
  expect([...caught].toSorted()).toEqual(Object.keys(officeChecks).toSorted());
});
