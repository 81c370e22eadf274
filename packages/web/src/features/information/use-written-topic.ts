import { useHelpPageInfo } from '@openmall/sdk/hooks';
import type { Topic } from './topics.ts';

export interface WrittenTopic {
  /** The mall's own text; undefined where the store shows its own. */
  readonly page:
    { readonly title: string; readonly content: string; readonly translated: number | undefined } | undefined;
  readonly isLoading: boolean;
}

/** The text that the mall has written for a topic. Servers without the call and failures show the store's own text. */
export function useWrittenTopic(topic: Topic): WrittenTopic {
  const isNews = topic === 'news';
  const { data, isLoading } = useHelpPageInfo(
    { topic: isNews ? 'about' : topic },
    { query: { enabled: !isNews, retry: false, meta: { inline: true } } },
  );
  const { title, content, translated } = (isNews ? undefined : data) ?? {};
  return { page: title && content ? { title, content, translated } : undefined, isLoading };
}
