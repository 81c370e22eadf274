/** A JSON text of the server. One that is no JSON is a value itself, so that it is shown and costs no page. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
