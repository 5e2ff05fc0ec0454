import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listen } from '../../listen.ts'
import { useHost } from '../set-up/use-host.ts'

const host = useHost()

let server: Server
let origin = ''

/** A page that shows all messages that it receives. */
const website = `<!doctype html>
  <output id="said"></output>
  <script>
    const received = []
    onmessage = ({ data }) => {
      received.push(data.pluginMessage)
      said.textContent = JSON.stringify(received)
    }
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
  origin = `http://localhost:${await listen(server, { host: 'localhost' })}`
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

it('receives messages of a website in the panel that names the plugin, and answers', async () => {
  const opened = await host.open(plugin(origin), { origins: [origin] })
  opened.expectErrors(/target origin provided/)

  await expect.poll(opened.said).toEqual([['to it', origin]])
})

it('opens no website that the manifest does not list', async () => {
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
