import { isLicensed } from '../../../ui/licensing/plan/license-plan.ts'
import { imagesOf } from '../../image-refs.ts'
import { readResults } from '../../flows/set-up/read-results.ts'
import { licenseAll, licenseRest, openKeys } from '../swaps/recover.ts'
import type { Recoverable } from '../swaps/recover.ts'
import type { CaseFaults } from './choose-faults.ts'
import { judgeCase } from './judge-case.ts'
import type { ServerName } from './killable-servers.ts'
import type { World } from './world.ts'

export interface CaseResult {
  /** Empty when the case holds. */
  problems: string[]
  /** Steps at which processes died. */
  deaths: string[]
  /** Assets that arrived at the service, one entry per request. */
  arrivals: string[]
  /** Steps of the current lives until the purchase was over. */
  steps: Record<ServerName, string[]>
}

/** Assets of a case. */
const batch = 2

const words = ['mountain', 'forest', 'river', 'flower', 'city', 'lake', 'sky']
const none = { leftOut: [] }

/** Milliseconds of the clock for which nobody touches a reopened panel. */
const idleTime = 6 * 60_000
const pause = 5000

/**
 * A person licenses two comps while processes die. The file is reopened, once
 * more when no process dies any more, and the person licenses the rest.
 */
export async function runCase(
  world: World,
  caseFaults: CaseFaults
): Promise<CaseResult> {
  const { log, servers } = world
  const before = [log.arrivals().length, log.deaths().length] as const
  const assetIds = await placeUnused(world)
  world.skew(caseFaults.skew)
  const agreed: string[] = []
  const stage = createStage(world, agreed)
  await servers.follow({
    ...caseFaults,
    lives: structuredClone(caseFaults.lives),
    died: () => caseFaults.closes && world.file.panel.window.close()
  })
  await licenseAll(stage, imagesOf(assetIds), none)
  const steps = await stepsOf(world)
  await reopenAlone(stage)
  await servers.heal()
  const sent = log.arrivals().length
  await reopenAlone(stage)
  const unasked = log.arrivals().slice(sent)
  await licenseRest(stage, none)
  await world.calm()
  world.skew(0)
  const arrivals = log.arrivals().slice(before[0])
  const problems = await judgeCase({
    world,
    assetIds,
    agreed,
    arrivals,
    unasked,
    open: openKeys(stage)
  })
  return { problems, deaths: log.deaths().slice(before[1]), arrivals, steps }
}

/** Records what the person agrees to, always at the small size. */
function createStage(world: World, agreed: string[]): Recoverable {
  return {
    stack: world,
    storage: world.storage,
    get file() {
      const { file } = world
      const { panel } = file
      const confirmLicenses = (): Promise<void> => {
        panel.chooseForAll('image', { size: 'small' })
        const shown = panel.$licensing.get()
        const items = shown.state === 'confirm' ? shown.plan.items : []
        agreed.push(...items.filter(isLicensed).map(({ assetId }) => assetId))
        return panel.confirmLicenses()
      }
      return { ...file, panel: { ...panel, confirmLicenses } }
    },
    reopen: () => world.reopenFile()
  }
}

async function stepsOf({ servers }: World): Promise<CaseResult['steps']> {
  return {
    gateway: await servers.steps('gateway'),
    service: await servers.steps('service')
  }
}

/** Places comps of assets that no earlier case used. */
async function placeUnused(world: World): Promise<string[]> {
  const { panel } = world.file
  const ids: string[] = []
  for (const word of words) {
    await panel.search(word)
    const fresh = readResults(panel).filter(
      ({ assetId: id }) => !world.used.has(id)
    )
    for (const asset of fresh.slice(0, batch - ids.length)) {
      await panel.placeOnce([asset])
      world.used.add(asset.assetId)
      ids.push(asset.assetId)
    }
    if (ids.length === batch) return ids
  }
  throw new Error('The library has no more assets.')
}

/** Reopens the file and waits while nobody acts. */
async function reopenAlone(stage: Recoverable): Promise<void> {
  const { stack, storage } = stage
  await stage.reopen()
  const end = stack.clock.now() + idleTime
  for (;;) {
    await stack.calm()
    const waits = openKeys(stage).some(key => !isDoubtful(storage.get(key)))
    if (!waits || stack.clock.now() > end) return
    await stack.clock.advance(pause)
  }
}

/** Whether the person has to decide the purchase. */
function isDoubtful(value: unknown): boolean {
  return String(value).includes('"state":"doubtful"')
}
