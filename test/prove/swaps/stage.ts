import { openHeadless } from '../../../dev/figma/headless.ts'
import type { DocumentFile } from '../../../dev/figma/shared/host.ts'
import { openStack } from '../../flows/open-stack.ts'
import { licenseElsewhere } from '../../flows/license-elsewhere.ts'
import type { OpenFile, OpenStack } from '../../flows/open-stack.ts'
import { signInWithPages } from '../../flows/sign-in-with-pages.ts'
import type { CompFile } from './comp-file.ts'
import { loadBundledPanel } from '../../flows/bundle-panel.ts'
import type { CallFault } from './call-faults.ts'
import { createWatchedStorage } from './watched-storage.ts'
import type { WatchedStorage } from './watched-storage.ts'

/** Each request that this person sends again is charged again. */
export const person = 'metered'

/** A stack with a file of comps, in which the plugin is opened and ended. */
export interface Stage {
  stack: OpenStack
  storage: WatchedStorage
  /** Called at the end of each turn of the plugin; one listener. */
  onTurn(listener: () => void): void
  readonly file: OpenFile
  /** Panel and plugin end, and the plugin is notified. */
  close(): void
  /** The plugin ends with nothing run any more, and the panel with it. */
  crash(): void
  /** Opens the file as it was left. */
  reopen(): Promise<void>
  /** The file as it is or was left. */
  document(): DocumentFile
  end(): void
}

/** How the plugin works wrongly. */
export interface Broken {
  /** Between panel and controller. */
  damage?: CallFault
  /** In place of the controller's. */
  code?: string
}

export async function openStage(
  { document, library, ownedIds }: CompFile,
  { damage = headless => headless, code }: Broken = {}
): Promise<Stage> {
  const storage = createWatchedStorage()
  let notifyTurn = () => {}
  const stack = await openStack({
    loadPanel: loadBundledPanel,
    library,
    storage,
    async openHost(options) {
      const { plugin: own } = options
      const plugin = code && typeof own !== 'string' ? { ...own, code } : own
      const onTurn = () => notifyTurn()
      return damage(await openHeadless({ ...options, plugin, onTurn }))
    }
  })
  await licenseElsewhere(stack, person, ownedIds)
  let file = await stack.openFile(document)
  await signInWithPages(stack, file, person)
  let left: DocumentFile | null = null

  function end(): void {
    try {
      stack.close()
    } catch {
      // A fault that was never met says nothing about the file.
    }
  }

  return {
    stack,
    storage,
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
