import { assetOfKey } from '../../../contract/asset-key.ts'
import { mediumVersions } from '../../../contract/gateway.ts'
import { journalStates } from './moments.ts'
import { accountOf } from './person.ts'
import type { SmallWindow } from './small-window.ts'
import type { FaultName } from './faults.ts'
import type { World } from './world.ts'

/** Milliseconds by which a clock is wrong after a jump. */
const jumps = [130_000, 3_600_000, -3_600_000, 0]

/** Notes the states that faults of the whole run meet when somebody acts. */
export function noteStates(world: World, { machine }: SmallWindow): void {
  const { faults, machines, windows } = world
  const open = windows.filter(one => one.isOpen && one.machine === machine)
  const others = machines.filter(one => one !== machine).flatMap(journalStates)
  const own = journalStates(machine)
  if (machine.name === 'second') faults.meets('second-machine', others)
  if (machine.name === 'other') faults.meets('second-person', others)
  if (machine.skew !== 0) faults.meets('clock-skew', own)
  if (open.length > 1) faults.meets('second-window', own)
}

/** Faults that strike between two actions of people. */
export function strike(world: World): void {
  const { faults, choices, machines, windows, gateway, service } = world
  const machine = machines[choices.pick(machines.length)]
  if (!machine) return
  if (faults.strikes('gateway-away')) gateway.isAway = !choices.chance(4)
  if (faults.strikes('clock-jumps')) {
    machine.skew = jumps[choices.pick(jumps.length)] ?? 0
  }
  if (faults.strikes('looked-for')) askForAttempt(world)
  if (faults.strikes('gives-up-early')) giveUpEarly(world)
  if (faults.strikes('storage-wiped')) {
    windows.filter(one => one.machine === machine).forEach(one => one.kill())
    machine.stored.clear()
    machine.wiped += 1
    world.signIn(machine, accountOf(machine.person))
  }
  if (faults.strikes('other-account')) {
    const isOther = machine.stored.get('session')?.includes('account-of-eve')
    const next = isOther ? machine.person : 'eve'
    world.signIn(machine, accountOf(next))
    const open = windows.find(one => one.isOpen && one.machine === machine)
    if (open && choices.chance(2))
      void open.panel.pasteToken(service.makeToken(accountOf(next)))
    else open?.close()
  }
  if (faults.strikes('undone')) undo(world)
}

/** Somebody asks the gateway for an attempt, their own or another's. */
function askForAttempt({
  choices,
  gateway,
  service,
  machines,
  attempts
}: World) {
  const known = [...attempts.keys(), '0'.repeat(32)].toReversed()
  const attempt = known[choices.pick(known.length)] ?? ''
  const people = ['eve', ...machines.map(({ person }) => person)].toReversed()
  const person = people[choices.pick(people.length)] ?? ''
  const bearer = service.makeToken(accountOf(person))
  const url = `${gateway.base}/purchases/${attempt}`
  gateway.serve({ method: 'GET', url, bearer, body: '' }).catch(() => {
    // The gateway is down or was restarted.
  })
}

/** With these, a request may arrive when its lease is over or forgotten. */
const lateOrForgotten: readonly FaultName[] = [
  'request-slow',
  'reply-slow',
  'works-late',
  'store-lost'
]

/**
 * A panel that does not wait: it sends an asset again that was licensed a
 * moment ago, in place of the first attempt.
 */
function giveUpEarly({ gateway, service, timeline, faults }: World): void {
  if (lateOrForgotten.some(name => faults.has(name))) return
  const first = service.arrivals.findLast(({ licenseId }) => licenseId !== null)
  if (!first?.flight || timeline.now() - first.flight.sentAt > 100_000) return
  const { account, asset, attempt } = first
  if (attempt === null) return
  const { price, searchId, license } = first
  const details = {
    ...(price !== null && { price }),
    ...(searchId && { searchId }),
    ...(license && { license })
  }
  const { assetId, mediaType } = assetOfKey(asset)
  const isImage = mediaType === 'image'
  // What the request for a track leaves out, the gateway does not read.
  const { subscriptionId = 'm1', size = 'clean_audio' } = license ? {} : first
  const file = { size, ...(isImage && { format: 'jpg' }) }
  const item = { assetId, subscriptionId, ...file, ...details }
  const asked = {
    ...(!isImage && { mediaType, needs: mediumVersions[mediaType] }),
    attempt: attempt.replace(/./g, digit => opposite(digit)),
    items: [{ ...item, instead: attempt }]
  }
  const url = `${gateway.base}/purchases`
  const bearer = service.makeToken(account)
  const body = JSON.stringify(asked)
  gateway.serve({ method: 'POST', url, bearer, body }).catch(() => {
    // The gateway is down or was restarted.
  })
}

function opposite(digit: string): string {
  return (15 - Number.parseInt(digit, 16)).toString(16)
}

function undo(world: World): void {
  const file = world.files[world.choices.pick(world.files.length)]
  if (!file) return
  const ledger = () => file.dataKeys().filter(key => key.startsWith('license:'))
  const before = ledger().join()
  if (file.undoSwap() && ledger().join() !== before) {
    world.problems.push('an undo of the swap took a license out of the ledger')
  }
}
