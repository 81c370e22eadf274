/** Drills of the events that browsers get through HAProxy. */
import { setTimeout as sleep } from 'node:timers/promises';
import { openBrowsers } from '@openmall/server/test-support/drill/event-browsers';
import { waitFor } from './cluster.mjs';

const DOWN_MS = 5_000;
const LIVE_LIMIT_MS = 20_000;

async function withBrowsers({ url, socketUrl, apps }, { tokens, goodsId }, work) {
  const browsers = openBrowsers({ baseUrl: url, socketUrl, token: tokens[0], count: apps.length });
  const received = {};
  const receive = async (when) => {
    received[when] = await browsers.receiveOrder(goodsId);
  };
  try {
    await waitFor('Browsers at the events', browsers.areLive, LIVE_LIMIT_MS);
    await receive('before');
    const figures = await work(browsers, receive);
    return { received, ...figures, passed: Object.values(received).every(Boolean) };
  } finally {
    browsers.close();
  }
}

/** One browser is at each server. That of the killed one connects to another. */
export const killServer = (cluster, scene) =>
  withBrowsers(cluster, scene, async (browsers, receive) => {
    const [app] = cluster.apps;
    const startedAt = performance.now();
    cluster.signal(app, 'SIGKILL');
    await waitFor('A lost connection', () => browsers.losses() > 0, LIVE_LIMIT_MS);
    await waitFor('Browsers at another server', browsers.areLive, LIVE_LIMIT_MS);
    const backMs = Math.round(performance.now() - startedAt);
    await receive('while it is gone');
    await sleep(DOWN_MS);
    cluster.restart(app);
    await waitFor(app.name, () =>
      fetch(`http://127.0.0.1:${app.http}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
    await receive('when it is back');
    return { lostConnections: browsers.losses(), backMs };
  });

/** Events stay in their server while NATS is away. Nothing else depends on it. */
export const killNats = (cluster, scene) =>
  withBrowsers(cluster, scene, async (browsers, receive) => {
    cluster.signal(cluster.nats, 'SIGKILL');
    await sleep(DOWN_MS);
    cluster.restart(cluster.nats);
    await sleep(DOWN_MS);
    await receive('when it is back');
    return { lostConnections: browsers.losses() };
  });
