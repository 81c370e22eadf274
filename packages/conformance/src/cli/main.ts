#!/usr/bin/env node
/** Starts the command, unless this Node.js is too old for it: that must not look like a fault of the backend. */
const MIN_MAJOR = 22;
const COULD_NOT_JUDGE = 2;

const { node } = process.versions;
if (Number(node.split('.')[0]) < MIN_MAJOR) {
  console.error(`openmall-conformance needs Node.js ${MIN_MAJOR} or newer, and this is ${node}.`);
  process.exitCode = COULD_NOT_JUDGE;
} else {
  await import('./command.ts');
}

export {};
