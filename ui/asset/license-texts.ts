import { assetKey } from '../../contract/asset-key.ts'
import type { AssetRef, LedgerEntry } from '../../contract/document.ts'
import { isCompLicense } from '../holdings/license-names.ts'
import type { RequestState } from '../file/requests/request-state.ts'
import type { AccountLicense, AccountLicenses } from './account-licenses.ts'
import type { FileState } from '../file/check/file.ts'
import type { CheckedAsset } from '../file/rights/rights.ts'
import { fileText, licenseText } from '../library/size-texts.ts'
import { usesText } from '../file/uses-texts.ts'
import { whenText } from '../account/person-name.ts'
import { holdingText } from '../file/rights/rights-texts.ts'
import { accountFailures } from '../account/words.ts'
import { assetWords } from './words.ts'
import { errorText } from '../words/error-texts.ts'
import { dateText } from '../words/format.ts'
import { rightsWords } from '../file/rights/words.ts'

/** How many licenses of one asset are listed. */
const maxShown = 3

/** What the file shows and records of an asset, as of the last check. */
export function inFileText(
  file: FileState,
  checked: CheckedAsset | undefined,
  ledger: readonly LedgerEntry[]
): string {
  const t = assetWords.get()
  if (file.state === 'idle') return t.notChecked
  if (file.state === 'checking') return t.beingChecked
  if (file.state === 'failed') return errorText(file.error)
  return checked ? useText(checked) : noteText(ledger)
}

function useText({ found, rights }: CheckedAsset): string {
  const state = `${rightsWords.get()[rights.state]}, ${usesText(found)}`
  return [state, holdingText(rights)].filter(Boolean).join('\n')
}

/** The file may have records of assets that it does not show. */
function noteText(ledger: readonly LedgerEntry[]): string {
  const entry = ledger.find(({ license }) => !isCompLicense(license))
  const t = assetWords.get()
  if (!entry) return t.notInFile
  return t.notedOnly({ whoAndWhen: whenText(entry.licensee, entry.at) })
}

/** The account's licenses for an asset, one line each. */
export function accountText(account: AccountLicenses): string {
  const t = assetWords.get()
  if (account.state === 'signed-out') return t.signInToSee
  const { licenses } = account
  const texts = licenses.slice(0, maxShown).map(licenseLineText)
  const more = licenses.length - texts.length
  if (more > 0) texts.push(t.moreLicenses(more))
  const note = noteOf(account)
  return [...texts, note].filter(Boolean).join('\n')
}

/** Such as `Standard, Huge JPG, 3 May 2026, number 12`. */
function licenseLineText(one: AccountLicense): string {
  const facts = [
    licenseText(one.license),
    fileText(one.size, one.format),
    dateText(one.at ?? '', 'short'),
    assetWords.get().licenseNumber({ id: one.id })
  ]
  return facts.filter(Boolean).join(', ')
}

function noteOf(
  account: Exclude<AccountLicenses, { state: 'signed-out' }>
): string {
  const t = assetWords.get()
  if (account.state === 'refused') return t.mayNotSee
  if (account.state === 'loading') return t.beingAsked
  if (account.state === 'failed')
    return errorText(account.error, accountFailures)
  return account.licenses.length === 0 ? t.noLicense : ''
}

/** Who requested a license for an asset; empty if nobody did. */
export function requestedText(
  requests: readonly RequestState[],
  asset: AssetRef
): string {
  const open = requests.filter(
    ({ state, left }) => state === 'open' && left.includes(assetKey(asset))
  )
  return open
    .map(({ request }) => whenText(request.who, request.at))
    .map(whoAndWhen => assetWords.get().requestedBy({ whoAndWhen }))
    .join('\n')
}
