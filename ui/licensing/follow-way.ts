import { assetKey, toAssetRef } from '../../contract/asset-key.ts'
import type { AssetRef } from '../../contract/document.ts'
import { fetchSubscriptions } from '../account/subscriptions.ts'
import { controller } from '../platform/controller.ts'
import { platform } from '../platform/platform.ts'
import { showError } from '../shell/notices.ts'
import { openView } from '../shell/view.ts'
import type { WayOn } from './plan/ways-on.ts'
import { signInToLicense } from './plan-after-sign-in.ts'
import { cancelLicensing, planLicenses } from './planning.ts'
import { $licensing } from './purchase/licensing.ts'
import { openRequestDialog } from './request-dialog.ts'

/** Leads on after a refusal of these assets; nothing is licensed. */
export function followWay(way: WayOn, assets: readonly AssetRef[]): void {
  if (way === 'plans') return void openPlans()
  if (way === 'check') return void planLicenses(assets)
  cancelLicensing()
  switch (way) {
    case 'request':
      return openRequestDialog(assets.map(assetKey))
    case 'account':
      return signInToLicense(assets)
    case 'licenses':
      return openView({ name: 'licenses' })
    case 'similar':
      for (const asset of assets.slice(0, 1)) {
        openView({ name: 'similar', ...toAssetRef(asset) })
      }
      return
    case 'other-plan': // only the shown plan knows which
  }
}

/** Whether there is anything that this way leads to. */
export function isOpenWay(way: WayOn, assets: readonly AssetRef[]): boolean {
  if (way === 'plans') return platform().addresses.plans !== undefined
  const [only] = assets
  if (way !== 'similar') return true
  return assets.length === 1 && only?.mediaType !== 'audio'
}

/** In the browser. What was bought there shows when the person is back. */
async function openPlans(): Promise<void> {
  const { plans } = platform().addresses
  if (plans === undefined) return
  addEventListener('focus', showBought, { once: true })
  try {
    await controller.openAddress({ url: plans })
  } catch (error) {
    showError(error)
  }
}

function showBought(): void {
  void fetchSubscriptions()
  const shown = $licensing.get()
  if (shown.state !== 'confirm') return
  const { items } = shown.plan
  if (items.every(({ decision }) => decision.kind === 'impossible')) {
    void planLicenses(items)
  }
}
