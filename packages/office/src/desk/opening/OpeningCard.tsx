import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { DeskOpening } from '@openmall/sdk/desk';
import { useDeskOpeningHide, useDeskOpeningInfo } from '@openmall/sdk/desk/hooks';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { Link } from 'react-router-dom';
import { t } from '../../shared/i18n/i18n.ts';
import { type DeskOperation, useMay } from '../use-may.ts';

type Step = DeskOpening['steps'][number];

/** Where a step is done, and what one must be allowed to do there. */
const PLACES: Readonly<
  Record<Step['step'], { readonly to: string; readonly operation: DeskOperation } | null>
> = {
  site: { to: '/site', operation: 'deskSiteInfo' },
  channels: { to: '/channels', operation: 'deskChannelList' },
  payments: { to: '/channels', operation: 'deskMethodList' },
  categories: { to: '/content/categories', operation: 'deskCategoryList' },
  store: { to: '/applications', operation: 'deskApplicationList' },
  // The owner of the store lists goods.
  goods: null,
  // Set up where the server is started.
  mail: null,
};

const NAMES = {
  site: 'site.title',
  channels: 'channels.channels',
  payments: 'setting.payment_methods',
  categories: 'opening.categories',
  store: 'opening.store',
  goods: 'opening.goods',
  mail: 'customers.email',
} as const satisfies Readonly<Record<Step['step'], string>>;

const stepName = (step: Step['step']): string => t(NAMES[step]);

function StepRow({ step, siteName }: { readonly step: Step; readonly siteName: string }) {
  const may = useMay();
  const place = PLACES[step.step];
  const Icon = step.isDone ? CircleCheck : CircleDashed;
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ gap: 1, py: 1.5, borderBlockStart: '1px solid', borderColor: 'divider', alignItems: 'center' }}
    >
      <Stack direction="row" sx={{ gap: 1.5, flexGrow: 1, minInlineSize: 0 }}>
        <Box sx={{ color: step.isDone ? 'success.main' : 'text.secondary', flexShrink: 0, pt: 0.25 }}>
          <Icon size={20} aria-label={t(step.isDone ? 'action.done' : 'opening.open')} role="img" />
        </Box>
        <Box sx={{ minInlineSize: 0 }}>
          <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
            <Typography sx={{ fontWeight: 600 }}>{stepName(step.step)}</Typography>
            {!step.isRequired && <Chip size="small" label={t('opening.optional')} />}
          </Stack>
          <Typography sx={{ color: 'text.secondary' }}>
            {t(`opening.hint.${step.step}`, { name: siteName })}
          </Typography>
        </Box>
      </Stack>
      {place && may(place.operation) && (
        <Button
          component={Link}
          to={place.to}
          variant={step.isDone ? 'text' : 'outlined'}
          size="small"
          aria-label={`${t('opening.go')}: ${stepName(step.step)}`}
          sx={{ flexShrink: 0 }}
        >
          {t('opening.go')}
        </Button>
      )}
    </Stack>
  );
}

/** The steps from an empty database to an open mall. Each ticks itself when the mall has what it asks for. */
export function OpeningCard() {
  const { data } = useDeskOpeningInfo({ query: { refetchOnMount: 'always' } });
  const { mutate, isPending } = useDeskOpeningHide();
  const may = useMay();
  if (!data || data.isHidden) return null;
  const done = data.steps.filter(({ isDone }) => isDone).length;
  const total = data.steps.length;
  return (
    <Paper variant="outlined" component="section" sx={{ p: 2 }}>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="h2" sx={{ flexGrow: 1 }}>
          {t(data.isReady ? 'opening.ready' : 'opening.title')}
        </Typography>
        {data.isReady && may('deskOpeningHide') && (
          <Button
            loading={isPending}
            onClick={() => mutate({ params: { isHidden: true } })}
            sx={{ marginInlineStart: 'auto', marginInlineEnd: -1 }}
          >
            {t('opening.hide')}
          </Button>
        )}
      </Stack>
      <Typography sx={{ color: 'text.secondary', mb: 1 }}>
        {t('opening.progress', { done, total })}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={(100 * done) / Math.max(total, 1)}
        aria-label={t('opening.title')}
        sx={{ mb: 1 }}
      />
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.steps.map((step) => (
          <StepRow key={step.step} step={step} siteName={data.siteName} />
        ))}
      </Box>
    </Paper>
  );
}
