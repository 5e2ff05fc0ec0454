import {
  assetKey,
  assetOfKey,
  isSameAsset
} from '../../../contract/asset-key.ts'
import { confirm } from './person.ts'
import type { Consent, Wishes } from './person.ts'
import type { SmallWindow } from './small-window.ts'
import type { World } from './world.ts'

/** Milliseconds after which nothing is pending any more. */
const settleTime = 20 * 60_000

/**
 * After the faults, everybody returns to every file they licensed in, decides
 * doubtful purchases and places owned licenses, but buys nothing.
 */
export async function heal(world: World, wishes: Wishes): Promise<void> {
  await world.timeline.pass(settleTime)
  world.windows.forEach(one => one.close())
  await world.timeline.pass(3 * 3_600_000) // late replies have arrived by then
  const places = new Map(
    wishes.consents.map(({ machine, file, account }) => [
      `${machine.name} ${file.id} ${account}`,
      { machine, file, account }
    ])
  )
  for (const place of places.values()) await returnToFile(world, wishes, place)
}

type Place = Pick<Consent, 'machine' | 'file' | 'account'>

async function returnToFile(
  world: World,
  wishes: Wishes,
  { machine, file, account }: Place
): Promise<void> {
  world.signIn(machine, account)
  const window = world.open(machine, file)
  await world.timeline.pass(settleTime)
  await decideDoubtful(world, window, account)
  await placeOwned(world, wishes, window)
  window.close()
}

async function decideDoubtful(
  { timeline, problems, service }: World,
  { panel }: SmallWindow,
  account: string
): Promise<void> {
  const own = panel.$journal.get().filter(one => one.accountId === account)
  for (const entry of own) {
    if (entry.state !== 'doubtful') continue
    const asset = assetKey(entry)
    void panel.checkDoubtful(entry)
    await timeline.pass(settleTime)
    const isLeft = panel.$journal
      .get()
      .some(one => isSameAsset(one, entry) && one.state === 'doubtful')
    const { licenseId } =
      service.arrivals.find(
        one =>
          one.attempt === entry.attempt &&
          one.asset === asset &&
          one.licenseId !== null
      ) ?? {}
    if (isLeft && licenseId) {
      problems.push(`${asset} stays doubtful, though it is ${licenseId}`)
    }
    if (isLeft) void panel.giveUpDoubtful(entry)
    await timeline.pass(60_000)
  }
  for (const entry of panel.$journal.get()) {
    const isOpen = ['prepared', 'sending', 'unknown'].includes(entry.state)
    if (isOpen && entry.accountId === account) {
      problems.push(`a purchase of ${assetKey(entry)} stays ${entry.state}`)
    }
  }
}

async function placeOwned(
  { timeline, problems }: World,
  wishes: Wishes,
  window: SmallWindow
): Promise<void> {
  const { panel, file } = window
  const comps = file.comps()
  if (comps.length === 0) return
  panel.closeLicensing()
  panel.cancelLicensing()
  void panel.planLicenses(comps.map(assetOfKey))
  await timeline.pass(settleTime)
  const shown = panel.$licensing.get()
  if (shown.state !== 'confirm') {
    problems.push(`all is well, and there is no plan: ${JSON.stringify(shown)}`)
    return
  }
  for (const item of shown.plan.items) {
    if (item.decision.kind !== 'owned') panel.leaveOutAsset(item, true)
  }
  const again = panel.$licensing.get()
  if (again.state === 'confirm') confirm(wishes, window, again.plan)
  await timeline.pass(settleTime)
}
