import { join } from 'node:path'
import {
  findProgram,
  firstFile,
  runQuietly,
  type ProgramSource
} from './find-program.ts'
import { root } from './install.mjs'

/**
 * Path of Prometheus's `promtool` for the tests of alerts: an installed one,
 * else Debian's. Throws with a sentence when nothing works.
 */
export function findPromtool(
  sources: ProgramSource[] = promtoolSources()
): string {
  const path = findProgram('promtool', sources)
  if (path) return path
  throw new Error(
    'Couldn’t find or download promtool. Install Prometheus, or set ' +
      'CLEARED_PROMTOOL to the path of its promtool.'
  )
}

function promtoolSources(): ProgramSource[] {
  const named = process.env['CLEARED_PROMTOOL'] ?? null
  return [
    { name: 'CLEARED_PROMTOOL', find: () => named },
    { name: 'an installed promtool', find: () => firstFile(knownPaths()) },
    unpackedPackage(join(root, '.cache', 'prometheus'))
  ]
}

function knownPaths(): string[] {
  const folders = ['/usr/bin', '/usr/local/bin', '/opt/homebrew/bin']
  return folders.map(folder => `${folder}/promtool`)
}

/**
 * Unpacked only: installed, the package would start a server. Several processes
 * of tests may want it at once: one unpacks it, and it is there when whole.
 */
function unpackedPackage(folder: string): ProgramSource {
  const isRoot = process.getuid?.() === 0
  const script = `
    mkdir -p "$0/new" "$0/usr/bin"
    cd "$0"
    exec 9> lock
    flock 9
    test ! -f usr/bin/promtool || exit 0
    ${isRoot ? 'apt-get update' : ''}
    apt-get download prometheus
    dpkg --fsys-tarfile prometheus_*.deb | tar -x -C new ./usr/bin/promtool
    rm prometheus_*.deb
    mv new/usr/bin/promtool usr/bin/promtool`
  return {
    name: "Debian's prometheus package",
    find: () => firstFile([join(folder, 'usr/bin/promtool')]),
    install: () =>
      firstFile(['/usr/bin/apt-get']) !== null &&
      runQuietly('sh', ['-ec', script, folder])
  }
}
