import { mediaTypes } from '../../../contract/api/media-type.ts'
import { assetKey } from '../../../contract/asset-key.ts'
import { defaultAddresses } from '../../../contract/config.ts'
import { gatewayRoutes } from '../../../contract/gateway.ts'
import type { Bundles } from './bundles.ts'
import type { Choices } from './choices.ts'
import type { Flight } from './flights.ts'
import type { GatewayCode } from './gateway-entry.ts'
import { LightResponse } from './light-web.ts'
import { makeMachines } from './machine.ts'
import type { Machine } from './machine.ts'
import { momentsOf } from './moments.ts'
import { createNetwork } from './network.ts'
import type { Hop } from './network.ts'
import { openPurchases } from './open-purchases.ts'
import type { PlainRequest } from './plain-request.ts'
import { createRandomBytes } from './random-bytes.ts'
import { createRunStore } from './store/run-store.ts'
import type { OlderLicenses } from './service-records.ts'
import { createSmallFile, drawHashes } from './small-file.ts'
import type { SmallFile } from './small-file.ts'
import { createSmallGateway } from './small-gateway.ts'
import type { SmallGateway } from './small-gateway.ts'
import { createSmallService } from './small-service.ts'
import type { SmallService } from './small-service.ts'
import { openSmallWindow } from './small-window.ts'
import { storeInMemory } from './store/store-of-runs.ts'
import type { StoreOfRuns } from './store/store-of-runs.ts'
import type { SmallWindow } from './small-window.ts'
import { createTimeline } from './timeline.ts'
import type { Life, Report, Timeline } from './timeline.ts'
import { chooseFaults, type Faults, type Focus } from './faults.ts'

export interface RunOptions {
  report?: Report
  /** Limits the faults to these. */
  focus?: Focus
  /** Of the gateway; in memory if left out. */
  stores?: StoreOfRuns
}

/** An attempt that a panel sent. */
export interface Sent {
  fileId: string
  machine: Machine
  /** How often the machine's storage had been wiped. */
  wiped: number
  isDirect: boolean
  at: number
  /** Who licensed each asset, as the file recorded it. */
  shown: ReadonlyMap<string, readonly string[]>
  /** Accounts with an open purchase for the file, by asset. */
  open: ReadonlyMap<string, readonly string[]>
}

/** A reply of the gateway that it never saw an attempt. */
export interface Unseen {
  attempt: string
  account: string
  at: number
  /** How often the gateway had lost its store. */
  store: number
  /** Number of the gateway process that replied. */
  process: number
}

/** Everything around the panels of a run. */
export interface World {
  choices: Choices
  timeline: Timeline
  faults: Faults
  service: SmallService
  older: OlderLicenses
  gateway: SmallGateway
  machines: Machine[]
  files: SmallFile[]
  /** Open and closed ones. */
  windows: SmallWindow[]
  open(machine: Machine, file: SmallFile): SmallWindow
  /** Writes the session of an account into the machine's storage. */
  signIn(machine: Machine, account: string): void
  /** Texts of all notices that were shown. */
  notices: Set<string>
  /** What panels sent, by attempt. */
  attempts: Map<string, Sent>
  /** License requests of the gateway. */
  flights: Flight[]
  unseen: Unseen[]
  /** What must never happen but did, in sentences. */
  problems: string[]
  /** Undefined unless events are reported. */
  trace: Report | undefined
}

const clientId = 'client'

/** One run in this many has more assets than fit a batch. */
const largeEvery = 150
const startsAt = Date.parse('2026-03-01T12:00:00Z')

/** The world of the running gateway, whose code is loaded only once. */
let current: { life: Life; timeline: Timeline } | undefined
const gatewayCode = new WeakMap<Bundles, GatewayCode>()

