import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { gatewayRoutes, Health, Readiness } from '../../contract/gateway.ts'
import type { GatewayConfig } from '../core/config.ts'
import { createSealer } from '../sealing/sealer.ts'
import { Arrival, configDigest, doctorHeader, doctorPath } from './arrival.ts'
import { ask } from './ask.ts'
import { checkProxies, forgedClient } from './check-proxies.ts'
import { fine, wrong, type Finding } from './finding.ts'

const subject = 'Base'

/**
 * Whether a gateway with this configuration answers at its base, as panels
 * reach it, and whether its proxies are listed.
 */
export async function checkBase(
  config: GatewayConfig,
  send: typeof fetch = fetch
): Promise<Finding[]> {
  const { base } = config
  const health = await ask(base + gatewayRoutes.health, {}, send)
  if ('reason' in health) {
    const { reason, advice } = health
    const found = `${new URL(base).host} ${reason}`
    return [wrong(subject, found, `${advice} The gateway must run, too.`)]
  }
  if (health.status !== 200 || !v.is(Health, health.body)) {
    return [
      wrong(
        subject,
        `Something else than a gateway answers at ${base} (${health.status}).`,
        'Let the proxy pass all paths of this host to the gateway.'
      )
    ]
  }
  const arrival = await askArrival(config, send)
  if (arrival?.config !== configDigest(config)) {
    return [
      wrong(
        subject,
        `A gateway answers at ${base}, but not with this configuration.`,
        'Restart it after a change, and run this with the same variables.'
      )
    ]
  }
  return [await checkReady(base, send), checkProxies(config, arrival)]
}

async function checkReady(base: string, send: typeof fetch): Promise<Finding> {
  const ready = await ask(base + gatewayRoutes.ready, {}, send)
  const isReady =
    !('reason' in ready) && ready.status === 200 && v.is(Readiness, ready.body)
  return isReady
    ? fine(subject, `The gateway answers at ${base} and is ready.`)
    : wrong(
        subject,
        `The gateway at ${base} does not reach its store.`,
        'See its log for store-failed, and the line about the store.'
      )
}

/** Null if no gateway with these sealing secrets answers. */
async function askArrival(
  config: GatewayConfig,
  send: typeof fetch
): Promise<Arrival | null> {
  const sealer = createSealer(config.sealingSecrets, randomBytes)
  const question = randomBytes(16).toString('hex')
  const headers = {
    [doctorHeader]: sealer.seal('doctor', question, 'question'),
    'X-Forwarded-For': forgedClient
  }
  const reply = await ask(config.base + doctorPath, headers, send)
  if ('reason' in reply || !v.is(Sealed, reply.body)) return null
  const opened = sealer.open('doctor', reply.body.answer, question)
  if (opened === null) return null
  const parsed: unknown = JSON.parse(opened)
  return v.is(Arrival, parsed) ? parsed : null
}

const Sealed = v.object({ answer: v.string() })
