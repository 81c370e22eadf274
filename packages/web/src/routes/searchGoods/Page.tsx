export const Page = () => <p>{'searchGoods'}</p>;
