/** Ends the current task. Unlike a timer it is not slowed down in a hidden window. */
const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });

/**
 * Runs the files that every page needs, which the HTML lists in the order of their imports. Each gets a task of its own;
 * imported together they would run in one, during which the page answers nobody.
 *
 * @throws If a file cannot be loaded.
 */
export async function runLibraries(): Promise<void> {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[data-library]')) {
    await import(/* @vite-ignore */ href);
    await nextTask();
  }
}
