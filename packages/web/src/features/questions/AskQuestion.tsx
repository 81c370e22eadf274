import Button from '@mui/material/Button';
import { useGoodsQuestionAsk } from '@openmall/sdk/hooks';
import { goodsQuestionAsk } from '@openmall/sdk/validators';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { TextAreaField } from '../../shared/forms/fields/TextAreaField.tsx';
import { Form } from '../../shared/forms/Form.tsx';
import { FormAlert } from '../../shared/forms/FormAlert.tsx';
import { validateWith } from '../../shared/forms/validate-with.ts';
import { loginPath } from '../../shared/navigation/paths.ts';
import { useLoggedIn } from '../../shared/session/use-session.ts';
import { toast } from '../../shared/ui/feedback/toast.ts';

interface Values {
  readonly content: string;
}

interface Props {
  readonly goodsId: string;
}

/** The form that asks the store a question. Visitors sign in first. */
export function AskQuestion({ goodsId }: Props) {
  const { t } = useTranslation('product');
  const loggedIn = useLoggedIn();
  const { pathname, search, hash } = useLocation();
  const [open, setOpen] = useState(false);
  const ask = useGoodsQuestionAsk({ mutation: { meta: { inline: true } } });
  if (!loggedIn)
    return (
      <Button variant="outlined" href={loginPath(pathname + search + hash)}>
        {t('questions.signIn')}
      </Button>
    );
  if (!open)
    return (
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('questions.ask')}
      </Button>
    );
  const inputOf = ({ content }: Values) => ({ sellerGoodsId: goodsId, content });
  const submit = (values: Values) => {
    const onSuccess = () => {
      toast.success(t('questions.asked'));
      setOpen(false);
    };
    ask.mutate({ params: inputOf(values) }, { onSuccess });
  };
  return (
    <div style={{ maxInlineSize: 640 }}>
      <Form
        initial={{ content: '' }}
        validate={validateWith<Values>({ schema: goodsQuestionAsk, inputOf })}
        onSubmit={submit}
      >
        <TextAreaField
          name="content"
          label={t('questions.label')}
          hint={t('questions.hint')}
          rows={3}
          maxLength={300}
        />
        <FormAlert error={ask.error} />
        <Button type="submit" variant="contained" disabled={ask.isPending} sx={{ justifySelf: 'start' }}>
          {ask.isPending ? t('questions.busy') : t('questions.send')}
        </Button>
      </Form>
    </div>
  );
}
