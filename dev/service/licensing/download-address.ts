import type { Core } from '../core.ts'
import type { FileName } from '../library.ts'
import { isSameText, secretText, sign } from '../oauth/secret-text.ts'

const lifetime = 8 * 3_600_000

/** A signed address of a licensed file; it works for 8 hours. */
export function downloadAddress(
  core: Core,
  licenseId: string,
  assetId: string,
  name: FileName
): string {
  const expires = core.now() + lifetime
  const signature = sign(
    signingKey(core),
    text(licenseId, assetId, name, expires)
  )
  const file = `${assetId}_${name}.${name.split('_')[1]}`
  return `${core.baseUrl}/media/licensed/${licenseId}/${file}?expires=${expires}&signature=${signature}`
}

/** Whether an address was given out here and is still within its time. */
export function isDownloadAddress(
  core: Core,
  licenseId: string,
  assetId: string,
  name: FileName,
  address: URL
): boolean {
  const expires = Number(address.searchParams.get('expires'))
  const given = address.searchParams.get('signature') ?? ''
  const own = sign(signingKey(core), text(licenseId, assetId, name, expires))
  return isSameText(given, own) && expires > core.now()
}

function text(
  licenseId: string,
  assetId: string,
  name: FileName,
  expires: number
): string {
  return [licenseId, assetId, name, expires].join('\n')
}

function signingKey(core: Core): string {
  const sql = `SELECT value FROM settings WHERE name = 'signing-key'`
  const [known] = core.accounts.all<{ value: string }>(sql)
  if (known) return known.value
  const made = secretText()
  core.accounts.run(`INSERT INTO settings VALUES ('signing-key', ?)`, made)
  return made
}
