export const Page = () => <p>{'searchStore'}</p>;
