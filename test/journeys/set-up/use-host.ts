import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, inject } from 'vitest'
import type { PluginManifest } from '../../../dev/figma/shared/host.ts'
import { type HostServer, startHostServer } from '../../../dev/figma/server.ts'
import { closeAll } from '../../../dev/close-all.ts'
import { withFrame } from './frame-kind.ts'
import { type OpenPage, openPage } from './open-page.ts'

/** The files of a plugin; usual ones replace those left out. */
interface PluginFiles {
  manifest?: Partial<PluginManifest>
  code: string
  html?: string
}

interface HostOpening {
  /** Query of the host page's address, such as `editor=dev`. */
  query?: string
  /** Origins besides the host's that the page may send requests to. */
  origins?: string[]
  width?: number
  height?: number
}

export interface HostPage extends OpenPage {
  /** Rewrites the plugin's files for its next start. */
  rewrite(files: PluginFiles): Promise<void>
  /** What the plugin last posted to its panel, as the panel shows it. */
  said: () => Promise<unknown>
}

interface HostJourney {
  /** Opens the host page with a plugin made for the test. */
  open(files: PluginFiles, options?: HostOpening): Promise<HostPage>
  /** The same with the plugin at this path. */
  openAt(manifestPath: string, options?: HostOpening): Promise<HostPage>
}

const manifest: PluginManifest = {
  name: 'Guest',
  id: 'guest',
  api: '1.0.0',
  main: 'code.js',
  ui: 'ui.html',
  editorType: ['figma'],
  documentAccess: 'dynamic-page',
  networkAccess: { allowedDomains: ['none'] }
}

const panel = `<output id="said"></output>
<script>
  onmessage = ({ data }) => {
    said.textContent = JSON.stringify(data.pluginMessage)
  }
</script>`

/** Opens host pages with plugins made for the tests. */
export function useHost(): HostJourney {
  const closing: (() => Promise<unknown>)[] = []

  afterEach(() => closeAll(closing.splice(0).toReversed()))

  async function openAt(
    manifestPath: string,
    { query = '', origins = [], ...options }: HostOpening = {}
  ): Promise<HostPage> {
    const server: HostServer = await startHostServer({ manifestPath, port: 0 })
    closing.push(() => server.close())
    const opened = await openPage({
      ...options,
      panel: { title: manifest.name, ready: '#said' },
      browser: inject('browser'),
      url: `${server.url}/?${withFrame(query)}`,
      origins: [server.url, ...origins]
    })
    closing.push(() => opened.close())
    await opened.page.waitForFunction(() => window.figmaHost !== undefined)
    return {
      ...opened,
      rewrite: files => writePlugin(join(manifestPath, '..'), files),
      async said() {
        const frame = await opened.panel()
        const text = await frame.locator('#said').textContent()
        return text ? (JSON.parse(text) as unknown) : undefined
      }
    }
  }

  return {
    openAt,
    async open(files, options) {
      const folder = await mkdtemp(join(tmpdir(), 'host-journey-'))
      closing.push(() => rm(folder, { recursive: true }))
      await writePlugin(folder, files)
      return openAt(join(folder, 'manifest.json'), options)
    }
  }
}

async function writePlugin(folder: string, files: PluginFiles): Promise<void> {
  const { code, html = '' } = files
  const whole = { ...manifest, ...files.manifest }
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(whole))
  await writeFile(join(folder, 'code.js'), code)
  await writeFile(join(folder, 'ui.html'), panel + html)
}
