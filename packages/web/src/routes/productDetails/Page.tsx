export const Page = () => <p>{'productDetails'}</p>;
