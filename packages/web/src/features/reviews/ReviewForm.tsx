import Card from '@mui/material/Card';
import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import type { OrderLine } from '@openmall/sdk';
import { useEvaluationAddList } from '@openmall/sdk/hooks';
import { Attributes } from '../../shared/goods/Attributes.tsx';
import { Form } from '../../shared/forms/Form.tsx';
import { FormAlert } from '../../shared/forms/FormAlert.tsx';
import { TextAreaField } from '../../shared/forms/fields/TextAreaField.tsx';
import { useTranslation } from 'react-i18next';
import { PicturesField } from '../../shared/uploads/PicturesField.tsx';
import { Picture } from '../../shared/ui/pictures/Picture.tsx';
import { draftsOf, emptyReviews, MAX_PICTURES, validateReviews, type ReviewValues } from './review-values.ts';
import { StarsField } from './StarsField.tsx';

const Goods = styled(Card)`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  gap: 16px 24px;
  align-items: start;
  padding: 24px;
  & > .picture {
    border-radius: var(--mui-shape-borderRadiusSmall);
  }
  & > div {
    display: grid;
    gap: 16px;
  }
  & h2 {
    font-size: 16px;
    line-height: 24px;
  }
  & h2 small {
    display: block;
    color: var(--mui-palette-text-secondary);
    font-size: 13px;
    font-weight: 400;
    line-height: 18px;
  }
  @media (width < 900px) {
    grid-template-columns: 64px minmax(0, 1fr);
    gap: 12px;
    padding: 16px;
    & > div {
      display: contents;
    }
    & > div > :not(h2) {
      grid-column: 1 / -1;
    }
  }
`;

const Foot = styled.div`
  display: flex;
  align-items: center;
  gap: 24px;
  color: var(--mui-palette-text-secondary);
  & > p {
    flex: 1;
    max-inline-size: 560px;
    text-wrap: pretty;
  }
  @media (width < 900px) {
    flex-wrap: wrap;
    gap: 12px;
    & > p {
      flex-basis: 100%;
    }
  }
`;

interface Props {
  readonly orderId: string;
  /** The goods to review, without duplicates. */
  readonly goods: readonly OrderLine[];
  readonly onDone: () => void;
}

/** Rates and describes the goods of an order. All reviews are sent together, once. */
export function ReviewForm({ orderId, goods, onDone }: Props) {
  const { t } = useTranslation('reviews');
  const send = useEvaluationAddList({ mutation: { meta: { inline: true } } });
  const submit = (values: ReviewValues) => {
    send.mutate({ data: { orderId, evaluationAdds: draftsOf(goods, values) } }, { onSuccess: onDone });
  };
  return (
    <Form initial={emptyReviews(goods)} validate={validateReviews(orderId, goods)} onSubmit={submit}>
      {goods.map((line, index) => (
        <Goods key={line.goodsId} role="group" aria-label={line.goodsName}>
          <Picture className="picture" src={line.goodsIcon} alt="" width={96} />
          <div>
            <h2>
              <bdi>{line.goodsName}</bdi>
              <small>
                <Attributes of={line.attributes} />
              </small>
            </h2>
            <StarsField name={`rating${index}`} label={t('write.rating')} />
            <TextAreaField
              name={`content${index}`}
              label={t('write.content')}
              note={t('write.optional')}
              hint={t('write.hint')}
              rows={3}
              maxLength={2000}
            />
            <PicturesField
              name={`pictures${index}`}
              module="evaluate"
              maxPictures={MAX_PICTURES}
              label={t('write.pictures')}
              note={t('write.optional')}
            />
          </div>
        </Goods>
      ))}
      <FormAlert error={send.error} />
      <Foot>
        <p>{goods.length > 1 ? t('write.onceMany') : t('write.once')}</p>
        <Button
          type="submit"
          variant="contained"
          size="large"
          disabled={send.isPending}
          sx={{ marginInlineStart: 'auto', width: { xs: '100%', md: 'auto' } }}
        >
          {send.isPending ? t('write.busy') : t('write.send', { count: goods.length })}
        </Button>
      </Foot>
    </Form>
  );
}
