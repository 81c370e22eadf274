export const Page = () => <p>{'classification'}</p>;
