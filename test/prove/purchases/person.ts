import {
  assetKey,
  assetOfKey,
  isSameAsset,
  toAssetRef
} from '../../../contract/asset-key.ts'
import type { LicensePlan } from '../../../ui/licensing/plan/license-plan.ts'
import {
  isLicensed,
  isWaiting,
  lacksPrice
} from '../../../ui/licensing/plan/license-plan.ts'
import { rightCode, wrongCode } from './codes.ts'
import type { Machine } from './machine.ts'
import { chosenTerms } from './service-records.ts'
import type { Terms } from './service-records.ts'
import { otherSubscription } from './subscriptions.ts'
import type { Panel } from './panel-entry.ts'
import type { SmallFile } from './small-file.ts'
import type { SmallWindow } from './small-window.ts'
import type { World } from './world.ts'

/** A person's agreement to license one asset. */
export interface Consent extends Terms {
  machine: Machine
  file: SmallFile
  account: string
  asset: string
  /** What their customer pays. */
  price: number | null
  /** They were warned that no gateway protects the purchase. */
  isDirect: boolean
  /** They were warned that it may be licensed already. */
  isAgain: boolean
}

/** What people agreed to, in order. */
export interface Wishes {
  consents: Consent[]
  /** `account asset` of purchases that they declared as never made. */
  givenUp: Set<string>
}

export function accountOf(person: string): string {
  return `account-of-${person}`
}

/** A person's next action in one window; choice 0 continues. */
export function act(world: World, wishes: Wishes, window: SmallWindow): void {
  const { choices } = world
  const { panel } = window
  const shown = panel.$licensing.get()
  world.trace?.(`person at ${shown.state}`)
  switch (shown.state) {
    case 'idle':
      return begin(world, window)
    case 'planning':
      return choices.chance(8) ? panel.cancelLicensing() : undefined
    case 'confirm':
      return decide(world, wishes, window, shown.plan)
    case 'running':
      if (shown.question) answer(window, !choices.chance(3))
      else if (choices.chance(4)) void panel.confirmLicenses()
      else if (choices.chance(8)) stop(window)
      return undefined
    case 'done':
      return actOnOutcome(world, wishes, window)
    case 'failed':
      if (choices.chance(3)) return panel.cancelLicensing()
      return shown.error.code === 'gateway-unreachable' && !choices.chance(3)
        ? void panel.planDirectly(shown.assets)
        : begin(world, window)
  }
}

function answer(window: SmallWindow, continues: boolean): void {
  if (!continues) withdraw(window)
  window.panel.answerRun(continues)
}

function stop(window: SmallWindow): void {
  withdraw(window)
  window.panel.stopRun()
}

/** Items that still wait must not be sent after this. */
function withdraw({ panel, withdrawn }: SmallWindow): void {
  const shown = panel.$licensing.get()
  if (shown.state !== 'running') return
  shown.items
    .filter(({ step }) => step === 'waiting')
    .forEach(item => withdrawn.add(assetKey(item)))
}

/** Agrees to the plan that this window shows. */
export function confirm(
  wishes: Wishes,
  { panel, machine, file, withdrawn }: SmallWindow,
  plan: LicensePlan
): void {
  withdrawn.clear()
  const session = panel.$session.get()
  if (session.state === 'in') {
    const account = session.userId
    for (const item of plan.items.filter(isLicensed)) {
      const { decision } = item
      if (decision.kind !== 'license') continue
      const asset = assetKey(item)
      const open = panel.$journal
        .get()
        .some(
          one =>
            isSameAsset(one, item) &&
            one.accountId === account &&
            one.state === 'doubtful'
        )
      const isAgain =
        open ||
        item.claim !== null ||
        item.begun.length > 0 ||
        item.again?.isChosen === true ||
        wishes.givenUp.delete(`${account} ${asset}`)
      wishes.consents.push({
        machine,
        file,
        account,
        asset,
        ...chosenTerms(item.mediaType, decision.choice),
        price: decision.retail?.amount ?? null,
        isDirect: plan.isDirect ?? false,
        isAgain
      })
    }
  }
  void panel.confirmLicenses()
}

