import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import styled from '@emotion/styled';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import '../../../shared/themes/late/fields.ts';

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
  const errorId = useId();
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
      <FormControl error={isWrong}>
        <OutlinedInput
          placeholder={t('coupon.code')}
          value={code}
          slotProps={{
            input: {
              'aria-label': t('coupon.code'),
              'aria-describedby': isWrong ? errorId : undefined,
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
        {isWrong && (
          <FormHelperText id={errorId} role="alert">
            {formText('coupon')}
          </FormHelperText>
        )}
      </FormControl>
      <Button type="submit" variant="outlined" sx={{ minBlockSize: 44 }}>
        {t('coupon.apply')}
      </Button>
    </Row>
  );
}
