import type { DayFigure as WireDay } from '@openmall/sdk/desk';
import type { DayFigure } from '../../../domain/sales-by-day.ts';
import { dollars } from '../money.ts';

export const showDay = ({ day, orders, sum }: DayFigure): WireDay => ({ day, orders, sum: dollars(sum) });
