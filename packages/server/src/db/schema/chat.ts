import type { Generated } from 'kysely';
import type { Optional, Time } from './column-types.ts';

export interface ChatMessageTable {
  id: string;
  user_id: string;
  store_id: Optional<string>;
  is_from_user: boolean;
  kind: 'text' | 'img';
  content: string;
  is_read: Generated<boolean>;
  is_taken_back: Generated<boolean>;
  created_at: Time;
}
