import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

interface Room {
  /** Its tests: folders and files. */
  tests: readonly string[]
  /** Files among them that start processes: seconds for each mutant. */
  slow?: readonly string[]
  /** Part of the names of tests that repeat others elsewhere. */
  repeated?: string
}

/** About all routes with secrets. */
const shared = ['cached-replies', 'client-address'].map(
  name => `gateway/test/attacks/${name}.test.ts`
)

const signIn = {
  tests: [
    'gateway/test/session',
    'gateway/test/sign-in',
    'gateway/test/service',
    'gateway/test/pages',
    ...shared,
    ...[
      'callback',
      'hosted-pages',
      'known-id',
      'pairing-code',
      'stolen-handle'
    ].map(name => `gateway/test/attacks/${name}.test.ts`)
  ],
  repeated: 'kept in Redis'
}

const panel = {
  tests: ['test/ui/licensing', 'test/flows/licensing', 'test/flows/purchases']
}

/** Folders whose mutants are tried. */
export const rooms: Readonly<Record<string, Room>> = {
  'gateway/purchases': {
    tests: [
      'gateway/test/purchases',
      'gateway/test/metrics/purchases.test.ts',
      ...shared
    ],
    slow: ['redis.test.ts', 'failover.test.ts'],
    repeated: 'with (Redis|Cluster)'
  },
  'ui/licensing/purchase': panel,
  'src/swapping': { tests: ['test/src/swapping'] },
  'gateway/session': signIn,
  'gateway/sign-in': signIn,
  'ui/licensing': panel
}

/** Paths of a room's test files in this copy. */
export function testsOf(folder: string, room: string): string[] {
  const { tests = [], slow = [] } = rooms[room] ?? {}
  return tests
    .flatMap(path => filesIn(join(folder, path)))
    .filter(file => /\.test\.tsx?$/.test(file))
    .filter(file => !slow.some(name => file.endsWith(name)))
}

/** The file, or all files below the folder, with its path. */
export function filesIn(folder: string): string[] {
  if (statSync(folder).isFile()) return [folder]
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return names.map(name => join(folder, name)).toSorted()
}
