import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { useField, useFormikContext } from 'formik';
import { PictureField } from '../../../shared/uploads/PicturesField.tsx';
import { OwnPicture } from '../../../shared/uploads/OwnPicture.tsx';
import { useTranslation } from 'react-i18next';
import type { LoanValues } from './loan-values.ts';
import { Fields, Part } from './Part.tsx';

const PreviousPicture = styled.figure`
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
  /** The URL of the picture in the rejected application; empty without one. */
  readonly previous: string;
}

/** Shows the picture of the rejected application until the user replaces it. */
function LoanPicture({ name, previous }: Props) {
  const { t } = useTranslation('loans');
  const { setFieldValue } = useFormikContext<LoanValues>();
  const [{ value }] = useField<string>(name);
  const label = t(`form.${name}`);
  if (previous && value === previous)
    return (
      <PreviousPicture>
        <figcaption>{label}</figcaption>
        <OwnPicture url={previous} alt={label} />
        <Button size="small" variant="outlined" onClick={() => void setFieldValue(name, '')}>
          {t('form.replace')}
        </Button>
      </PreviousPicture>
    );
  return <PictureField name={name} module="credit" label={label} hint={t(`form.${name}Hint`)} />;
}

/** Pictures of both sides of the document, and of its owner holding it. */
export function PicturesPart({ initial }: { readonly initial: LoanValues }) {
  const { t } = useTranslation('loans');
  return (
    <Part title={t('form.picturesTitle')} text={t('form.picturesText')}>
      <Fields>
        {pictures.map((name) => (
          <LoanPicture key={name} name={name} previous={initial[name]} />
        ))}
      </Fields>
    </Part>
  );
}
