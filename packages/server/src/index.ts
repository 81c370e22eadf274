export { createApp, type App, type AppOptions } from './http/app/create-app.ts';
export { startServer, type RunningServer, type ServerOptions } from './start-server.ts';
