import { fromWireTime } from '@openmall/sdk';
import { CircleCheck, CircleX, Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatMoment } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { Facts } from '../../../shared/ui/display/Facts.tsx';
import { OwnPicture } from '../../../shared/uploads/OwnPicture.tsx';
import { Notice } from '../../../shared/ui/feedback/Notice.tsx';

const row = { display: 'flex', gap: 8, alignItems: 'center', fontWeight: 600 } as const;

interface Props {
  /** 0 submitted, 1 in review, 2 approved, 3 rejected; null if never submitted. */
  readonly status: number | null;
  /** The reason of a rejection. */
  readonly msg: string | null;
  readonly applyTime: string | null;
  readonly facts: readonly { readonly label: string; readonly value: ReactNode }[];
  /** URLs that only the owner can open. */
  readonly pictures: readonly (string | null)[];
}

/** Shows the status of an identity check and the submitted data. */
export function CheckState({ status, msg, applyTime, facts, pictures }: Props) {
  const { t } = useTranslation('security');
  if (status === null) return null;
  if (status === 3)
    return (
      <Notice severity="warning">
        <strong style={{ display: 'flex', gap: 6, alignItems: 'center' }}>
          <CircleX size={16} aria-hidden /> {t('identity.refused')}
        </strong>
        {msg ?? t('identity.refusedText')}
      </Notice>
    );
  const passed = status === 2;
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <p style={row}>
        {passed ? (
          <CircleCheck size={18} color="var(--mui-palette-success-main)" aria-hidden />
        ) : (
          <Hourglass size={18} color="var(--mui-palette-warning-main)" aria-hidden />
        )}
        {t(passed ? 'identity.passed' : 'identity.waiting')}
      </p>
      {!passed && <p style={{ color: 'var(--mui-palette-text-secondary)' }}>{t('identity.waitingText')}</p>}
      <Facts
        facts={[
          ...facts,
          ...(applyTime
            ? [{ label: t('identity.handedIn'), value: formatMoment(fromWireTime(applyTime)) }]
            : []),
        ]}
      />
      <ul style={{ display: 'flex', gap: 12 }} aria-label={t('identity.pictures')}>
        {pictures.map(
          (picture, index) =>
            picture && (
              <li key={picture}>
                <OwnPicture
                  url={picture}
                  alt={t('identity.picture', { number: index + 1 })}
                  width={96}
                  height={72}
                  style={{
                    objectFit: 'cover',
                    borderRadius: 6,
                    border: '1px solid var(--mui-palette-divider)',
                  }}
                />
              </li>
            ),
        )}
      </ul>
    </div>
  );
}
