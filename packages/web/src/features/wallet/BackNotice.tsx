import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { backTarget } from '../../shared/navigation/back-target.ts';
import { Notice } from '../../shared/ui/feedback/Notice.tsx';

/** A link back to the page that the user left to recharge the wallet. */
export function BackNotice({ back }: { readonly back: string | undefined }) {
  const { t } = useTranslation('wallet');
  if (!back) return null;
  return (
    <div style={{ marginBlockEnd: 16 }}>
      <Notice>
        {t('back.text')}{' '}
        <Link to={backTarget(back, location.origin)} style={{ fontWeight: 600, textDecoration: 'underline' }}>
          {t('back.link')}
        </Link>
      </Notice>
    </div>
  );
}
