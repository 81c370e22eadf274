import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { GoodsSizeGuideRow } from '@openmall/sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { browserCountry } from '../../../shared/browser/browser-country.ts';
import { formatRegion } from '../../../shared/i18n/format.ts';
import { Segmented } from '../../../shared/ui/input/Segmented.tsx';
import { Dialog } from '../../../shared/ui/overlay/Dialog.tsx';
import { formatRange, unitName, type LengthUnit } from './lengths.ts';
import '../../../shared/themes/late/tables.ts';

export interface SizeGuideProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The name of the attribute, such as Size, in the language of the page. */
  readonly attribute: string;
  readonly rows: readonly GoodsSizeGuideRow[];
  /** The chosen size, which is highlighted. */
  readonly chosen: string | undefined;
}

const UNITS: readonly LengthUnit[] = ['centimeter', 'inch'];

/** The body measurements that each size fits. */
export function SizeGuideDialog({ open, onClose, attribute, rows, chosen }: SizeGuideProps) {
  const { t } = useTranslation('product');
  const [unit, setUnit] = useState<LengthUnit>(() => (browserCountry() === 'US' ? 'inch' : 'centimeter'));
  const parts = [...new Set(rows.flatMap(({ measures }) => measures.map(({ part }) => part)))];
  const regions = [
    { code: 'GB', nameOf: ({ uk }: GoodsSizeGuideRow) => uk },
    { code: 'US', nameOf: ({ us }: GoodsSizeGuideRow) => us },
  ].filter(({ nameOf }) => rows.some((row) => nameOf(row) !== undefined));
  const rangeOf = ({ measures }: GoodsSizeGuideRow, part: (typeof parts)[number]) => {
    const measure = measures.find((candidate) => candidate.part === part);
    return measure ? formatRange(measure.from, measure.to, unit) : '–';
  };
  return (
    <Dialog open={open} onClose={onClose} title={t('size.guide')} width={560}>
      <p>{t('size.text')}</p>
      <div style={{ marginBlock: 16 }}>
        <Segmented
          label={t('size.unit')}
          options={UNITS.map((name) => ({ name, label: unitName(name) }))}
          chosen={unit}
          onChoose={setUnit}
        />
      </div>
      <TableContainer>
        <Table size="small" aria-label={t('size.guide')}>
          <TableHead>
            <TableRow>
              <TableCell>{attribute}</TableCell>
              {regions.map(({ code }) => (
                <TableCell key={code}>{formatRegion(code)}</TableCell>
              ))}
              {parts.map((part) => (
                <TableCell key={part}>{t(`size.parts.${part}`)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <TableRow key={row.size} selected={row.size === chosen}>
                <TableCell component="th" scope="row" sx={{ fontWeight: 600 }}>
                  <bdi>{row.size}</bdi>
                </TableCell>
                {regions.map(({ code, nameOf }) => (
                  <TableCell key={code}>
                    <bdi>{nameOf(row) ?? '–'}</bdi>
                  </TableCell>
                ))}
                {parts.map((part) => (
                  <TableCell key={part}>
                    <bdi dir="ltr">{rangeOf(row, part)}</bdi>
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Dialog>
  );
}
