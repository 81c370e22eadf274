/** A name with the typed part in bold. */
export function Match({ text, typed }: { readonly text: string; readonly typed: string }) {
  const start = typed ? text.toLocaleLowerCase().indexOf(typed.toLocaleLowerCase()) : -1;
  if (start < 0) return <>{text}</>;
  const end = start + typed.length;
  return (
    <>
      {text.slice(0, start)}
      <b>{text.slice(start, end)}</b>
      {text.slice(end)}
    </>
  );
}
