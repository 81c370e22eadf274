#!/usr/bin/env node
/** Starts `openmall-mocks`. It imports nothing before it knows that this Node can run it. */
const NEEDED = 22;
const { node } = process.versions;
if (Number(node.split('.')[0]) >= NEEDED) await import('./main.ts');
else {
  process.stderr.write(
    `openmall-mocks needs Node ${NEEDED} or newer, and this is Node ${node}. Install a newer one from nodejs.org and try again.\n`,
  );
  process.exitCode = 2;
}

export {};
