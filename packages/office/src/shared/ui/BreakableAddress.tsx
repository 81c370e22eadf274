/** An email address may break before its sign first, so that no word of it is torn. */
export function BreakableAddress({ text }: { readonly text: string }) {
  const [name = '', ...rest] = text.split('@');
  if (rest.length === 0) return text;
  return (
    <>
      {name}
      <wbr />@{rest.join('@')}
    </>
  );
}
