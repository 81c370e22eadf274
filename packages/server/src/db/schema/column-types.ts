import type { ColumnType } from 'kysely';

/** An exact decimal as text, never a float. */
export type Amount = ColumnType<string, string, string>;
export type DefaultAmount = ColumnType<string, string | undefined, string>;
export type Time = ColumnType<Date, Date | string, Date | string>;
export type DefaultTime = ColumnType<Date, Date | string | undefined, Date | string>;
export type OptionalTime = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
export type Json<T> = ColumnType<T, string, string>;
export type DefaultJson<T> = ColumnType<T, string | undefined, string>;
export type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** A text in several languages. English is always present. */
export type Names = { readonly en: string } & Readonly<Record<string, string>>;
