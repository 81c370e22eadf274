import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import type { DeskCategoryRow } from '@openmall/sdk/desk';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../shared/i18n/i18n.ts';
import { StateChip } from '../../shared/ui/StateChip.tsx';
import { ContentRow } from '../content/ContentRow.tsx';
import { OrderButtons } from '../content/OrderButtons.tsx';

export interface TreeActions {
  readonly onOpen: (id: string) => void;
  readonly onAdd: (parentId: string) => void;
  readonly onOrder: (parentId: string | null, ids: string[]) => void;
  readonly isOrdering: boolean;
  /** The order of a filtered list can't be changed. */
  readonly mayOrder: boolean;
}

interface RowProps extends TreeActions {
  readonly row: DeskCategoryRow;
  readonly siblings: readonly string[];
  readonly children?: number;
}

function Row({ row, siblings, children, onOpen, onOrder, isOrdering, mayOrder }: RowProps) {
  const counts = [
    t('content.goods' as never, { count: row.goods }),
    ...(children === undefined ? [] : [t('content.children' as never, { count: children })]),
  ];
  return (
    <>
      <ContentRow
        title={row.name}
        isStrong={children !== undefined}
        image={row.image}
        note={counts.join(' · ')}
        chip={row.isHidden && <StateChip color="warning" label={t('content.hidden')} />}
        onOpen={() => onOpen(row.id)}
      />
      {mayOrder && (
        <OrderButtons
          name={row.name}
          id={row.id}
          ids={siblings}
          isDisabled={isOrdering}
          onOrder={(ids) => onOrder(row.parentId, ids)}
        />
      )}
    </>
  );
}

interface BranchProps extends TreeActions {
  readonly row: DeskCategoryRow;
  readonly siblings: readonly string[];
  readonly beneath: readonly DeskCategoryRow[];
  readonly isOpenFirst: boolean;
}

/** A category of the first level, with those beneath it once it is opened. */
function Branch({ beneath, isOpenFirst, ...props }: BranchProps) {
  const [isOpen, setOpen] = useState(isOpenFirst);
  const { row, onAdd } = props;
  const ids = beneath.map(({ id }) => id);
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <Box
      component="li"
      sx={{ borderBlockEnd: 1, borderColor: 'divider', '&:last-of-type': { borderBlockEnd: 0 } }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', p: 0.5 }}>
        <IconButton
          aria-expanded={isOpen}
          aria-label={t('content.subcategories', { name: row.name })}
          onClick={() => setOpen(!isOpen)}
        >
          <Box
            component={Chevron}
            size={18}
            aria-hidden
            sx={{ '[dir=rtl] &': { transform: 'scaleX(-1)' } }}
          />
        </IconButton>
        <Row {...props} children={beneath.length} />
      </Stack>
      {isOpen && (
        <Box
          component="ul"
          sx={{ listStyle: 'none', m: 0, p: 0, paddingInlineStart: { xs: 3, sm: 7 }, pb: 1 }}
        >
          {beneath.map((child) => (
            <Stack component="li" direction="row" key={child.id} sx={{ alignItems: 'center' }}>
              <Row {...props} row={child} siblings={ids} />
            </Stack>
          ))}
          <li>
            <Button size="small" onClick={() => onAdd(row.id)}>
              {t('content.addSubcategory')}
            </Button>
          </li>
        </Box>
      )}
    </Box>
  );
}

interface Props extends TreeActions {
  readonly rows: readonly DeskCategoryRow[];
  /** Whether the categories beneath are shown from the start. */
  readonly isOpen: boolean;
}

/** The tree of categories in display order. */
export function CategoryTree({ rows, isOpen, ...actions }: Props) {
  const first = rows.filter(({ parentId }) => parentId === null);
  const byParent = Map.groupBy(rows, ({ parentId }) => parentId);
  return (
    <Paper variant="outlined" component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {first.map((row) => (
        <Branch
          key={`${row.id} ${isOpen}`}
          {...actions}
          row={row}
          siblings={first.map(({ id }) => id)}
          beneath={byParent.get(row.id) ?? []}
          isOpenFirst={isOpen}
        />
      ))}
    </Paper>
  );
}
