import styled from '@emotion/styled';

/** The styles of a conversation: the messages, and the composer below them. */
export const ConversationRoot = styled.section`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  position: relative;
  min-block-size: 0;
  background: var(--mui-palette-background-default);
  & > .said {
    /* Visually hidden texts are positioned in here, so that they scroll with the rest. */
    position: relative;
    overflow-y: auto;
    overscroll-behavior: contain;
    padding: 16px;
    outline-offset: -3px;
  }
  & > .said:has(> ol > li) {
    display: flex;
    flex-direction: column;
  }
  & > .said > ol {
    display: grid;
    gap: 4px;
    /* A short conversation is aligned with the composer. */
    margin-block-start: auto;
  }
  & .day {
    justify-self: center;
    margin-block: 12px 8px;
    padding: 2px 10px;
    border-radius: 10px;
    background: var(--mui-palette-background-sunken);
    color: var(--mui-palette-text-secondary);
    font-size: 12px;
    line-height: 16px;
  }
  & .earlier {
    display: flex;
    justify-content: center;
    padding-block-end: 8px;
  }
  & .missed {
    position: absolute;
    inset-inline: 0;
    inset-block-end: 84px;
    margin-inline: auto;
    inline-size: fit-content;
    display: flex;
    align-items: center;
    gap: 6px;
    block-size: 32px;
    padding-inline: 14px;
    border: 0;
    border-radius: 16px;
    background: var(--mui-palette-text-primary);
    color: var(--mui-palette-background-paper);
    font-size: 13px;
    font-weight: 600;
    box-shadow: var(--mui-elevation-high);
  }
  & .welcome {
    display: grid;
    justify-items: center;
    gap: 8px;
    padding: 48px 24px;
    color: var(--mui-palette-text-secondary);
    text-align: center;
    text-wrap: pretty;
  }
  & .welcome svg {
    padding: 16px;
    box-sizing: content-box;
    border-radius: 50%;
    background: var(--mui-palette-primary-tint);
    color: var(--mui-palette-primary-main);
  }
`;

/** The first line of what an empty conversation shows. */
export const Greeting = styled.strong`
  color: var(--mui-palette-text-primary);
  font-size: 16px;
  line-height: 24px;
`;
