export { createApp, type App, type AppOptions } from './http/app/create-app.ts';
export type { RunningServer, ServerOptions } from './server-options.ts';
export { startServer } from './start-server.ts';
