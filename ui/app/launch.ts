import { toAssetRef } from '../../contract/asset-key.ts'
import type { Launch, SelectionCommand } from '../../contract/launch.ts'
import type { SelectedAssets } from '../../contract/selection.ts'
import { controller } from '../platform/controller.ts'
import { launchingWords } from './words.ts'
import { fileWords } from '../file/words.ts'
import { planLicenses } from '../licensing/planning.ts'
import { showError, showNotice } from '../shell/notices.ts'
import { submit } from '../search/query/typing.ts'
import { minimisePanel } from '../shell/settings.ts'
import { $view, openView } from '../shell/view.ts'

/** Opens what a menu item or a relaunch button leads to. */
export async function openLaunch({ command, words }: Launch): Promise<void> {
  if (command !== 'open') minimisePanel(false)
  switch (command) {
    case 'open':
      return
    case 'search':
      if (words) await submit(words)
      return
    case 'check':
      return openView({ name: 'file' })
    case 'license':
    case 'show':
    case 'show-license':
      return openSelection(command)
  }
}

/** Does nothing if the person has moved on in the meantime. */
async function openSelection(command: SelectionCommand): Promise<void> {
  const view = $view.get()
  try {
    const found = await controller.findSelectedAssets({})
    if ($view.get() === view) await openAssets(command, found)
  } catch (error) {
    showError(error)
  }
}

function openAssets(
  command: SelectionCommand,
  { assets, unclear }: SelectedAssets
): Promise<void> | void {
  const t = launchingWords.get()
  const [first] = assets
  const isAllUnclear = unclear > 0 && assets.length === 0
  if (isAllUnclear || (unclear > 0 && command === 'license')) askToChoose()
  if (isAllUnclear) return
  const comps = assets.filter(({ state }) => state === 'comp')
  switch (command) {
    case 'license':
      if (comps.length > 0) return planLicenses(comps.map(toAssetRef))
      return refuse(assets.length > 0 ? t.alreadyLicensed : t.noneToLicense)
    case 'show':
      if (first) return openView({ name: 'asset', ...toAssetRef(first) })
      return refuse(t.noneToShow)
    case 'show-license':
      if (first) return openView({ name: 'file', asset: toAssetRef(first) })
      return refuse(t.noneLicensed)
  }
}

/** Nothing is licensed or shown on a guess. */
function askToChoose(): void {
  const t = launchingWords.get()
  const run = () => openView({ name: 'file' })
  showNotice('info', t.chooseFirst, {
    text: fileWords.get().chooseImage,
    run
  })
}

function refuse(text: string): void {
  showNotice('info', text)
}
