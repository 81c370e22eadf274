import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import type { ThirdPartyProduct } from '@openmall/sdk';
import { formatCoin } from '@openmall/sdk/money';
import { useFormikContext } from 'formik';
import { ExternalLink, Landmark, Smartphone } from 'lucide-react';
import { Form } from '../../../shared/forms/Form.tsx';
import { RadioTiles } from '../../../shared/forms/fields/RadioTiles.tsx';
import { SelectField } from '../../../shared/forms/fields/SelectField.tsx';
import { AmountField } from '../../../shared/forms/amounts/AmountField.tsx';
import { useMessageText } from '../../../shared/forms/use-message-text.ts';
import { localeTag } from '../../../shared/i18n/language.ts';
import { useTranslation } from 'react-i18next';
import { useOnce } from '../../../shared/state/use-once.ts';
import { safePayUrl } from './pay-url.ts';
import { RechargeFailure } from './RechargeFailure.tsx';
import { Step } from './Step.tsx';
import { currencies, spanOf, thirdPartyRules, useThirdParty, type ThirdPartyValues } from './third-party.ts';
import { useLeaveAfterFailure } from './use-leave-after-failure.ts';

const Icon = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 36px;
  block-size: 36px;
  border-radius: var(--mui-shape-borderRadius);
  background: var(--mui-palette-background-sunken);
  color: var(--mui-palette-primary-main);
`;

const currencyName = new Intl.DisplayNames(localeTag, { type: 'currency' });
const currencyChoices = currencies.map((code) => ({
  value: code,
  label: `${code} · ${currencyName.of(code) ?? code}`,
}));

function Fields({
  products,
  busy,
}: {
  readonly products: readonly ThirdPartyProduct[];
  readonly busy: boolean;
}) {
  const { t } = useTranslation('wallet');
  const { values, setFieldValue, touched, errors } = useFormikContext<ThirdPartyValues>();
  const messageText = useMessageText();
  const product = products.find(({ productType }) => productType === values.product);
  const productError = touched.product ? messageText(errors.product) : '';
  const limitsText = (item: ThirdPartyProduct) => {
    const { min, max } = spanOf(item);
    return t('recharge.limits', { min: formatCoin(min), max: formatCoin(max), coin: 'USDT' });
  };
  return (
    <>
      <Step number={1} title={t('thirdParty.product')} done={product !== undefined}>
        <RadioTiles
          label={t('thirdParty.productLabel')}
          bare
          chosen={values.product}
          onChoose={(name) => void setFieldValue('product', name)}
          minTileWidth={200}
          invalid={productError !== ''}
          tiles={products.map((item) => ({
            value: item.productType,
            label: item.productType === 'Bank' ? t('thirdParty.bank') : item.productType,
            note: limitsText(item),
            icon: (
              <Icon>
                {item.productType === 'Bank' ? (
                  <Landmark size={18} aria-hidden />
                ) : (
                  <Smartphone size={18} aria-hidden />
                )}
              </Icon>
            ),
          }))}
        />
        {productError && <span style={{ color: 'var(--mui-palette-error-main)' }}>{productError}</span>}
      </Step>
      <Step number={2} title={t('recharge.amount')} done={values.amount !== '' && !errors.amount}>
        <AmountField
          name="amount"
          places={2}
          label={t('thirdParty.amountLabel')}
          hint={product && limitsText(product)}
          maxLength={12}
        />
        {values.product === 'Bank' && (
          <SelectField
            name="currency"
            label={t('thirdParty.currency')}
            hint={t('thirdParty.currencyHint')}
            choices={currencyChoices}
          />
        )}
      </Step>
      <Button
        type="submit"
        variant="contained"
        size="large"
        disabled={busy}
        endIcon={<ExternalLink className="flips" size={16} aria-hidden />}
      >
        {busy ? t('recharge.busy') : t('thirdParty.submit')}
      </Button>
      <p style={{ color: 'var(--mui-palette-text-secondary)', textAlign: 'center' }}>
        {t('thirdParty.after')}
      </p>
    </>
  );
}

interface Props {
  readonly products: readonly ThirdPartyProduct[];
  readonly back: string | undefined;
}

/**
 * Recharges through a bank or an e-wallet: product, amount, and a redirect to the third party, which leads back to the
 * wallet.
 */
export function ThirdPartyForm({ products, back }: Props) {
  const startRecharge = useThirdParty(back);
  const { run, isPending, error } = useOnce(async (values: ThirdPartyValues) => {
    const url = safePayUrl(await startRecharge(values));
    if (!url) throw new TypeError('The third party returned an unsafe URL.');
    location.assign(url);
  });
  useLeaveAfterFailure(error, back);
  return (
    <Form
      initial={{ product: '', amount: '', currency: currencies[0] as string }}
      validate={thirdPartyRules(products)}
      onSubmit={(values) => !error && run(values)}
    >
      <Fields products={products} busy={isPending || Boolean(error)} />
      <RechargeFailure error={error} />
    </Form>
  );
}
