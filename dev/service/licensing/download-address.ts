import type { Core } from '../core/core.ts'
import { isSameText, secretText, sign } from '../oauth/secret-text.ts'

const lifetime = 8 * 3_600_000

/** A signed address of a licensed file, valid for 8 hours. */
export function downloadAddress(
  core: Core,
  licenseId: string,
  fileName: string
): string {
  const expires = core.now() + lifetime
  const signature = signatureOf(core, licenseId, fileName, expires)
  return `${core.baseUrl}/media/licensed/${licenseId}/${fileName}?expires=${expires}&signature=${signature}`
}

/** Whether the address was signed by this service and has not expired. */
export function isDownloadAddress(
  core: Core,
  licenseId: string,
  fileName: string,
  address: URL
): boolean {
  const expires = Number(address.searchParams.get('expires'))
  const given = address.searchParams.get('signature') ?? ''
  const own = signatureOf(core, licenseId, fileName, expires)
  return isSameText(given, own) && expires > core.now()
}

function signatureOf(
  core: Core,
  licenseId: string,
  fileName: string,
  expires: number
): string {
  return sign(signingKey(core), [licenseId, fileName, expires].join('\n'))
}

/** Created once; of several processes, the first one wins. */
function signingKey(core: Core): string {
  const sql = `SELECT value FROM settings WHERE name = 'signing-key'`
  const [known] = core.accounts.all<{ value: string }>(sql)
  if (known) return known.value
  core.accounts.run(
    `INSERT OR IGNORE INTO settings VALUES ('signing-key', ?)`,
    secretText()
  )
  return signingKey(core)
}
