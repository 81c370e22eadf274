import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import styled from '@emotion/styled';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

const Row = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px;
  align-items: start;
  padding-block-start: 8px;
`;

/** As in the contract (`CouponCode`). */
const CODE = /^[A-Za-z0-9]{4,32}$/;

/** The field for a code that a buyer knows. */
export function CouponCodeForm({ onChoose }: { readonly onChoose: (code: string) => void }) {
  const { t } = useTranslation('checkout');
  const { t: formText } = useTranslation('form');
  const [code, setCode] = useState('');
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = code.trim();
    if (CODE.test(typed)) onChoose(typed.toUpperCase());
    else setWrong(true);
  };
  return (
    <Row noValidate onSubmit={submit}>
      <TextField
        hiddenLabel
        placeholder={t('coupon.code')}
        value={code}
        error={isWrong}
        helperText={isWrong && formText('coupon')}
        slotProps={{
          htmlInput: {
            'aria-label': t('coupon.code'),
            autoCapitalize: 'characters',
            autoComplete: 'off',
            spellCheck: false,
          },
        }}
        onChange={(event) => {
          setCode(event.target.value);
          setWrong(false);
        }}
      />
      <Button type="submit" variant="outlined" sx={{ minBlockSize: 44 }}>
        {t('coupon.apply')}
      </Button>
    </Row>
  );
}
