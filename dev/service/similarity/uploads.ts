import type { Core } from '../core/core.ts'
import { secretText } from '../oauth/secret-text.ts'

/** Uploads are only used for searches immediately after. */
const lifetime = 24 * 3_600_000

/** Stores the fingerprint of a picture for a day and returns its new id. */
export function addUpload(
  core: Core,
  clientId: string,
  fingerprint: Uint8Array
): string {
  const id = `U${Buffer.from(secretText(12), 'base64url').toString('hex')}`
  const now = core.now()
  core.accounts.transaction(() => {
    core.accounts.run(
      'DELETE FROM uploads WHERE uploaded_at < ?',
      now - lifetime
    )
    core.accounts.run(
      'INSERT INTO uploads VALUES (?, ?, ?, ?)',
      id,
      clientId,
      Buffer.from(fingerprint).toString('base64'),
      now
    )
  })
  return id
}

/** The fingerprint of an upload of this application. */
export function findUpload(
  core: Core,
  clientId: string,
  id: string
): Uint8Array | undefined {
  const [row] = core.accounts.all<{ fingerprint: string }>(
    `SELECT fingerprint FROM uploads
     WHERE id = ? AND client_id = ? AND uploaded_at >= ?`,
    id,
    clientId,
    core.now() - lifetime
  )
  return row && Buffer.from(row.fingerprint, 'base64')
}
