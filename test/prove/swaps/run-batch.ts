import type { DocumentFile } from '../../../dev/figma/shared/host.ts'
import { accountOf } from '../../flows/licensing-of.ts'
import type { CompFile } from './comp-file.ts'
import { fetchedAssets } from './fetched-assets.ts'
import { openStage, person } from './stage.ts'
import type { Spoiler } from './spoilers.ts'
import type { Stage } from './stage.ts'
import type { Step } from './step.ts'
import type { Trouble } from './troubles.ts'
import { watchSteps } from './watch-steps.ts'
import { writtenAssets } from './written-assets.ts'

export interface BatchRun {
  document: DocumentFile
  /** Assets that the account has licensed, once a license. */
  licenses: string[]
  /** Downloads left. */
  left: number | null
  /** Purchases and batches that are not over. */
  open: string[]
  steps: Step[]
  /** The run came to the step at which it was to be struck. */
  isStruck: boolean
  /** Assets whose licensed file was asked for, once a request. */
  fetched: string[]
  /** How it stood when all was well again. */
  interruption: Interruption
}

export interface Interruption {
  document: DocumentFile
  /** Assets whose licensed image was in the file and written down. */
  kept: string[]
  /** Assets whose licensed file was asked for since. */
  fetched: string[]
}

export interface Struck {
  kind: Step['kind']
  nth: number
  trouble: Trouble
}

/** Times of the clock, in milliseconds. */
const pause = 5_000
const patience = 20 * 60_000

/** How often a person looks again at a file that still has comps. */
const rounds = 5

/** Of real time, in milliseconds. */
const longest = 120_000

/** Licenses all comps of the file and swaps them, whatever happens. */
export async function runBatch(
  comps: CompFile,
  struck: Struck | null,
  spoil?: Spoiler
): Promise<BatchRun> {
  const stage = await openStage(comps, spoil)
  const timer = setTimeout(() => stage.end(), longest)
  try {
    return await act(stage, comps, struck)
  } finally {
    clearTimeout(timer)
    stage.end()
  }
}

async function act(
  stage: Stage,
  comps: CompFile,
  struck: Struck | null
): Promise<BatchRun> {
  const steps: Step[] = []
  let isStruck = false
  const stop = watchSteps(stage, step => {
    steps.push(step)
    const isDue = step.kind === struck?.kind && step.nth === struck.nth
    if (!isDue) return undefined
    isStruck = true
    return struck.trouble.arm(stage, step.nth, comps)
  })
  await licenseAll(stage, stage.assetIds)
  stop()
  const { house, storage } = stage
  const interrupted = stage.document()
  const kept = writtenAssets(interrupted, storage)
  const before = house.network.asked.length
  if (struck) await recover(stage)
  await house.calm()
  const { licenses, left } = await accountOf(house, person)
  return {
    document: stage.document(),
    licenses,
    left,
    open: openOf(stage),
    steps,
    isStruck,
    fetched: fetchedAssets(house.network.asked),
    interruption: {
      document: interrupted,
      kept,
      fetched: fetchedAssets(house.network.asked.slice(before))
    }
  }
}

/** Until it is over, or panel or plugin have ended. */
async function licenseAll(stage: Stage, assetIds: string[]): Promise<void> {
  const { panel } = stage.file
  void panel.planLicenses(assetIds).then(() => panel.confirmLicenses())
  await waitFor(stage, () => {
    const { state } = panel.$licensing.get()
    return panel.window.isClosed || state === 'done' || state === 'failed'
  })
}

/** As a person does who opens the file again and looks what is left. */
async function recover(stage: Stage): Promise<void> {
  const { house } = stage
  for (const origin of house.origins) house.network.bringUp(origin)
  for (let round = 0; round < rounds; round += 1) {
    await stage.reopen()
    await waitFor(stage, () => openOf(stage).length === 0)
    await giveUpDoubtful(stage)
    const left = await findComps(stage)
    if (left.length > 0) await licenseAll(stage, left)
    else if (openOf(stage).length === 0) return
  }
}

/** What left no trace for so long did not happen: the person says so. */
async function giveUpDoubtful({ file, house }: Stage): Promise<void> {
  for (const { action } of file.panel.$notices.get()) {
    if (action?.text === 'Show') action.run()
  }
  const shown = file.panel.$licensing.get()
  if (shown.state !== 'done') return
  for (const { assetId, step } of shown.items) {
    if (step === 'doubtful') void file.panel.giveUpDoubtful(assetId)
  }
  await house.calm()
}

async function findComps({ file, house }: Stage): Promise<string[]> {
  void file.panel.checkFile()
  await house.until(() => file.panel.$file.get().state === 'ready')
  const found = file.panel.$file.get()
  const assets = found.state === 'ready' ? found.assets : []
  return assets
    .filter(({ state }) => state === 'comp')
    .map(({ assetId }) => assetId)
}

function openOf({ storage }: Stage): string[] {
  return [...storage.keys()].filter(key => /\/(journal|swaps):/.test(key))
}

async function waitFor({ house }: Stage, isSo: () => boolean): Promise<void> {
  const end = house.clock.now() + patience
  for (;;) {
    await house.calm()
    if (isSo() || house.clock.now() > end) return
    await house.clock.advance(pause)
  }
}
