/** Which states of the contract's machines the answers of a run have shown. */
import { states, type OperationId } from '@openmall/sdk';
import type { Exchange } from '../target/exchange.ts';

export type MachineName = 'order' | 'refund' | 'walletRecord' | 'loan';
export interface MachineCoverage {
  readonly machine: MachineName;
  readonly seen: readonly string[];
  readonly unseen: readonly string[];
}

type Row = Readonly<Record<string, unknown>>;
const rowsAt = (data: unknown, name: string): readonly Row[] => {
  const rows = (data as Record<string, unknown> | null)?.[name];
  return Array.isArray(rows) ? (rows as Row[]) : [];
};
const itself = (data: unknown): readonly Row[] => [(data ?? {}) as Row];

/** Where answers tell states: the operation, its rows, and which field is the state of which machine. */
const tellers: Readonly<
  Partial<
    Record<
      OperationId,
      { rows: (data: unknown) => readonly Row[]; fields: Readonly<Record<string, MachineName>> }
    >
  >
> = {
  orderListMain: {
    rows: (data) => rowsAt(data, 'pageList'),
    fields: { status: 'order', returnStatus: 'refund' },
  },
  orderInfo: {
    rows: (data) => itself((data as Row | null)?.['orderInfo']),
    fields: { status: 'order', returnStatus: 'refund' },
  },
  rechargeBlockchainList: { rows: (data) => rowsAt(data, 'elements'), fields: { state: 'walletRecord' } },
  rechargeBlockchainGet: { rows: itself, fields: { state: 'walletRecord' } },
  withdrawList: { rows: (data) => rowsAt(data, 'elements'), fields: { state: 'walletRecord' } },
  withdrawGet: { rows: itself, fields: { state: 'walletRecord' } },
  creditHistroy: { rows: (data) => rowsAt(data, 'elements'), fields: { status: 'loan' } },
};

const namesOf = (machine: MachineName): Readonly<Record<string, string>> => states[machine].names;

export interface SeenStates {
  see(exchange: Exchange): void;
  coverage(): readonly MachineCoverage[];
}

export function createSeenStates(): SeenStates {
  const seen: Readonly<Record<MachineName, Set<string>>> = {
    order: new Set(),
    refund: new Set(),
    walletRecord: new Set(),
    loan: new Set(),
  };
  return {
    see({ operation, envelope }) {
      const teller = tellers[operation.id];
      for (const row of teller ? teller.rows(envelope?.data) : [])
        for (const [field, machine] of Object.entries(teller?.fields ?? {}))
          seen[machine].add(String(row[field]));
    },
    coverage: () =>
      (Object.keys(seen) as MachineName[]).map((machine) => {
        const states = Object.entries(namesOf(machine)).map(([state, name]) => ({
          state,
          words: `${state} ${name}`,
        }));
        const wordsOf = (isSeen: boolean): string[] =>
          states.filter(({ state }) => seen[machine].has(state) === isSeen).map(({ words }) => words);
        return { machine, seen: wordsOf(true), unseen: wordsOf(false) };
      }),
  };
}
