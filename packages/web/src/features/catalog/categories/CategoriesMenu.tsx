import ButtonBase from '@mui/material/ButtonBase';
import styled from '@emotion/styled';
import { useCategoryTree } from '@openmall/sdk/hooks';
import { ChevronDown, LayoutGrid } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { CategoryRail } from './CategoryRail.tsx';

const Root = styled.div`
  position: relative;
  inline-size: 204px;
  & > button {
    display: flex;
    align-items: center;
    justify-content: flex-start;
    gap: 10px;
    inline-size: 100%;
    block-size: 48px;
    padding: 0;
    border: 0;
    background: none;
    font-weight: 600;
    border-radius: 4px;
  }
  & > button:hover {
    color: var(--mui-palette-primary-main);
  }
  & > .panel {
    position: absolute;
    inset-block-start: calc(100% + 1px);
    inset-inline-start: -16px;
    border-radius: var(--mui-shape-borderRadius);
  }
`;

/** The category rail behind a button. The home page shows the rail open instead. */
export function CategoriesMenu({ label }: { readonly label: string }) {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === key;
  const tree = useCategoryTree(undefined, {
    query: { enabled: openAt !== undefined, meta: { inline: true } },
  });
  return (
    <Root
      onMouseLeave={() => setOpenAt(undefined)}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || setOpenAt(undefined)}
      onKeyDown={(event) => event.key === 'Escape' && setOpenAt(undefined)}
    >
      <ButtonBase
        aria-expanded={open}
        onMouseEnter={() => setOpenAt(key)}
        onClick={() => setOpenAt(open ? undefined : key)}
      >
        <LayoutGrid size={18} aria-hidden />
        {label}
        <ChevronDown size={16} aria-hidden />
      </ButtonBase>
      {open && tree.data && (
        <div className="panel">
          <CategoryRail tree={tree.data} raised />
        </div>
      )}
    </Root>
  );
}
