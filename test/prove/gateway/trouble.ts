import { setTimeout as pause } from 'node:timers/promises'
import { mediaTypes } from '../../../contract/api/media-type.ts'
import { mediaRoutes } from '../../../contract/api/routes.ts'
import type { FaultInput } from '../../../dev/service/faults/fault-spec.ts'
import type { Choices } from '../purchases/choices.ts'
import { choose } from './browse.ts'
import type { Servers } from './servers.ts'
import { countOne } from './tally.ts'
import type { Tally } from './tally.ts'

interface Trouble {
  name: string
  /** Returns what ends it. */
  begin(servers: Servers, choices: Choices): Promise<() => Promise<void>>
}

/** Below the milliseconds that a license call waits in `calmService`. */
const maxLateness = 600

const path = '/v2/'

const troubles: readonly Trouble[] = [
  fault('the service is slow', choices => ({
    fault: 'delay',
    milliseconds: 50 + choices.pick(350)
  })),
  fault('the service fails (5xx)', choices => ({
    fault: 'fail',
    path,
    status: choose(choices, [500, 502, 503]),
    times: 1 + choices.pick(8)
  })),
  fault('the service refuses (429)', choices => ({
    fault: 'fail',
    path,
    status: 429,
    times: 1 + choices.pick(8)
  })),
  fault('a connection is cut after the work', choices => ({
    fault: 'lose-reply',
    path,
    after: choices.pick(4)
  })),
  fault('a license call is cut after the work', choices => ({
    fault: 'lose-reply',
    ...licenseCall(choices)
  })),
  fault('a license call is cut before the work', choices => ({
    fault: 'work-late',
    ...licenseCall(choices),
    milliseconds: choices.pick(maxLateness)
  })),
  fault('half of a batch is licensed', () => ({
    fault: 'halve-batch',
    times: 1
  })),
  fault('replies are cut short', choices => ({
    fault: 'cut-body',
    path,
    times: 1 + choices.pick(4)
  })),
  fault('media break', choices => ({
    fault: 'break-media',
    kind: choose(choices, ['truncated', 'short', 'not-an-image']),
    times: 1 + choices.pick(4)
  })),
  {
    name: 'an instance is killed',
    async begin(servers) {
      const [, second] = servers.instances
      await second.process.kill()
      return () => servers.startInstance(second)
    }
  },
  {
    name: 'Redis is killed',
    async begin({ redis }) {
      await redis.kill()
      return () => redis.start()
    }
  },
  {
    name: 'Redis is paused',
    async begin({ redis }, choices) {
      redis.pause()
      // Sometimes for longer than the gateway waits.
      if (choices.chance(4)) await pause(3200)
      return async () => redis.resume()
    }
  }
]

/** One after another, until `isOver`; all are over when it resolves. */
export async function makeTrouble(
  servers: Servers,
  choices: Choices,
  tally: Tally,
  isOver: () => boolean
): Promise<void> {
  while (!isOver()) {
    const trouble = choose(choices, troubles)
    countOne(tally.faults, trouble.name)
    const end = await trouble.begin(servers, choices)
    await pause(50 + choices.pick(450))
    await end()
  }
}

/** Resolves when the service has done all work that it does late. */
export async function calmService(servers: Servers): Promise<void> {
  const milliseconds = maxLateness + 100
  await servers.setFault({ fault: 'delay', milliseconds })
  await (await servers.askService('/health')).arrayBuffer()
  await servers.endFaults()
}

function fault(name: string, of: (choices: Choices) => FaultInput): Trouble {
  return {
    name,
    async begin(servers, choices) {
      await servers.setFault(of(choices))
      return () => servers.endFaults()
    }
  }
}

function licenseCall(choices: Choices) {
  const { path } = mediaRoutes[choose(choices, mediaTypes)].license
  return { method: 'POST', path } as const
}
