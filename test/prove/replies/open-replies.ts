import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Plugin } from 'esbuild'
import { buildPlugin } from '../../../build.mjs'
import type { Addresses } from '../../../contract/config.ts'
import { closeAll } from '../../../dev/close-all.ts'
import { startHostServer } from '../../../dev/figma/server.ts'
import { loadSealingKey } from '../../../dev/sealing-key.ts'
import type { Service } from '../../../dev/service/create-service.ts'
import { startService } from '../../../dev/service/server.ts'
import { readGatewayConfig } from '../../../gateway/core/config.ts'
import type { RateLimit } from '../../../gateway/core/rate-limits.ts'
import { startGateway } from '../../../gateway/server.ts'
import { smallLibrary } from '../swaps/small-library.ts'
import { openFront } from './front.ts'
import type { Front } from './front.ts'

/** The real stack behind a front that damages replies. */
export interface RepliesStack {
  /** Address of the host page. */
  url: string
  addresses: Addresses
  service: Service
  front: Front
  close(): Promise<void>
}

/** No limit, as runs follow each other faster than a person acts. */
const plenty: RateLimit = { requests: 1_000_000, seconds: 60 }

/** Builds the panel for the front; the plugins may break it. */
export async function openRepliesStack(
  plugins: Plugin[] = []
): Promise<RepliesStack> {
  const folder = await mkdtemp(join(tmpdir(), 'prove-replies-'))
  const closings = [() => rm(folder, { recursive: true, force: true })]
  const close = () => closeAll(closings)
  function keep<T extends { close(): Promise<void> }>(opened: T): T {
    closings.unshift(() => opened.close())
    return opened
  }
  try {
    const front = keep(await openFront())
    const { gateway, service: base } = front
    const addresses = { gateway, service: base, media: [base] }
    await buildPlugin({ addresses, outDir: folder, plugins })
    const { service, url: serviceUrl } = keep(
      await startService({
        port: 0,
        data: ':memory:',
        library: smallLibrary,
        assets: 600,
        mediaBases: [base]
      })
    )
    const { clientId, clientSecret } = service.application
    const config = readGatewayConfig({
      CLEARED_GATEWAY_BASE: gateway,
      CLEARED_GATEWAY_SERVICE: serviceUrl,
      CLEARED_GATEWAY_CLIENT_ID: clientId,
      CLEARED_GATEWAY_CLIENT_SECRET: clientSecret,
      CLEARED_GATEWAY_SEALING_SECRETS: await loadSealingKey(
        join(folder, 'sealing-key')
      ),
      CLEARED_GATEWAY_MEDIA: base,
      CLEARED_GATEWAY_STORE: join(folder, 'gateway.db')
    })
    const rateLimits = { ...config.rateLimits, api: plenty, media: plenty }
    const running = keep(
      await startGateway({ config: { ...config, rateLimits }, port: 0 })
    )
    front.forwardTo({ gateway: running.url, service: serviceUrl })
    const host = keep(
      await startHostServer({
        manifestPath: join(folder, 'manifest.json'),
        command: 'open',
        port: 0
      })
    )
    return { url: host.url, addresses, service, front, close }
  } catch (error) {
    await close()
    throw error
  }
}
