import {
  debianPackage,
  findProgram,
  firstFile,
  type ProgramSource
} from './find-program.ts'

/**
 * Path of a Firefox for its journey: an installed one, else Debian's. Throws
 * with a sentence when nothing works.
 */
export function findFirefox(
  sources: ProgramSource[] = firefoxSources()
): string {
  const path = findProgram('Firefox', sources)
  if (path) return path
  throw new Error(
    'Couldn’t find or install Firefox. Install it, or set CLEARED_FIREFOX ' +
      'to the path of one.'
  )
}

function firefoxSources(): ProgramSource[] {
  const named = process.env['CLEARED_FIREFOX'] ?? null
  return [
    { name: 'CLEARED_FIREFOX', find: () => named },
    { name: 'an installed Firefox', find: () => firstFile(knownPaths) },
    debianPackage('firefox-esr', ['/usr/bin/firefox-esr'])
  ]
}

const knownPaths = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe'
]
