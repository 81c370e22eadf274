export const Page = () => <p>{'commodity'}</p>;
