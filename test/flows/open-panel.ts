import { vi } from 'vitest'
import type { Addresses } from '../../contract/config.ts'
import type { Headless } from '../../dev/figma/headless.ts'
import { fitWithSharp } from './fit-with-sharp.ts'
import type { FlowClock } from './flow-clock.ts'
import type { RouteFetch } from './route-fetch.ts'

export interface PanelParts {
  addresses: Addresses
  headless: Headless
  network: RouteFetch
  clock: FlowClock
}

/**
 * A fresh panel over a running controller: the stores that the views read and
 * the actions that they call.
 */
export async function openPanel(parts: PanelParts) {
  const { addresses, headless, network, clock } = parts
  vi.resetModules()
  const { usePlatform } = await import('../../ui/platform.ts')
  usePlatform({
    addresses,
    post: message => headless.postFromPanel(message),
    listen: receive => void headless.onPanelMessage(receive),
    fetch: (url, init) => network.fromFrame(url, init),
    fitPicture: fitWithSharp,
    randomBytes: count => crypto.getRandomValues(new Uint8Array(count)),
    now: clock.now,
    wait: clock.wait
  })
  const { startPanel } = await import('../../ui/start.ts')
  await startPanel()
  return {
    ...(await import('../../ui/stores/account.ts')),
    ...(await import('../../ui/stores/asset.ts')),
    ...(await import('../../ui/stores/file.ts')),
    ...(await import('../../ui/stores/licensing.ts')),
    ...(await import('../../ui/stores/notices.ts')),
    ...(await import('../../ui/stores/place.ts')),
    ...(await import('../../ui/stores/search.ts')),
    ...(await import('../../ui/stores/selection.ts')),
    ...(await import('../../ui/stores/session.ts')),
    ...(await import('../../ui/stores/settings.ts')),
    ...(await import('../../ui/stores/view.ts'))
  }
}

export type OpenPanel = Awaited<ReturnType<typeof openPanel>>
