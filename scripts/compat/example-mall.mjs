/** A server that answers every call with the first example of the contract. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

/** Response bodies by path. */
function responsesIn(root) {
  const { paths } = JSON.parse(readFileSync(join(root, 'openapi/dist/openapi.json'), 'utf8'));
  return new Map(
    Object.entries(paths).flatMap(([path, { get, post }]) => {
      const examples = (get ?? post).responses['200'].content['application/json'].examples;
      return [[path, JSON.stringify(Object.values(examples)[0].value)]];
    }),
  );
}

/** Starts the server. `files` are served unchanged: page and scripts. */
export async function openExampleMall(root, files = {}) {
  const responses = responsesIn(root);
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://mall').pathname);
    const file = files[path];
    const text = file?.text ?? responses.get(path);
    request.resume();
    response.writeHead(text === undefined ? 404 : 200, {
      'content-type': file?.type ?? (text === undefined ? 'text/html' : 'application/json'),
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
      'x-request-id': 'req-example',
    });
    response.end(request.method === 'OPTIONS' ? '' : (text ?? '<h1>Not found</h1>'));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${server.address().port}`, stop };
}
