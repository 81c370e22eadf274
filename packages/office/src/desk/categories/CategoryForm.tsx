import Alert from '@mui/material/Alert';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { DeskCategoryRow } from '@openmall/sdk/desk';
import { useDeskCategoryRemove, useDeskCategorySave } from '@openmall/sdk/desk/hooks';
import { t } from '../../shared/i18n/i18n.ts';
import { ContentForm } from '../content/ContentForm.tsx';
import { DeleteButton } from '../content/DeleteButton.tsx';
import type { OpenedForm } from '../content/RowRoute.tsx';
import { PictureField } from '../content/fields/PictureField.tsx';
import { SwitchField } from '../content/fields/SwitchField.tsx';
import { TextFields } from '../content/fields/TextFields.tsx';
import {
  type TextField as Field,
  textErrors,
  textsOfValues,
  valuesOfTexts,
} from '../content/fields/texts.ts';

const FIELDS: readonly Field<'name' | 'description'>[] = [
  { name: 'name', label: t('content.name'), max: 60, isRequired: true },
  { name: 'description', label: t('content.description'), max: 500, isRequired: false, multiline: true },
];

/** The first level in the select, which can't hold null. */
const FIRST = '-';

type Props = OpenedForm<DeskCategoryRow> & {
  /** The category above a new one. */
  readonly parentId: string | undefined;
};

const initialOf = (row: DeskCategoryRow | undefined, parentId: string | undefined) => ({
  texts: valuesOfTexts(row?.texts ?? []),
  parentId: (row ? row.parentId : parentId) ?? FIRST,
  image: row?.image ?? null,
  isShown: !(row?.isHidden ?? false),
  isRecommended: row?.isRecommended ?? false,
});
type Values = ReturnType<typeof initialOf>;

const draftOf = (values: Values, row: DeskCategoryRow | undefined) => ({
  ...(row && { categoryId: row.id, version: row.version }),
  parentId: values.parentId === FIRST ? null : values.parentId,
  texts: textsOfValues(values.texts, FIELDS),
  image: values.image,
  isHidden: !values.isShown,
  isRecommended: values.isRecommended,
});

interface RemovalProps {
  readonly row: DeskCategoryRow;
  readonly onDone: () => void;
}

function Removal({ row, onDone }: RemovalProps) {
  const { mutateAsync, error } = useDeskCategoryRemove();
  const remove = () => mutateAsync({ params: { categoryId: row.id, version: row.version } });
  return <DeleteButton name={row.name} remove={remove} error={error} onDone={onDone} />;
}

/** Creates a category or changes one. */
export function CategoryForm({ row, parentId, rows, onClose, onReload }: Props) {
  const { mutateAsync, error } = useDeskCategorySave();
  const children = row ? rows.filter((other) => other.parentId === row.id).length : 0;
  const parents = rows.filter((other) => other.parentId === null && other.id !== row?.id);
  const isInUse = row !== undefined && (row.goods > 0 || children > 0);
  return (
    <ContentForm
      title={row?.name ?? t('content.newCategory')}
      initial={initialOf(row, parentId)}
      validate={({ texts }) => textErrors(texts, FIELDS)}
      save={(values) => mutateAsync({ data: draftOf(values, row) })}
      error={error}
      onClose={onClose}
      onReload={onReload}
      removal={row && !isInUse && <Removal row={row} onDone={onClose} />}
    >
      {({ values, setFieldValue }) => (
        <>
          <TextFields fields={FIELDS} />
          <TextField
            select
            label={t('content.parent')}
            value={values.parentId}
            disabled={children > 0}
            helperText={t(children > 0 ? 'content.parentFixed' : 'content.parentHint')}
            onChange={({ target }) => void setFieldValue('parentId', target.value)}
            slotProps={{ select: { sx: { minBlockSize: 44 } } }}
          >
            <MenuItem value={FIRST}>{t('content.firstLevel')}</MenuItem>
            {parents.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
          <PictureField
            label={t('content.picture')}
            hint={t('content.squareHint')}
            ratio="1"
            picture={values.image}
            onChange={(image) => void setFieldValue('image', image)}
            onRemove={() => void setFieldValue('image', null)}
          />
          <SwitchField
            label={t('content.isShown')}
            isOn={values.isShown}
            onChange={(isShown) => void setFieldValue('isShown', isShown)}
          />
          <SwitchField
            label={t('content.isRecommended')}
            hint={t('content.recommendedHint')}
            isOn={values.isRecommended}
            onChange={(isRecommended) => void setFieldValue('isRecommended', isRecommended)}
          />
          {isInUse && (
            <Alert severity="info">
              {t(row.goods > 0 ? 'errors.categoryHasGoods' : 'errors.categoryHasChildren')}
            </Alert>
          )}
        </>
      )}
    </ContentForm>
  );
}
