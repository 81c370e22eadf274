/** Questions of buyers about goods. Others see them once the store has answered. */
export const goodsQuestions: readonly string[] = [
  `create table goods_question (
     id text primary key,
     goods_id text not null references goods (id),
     user_id text references user_account (id),
     author text not null,
     content text not null,
     created_at timestamptz not null,
     answer text,
     answered_at timestamptz,
     check ((answer is null) = (answered_at is null))
   )`,
  `create index goods_question_by_goods on goods_question (goods_id, answered_at desc, id)`,
  `create index goods_question_by_user on goods_question (user_id, goods_id)`,
];
