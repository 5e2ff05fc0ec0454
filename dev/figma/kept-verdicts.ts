import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { trustLanguage } from './engine/language-gate.ts'
import type { Level } from './shared/language-levels.ts'
import { loosenedRule } from './rules/rules.ts'
import { realmStamp, repositoryRoot } from './source-stamp.ts'

/** Shorter code is parsed sooner than looked up. */
const longCode = 8_000
const oldAge = 7 * 24 * 60 * 60 * 1000

function folder(): string {
  return join(repositoryRoot(), '.cache', 'figma-languages')
}

function nameOf(code: string, es: Level): string {
  const hash = createHash('sha256')
  return hash.update(`${realmStamp()} ${es}\n${code}`).digest('hex')
}

function isKept(code: string): boolean {
  return code.length >= longCode && loosenedRule() === ''
}

/** Spares parsing code that passed at this level in an earlier process. */
export function trustKept(code: string, es: Level): void {
  if (!isKept(code)) return
  if (existsSync(join(folder(), nameOf(code, es)))) trustLanguage(code, es)
}

async function removeOld(): Promise<void> {
  for (const name of await readdir(folder())) {
    const path = join(folder(), name)
    const { mtimeMs } = await stat(path)
    if (Date.now() - mtimeMs > oldAge) await rm(path, { force: true })
  }
}

/** Remembers code that passed. A disk that is full only costs the time. */
export async function keepVerdict(code: string, es: Level): Promise<void> {
  if (!isKept(code)) return
  const path = join(folder(), nameOf(code, es))
  if (existsSync(path)) return
  try {
    await mkdir(folder(), { recursive: true })
    await writeFile(path, '')
    await removeOld()
  } catch {
    // Another process cleared up, or nothing can be written: it is parsed again.
  }
}
