import { listBankCards } from '../../domain/wallet/bank-cards.ts';
import type { Handler } from '../handler.ts';
import { showBankCard } from '../wire/bank-card.ts';

export const bankCardList: Handler<'bankCardList'> = async ({ mall, session }) => ({
  pageList: (await listBankCards(mall, session.userId)).map(showBankCard),
});
