import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { ChevronDown } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { remember, remembered } from '../../../shared/state/storage.ts';
import '../../../shared/themes/late/accordions.ts';

type ExpandedGroups = Readonly<Record<string, boolean>>;

interface Props {
  readonly name: string;
  readonly label: string;
  /** Whether the group is open before the buyer has opened or closed it. */
  readonly open?: boolean;
  readonly children: ReactNode;
}

/** A collapsible group of filters. The device remembers whether it is collapsed. */
export function FilterGroup({ name, label, open = true, children }: Props) {
  const id = useId();
  return (
    <Accordion
      defaultExpanded={remembered<ExpandedGroups>('openGroups', {})[name] ?? open}
      slotProps={{ heading: { component: 'h2' } }}
      onChange={(_event, expanded) =>
        remember('openGroups', { ...remembered<ExpandedGroups>('openGroups', {}), [name]: expanded })
      }
    >
      <AccordionSummary
        id={id}
        aria-controls={`${id}content`}
        expandIcon={<ChevronDown size={16} aria-hidden />}
      >
        {label}
      </AccordionSummary>
      <AccordionDetails>{children}</AccordionDetails>
    </Accordion>
  );
}
