import { afterEach, vi } from 'vitest'
import { pictureHeightOf } from '../../ui/images/find-picture.ts'
import type { DragEnd, Platform } from '../../ui/platform/platform.ts'
import { connectDocument, createMemoryDocument } from './memory-document.ts'
import type { DocumentPeer, MemoryDocument } from './memory-document.ts'
import { createScriptedWeb } from './scripted-web.ts'
import type { ScriptedWeb } from './scripted-web.ts'
import { createVirtualClock } from '../virtual-clock.ts'
import type { VirtualClock } from '../virtual-clock.ts'

export const addresses = {
  service: 'http://service.test',
  gateway: 'http://gateway.test',
  media: ['http://media.test']
}

export interface World {
  document: MemoryDocument
  web: ScriptedWeb
  clock: VirtualClock
}

const worlds: World[] = []

afterEach(() => {
  worlds.splice(0).forEach(({ web }) => web.check())
})

/** Everything outside the panels; it survives a restart. */
export function createWorld(): World {
  const world = {
    document: createMemoryDocument(),
    web: createScriptedWeb(),
    clock: createVirtualClock()
  }
  // Every start with a session looks for the newest licenses.
  world.web.on(`GET ${addresses.service}/v2/images/licenses`, () =>
    Response.json({ data: [], total_count: 0 })
  )
  worlds.push(world)
  return world
}

/** A panel with its own stores, after the handshake; `early` runs before. */
export async function openPanel(
  world: World,
  early: (stores: Stores) => void = () => {}
) {
  const stores = await loadStores()
  const surroundings = createPlatform(world)
  stores.usePlatform(surroundings.platform)
  const started = stores.startPanel()
  early(stores)
  await started
  return { ...stores, ...surroundings, ...world }
}

type Stores = Awaited<ReturnType<typeof loadStores>>

async function loadStores() {
  vi.resetModules()
  const { usePlatform } = await import('../../ui/platform/platform.ts')
  const { startPanel } = await import('../../ui/app/start-panel.ts')
  return {
    usePlatform,
    startPanel,
    account: await import('../../ui/account/subscriptions.ts'),
    asset: await import('../../ui/asset/asset.ts'),
    contributor: await import('../../ui/asset/contributor/contributor.ts'),
    adopting: await import('../../ui/file/check/adopting.ts'),
    candidates: await import('../../ui/file/check/candidates.ts'),
    batches: await import('../../ui/licensing/swap/swap-batches.ts'),
    incidents: await import('../../ui/licensing/purchase/incidents.ts'),
    journal: await import('../../ui/licensing/purchase/journal.ts'),
    file: await import('../../ui/file/check/file.ts'),
    fileOpen: await import('../../ui/shell/document.ts'),
    fileDetails: await import('../../ui/library/asset-details.ts'),
    language: await import('../../ui/words/language.ts'),
    holdings: await import('../../ui/holdings/yours.ts'),
    licensing: await import('../../ui/licensing/purchase/licensing.ts'),
    medium: await import('../../ui/search/query/medium.ts'),
    notices: await import('../../ui/shell/notices.ts'),
    arrangement: await import('../../ui/placing/arrangement.ts'),
    drag: await import('../../ui/library/drag.ts'),
    filters: await import('../../ui/search/query/filters.ts'),
    fill: await import('../../ui/placing/fill.ts'),
    picked: await import('../../ui/library/picked.ts'),
    online: await import('../../ui/shell/online.ts'),
    place: await import('../../ui/placing/place.ts'),
    placing: await import('../../ui/placing/placements.ts'),
    saveComps: await import('../../ui/collections/own/save-comps.ts'),
    search: await import('../../ui/search/query/search.ts'),
    searchViews: await import('../../ui/search/query/search-views.ts'),
    selection: await import('../../ui/shell/selection.ts'),
    session: await import('../../ui/account/session.ts'),
    settings: await import('../../ui/shell/settings.ts'),
    kept: await import('../../ui/library/kept-lists.ts'),
    keptSearches: await import('../../ui/search/query/kept-searches.ts'),
    typing: await import('../../ui/search/query/typing.ts'),
    view: await import('../../ui/shell/view.ts')
  }
}

/** Once closed, sends and receives nothing. */
function createPlatform({ document, web, clock }: World) {
  let isClosed = false
  let deliver: (message: unknown) => void = () => {}
  const controller: DocumentPeer = connectDocument(document, message => {
    queueMicrotask(() => isClosed || deliver(message))
  })
  function whileOpen<T>(result: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      result.then(
        value => isClosed || resolve(value),
        (reason: unknown) => isClosed || reject(reason)
      )
    })
  }
  const drops: DragEnd[] = []
  const platform: Platform = {
    addresses,
    post: message => {
      const copy = structuredClone(message)
      queueMicrotask(() => isClosed || controller.receive(copy))
    },
    drop: end => void drops.push(end),
    listen: receive => {
      deliver = receive
    },
    fetch: (url, init) =>
      isClosed ? new Promise(() => {}) : whileOpen(web.fetch(url, init)),
    async fitPicture(bytes, { recordSize } = {}) {
      const size = { width: 1000, height: 750 }
      const sizes = { ...size, sourceWidth: 1000, sourceHeight: 750 }
      const pictureHeight = pictureHeightOf(sizes, recordSize)
      const rest = { losesColors: false, marginX: 0, marginY: 0 }
      return { bytes, ...sizes, pictureHeight, ...rest }
    },
    measureVideo: async () => ({ width: 1000, height: 750, duration: 2 }),
    languages: ['en-US'],
    randomBytes: randomBytes(),
    now: () => clock.now(),
    wait: (milliseconds, signal) => whileOpen(clock.wait(milliseconds, signal))
  }
  return {
    platform,
    controller,
    /** Ends of drags that the panel reported. */
    drops,
    close: () => {
      isClosed = true
    }
  }
}

let drawn = 0

/** Different bytes each time, the same in every run. */
function randomBytes(): (count: number) => Uint8Array {
  return count =>
    Uint8Array.from({ length: count }, () => {
      drawn += 1
      return (drawn * 167 + 13) % 256
    })
}