function begin({ choices, gateway }: World, window: SmallWindow): void {
  const { panel, file } = window
  const comps = file.comps()
  const some = comps.filter(() => !choices.chance(4))
  const doubtful = panel.$journal.get().filter(one => one.state === 'doubtful')
  if (doubtful.length > 0 && choices.chance(3)) {
    void panel.retryLicensing(doubtful.map(toAssetRef))
    return
  }
  const wanted = some.length > 0 ? some : comps
  if (gateway.isAway && !choices.chance(4)) {
    // They tried, were warned, and continued.
    return void panel.planDirectly(wanted.map(assetOfKey))
  }
  if (wanted.length > 0) void panel.planLicenses(wanted.map(assetOfKey))
}

function decide(
  world: World,
  wishes: Wishes,
  window: SmallWindow,
  plan: LicensePlan
): void {
  const { choices } = world
  const { panel } = window
  if (choices.chance(10)) return panel.cancelLicensing()
  const waiting = plan.items.filter(isWaiting)
  if (waiting.length > 0 && choices.chance(3)) {
    for (const item of waiting) {
      item.ticks.forEach(({ kind }) => panel.tickAsset(item, kind, true))
    }
    return
  }
  const owned = plan.items.filter(({ again }) => again?.isChosen === false)
  if (owned.length > 0 && choices.chance(3)) {
    return owned.forEach(item => panel.licenseAgain(item, true))
  }
  if (choices.chance(6)) return choose(world, panel, plan)
  const filled = fill(world, panel, plan)
  if (filled) confirm(wishes, window, filled)
  if (choices.chance(4)) void panel.confirmLicenses()
}

/** Enters what the plan asks for; null when the person leaves out the code. */
function fill(
  { choices }: World,
  panel: Panel,
  plan: LicensePlan
): LicensePlan | null {
  for (const item of plan.items.filter(lacksPrice)) {
    panel.choosePrice([item], 5 + choices.pick(3))
  }
  if (plan.needsCode) {
    const code = [rightCode, wrongCode, ''][choices.pick(3)] ?? ''
    panel.$verificationCode.set(code)
    if (code === '') return null
  }
  const shown = panel.$licensing.get()
  return shown.state === 'confirm' ? shown.plan : plan
}

/** Changes the decision about one asset of the plan. */
function choose({ choices }: World, panel: Panel, plan: LicensePlan): void {
  const item = plan.items[choices.pick(plan.items.length)]
  if (!item) return
  const { decision } = item
  if (decision.kind === 'owned') return panel.licenseAgain(item, true)
  if (decision.kind === 'impossible') return
  const { subscriptionId } = decision.choice
  const other = otherSubscription[subscriptionId] ?? subscriptionId
  panel.chooseSubscription(item, other)
}

function actOnOutcome(
  { choices }: World,
  wishes: Wishes,
  { panel }: SmallWindow
): void {
  const shown = panel.$licensing.get()
  const session = panel.$session.get()
  if (shown.state !== 'done' || session.state !== 'in') {
    return panel.closeLicensing()
  }
  const elsewhere = shown.items.find(({ step }) => step === 'elsewhere')
  if (elsewhere && choices.chance(3)) {
    wishes.givenUp.add(`${session.userId} ${assetKey(elsewhere)}`)
    return void panel.licenseAnyway(toAssetRef(elsewhere))
  }
  const doubtful = shown.items.find(({ step }) => step === 'doubtful')
  const refused = shown.items.filter(({ step }) =>
    ['refused', 'stopped'].includes(step)
  )
  if (refused.length > 0 && choices.chance(2)) {
    void panel.retryLicensing(refused.map(toAssetRef))
    return
  }
  if (!doubtful) return panel.closeLicensing()
  const asset = toAssetRef(doubtful)
  switch (choices.pick(4)) {
    case 1:
      return void panel.checkDoubtful(asset)
    case 2:
      return void panel.retryLicensing([asset])
    case 3:
      wishes.givenUp.add(`${session.userId} ${assetKey(asset)}`)
      return void panel.giveUpDoubtful(asset)
    default:
      return panel.closeLicensing()
  }
}
