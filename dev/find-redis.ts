import {
  debianPackage,
  findProgram,
  firstFile,
  type ProgramSource
} from './find-program.ts'

/**
 * Path of a Redis or Valkey server for the tests: an installed one, else
 * Debian's. Throws with a sentence when nothing works.
 */
export function findRedis(sources: ProgramSource[] = redisSources()): string {
  const path = findProgram('Redis server', sources)
  if (path) return path
  throw new Error(
    'Couldn’t find or install a Redis server. Install redis-server or ' +
      'valkey-server, or set CLEARED_REDIS to the path of one.'
  )
}

function redisSources(): ProgramSource[] {
  const named = process.env['CLEARED_REDIS'] ?? null
  return [
    { name: 'CLEARED_REDIS', find: () => named },
    { name: 'an installed server', find: () => firstFile(knownPaths()) },
    debianPackage('redis-server', ['/usr/bin/redis-server'])
  ]
}

function knownPaths(): string[] {
  const folders = [
    '/usr/bin',
    '/usr/local/bin',
    '/opt/homebrew/bin',
    '/snap/bin'
  ]
  return folders.flatMap(folder => [
    `${folder}/redis-server`,
    `${folder}/valkey-server`
  ])
}