export function createWorld(
  bundles: Bundles,
  choices: Choices,
  { report, focus, stores = storeInMemory }: RunOptions
): World {
  const reportProblem = (text: string) => void world.problems.push(text)
  const faults = chooseFaults(
    choices,
    name => trace?.(`! ${name}`),
    () => momentsOf(world),
    focus
  )
  const timeline = createTimeline(startsAt, () => strikeAtOnce(world))
  const carry = createNetwork(
    choices,
    timeline,
    faults,
    reportProblem,
    report && (text => trace?.(text))
  )
  const addresses = defaultAddresses
  const isLarge = choices.chance(largeEvery)
  const older = { others: choices.pick(5), ownsFirst: choices.chance(6) }
  const service = createSmallService({
    choices,
    timeline,
    faults,
    origin: addresses.service,
    clientId,
    older,
    // A large plan needs several subscriptions.
    allotments: isLarge
      ? { s1: 60, s2: 500, m1: 30, m2: 30, m3: 500 }
      : { s1: 500, s2: 500, m1: 500, m2: 500, m3: 500 }
  })
  const seconds = () => ((timeline.now() - startsAt) / 1000).toFixed(3)
  const trace: Report | undefined =
    report && (text => report(`${seconds()} ${text}`))
  const now = { life: { isOver: false }, timeline }
  current = now
  const store = createRunStore({
    stores,
    timeline,
    turn: () => timeline.wait(1, now.life),
    reportProblem
  })
  const gateway = createSmallGateway({
    code: codeOfGateway(bundles),
    addresses,
    clientId,
    timeline,
    carry,
    service,
    store,
    reportProblem,
    onLife: life => void (now.life = life),
    onFlight: flight => void world.flights.push(flight),
    onUnseen(attempt, bearer) {
      const account = /^token-(.+)-\d+$/.exec(bearer)?.[1] ?? ''
      const at = timeline.now()
      const { store, process } = gateway
      world.unseen.push({ attempt, account, at, store, process })
    }
  })
  const serve: Hop['serve'] = async request =>
    request.url.startsWith(addresses.gateway) && !isRelayed(request)
      ? gateway.serve(request)
      : service.ask(request)
  const randomBytes = createRandomBytes(1)

  function open(machine: Machine, file: SmallFile): SmallWindow {
    const opened = openSmallWindow({
      bundles,
      machine,
      file,
      timeline,
      faults,
      carry,
      serve,
      trace,
      addresses,
      randomBytes,
      onAttempt(attempt, isDirect, shown) {
        const { wiped } = machine
        if (world.attempts.has(attempt)) world.problems.push('it is sent again')
        const at = timeline.now()
        const open = openPurchases(world.machines, file.id)
        const sent = { fileId: file.id, machine, wiped, isDirect, at }
        world.attempts.set(attempt, { ...sent, shown, open })
      },
      reportProblem
    })
    opened.panel.$notices.listen(notices =>
      notices.forEach(({ text }) => world.notices.add(text))
    )
    world.windows.push(opened)
    return opened
  }

  function signIn(machine: Machine, account: string): void {
    const session = {
      accessToken: service.makeToken(account),
      expiresAt: timeline.now() + 3_600_000,
      handle: gateway.makeHandle(account),
      userId: account,
      userName: `Person ${account}`,
      scopes: [
        'user.view',
        'licenses.create',
        'licenses.view',
        'purchases.view'
      ]
    }
    machine.stored.set('session', JSON.stringify(session))
  }

  const world: World = {
    choices,
    timeline,
    faults,
    service,
    older,
    gateway,
    machines: makeMachines(choices, faults, reportProblem),
    files: makeFiles(choices, isLarge),
    windows: [],
    open,
    signIn,
    notices: new Set(),
    attempts: new Map(),
    flights: [],
    unseen: [],
    problems: [],
    trace
  }
  return world
}

/** Whether the gateway passes the request on to the service. */
function isRelayed({ url }: PlainRequest): boolean {
  return new URL(url).pathname.startsWith(gatewayRoutes.api)
}

function makeFiles(choices: Choices, isLarge: boolean): SmallFile[] {
  const count = isLarge ? 60 + choices.pick(61) : 1 + choices.pick(3)
  const drawn = media[choices.pick(media.length)] ?? []
  const ids = Array.from({ length: count }, (_, i) => String(i + 1))
  const assets = ids.flatMap(assetId =>
    drawn.map(mediaType => assetKey({ assetId, mediaType }))
  )
  const hasSecond = choices.chance(2)
  const hashOf = drawHashes(choices)
  const files = [createSmallFile('f'.repeat(32), assets, hashOf)]
  if (hasSecond) {
    const few = assets.slice(0, 2)
    files.push(createSmallFile('e'.repeat(32), few, hashOf))
  }
  return files
}

/** The comps of a run; with all, one of each medium has the same id. */
const media = [['image'], ['video'], ['audio'], mediaTypes] as const

/** Faults that strike between any two events. */
function strikeAtOnce(world: World): void {
  const { faults, windows, gateway, service, flights } = world
  for (const window of windows) {
    if (!window.isOpen) continue
    if (faults.strikes('panel-closed')) window.close()
    else if (faults.strikes('host-killed')) window.kill()
  }
  if (faults.strikes('gateway-restarted')) gateway.restart()
  const isInFlight = ({ endedAt, process }: Flight) =>
    endedAt === null && process === gateway.process
  const forwarding = () => [
    ...momentsOf(world),
    ...(flights.some(isInFlight) ? ['forwarding'] : [])
  ]
  if (faults.strikes('store-lost', forwarding)) gateway.loseStore()
  if (faults.strikes('token-ends')) service.tokensEnd()
}

function codeOfGateway(bundles: Bundles): GatewayCode {
  const known = gatewayCode.get(bundles)
  if (known) return known
  const wait = (time: number) =>
    current ? current.timeline.wait(time, current.life) : Promise.resolve()
  const { gateway } = bundles.gateway({
    Response: LightResponse,
    'node:timers/promises': { setTimeout: wait }
  })
  gatewayCode.set(bundles, gateway)
  return gateway
}
