import { afterEach, vi } from 'vitest'
import type { DragEnd, Platform } from '../../../ui/platform.ts'
import { connectDocument, createMemoryDocument } from './memory-document.ts'
import type { DocumentPeer, MemoryDocument } from './memory-document.ts'
import { createScriptedWeb } from './scripted-web.ts'
import type { ScriptedWeb } from './scripted-web.ts'
import { createVirtualClock } from '../../virtual-clock.ts'
import type { VirtualClock } from '../../virtual-clock.ts'

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

/** What surrounds panels; a restart keeps it. */
export function createWorld(): World {
  const world = {
    document: createMemoryDocument(),
    web: createScriptedWeb(),
    clock: createVirtualClock()
  }
  worlds.push(world)
  return world
}

/** A panel of its own, with stores of its own, that has shaken hands. */
export async function openPanel(world: World) {
  const stores = await loadStores()
  const surroundings = createPlatform(world)
  stores.usePlatform(surroundings.platform)
  await stores.startPanel()
  return { ...stores, ...surroundings, ...world }
}

async function loadStores() {
  vi.resetModules()
  const { usePlatform } = await import('../../../ui/platform.ts')
  const { startPanel } = await import('../../../ui/start.ts')
  return {
    usePlatform,
    startPanel,
    account: await import('../../../ui/stores/account.ts'),
    asset: await import('../../../ui/stores/asset.ts'),
    contributor: await import('../../../ui/stores/contributor.ts'),
    adopting: await import('../../../ui/stores/adopting.ts'),
    candidates: await import('../../../ui/stores/candidates.ts'),
    batches: await import('../../../ui/stores/swap-batches.ts'),
    journal: await import('../../../ui/stores/journal.ts'),
    file: await import('../../../ui/stores/file.ts'),
    fileDetails: await import('../../../ui/stores/file-details.ts'),
    licensing: await import('../../../ui/stores/licensing.ts'),
    notices: await import('../../../ui/stores/notices.ts'),
    arrangement: await import('../../../ui/stores/arrangement.ts'),
    drag: await import('../../../ui/stores/drag.ts'),
    filters: await import('../../../ui/stores/filters.ts'),
    fill: await import('../../../ui/stores/fill.ts'),
    picked: await import('../../../ui/stores/picked.ts'),
    online: await import('../../../ui/stores/online.ts'),
    place: await import('../../../ui/stores/place.ts'),
    placing: await import('../../../ui/stores/placing.ts'),
    saveComps: await import('../../../ui/stores/save-comps.ts'),
    search: await import('../../../ui/stores/search.ts'),
    searchViews: await import('../../../ui/stores/search-views.ts'),
    selection: await import('../../../ui/stores/selection.ts'),
    session: await import('../../../ui/stores/session.ts'),
    settings: await import('../../../ui/stores/settings.ts'),
    kept: await import('../../../ui/stores/kept-lists.ts'),
    typing: await import('../../../ui/stores/typing.ts'),
    view: await import('../../../ui/stores/view.ts')
  }
}

/** Once closed, nothing goes out any more and nothing comes back. */
function createPlatform({ document, web, clock }: World) {
  let isClosed = false
  let hear: (message: unknown) => void = () => {}
  const controller: DocumentPeer = connectDocument(document, message => {
    queueMicrotask(() => isClosed || hear(message))
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
      hear = receive
    },
    fetch: (url, init) =>
      isClosed ? new Promise(() => {}) : whileOpen(web.fetch(url, init)),
    async fitPicture(bytes) {
      return {
        bytes,
        width: 1000,
        height: 750,
        sourceWidth: 1000,
        sourceHeight: 750,
        losesColors: false,
        marginX: 0,
        marginY: 0
      }
    },
    languages: ['en-US'],
    randomBytes: randomBytes(),
    now: () => clock.now(),
    wait: (milliseconds, signal) => whileOpen(clock.wait(milliseconds, signal))
  }
  return {
    platform,
    controller,
    /** Ends of drags that the panel told of. */
    drops,
    close: () => {
      isClosed = true
    }
  }
}

let drawn = 0

/** Different every time, the same in every run. */
function randomBytes(): (count: number) => Uint8Array {
  return count =>
    Uint8Array.from({ length: count }, () => {
      drawn += 1
      return (drawn * 167 + 13) % 256
    })
}
