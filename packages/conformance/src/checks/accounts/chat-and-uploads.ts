/** Chat and uploads. */
import type { Trial } from '../../runner/check.ts';
import type { Court } from '../../runner/check-context.ts';
import { succeeded, type Caller, type Exchange } from '../../target/exchange.ts';
import { emptyFile, hugeFile, picture, svg, textNamedPng } from '../../setup/pictures.ts';
import { lacking, Unmet } from '../../setup/precondition-error.ts';
import { expectRefusal } from '../support/refusal.ts';
import { lawsOf } from '../support/define-check.ts';

async function chatKeepsWords(court: Court): Promise<void> {
  const caller = await court.world.accounts.newcomer();
  const said = ['First: grüße, 你好, مرحبا, 🛒', 'Second: <b>&amp;</b> "quoted" \\ end'];
  for (const content of said) {
    const sent = await court.call('newOnlinechatSend', { type: 'text', content }, { caller });
    if (!succeeded(sent))
      throw new Unmet('unproven', `newOnlinechat!send answered: ${String(sent.envelope?.msg)}`);
  }
  const list = await court.call('newOnlinechatList', {}, { caller });
  const rows = (list.envelope?.data ?? []) as readonly { content: string; send_receive: string }[];
  const own = rows.filter(({ send_receive }) => send_receive === 'send').map(({ content }) => content);
  const same = own[0] === said[1] && own[1] === said[0];
  court.expect(
    'newOnlinechatList',
    same ? undefined : 'does not show what was sent, word for word, the newest first',
    list,
  );
}

async function expectUnread(court: Court, caller: Caller, expected: number, when: string): Promise<void> {
  const unread = await court.call('newOnlinechatUnread', {}, { caller });
  const count = Number(unread.envelope?.data);
  const says = `counts ${count} unread messages ${when}, not ${expected}`;
  court.expect('newOnlinechatUnread', count === expected ? undefined : says, unread);
}

const messagesIn = ({ envelope }: Exchange): readonly { id: string }[] =>
  Array.isArray(envelope?.data) ? (envelope.data as { id: string }[]) : [];

/** What customer service wrote is counted until it is listed. */
async function countsUnread(court: Court): Promise<void> {
  const { accounts, control } = court.world;
  if (!control) throw lacking('an agent of customer service: the control contract');
  const caller = await accounts.newcomer();
  for (const text of ['How may I help?', 'Are you still there?'])
    await control.writeAsAgent(caller.username, text);
  await expectUnread(court, caller, 2, 'after two were written');
  const list = await court.call('newOnlinechatList', {}, { caller });
  await expectUnread(court, caller, 0, 'after all were listed');
  const [newest, ...others] = messagesIn(list);
  const older = await court.call('newOnlinechatList', { message_id: newest?.id ?? '' }, { caller });
  const same = messagesIn(older).map(({ id }) => id);
  const says = 'shows other messages than those before message_id';
  const isRight = same.join() === others.map(({ id }) => id).join();
  court.expect('newOnlinechatList', isRight ? undefined : says, list, older);
}

async function picturesOnly(court: Court): Promise<void> {
  const caller = await court.world.accounts.first();
  const operation = court.operation('uploadimgExecute');
  const upload = (file: File) =>
    court.send(operation, {}, { caller, body: { file, moduleName: 'evaluate' } });
  const good = await upload(picture());
  if (!succeeded(good))
    throw new Unmet('unproven', `a PNG picture was refused: ${String(good.envelope?.msg)}`);
  for (const [file, words] of [
    [textNamedPng(), 'a text that is named as a PNG picture'],
    [svg(), 'an SVG with a script'],
    [emptyFile(), 'an empty file'],
  ] as const) {
    const bad = await upload(file);
    const keys = ['imageUploadFailed', 'parameterError'] as const;
    expectRefusal(court, 'uploadimgExecute', { keys, granted: `takes ${words}` }, bad);
  }
  if (court.isQuick) return;
  const huge = await upload(hugeFile(31 * 1024 * 1024));
  const keys = ['imageTooLarge', 'imageUploadFailed', 'parameterError'] as const;
  expectRefusal(court, 'uploadimgExecute', { keys, granted: 'takes a picture of 31 MB' }, huge);
}

export const serviceChecks: readonly Trial[] = [
  lawsOf('chat', 'spec §3')(
    'chat.words',
    'Messages come back as they were sent, the newest first.',
    ['newOnlinechatList'],
    chatKeepsWords,
  ),
  lawsOf('chat', 'spec §3')(
    'chat.unread',
    'What customer service wrote is unread until it is listed, and older messages are found by message_id.',
    ['newOnlinechatUnread', 'newOnlinechatList'],
    countsUnread,
  ),
  lawsOf('uploads', 'spec §5')(
    'upload.kind',
    'Only pictures are taken, by what they are and not by what they are called.',
    ['uploadimgExecute'],
    picturesOnly,
  ),
];
