import type { Launch } from '../../contract/launch.ts'
import { openAsset } from './asset.ts'
import { planLicenses } from './licensing.ts'
import { showNotice } from './notices.ts'
import { search } from './search.ts'
import { openView } from './view.ts'

/** Goes where a menu item or a button on a layer leads. */
export async function openLaunch(launch: Launch): Promise<void> {
  const { command, words, assets } = launch
  const [first] = assets
  const comps = assets.filter(({ state }) => state === 'comp')
  switch (command) {
    case 'open':
      return
    case 'search':
      if (words) await search(words)
      return
    case 'check':
      return openView({ name: 'file' })
    case 'license':
      if (comps.length > 0) return planLicenses(comps.map(({ id }) => id))
      return refuse('to license', assets.length > 0)
    case 'show':
      if (first) return openAsset(first.id)
      return refuse('to show', false)
    case 'show-license':
      if (first) return openView({ name: 'file', assetId: first.id })
      return refuse('with a license', false)
  }
}

function refuse(what: string, isLicensed: boolean): void {
  showNotice(
    'info',
    isLicensed
      ? 'The selected pictures are licensed already.'
      : `The selected layers show no picture of the library ${what}.`
  )
}
