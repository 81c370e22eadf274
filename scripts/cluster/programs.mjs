/** The programs of a cluster, all from Debian. */
import { existsSync } from 'node:fs';
import { installDebianPackages } from '../prepare/process.mjs';

const PROGRAMS = ['/usr/bin/patroni', '/usr/bin/etcd', '/usr/sbin/haproxy', '/usr/lib/postgresql'];
const PACKAGES = ['postgresql', 'patroni', 'etcd-server', 'haproxy', 'python3-etcd'];
const NATS = '/usr/sbin/nats-server';

const areInstalled = (programs) => programs.every((path) => existsSync(path));

/** Returns whether all of them are there, after an attempt to install them. */
export function installClusterPrograms({ withNats }) {
  const programs = withNats ? [...PROGRAMS, NATS] : PROGRAMS;
  const packages = withNats ? [...PACKAGES, 'nats-server'] : PACKAGES;
  return (
    areInstalled(programs) || (installDebianPackages(packages, 'for the cluster') && areInstalled(programs))
  );
}
