import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { useField, useFormikContext } from 'formik';
import { PictureField } from '../../../shared/uploads/PicturesField.tsx';
import { OwnPicture } from '../../../shared/uploads/OwnPicture.tsx';
import { useTranslation } from 'react-i18next';
import type { LoanValues } from './loan-values.ts';
import { Part } from './Part.tsx';

const Kept = styled.figure`
  display: grid;
  justify-items: start;
  gap: 8px;
  & figcaption {
    font-weight: 600;
  }
  & img {
    inline-size: 96px;
    block-size: 96px;
    border: 1px solid var(--mui-palette-divider);
    border-radius: var(--mui-shape-borderRadius);
    object-fit: cover;
    background: var(--mui-palette-background-sunken);
  }
`;

const pictures = ['face', 'back', 'hand'] as const;

interface Props {
  readonly name: (typeof pictures)[number];
  /** The one of the refused application. */
  readonly before: string;
}

/** A picture of before stays until another is chosen. */
function LoanPicture({ name, before }: Props) {
  const { t } = useTranslation('loans');
  const { setFieldValue } = useFormikContext<LoanValues>();
  const [{ value }] = useField<string>(name);
  const label = t(`form.${name}`);
  if (before && value === before)
    return (
      <Kept>
        <figcaption>{label}</figcaption>
        <OwnPicture url={before} alt={label} />
        <Button size="small" variant="outlined" onClick={() => void setFieldValue(name, '')}>
          {t('form.replace')}
        </Button>
      </Kept>
    );
  return <PictureField name={name} module="credit" label={label} hint={t(`form.${name}Hint`)} />;
}

/** The document from both sides, and in the hand of its owner. */
export function PicturesPart({ initial }: { readonly initial: LoanValues }) {
  const { t } = useTranslation('loans');
  return (
    <Part title={t('form.picturesTitle')} text={t('form.picturesText')}>
      <div className="three">
        {pictures.map((name) => (
          <LoanPicture key={name} name={name} before={initial[name]} />
        ))}
      </div>
    </Part>
  );
}
