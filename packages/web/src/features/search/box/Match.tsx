/** A name with the part that was typed in bold. */
export function Match({ text, typed }: { readonly text: string; readonly typed: string }) {
  const at = typed ? text.toLocaleLowerCase().indexOf(typed.toLocaleLowerCase()) : -1;
  if (at < 0) return <>{text}</>;
  const end = at + typed.length;
  return (
    <>
      {text.slice(0, at)}
      <b>{text.slice(at, end)}</b>
      {text.slice(end)}
    </>
  );
}
