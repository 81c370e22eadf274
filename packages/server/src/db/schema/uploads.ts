import type { Generated } from 'kysely';
import type { Optional, Time } from './column-types.ts';

export interface UploadTable {
  id: string;
  user_id: Optional<string>;
  module: string;
  bytes: number;
  width: number;
  height: number;
  is_public: boolean;
  is_doomed: Generated<boolean>;
  is_used: Generated<boolean>;
  created_at: Time;
}
export interface UploadCountTable {
  subject: string;
  period: string;
  pictures: number;
}
