import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { builtPage } from './built-page.ts'
import { trustLanguage } from './engine/language-gate.ts'
import type { Level } from './shared/language-levels.ts'
import { removeOldEntries } from './remove-old-entries.ts'
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
  return !builtPage && code.length >= longCode && loosenedRule() === ''
}

/**
 * Spares parsing code that passed at this level in an earlier process; says
 * whether it did.
 */
export function trustKept(code: string, es: Level): boolean {
  if (!isKept(code) || !existsSync(join(folder(), nameOf(code, es)))) {
    return false
  }
  trustLanguage(code, es)
  return true
}

/** Remembers code that passed. A disk that is full only costs the time. */
export async function keepVerdict(code: string, es: Level): Promise<void> {
  if (!isKept(code)) return
  try {
    await mkdir(folder(), { recursive: true })
    await writeFile(join(folder(), nameOf(code, es)), '')
    await removeOldEntries(folder(), oldAge)
  } catch {
    // Another process cleared up, or nothing can be written: it is parsed again.
  }
}
