import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { MerchantGoodsFault } from '@openmall/sdk/merchant';
import { saveCsv } from '../../shared/csv.ts';
import { t } from '../../shared/i18n/i18n.ts';

/** Faults that are shown; the file has all of them. */
const SHOWN = 100;

const cellsOf = ({ line, column, reason }: MerchantGoodsFault) =>
  [line, column, t(`rowFault.${reason}`)] as const;
const HEAD = [t('goods.line'), t('goods.column'), t('goods.fault')] as const;

/** What is wrong, by line and column. */
export function FaultTable({ faults }: { readonly faults: readonly MerchantGoodsFault[] }) {
  if (faults.length === 0) return null;
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {HEAD.map((name) => (
              <TableCell key={name}>{name}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {faults.slice(0, SHOWN).map((fault) => (
            <TableRow key={`${fault.line} ${fault.column}`}>
              {cellsOf(fault).map((cell) => (
                <TableCell key={cell}>{cell}</TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {faults.length > SHOWN && <Typography>{t('goods.more', { count: faults.length - SHOWN })}</Typography>}
      <Button onClick={() => saveCsv('faults.csv', [HEAD, ...faults.map(cellsOf)])}>
        {t('goods.faultsFile')}
      </Button>
    </Stack>
  );
}
