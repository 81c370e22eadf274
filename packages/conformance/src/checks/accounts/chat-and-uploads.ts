/** Chat and uploads. */
import type { ActiveCheck } from '../../runner/check.ts';
import type { CheckContext } from '../../runner/check-context.ts';
import { succeeded, type Caller, type Exchange } from '../../target/exchange.ts';
import { emptyFile, hugeFile, picture, svg, textNamedPng } from '../../setup/pictures.ts';
import { missingPrecondition, PreconditionError } from '../../setup/precondition-error.ts';
import { expectRefusal } from '../support/refusal.ts';
import { expectEnded } from './authentication.ts';
import { defineChecks } from '../support/define-check.ts';

async function checkChatText(context: CheckContext): Promise<void> {
  const caller = await context.setup.accounts.newAccount();
  const messages = ['First: grüße, 你好, مرحبا, 🛒', 'Second: <b>&amp;</b> "quoted" \\ end'];
  for (const content of messages) {
    const sent = await context.call('newOnlinechatSend', { type: 'text', content }, { caller });
    if (!succeeded(sent))
      throw new PreconditionError(
        'inconclusive',
        `newOnlinechat!send answered: ${String(sent.envelope?.msg)}`,
      );
  }
  const list = await context.call('newOnlinechatList', {}, { caller });
  const rows = (list.envelope?.data ?? []) as readonly { content: string; send_receive: string }[];
  const own = rows.filter(({ send_receive }) => send_receive === 'send').map(({ content }) => content);
  const same = own[0] === messages[1] && own[1] === messages[0];
  context.expect(
    'newOnlinechatList',
    same ? undefined : 'does not show the messages as sent, newest first',
    list,
  );
}

async function expectUnread(
  context: CheckContext,
  caller: Caller,
  expected: number,
  when: string,
): Promise<void> {
  const unread = await context.call('newOnlinechatUnread', {}, { caller });
  const count = Number(unread.envelope?.data);
  const message = `counts ${count} unread messages ${when}, not ${expected}`;
  context.expect('newOnlinechatUnread', count === expected ? undefined : message, unread);
}

const messagesIn = ({ envelope }: Exchange): readonly { id: string }[] =>
  Array.isArray(envelope?.data) ? (envelope.data as { id: string }[]) : [];

/** Messages of customer service are unread until they are listed. */
async function checkUnreadCount(context: CheckContext): Promise<void> {
  const { accounts, control } = context.setup;
  if (!control) throw missingPrecondition('`--control`, to answer as customer service');
  const caller = await accounts.newAccount();
  for (const text of ['How may I help?', 'Are you still there?'])
    await control.writeAsAgent(caller.username, text);
  await expectUnread(context, caller, 2, 'after two were written');
  const list = await context.call('newOnlinechatList', {}, { caller });
  await expectUnread(context, caller, 0, 'after all were listed');
  const [newest, ...others] = messagesIn(list);
  const older = await context.call('newOnlinechatList', { message_id: newest?.id ?? '' }, { caller });
  const same = messagesIn(older).map(({ id }) => id);
  const message = 'does not show exactly the messages before message_id';
  const isRight = same.join() === others.map(({ id }) => id).join();
  context.expect('newOnlinechatList', isRight ? undefined : message, list, older);
}

/** The token for a chat on another host opens the chats, and nothing else. */
async function checkChatToken(context: CheckContext): Promise<void> {
  const { accounts, request } = context.setup;
  const caller = await accounts.newAccount();
  const { token } = await request('newOnlinechatToken', {}, caller);
  const window = { ...caller, token };
  const chat = await context.call('newOnlinechatList', {}, { caller: window });
  const useless = succeeded(chat) ? undefined : 'opens a token that is not good for chats';
  context.expect('newOnlinechatToken', useless, chat);
  const profile = await context.call('localuserGet', {}, { caller: window });
  expectEnded(context, 'newOnlinechatToken', 'opens a token that is good for the account too', chat, profile);
  const again = await context.call('newOnlinechatToken', {}, { caller: window });
  expectEnded(context, 'newOnlinechatToken', 'renews the token of a chat with itself', chat, again);
  await request('userLogout', {}, caller);
  const after = await context.call('newOnlinechatList', {}, { caller: window });
  expectEnded(context, 'newOnlinechatToken', 'leaves the token working after a logout', chat, after);
}

async function checkUploadKinds(context: CheckContext): Promise<void> {
  const caller = await context.setup.accounts.first();
  const operation = context.operation('uploadimgExecute');
  const upload = (file: File) =>
    context.send(operation, {}, { caller, body: { file, moduleName: 'evaluate' } });
  const good = await upload(picture());
  if (!succeeded(good))
    throw new PreconditionError('inconclusive', `a PNG picture was refused: ${String(good.envelope?.msg)}`);
  for (const [file, description] of [
    [textNamedPng(), 'a text file with the name of a PNG picture'],
    [svg(), 'an SVG with a script'],
    [emptyFile(), 'an empty file'],
  ] as const) {
    const bad = await upload(file);
    const keys = ['imageUploadFailed', 'parameterError'] as const;
    expectRefusal(context, 'uploadimgExecute', { keys, granted: `accepts ${description}` }, bad);
  }
  if (context.isQuick) return;
  const huge = await upload(hugeFile(31 * 1024 * 1024));
  const keys = ['imageTooLarge', 'imageUploadFailed', 'parameterError'] as const;
  expectRefusal(context, 'uploadimgExecute', { keys, granted: 'accepts a picture of 31 MB' }, huge);
}

export const serviceChecks: readonly ActiveCheck[] = [
  defineChecks('chat', 'spec §3')(
    'chat.words',
    'Messages are listed exactly as sent, newest first.',
    ['newOnlinechatList'],
    checkChatText,
  ),
  defineChecks('chat', 'spec §3')(
    'chat.unread',
    'Messages of customer service are unread until they are listed, and message_id lists older ones.',
    ['newOnlinechatUnread', 'newOnlinechatList'],
    checkUnreadCount,
  ),
  defineChecks('chat', 'contract')(
    'chat.token',
    'The token of a chat window is good for chats only, and ends with the session.',
    ['newOnlinechatToken'],
    checkChatToken,
  ),
  defineChecks('uploads', 'spec §5')(
    'upload.kind',
    'Only pictures are accepted, judged by their content and not by their name.',
    ['uploadimgExecute'],
    checkUploadKinds,
  ),
];
