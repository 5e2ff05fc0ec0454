import type { DocumentFile } from '../../../dev/figma/shared/host.ts'
import { accountOf } from '../../flows/licensing-of.ts'
import type { CompFile } from './comp-file.ts'
import { openStage, person } from './stage.ts'
import type { Stage } from './stage.ts'
import type { Step } from './step.ts'
import type { Trouble } from './troubles.ts'
import { watchSteps } from './watch-steps.ts'

export interface BatchRun {
  document: DocumentFile
  /** Assets that the account has licensed, once a license. */
  licenses: string[]
  /** Downloads left. */
  left: number | null
  /** Purchases and batches that are not over. */
  open: string[]
  steps: Step[]
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
const rounds = 4

/** Licenses all comps of the file and swaps them, whatever happens. */
export async function runBatch(
  comps: CompFile,
  struck: Struck | null
): Promise<BatchRun> {
  const stage = await openStage(comps)
  const steps: Step[] = []
  try {
    const stop = watchSteps(stage, step => {
      steps.push(step)
      const isDue = step.kind === struck?.kind && step.nth === struck.nth
      return isDue ? struck.trouble.arm(stage, step.nth, comps) : undefined
    })
    await licenseAll(stage, stage.assetIds)
    stop()
    if (struck) await recover(stage)
    await stage.house.calm()
    const { licenses, left } = await accountOf(stage.house, person)
    const document = stage.document()
    return { document, licenses, left, open: openOf(stage), steps }
  } finally {
    stage.end()
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
    const left = await findComps(stage)
    if (left.length === 0) return
    await licenseAll(stage, left)
  }
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
