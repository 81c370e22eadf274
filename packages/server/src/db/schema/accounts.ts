import type { ColumnType, Generated } from 'kysely';
import type { DefaultTime, Optional, OptionalTime, Time } from './column-types.ts';

export interface UserAccountTable {
  id: string;
  usercode: string;
  username: string;
  login_name: string;
  email: Optional<string>;
  phone: Optional<string>;
  password_hash: string;
  fund_password_hash: Optional<string>;
  avatar: Generated<number>;
  display_name: Optional<string>;
  state: Generated<'active' | 'frozen' | 'closed'>;
  is_demo: Generated<boolean>;
  referrer_id: Optional<string>;
  created_at: DefaultTime;
  last_login_at: OptionalTime;
  phone_verified: Generated<boolean>;
  email_verified: Generated<boolean>;
  may_recommend: Generated<boolean>;
  closed_at: OptionalTime;
  closing_reason: Optional<string>;
  hold: Generated<'none' | 'extraVerification'>;
  /** The language of mails: that of the last login or write. */
  lang: Generated<string>;
  muted_mails: Generated<readonly string[]>;
}
export interface TokenTable {
  hash: string;
  id: Generated<string>;
  browser: string | null;
  system: string | null;
  user_id: string;
  created_at: Time;
  expires_at: Time;
}
export interface SecurityEventTable {
  id: Generated<number>;
  user_id: string;
  kind: string;
  browser: string | null;
  system: string | null;
  at: Time;
}
/** A token that is good for chats only. */
export interface ChatTokenTable {
  hash: string;
  session_hash: string;
  expires_at: Time;
}
export interface LockoutTable {
  kind:
    | 'login'
    | 'fund'
    | 'device'
    | 'password'
    | 'authenticator'
    | 'reset'
    | 'deviceReset'
    | 'staff'
    | 'staffFactor';
  subject: string;
  consecutive: Generated<number>;
  wrong_today: Generated<number>;
  day: ColumnType<string, string, string>;
  locked_until: OptionalTime;
  in_flight: Generated<number>;
  in_flight_since: OptionalTime;
}
export interface AddressTable {
  id: string;
  user_id: string;
  is_default: Generated<boolean>;
  contacts: string;
  phone: string;
  email: Generated<string>;
  postcode: Generated<string>;
  country: Generated<string>;
  province: Generated<string>;
  city: Generated<string>;
  address: string;
  country_id: Generated<number>;
  province_id: Generated<number>;
  city_id: Generated<number>;
  created_at: DefaultTime;
}
export interface RemovedAddressTable {
  id: string;
  user_id: string;
}
export interface CartTable {
  user_id: string;
  /** Rises with each change. */
  revision: number;
}
export interface CartLineTable {
  user_id: string;
  goods_id: string;
  /** Empty for goods without variants. */
  sku_id: string;
  quantity: number;
  is_later: boolean;
  /** Rises: the line with the highest one was added last. */
  position: number;
}
export interface FavouriteTable {
  user_id: string;
  goods_id: string;
  created_at: Time;
  /** The lowest price that the buyer was told, in dollars. Null before the first comparison. */
  noticed_price: Optional<string>;
  was_sold_out: Generated<boolean>;
}
export interface GoodsQuestionTable {
  id: string;
  goods_id: string;
  /** Null once the author has closed the account. */
  user_id: Optional<string>;
  /** The shortened login name. */
  author: string;
  content: string;
  created_at: Time;
  answer: Optional<string>;
  answered_at: OptionalTime;
}
export interface FavouriteNoticeTable {
  id: string;
  user_id: string;
  goods_id: string;
  kind: 1 | 2;
  old_price: Optional<string>;
  new_price: Optional<string>;
  created_at: Time;
  is_read: Generated<boolean>;
}
export interface FollowTable {
  user_id: string;
  store_id: string;
  created_at: Time;
}
export interface BrowseHistoryTable {
  user_id: string;
  goods_id: string;
  viewed_at: Time;
}
export interface SubscriptionTable {
  email: string;
  created_at: Time;
  confirmed_at: OptionalTime;
  /** When the last mail asked for the confirmation. */
  requested_at: OptionalTime;
}
/** An account that could not be closed because of money or open records. */
export interface ClosingAttemptTable {
  user_id: string;
  reason: string;
  attempts: number;
  at: Time;
}
