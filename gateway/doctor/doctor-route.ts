import { Hono } from 'hono'
import type { Core } from '../core/core.ts'
import { answerUnknown } from '../http/answer-failures.ts'
import { createProxyList, remoteAddress } from '../http/client-address.ts'
import {
  configDigest,
  doctorHeader,
  doctorPath,
  type Arrival
} from './arrival.ts'

/**
 * Returns how the request arrived, but only to those who have the sealing
 * secrets: question and answer are sealed. For all others the page is missing.
 */
export function doctorRoute(core: Core): Hono {
  const { config, sealer } = core
  const isListed = createProxyList(config.proxies)
  const app = new Hono()
  app.get(doctorPath, context => {
    const sealed = context.req.header(doctorHeader) ?? ''
    const question = sealer.open('doctor', sealed, 'question')
    if (question === null) return answerUnknown(context)
    const remote = remoteAddress(context)
    const arrival: Arrival = {
      config: configDigest(config),
      remote,
      isListed: isListed(remote),
      forwarded: context.req.header('X-Forwarded-For') ?? '',
      client: core.clientAddress(context)
    }
    const answer = sealer.seal('doctor', JSON.stringify(arrival), question)
    context.header('Cache-Control', 'no-store')
    return context.json({ answer })
  })
  return app
}
