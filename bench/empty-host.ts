import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type HostServer, startHostServer } from '../dev/figma/server.ts'

/** The title of its panel. */
export const emptyPanel = 'Empty'

const emptyPlugin = {
  'manifest.json': JSON.stringify({
    name: emptyPanel,
    id: 'empty-panel',
    api: '1.0.0',
    main: 'code.js',
    ui: 'ui.html',
    documentAccess: 'dynamic-page',
    editorType: ['figma'],
    networkAccess: { allowedDomains: ['none'] }
  }),
  'code.js':
    'figma.showUI(__html__, { width: 360, height: 640, themeColors: true })',
  'ui.html': '<!doctype html><html><body><p>Empty</p></body></html>'
}

/** A host page with a plugin whose panel is one line of text. */
export async function openEmptyHost(folder: string): Promise<HostServer> {
  await Promise.all(
    Object.entries(emptyPlugin).map(([name, text]) =>
      writeFile(join(folder, name), text)
    )
  )
  return startHostServer({
    manifestPath: join(folder, 'manifest.json'),
    port: 0
  })
}
