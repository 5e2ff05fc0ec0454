import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * The key with which the local gateway seals refresh tokens: kept in a file
 * that only its owner reads, made on the first start.
 */
export async function loadSealingKey(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    const isMissing =
      error instanceof Error && 'code' in error && error.code === 'ENOENT'
    if (!isMissing) throw error
  }
  const key = randomBytes(32).toString('base64url')
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  await writeFile(file, key, { mode: 0o600 })
  return key
}
