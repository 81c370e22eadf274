import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { GoodsQuestion } from '@openmall/sdk';
import { useTranslation } from 'react-i18next';
import { Ago } from '../../shared/time/Ago.tsx';

const Root = styled('article')({ display: 'grid', gap: 4, maxWidth: 760, paddingBlock: 20 });
const Text = styled('p')({ lineHeight: '22px', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
const Answer = styled('div')(({ theme }) => ({
  marginBlockStart: 8,
  paddingBlock: 8,
  paddingInline: 12,
  borderInlineStart: `2px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.default,
}));

/** A question with its author, and the answer of the store. */
export function QuestionItem({ question }: { readonly question: GoodsQuestion }) {
  const { t } = useTranslation('product');
  const { content, userName, createTime, answer, answerTime } = question;
  return (
    <Root>
      <Text dir="auto" style={{ fontWeight: 600 }}>
        {content}
      </Text>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <bdi>{userName}</bdi> · <Ago at={createTime} />
      </Typography>
      {answer === null ? (
        <Typography variant="body2">{t('questions.waiting')}</Typography>
      ) : (
        <Answer>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('questions.answer')}
            {answerTime !== null && (
              <>
                {' · '}
                <Ago at={answerTime} />
              </>
            )}
          </Typography>
          <Text dir="auto">{answer}</Text>
        </Answer>
      )}
    </Root>
  );
}
