import ButtonBase from '@mui/material/ButtonBase';
import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { useSysparaGetSyspara } from '@openmall/sdk/hooks';
import { Headset, Move, X } from 'lucide-react';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { closeService } from '../../shared/chat/service-window.ts';
import { useTranslation } from 'react-i18next';
import { SignInFirst } from '../../shared/session/SignInFirst.tsx';
import { useLoggedIn } from '../../shared/session/use-session.ts';
import { Conversation } from './conversation/Conversation.tsx';
import { Greeting } from './conversation/Conversation.styles.tsx';
import { useDrag } from './use-drag.ts';
import { useServiceConversation } from './use-service-conversation.ts';

const Root = styled.div`
  position: fixed;
  z-index: 45;
  inset-block-end: 16px;
  inset-inline-end: 24px;
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  inline-size: min(480px, calc(100vw - 16px));
  block-size: min(680px, calc(100dvh - 16px));
  overflow: hidden;
  border-radius: var(--mui-shape-borderRadiusLarge);
  background: var(--mui-palette-background-paper);
  box-shadow:
    0 0 0 1px rgb(0 0 0 / 8%),
    var(--mui-elevation-high);
  & > .bar {
    display: flex;
    align-items: center;
    gap: 12px;
    min-block-size: 64px;
    padding-inline: 16px 8px;
    background: var(--mui-palette-deep-main);
    color: #fff;
    cursor: move;
    touch-action: none;
    user-select: none;
  }
  & > .bar > .face {
    display: grid;
    place-items: center;
    inline-size: 40px;
    block-size: 40px;
    border-radius: 20px;
    background: rgb(255 255 255 / 14%);
  }
  & > .bar > div {
    flex: 1;
    min-inline-size: 0;
  }
  & h2 {
    font-size: 16px;
    line-height: 22px;
  }
  & > .bar p {
    color: var(--mui-palette-deep-contrastText);
    font-size: 12px;
    line-height: 16px;
  }
  & > .bar button {
    display: grid;
    place-items: center;
    inline-size: 40px;
    block-size: 40px;
    border: 0;
    border-radius: 20px;
    background: none;
    color: inherit;
  }
  & > .bar button:hover {
    background: rgb(255 255 255 / 14%);
  }
  & > .bar button:focus-visible {
    outline-color: #fff;
    outline-offset: -2px;
  }
  & > .bar .move {
    cursor: move;
  }
  & > .visitor {
    display: grid;
    align-content: center;
    justify-items: center;
    gap: 12px;
    padding: 32px;
    background: var(--mui-palette-background-default);
    text-align: center;
    text-wrap: pretty;
  }
  & > .visitor > svg {
    box-sizing: content-box;
    padding: 20px;
    border-radius: 50%;
    background: var(--mui-palette-primary-tint);
    color: var(--mui-palette-primary-main);
  }
  & > .visitor > h3 {
    font-size: 18px;
    line-height: 26px;
  }
  & > .visitor > p {
    color: var(--mui-palette-text-secondary);
    max-inline-size: 320px;
  }
  @media (width < 900px) {
    inset: 0;
    z-index: 1200;
    inline-size: 100%;
    block-size: 100dvh;
    border-radius: 0;
    transform: none !important;
    & > .bar {
      cursor: default;
      touch-action: auto;
    }
    & > .bar button {
      inline-size: 44px;
      block-size: 44px;
    }
    & > .bar .move {
      display: none;
    }
  }
  @media print {
    display: none;
  }
`;

function ServiceConversation() {
  const { t } = useTranslation('chat');
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => input.current?.focus(), []);
  const welcome = (
    <>
      <Headset size={28} aria-hidden />
      <Greeting>{t('service.hello')}</Greeting>
      {t('service.text')}
    </>
  );
  return (
    <Conversation
      port={useServiceConversation()}
      label={t('service.title')}
      welcome={welcome}
      input={input}
    />
  );
}

function LoginPrompt() {
  const { t } = useTranslation('chat');
  return (
    <div className="visitor">
      <SignInFirst level="h3" title={t('visitor.title')} text={t('visitor.text')} onLeave={closeService} />
    </div>
  );
}

const CODE = 'customer_service_url';

/** Links to the customer service of malls that run it on another site. */
function ExternalService({ url }: { readonly url: string }) {
  const { t } = useTranslation('chat');
  return (
    <div className="visitor">
      <Headset size={36} aria-hidden />
      <h3>{t('elsewhere.title')}</h3>
      <p>{t('elsewhere.text')}</p>
      <Button variant="contained" href={url} target="_blank" rel="noreferrer" onClick={closeService}>
        {t('elsewhere.go')}
      </Button>
    </div>
  );
}

function Content() {
  const loggedIn = useLoggedIn();
  const setting = useSysparaGetSyspara(
    { code: CODE },
    { query: { staleTime: Infinity, meta: { inline: true } } },
  );
  const url = setting.data?.[CODE];
  if (url && /^https?:\/\//.test(url)) return <ExternalService url={url} />;
  // Shows neither while the setting loads. Without a setting, the mall's own chat is used.
  if (setting.isPending) return <div className="visitor" aria-busy />;
  return loggedIn ? <ServiceConversation /> : <LoginPrompt />;
}

/** The customer service window. It is beside the page, not modal, and can be moved (spec §2). */
export function ServiceChat() {
  const { t } = useTranslation('chat');
  const { t: common } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const { transform, onPointerDown, onKeyDown } = useDrag(box);
  const id = useId();
  useEffect(() => {
    const opener = document.activeElement;
    if (!box.current?.contains(opener))
      box.current?.querySelector<HTMLElement>('a, textarea, button')?.focus();
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    // Escape closes an open lightbox first.
    if (event.target instanceof Element && event.target.closest('.MuiDialog-root')) return;
    closeService();
  };
  return (
    <Root ref={box} role="dialog" aria-labelledby={id} style={{ transform }} onKeyDown={onEscape}>
      <div className="bar" onPointerDown={onPointerDown}>
        <span className="face">
          <Headset size={20} aria-hidden />
        </span>
        <div>
          <h2 id={id}>{t('service.title')}</h2>
          <p>{t('service.note')}</p>
        </div>
        <ButtonBase className="move" aria-label={t('move')} title={t('move')} onKeyDown={onKeyDown}>
          <Move size={18} aria-hidden />
        </ButtonBase>
        <ButtonBase aria-label={common('close')} title={common('close')} onClick={closeService}>
          <X size={20} aria-hidden />
        </ButtonBase>
      </div>
      <Content />
    </Root>
  );
}
