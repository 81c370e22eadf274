export const Page = () => <p>{'store'}</p>;
