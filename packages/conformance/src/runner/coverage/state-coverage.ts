/** Which states of the contract's state machines a run has seen. */
import { states, type OperationId } from '@openmall/sdk';
import type { Exchange } from '../../target/exchange.ts';

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
const asSingleRow = (data: unknown): readonly Row[] => [(data ?? {}) as Row];

/** Where responses contain states: the operation, its rows, and which field belongs to which machine. */
const stateSources: Readonly<
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
    rows: (data) => asSingleRow((data as Row | null)?.['orderInfo']),
    fields: { status: 'order', returnStatus: 'refund' },
  },
  rechargeBlockchainList: { rows: (data) => rowsAt(data, 'elements'), fields: { state: 'walletRecord' } },
  rechargeBlockchainGet: { rows: asSingleRow, fields: { state: 'walletRecord' } },
  withdrawList: { rows: (data) => rowsAt(data, 'elements'), fields: { state: 'walletRecord' } },
  withdrawGet: { rows: asSingleRow, fields: { state: 'walletRecord' } },
  creditHistroy: { rows: (data) => rowsAt(data, 'elements'), fields: { status: 'loan' } },
};

const namesOf = (machine: MachineName): Readonly<Record<string, string>> => states[machine].names;

export interface StateCoverage {
  record(exchange: Exchange): void;
  machines(): readonly MachineCoverage[];
}

export function createStateCoverage(): StateCoverage {
  const seen: Readonly<Record<MachineName, Set<string>>> = {
    order: new Set(),
    refund: new Set(),
    walletRecord: new Set(),
    loan: new Set(),
  };
  return {
    record({ operation, envelope }) {
      const source = stateSources[operation.id];
      for (const row of source ? source.rows(envelope?.data) : [])
        for (const [field, machine] of Object.entries(source?.fields ?? {}))
          seen[machine].add(String(row[field]));
    },
    machines: () =>
      (Object.keys(seen) as MachineName[]).map((machine) => {
        const states = Object.entries(namesOf(machine)).map(([state, name]) => ({
          state,
          label: `${state} ${name}`,
        }));
        const statesWith = (isSeen: boolean): string[] =>
          states.filter(({ state }) => seen[machine].has(state) === isSeen).map(({ label }) => label);
        return { machine, seen: statesWith(true), unseen: statesWith(false) };
      }),
  };
}
