import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startHostServer } from '../dev/figma/server.ts'
import { closeBrowser } from '../test/journeys/set-up/open-page.ts'
import { withFolder } from './with-folder.ts'

const manifest = {
  api: '1.0.0',
  main: 'code.js',
  documentAccess: 'dynamic-page',
  editorType: ['figma'],
  networkAccess: { allowedDomains: ['none'] }
}

/** Title of a panel with one line of text. */
export const emptyPanel = 'Empty'

/** Page of that panel. */
export const emptyHtml = '<!doctype html><html><body><p>Empty</p></body></html>'

const emptyPlugin = {
  'manifest.json': JSON.stringify({
    ...manifest,
    name: emptyPanel,
    id: 'empty-panel',
    ui: 'ui.html'
  }),
  'code.js':
    'figma.showUI(__html__, { width: 360, height: 640, themeColors: true })',
  'ui.html': emptyHtml
}

const idlePlugin = {
  'manifest.json': JSON.stringify({ ...manifest, name: 'Idle', id: 'idle' }),
  'code.js': ''
}

type Work<T> = (url: string) => Promise<T>

/** Serves a host page whose plugin has the empty panel. */
export function withEmptyHost<T>(work: Work<T>): Promise<T> {
  return withHost(emptyPlugin, work)
}

/** Serves a host page whose plugin does nothing. */
export function withIdleHost<T>(work: Work<T>): Promise<T> {
  return withHost(idlePlugin, work)
}

function withHost<T>(files: Record<string, string>, work: Work<T>): Promise<T> {
  return withFolder(async folder => {
    for (const [name, text] of Object.entries(files)) {
      await writeFile(join(folder, name), text)
    }
    const manifestPath = join(folder, 'manifest.json')
    const server = await startHostServer({ manifestPath, port: 0 })
    try {
      return await work(server.url)
    } finally {
      await closeBrowser()
      await server.close()
    }
  })
}
