import styled from '@emotion/styled';
import { useTranslation, useWords } from '../../shared/i18n/use-translation.ts';
import type { Topic } from './topics.ts';

const Root = styled.div`
  max-inline-size: 680px;
  font-size: 15px;
  line-height: 24px;
  & h2 {
    margin-block: 28px 6px;
    font-size: 17px;
    line-height: 24px;
  }
  & .lead {
    font-size: 17px;
    line-height: 28px;
    color: var(--ink-soft);
  }
`;

/** One topic: a sentence that sums it up, then its parts. */
export function TopicText({ topic }: { readonly topic: Exclude<Topic, 'news'> }) {
  const { t } = useTranslation('information');
  const { parts } = useWords('information').topics[topic];
  return (
    <Root>
      <p className="lead">{t(`topics.${topic}.lead`)}</p>
      {parts.map(({ head, text }) => (
        <section key={head}>
          <h2>{head}</h2>
          <p>{text}</p>
        </section>
      ))}
    </Root>
  );
}
