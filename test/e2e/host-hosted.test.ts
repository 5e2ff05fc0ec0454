import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { useHost } from './use-host.ts'

const host = useHost()

let server: Server
let origin = ''

const website = `<!doctype html>
  <output id="said"></output>
  <script>
    onmessage = ({ data }) => (said.textContent = JSON.stringify(data.pluginMessage))
    const say = message => parent.postMessage(message, '*')
    say({ pluginMessage: 'to nobody' })
    say({ pluginMessage: 'to another', pluginId: 'other' })
    say({ pluginMessage: 'to it', pluginId: 'guest' })
  </script>`

beforeAll(async () => {
  server = createServer((_request, reply) => {
    reply.writeHead(200, { 'content-type': 'text/html' })
    reply.end(website)
  })
  await new Promise<void>(resolve => server.listen(0, 'localhost', resolve))
  origin = `http://localhost:${(server.address() as AddressInfo).port}` // TCP
})

afterAll(() => server.close())

function plugin(allowed: string) {
  return {
    manifest: {
      networkAccess: { allowedDomains: [allowed], reasoning: 'Test' }
    },
    code: `
      figma.showUI(\`<script>location.href = '${origin}/panel'</script>\`)
      figma.ui.onmessage = (message, { origin }) => {
        figma.ui.postMessage('for another', { origin: 'https://other.example' })
        figma.ui.postMessage([message, origin], { origin })
      }`
  }
}

it('hears a website in the panel that names the plugin, and answers it', async () => {
  const opened = await host.open(plugin(origin), { origins: [origin] })
  opened.expectErrors(/target origin provided/)

  await expect.poll(opened.said).toEqual(['to it', origin])
})

it('goes to no website that the manifest does not list', async () => {
  const opened = await host.open(plugin('https://other.example'), {
    origins: [origin]
  })
  opened.expectErrors(/Content Security Policy|frame-src|Framing/)

  await expect
    .poll(() =>
      opened.page.evaluate(() =>
        window.figmaHost
          ?.requests()
          .map(({ outcome, detail }) => [outcome, detail])
      )
    )
    .toEqual([['refused', 'Not in networkAccess: the panel cannot go there']])
})
