import { createServer } from 'node:http'
import { listen } from '../../test/listen.ts'
import { openBrowser } from '../../test/journeys/set-up/open-page.ts'
import type { Figure } from '../figure.ts'
import { panelPaint } from '../panel-paint.ts'
import { emptyHtml, emptyPanel, withEmptyHost } from '../plain-host.ts'
import { measureRatio } from '../ratio.ts'

/** Host page open → first paint of a small panel. */
export function benchPanelShown(): Promise<Figure[]> {
  return withEmptyHost(async url => {
    const context = await (await openBrowser()).newContext()
    const server = createServer((_, reply) => {
      reply.setHeader('Content-Type', 'text/html')
      reply.end(`<iframe title="${emptyPanel}" srcdoc="${emptyHtml}"></iframe>`)
    })
    const port = await listen(server)
    const bareUrl = `http://127.0.0.1:${port}`
    try {
      return [
        await measureRatio({
          name: 'page open → panel shown, against a bare page with a frame',
          bar: 8, // a third of a second on an idle machine
          subject: () => panelPaint(context, url, emptyPanel),
          reference: () => panelPaint(context, bareUrl, emptyPanel)
        })
      ]
    } finally {
      server.close()
    }
  })
}
