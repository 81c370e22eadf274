export const Page = () => <p>{'searchResult'}</p>;
