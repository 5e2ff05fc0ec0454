import type { Addresses } from '../../../contract/config.ts'
import { openHeadless } from '../../../dev/figma/headless.ts'
import type { Headless, Storage } from '../../../dev/figma/headless.ts'
import type {
  DocumentFile,
  HostOptions
} from '../../../dev/figma/shared/host.ts'
import { pluginManifest } from '../../../manifests.mjs'
import { bundleController } from '../../src/bundle-controller.ts'
import type { VirtualClock } from '../../virtual-clock.ts'
import type { PanelModules } from './load-panel.ts'
import { openPanel } from './open-panel.ts'
import type { OpenPanel } from './open-panel.ts'
import type { RouteFetch } from './route-fetch.ts'

/** Files on one machine, in which the plugin runs. */
export interface Files {
  /** Opens a file and runs the plugin in it; in Figma Design by default. */
  openFile(document?: DocumentFile, editor?: EditorFile): Promise<OpenFile>
  /** Ends plugin and panel at once and opens the same file again. */
  reopen(file: OpenFile): Promise<OpenFile>
  /** Runs the plugin again in the open file, as a menu item or button does. */
  restart(file: OpenFile, command: string): Promise<OpenFile>
  /** Advances time in steps, whenever all work rests, until this is true. */
  until(isDone: () => boolean): Promise<void>
  /** Waits for all work that does not depend on the clock. */
  calm(): Promise<void>
  /** Resolves when a request with this prefix is sent; no time passes. */
  waitForRequest(start: string): Promise<void>
}

/** Another editor or team, and the document that the file starts with. */
export type EditorFile = Partial<
  Pick<HostOptions, 'editorType' | 'sample' | 'team'>
>

export interface OpenFile {
  editorType: HostOptions['editorType']
  headless: Headless
  panel: OpenPanel
}

export interface FilesParts {
  addresses: Addresses
  network: RouteFetch
  clock: VirtualClock
  storage: Storage
  /** Fresh modules for each panel. */
  loadPanel: () => Promise<PanelModules>
  /** Replaces the usual headless host. */
  openHost?: typeof openHeadless
  /** Yields to other work. */
  turn?: () => Promise<void>
}

/** Milliseconds of the clock after which a person would have given up. */
const maxWait = 20 * 60_000

/** Opens files over a network; `close` ends all of them. */
export function createFiles(parts: FilesParts): Files & { close(): void } {
  const { addresses, network, clock, storage, loadPanel } = parts
  const { openHost = openHeadless, turn: pause = yieldOnce } = parts
  const files: OpenFile[] = []
  let isOver = false

  /** Also ends pending work of a test that timed out. */
  async function turn(): Promise<void> {
    await pause()
    if (isOver) throw new Error('The test is over.')
  }

  async function openFile(
    document?: DocumentFile,
    editor: EditorFile = {}
  ): Promise<OpenFile> {
    const { editorType = 'figma' } = editor
    const code = await bundleController()
    const manifest = pluginManifest(addresses)
    const headless = await openHost({
      plugin: {
        manifest,
        code,
        html: '<p>The panel runs in Node.</p>'
      },
      es: '2017',
      storage,
      ...editor,
      ...(document ? { document } : {})
    })
    await headless.settle()
    return openIn(headless, editorType)
  }

  async function openIn(
    headless: Headless,
    editorType: HostOptions['editorType']
  ): Promise<OpenFile> {
    const parts = { addresses, headless, network, clock, loadPanel }
    const panel = await openPanel(parts)
    const file = { editorType, headless, panel }
    files.push(file)
    return file
  }

  async function restart(
    { editorType, headless, panel }: OpenFile,
    command: string
  ): Promise<OpenFile> {
    panel.window.close()
    await headless.restart(command)
    await headless.settle()
    return openIn(headless, editorType)
  }

  async function reopen(file: OpenFile): Promise<OpenFile> {
    const { editorType, headless, panel } = file
    panel.window.close()
    await headless.settle()
    const document = headless.host.exportDocument()
    headless.kill()
    return openFile(document, { editorType })
  }

  const calm = () => waitForCalm(network, files, turn)

  async function until(isDone: () => boolean): Promise<void> {
    const end = clock.now() + maxWait
    for (;;) {
      await calm()
      if (isDone()) return
      if (clock.now() > end)
        throw new Error(`It never happened: ${String(isDone)}`)
      await clock.advance(500)
    }
  }

  async function waitForRequest(start: string): Promise<void> {
    while (!network.asked.some(line => line.startsWith(start))) await turn()
  }

  return {
    openFile,
    reopen,
    restart,
    until,
    calm,
    waitForRequest,
    close() {
      isOver = true
      files.forEach(({ headless }) => headless.kill())
    }
  }
}

function yieldOnce(): Promise<void> {
  return new Promise(resolve => void setImmediate(resolve))
}

/** Waits until nothing is pending but the clock. */
async function waitForCalm(
  network: RouteFetch,
  files: OpenFile[],
  turn: () => Promise<void>
): Promise<void> {
  for (let quiet = 0; quiet < 3;) {
    await turn()
    const open = files.filter(({ panel }) => !panel.window.isClosed)
    await Promise.all(open.map(({ headless }) => headless.settle()))
    const isBusy = open.some(({ panel }) => panel.window.pending > 0)
    quiet = isBusy || network.pending > 0 ? 0 : quiet + 1
  }
}
