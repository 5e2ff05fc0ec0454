import type { OpenFile, OpenStack } from '../../flows/set-up/open-stack.ts'
import type { CompFile } from './comp-file.ts'
import type { AssetRef } from '../../../contract/document.ts'
import { toAssetRef } from '../../../contract/asset-key.ts'

/** A file that can be closed and reopened. */
export interface Recoverable {
  stack: Pick<OpenStack, 'calm' | 'clock' | 'network' | 'origins' | 'until'>
  storage: ReadonlyMap<string, unknown>
  readonly file: OpenFile
  /** Opens the file as it was left. */
  reopen(): Promise<void>
}

type LeftOut = Pick<CompFile, 'leftOut'>

/** Milliseconds of the virtual clock. */
const pause = 5_000
const maxWait = 20 * 60_000

/** A subscription that demands a code and prices, as the person knows. */
const agencyImages = 's1100025'

/** How often a person looks again at a file that still has comps. */
const rounds = 5

/** Licenses until the run is done or has failed, or the panel has ended. */
export async function licenseAll(
  stage: Recoverable,
  assets: readonly AssetRef[],
  { leftOut }: LeftOut
): Promise<void> {
  const { panel } = stage.file
  panel.rememberDemand(agencyImages, 'verification-code')
  panel.rememberDemand(agencyImages, 'price')
  void panel.planLicenses(assets).then(() => {
    panel.$verificationCode.set('246810')
    panel.choosePrice(assets, 20)
    for (const use of leftOut) {
      panel.leaveOutUse(toAssetRef(use), use.layerId, true)
    }
    return panel.confirmLicenses()
  })
  await waitFor(stage, () => {
    const { state } = panel.$licensing.get()
    return panel.window.isClosed || state === 'done' || state === 'failed'
  })
}

/** Reopens the file and waits while nobody acts. */
export async function resume(stage: Recoverable): Promise<void> {
  const { stack } = stage
  for (const origin of stack.origins) stack.network.bringUp(origin)
  await stage.reopen()
  await waitFor(stage, () => openKeys(stage).length === 0)
}

/** Licenses the remaining comps like a person who returns several times. */
export async function licenseRest(
  stage: Recoverable,
  comps: LeftOut
): Promise<void> {
  for (let round = 1; round <= rounds; round += 1) {
    await giveUpDoubtful(stage)
    const left = await findComps(stage, comps)
    if (left.length > 0) await licenseAll(stage, left, comps)
    else if (openKeys(stage).length === 0) return
    if (round === rounds) return
    await stage.stack.clock.advance(pause)
    await resume(stage)
  }
}

/** Declares purchases that left no trace as never made. */
async function giveUpDoubtful({ file, stack }: Recoverable): Promise<void> {
  for (const { action } of file.panel.$notices.get()) {
    if (action?.text === 'Show') action.run()
  }
  const shown = file.panel.$licensing.get()
  if (shown.state !== 'done') return
  for (const item of shown.items) {
    if (item.step === 'doubtful')
      void file.panel.giveUpDoubtful(toAssetRef(item))
  }
  await stack.calm()
}

/** Assets with comps other than the left-out ones. */
async function findComps(
  { file, stack }: Recoverable,
  { leftOut }: LeftOut
): Promise<AssetRef[]> {
  void file.panel.checkFile()
  await stack.until(() => file.panel.$file.get().state === 'ready')
  const found = file.panel.$file.get()
  const assets = found.state === 'ready' ? found.assets : []
  return assets
    .filter(({ uses, swapped }) => {
      const staying = uses.filter(({ nodeId }) =>
        leftOut.some(({ layerId }) => layerId === nodeId)
      )
      return uses.length - swapped > staying.length
    })
    .map(toAssetRef)
}

/** Keys of purchases and batches that are not over. */
export function openKeys({ storage }: Recoverable): string[] {
  return [...storage.keys()].filter(key => /\/(journal|swaps):/.test(key))
}

async function waitFor(
  { stack }: Recoverable,
  isDone: () => boolean
): Promise<void> {
  const end = stack.clock.now() + maxWait
  for (;;) {
    await stack.calm()
    if (isDone() || stack.clock.now() > end) return
    await stack.clock.advance(pause)
  }
}
