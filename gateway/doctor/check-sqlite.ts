import {
  accessSync,
  constants,
  existsSync,
  statfsSync,
  statSync
} from 'node:fs'
import { dirname, resolve } from 'node:path'
import { megabyte } from '../core/bounds.ts'
import type { GatewayConfig } from '../core/config.ts'
import { isLoopback } from '../core/public-address.ts'
import { fine, wrong, type Finding } from './finding.ts'

const subject = 'Store'

/** Bytes; the store itself needs far fewer. */
const minSpace = 100 * megabyte

/** Whether this user can keep a SQLite file at the configured path. */
export function checkSqlite({ store, base }: GatewayConfig): Finding {
  if (store === ':memory:') return checkMemory(base)
  const file = resolve(store)
  const folder = existingFolder(dirname(file))
  const { R_OK, W_OK, X_OK } = constants
  if (!statSync(folder).isDirectory()) {
    return notAFile(`${folder} is not a folder.`)
  }
  const files = [file, `${file}-wal`, `${file}-shm`].filter(path =>
    existsSync(path)
  )
  const forbidden = isAllowed(folder, W_OK | X_OK)
    ? files.find(one => !isAllowed(one, R_OK | W_OK))
    : folder
  if (forbidden !== undefined) {
    return wrong(
      subject,
      `This user may not write ${forbidden}.`,
      'Give the folder and the files in it to the user that runs the gateway.'
    )
  }
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) {
    return notAFile(`${file} is a folder.`)
  }
  const { bavail, bsize } = statfsSync(folder)
  if (bavail * bsize < minSpace) {
    return wrong(
      subject,
      `The disk of ${folder} has less than 100 MB left.`,
      'Make room: without it, purchases and sign-ins are refused.'
    )
  }
  return fine(subject, `${file} can be written.`)
}

function notAFile(found: string): Finding {
  const advice = 'CLEARED_GATEWAY_STORE must be the path of a file in a folder.'
  return wrong(subject, found, advice)
}

function checkMemory(base: string): Finding {
  return isLoopback(new URL(base).hostname)
    ? fine(subject, 'It is in memory, for development.')
    : wrong(
        subject,
        'It is in memory: a restart forgets pending sign-ins and purchases.',
        'Set CLEARED_GATEWAY_STORE to a file, or to a Redis or Valkey server.'
      )
}

/** The gateway makes the folders below it. */
function existingFolder(path: string): string {
  const isLast = existsSync(path) || path === dirname(path)
  return isLast ? path : existingFolder(dirname(path))
}

function isAllowed(path: string, mode: number): boolean {
  try {
    accessSync(path, mode)
    return true
  } catch {
    return false // whatever the reason, this user may not
  }
}
