import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { DeskBannerRow } from '@openmall/sdk/desk';
import { useDeskBannerList, useDeskBannerOrder } from '@openmall/sdk/desk/hooks';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { formatMoment } from '../../shared/i18n/format.ts';
import { t } from '../../shared/i18n/i18n.ts';
import { messageOf } from '../../shared/net/error-of.ts';
import { StateChip } from '../../shared/ui/StateChip.tsx';
import { ContentList, EmptyText } from '../content/ContentList.tsx';
import { ContentRow } from '../content/ContentRow.tsx';
import { ContentRows } from '../content/ContentRows.tsx';
import { OrderButtons } from '../content/OrderButtons.tsx';
import { STATE_COLORS } from '../content/period.ts';
import { useTitledRows } from '../content/use-titled-rows.ts';

const BASE = '/content/banners';
const DEVICES = [
  ['pc', t('content.devicePc')],
  ['h5', t('content.deviceH5')],
] as const;

const noteOf = ({ isBig, startsAt, endsAt }: DeskBannerRow): string =>
  [
    t(isBig ? 'content.placeBig' : 'content.placeSmall'),
    ...(startsAt === null && endsAt === null ? [] : [`${formatMoment(startsAt)} → ${formatMoment(endsAt)}`]),
  ].join(' · ');

interface GroupProps {
  readonly label: string;
  readonly rows: readonly DeskBannerRow[];
  readonly mayOrder: boolean;
  readonly onOpen: (id: string) => void;
}

/** The banners of one kind of store. */
function Group({ label, rows, mayOrder, onOpen }: GroupProps) {
  const order = useDeskBannerOrder();
  const [first] = rows;
  if (!first) return null;
  const ids = rows.map(({ id }) => id);
  return (
    <Box component="section">
      <Typography variant="h2" sx={{ mb: 1 }}>
        {label}
      </Typography>
      {order.error && <Alert severity="error">{messageOf(order.error)}</Alert>}
      <ContentRows rows={rows}>
        {(row) => (
          <>
            <ContentRow
              title={row.title}
              image={row.image}
              ratio={1.8}
              note={noteOf(row)}
              chip={<StateChip color={STATE_COLORS[row.state]} label={t(`content.${row.state}`)} />}
              onOpen={() => onOpen(row.id)}
            />
            {mayOrder && (
              <OrderButtons
                name={row.title}
                id={row.id}
                ids={ids}
                isDisabled={order.isPending}
                onOrder={(bannerIds) => order.mutate({ data: { device: first.device, bannerIds } })}
              />
            )}
          </>
        )}
      </ContentRows>
    </Box>
  );
}

/** The banners of the home page, in the order in which the store shows them. */
export function BannersPage() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { data, error, refetch } = useDeskBannerList();
  const rows = data?.banners;
  const { state, found, tabs } = useTitledRows(rows);
  const open = (id: string) => void navigate({ pathname: `${BASE}/${id}`, search });
  return (
    <>
      <ContentList
        title={t('content.banners')}
        state={state}
        tabs={tabs}
        searchHint={t('content.heading')}
        createLabel={t('content.newBanner')}
        onCreate={() => open('new')}
        count={found?.length}
        error={error}
        onRetry={() => void refetch()}
        empty={<EmptyText text={t('content.bannersEmpty')} />}
      >
        {DEVICES.map(([device, label]) => (
          <Group
            key={device}
            label={label}
            rows={found?.filter((row) => row.device === device) ?? []}
            mayOrder={!state.isFiltered}
            onOpen={open}
          />
        ))}
      </ContentList>
      <Outlet context={{ rows, refetch }} />
    </>
  );
}
