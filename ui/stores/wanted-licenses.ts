import { planLicenses } from './licensing.ts'
import { $session } from './session.ts'
import { $view, openView } from './view.ts'

let wanted: readonly string[] = []

/** Leads to the sign-in and remembers what it is for. */
export function signInToLicense(assetIds: readonly string[]): void {
  openView({ name: 'account' })
  wanted = assetIds
}

/** Shows what it would take, as was asked for before the sign-in. */
export async function goOnLicensing(): Promise<void> {
  if ($session.get().state === 'out' || wanted.length === 0) return
  const assetIds = wanted
  wanted = []
  await planLicenses(assetIds)
}

// Whoever goes elsewhere has thought better of it.
$view.listen(({ name }) => {
  if (name !== 'account') wanted = []
})
