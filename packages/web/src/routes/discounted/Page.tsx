export const Page = () => <p>{'discounted'}</p>;
