/** The programs of a cluster, all from Debian. */
import { existsSync } from 'node:fs';
import { installDebianPackages } from '../prepare/process.mjs';

const PROGRAMS = ['/usr/bin/patroni', '/usr/bin/etcd', '/usr/sbin/haproxy', '/usr/lib/postgresql'];
const PACKAGES = ['postgresql', 'patroni', 'etcd-server', 'haproxy', 'python3-etcd'];

const areInstalled = () => PROGRAMS.every((path) => existsSync(path));

/** Returns whether all of them are there, after an attempt to install them. */
export const installClusterPrograms = () =>
  areInstalled() || (installDebianPackages(PACKAGES, 'for the cluster') && areInstalled());
