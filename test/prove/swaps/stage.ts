import { mediaTypes } from '../../../contract/api/media-type.ts'
import { openHeadless } from '../../../dev/figma/headless.ts'
import type { DocumentFile } from '../../../dev/figma/shared/host.ts'
import { openStack } from '../../flows/set-up/open-stack.ts'
import { licenseElsewhere } from '../../flows/set-up/license-elsewhere.ts'
import { licenseRequest } from '../../flows/set-up/licensing.ts'
import type { OpenFile, OpenStack } from '../../flows/set-up/open-stack.ts'
import { signInWithPages } from '../../flows/set-up/sign-in-with-pages.ts'
import type { CompFile } from './comp-file.ts'
import {
  loadBundledPanel,
  panelLoader
} from '../../flows/set-up/bundle-panel.ts'
import type { CallFault } from './call-faults.ts'
import type { Patch } from '../purchases/bundle.ts'
import { WatchedStorage } from './watched-storage.ts'

/** A stack with a file of comps, in which the plugin can be ended and reopened. */
export interface Stage {
  stack: OpenStack
  storage: WatchedStorage
  /** Ids of images that the service was asked to license without a search. */
  unsearched: string[]
  /** Calls the listener, which replaces the last, after each plugin turn. */
  onTurn(listener: () => void): void
  readonly file: OpenFile
  /** Closes the panel; the plugin is notified and ends. */
  close(): void
  /** Ends panel and plugin at once. */
  crash(): void
  /** Opens the file as it was left. */
  reopen(): Promise<void>
  /** The file as it is or as the crash left it. */
  document(): DocumentFile
  end(): void
}

/** Mistakes of the plugin. */
export interface Broken {
  /** Damages calls between panel and controller. */
  damage?: CallFault
  /** Replaces the controller's code. */
  code?: string
  /** Changes the panel's code. */
  panel?: readonly Patch[]
}

export async function openStage(
  { person, document, library, owned }: CompFile,
  { damage = headless => headless, code, panel }: Broken = {}
): Promise<Stage> {
  const storage = new WatchedStorage()
  let notifyTurn = () => {}
  const stack = await openStack({
    loadPanel: panel ? panelLoader(panel) : loadBundledPanel,
    library,
    storage,
    async openHost(options) {
      const { plugin: own } = options
      const plugin = code && typeof own !== 'string' ? { ...own, code } : own
      const onTurn = () => notifyTurn()
      return damage(await openHeadless({ ...options, plugin, onTurn }))
    }
  })
  const unsearched = watchSearches(stack)
  for (const medium of mediaTypes) {
    const ids = owned.filter(({ mediaType }) => mediaType === medium)
    if (ids.length === 0) continue
    const assetIds = ids.map(({ assetId }) => assetId)
    await licenseElsewhere(stack, person, assetIds, medium)
  }
  let file = await stack.openFile(document)
  await signInWithPages(stack, file, person)
  let left: DocumentFile | null = null

  function end(): void {
    try {
      stack.close()
    } catch {
      // A fault that never struck fails `close`, but not the case.
    }
  }

  return {
    stack,
    storage,
    unsearched,
    onTurn: listener => void (notifyTurn = listener),
    get file() {
      return file
    },
    close: () => file.panel.window.close(),
    crash() {
      const { panel, headless } = file
      if (left || panel.window.isClosed) return
      panel.window.close()
      left = headless.host.exportDocument()
      headless.kill()
    },
    async reopen() {
      if (left) file = await stack.openFile(left)
      else file = await stack.reopen(file)
      left = null
    },
    document: () => left ?? file.headless.host.exportDocument(),
    end
  }
}

/** Images were found by a search; the other media are opened by number. */
function watchSearches({ network }: OpenStack): string[] {
  const unsearched: string[] = []
  const send = network.direct.bind(network)
  network.direct = async request => {
    if (licenseRequest === `${request.method} ${request.url}`) {
      const { images } = (await request.clone().json()) as LicenseRequest
      const without = images.filter(one => one.search_id === undefined)
      unsearched.push(...without.map(one => one.image_id))
    }
    return send(request)
  }
  return unsearched
}

/** The gateway's. */
interface LicenseRequest {
  images: { image_id: string; search_id?: string }[]
}
