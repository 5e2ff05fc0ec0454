import { createServer, type Server } from 'node:http'
import type { Frame } from 'playwright-core'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Fault } from '../../../dev/figma/network/faults.ts'
import { listen } from '../../listen.ts'
import { type HostPage, useHost } from '../set-up/use-host.ts'

/** A plugin whose panel and controller send requests to the test's server. */
interface FetchingPlugin {
  open(): Promise<HostPage>
  origin(): string
  /** What the panel receives when it asks the server. */
  ask(opened: HostPage, path?: string): Promise<string>
  /** Requests that arrived at the server, with their bodies. */
  arrivals(): string[]
  /** Lets the server answer requests for `/waits`. */
  release(): void
}

export function useFetchingPlugin(): FetchingPlugin {
  const host = useHost()
  let server: Server
  let origin = ''
  let arrivals: string[] = []
  let release = (): unknown => undefined

  beforeAll(async () => {
    server = createServer((request, reply) => {
      request.setEncoding('utf8')
      const at = arrivals.push(`${request.method} ${request.url}`) - 1
      request.on('data', text => {
        arrivals[at] += ` ${text}`
      })
      const allowed = { 'access-control-allow-origin': '*' }
      if (request.url === '/waits') {
        release = () => reply.writeHead(200, allowed).end('late')
        return
      }
      reply.writeHead(200, request.url === '/closed' ? {} : allowed)
      reply.end('0123456789')
    })
    origin = `http://localhost:${await listen(server, { host: 'localhost' })}`
  })

  beforeEach(() => {
    arrivals = []
  })

  afterAll(() => server.close())

  return {
    origin: () => origin,
    arrivals: () => arrivals,
    release: () => void release(),
    ask: (opened, path = '/a') => askFromPanel(opened, origin + path),
    open: () =>
      host.open(
        {
          manifest: {
            networkAccess: { allowedDomains: [origin], reasoning: 'Test' }
          },
          code
        },
        { origins: [origin] }
      )
  }
}

const code = `
  figma.showUI(__html__)
  figma.ui.onmessage = async url => {
    try {
      const reply = await fetch(url)
      figma.ui.postMessage(reply.status + ' ' + (await reply.text()))
    } catch (error) {
      figma.ui.postMessage(String(error))
    }
  }`

async function askFromPanel(opened: HostPage, url: string): Promise<string> {
  const panel = await opened.panel()
  return panel.evaluate(async given => {
    try {
      const reply = await fetch(given)
      return `${reply.status} ${await reply.text()}`
    } catch (error) {
      return String(error)
    }
  }, url)
}

export function setFaults(opened: HostPage, faults: Fault[]): Promise<void> {
  return opened.page.evaluate(
    given => window.figmaHost?.faults.set(given),
    faults
  )
}

/** Opens the panel and waits until it knows about the faults. */
export async function openWithFaults(
  opened: HostPage,
  faults: Fault[]
): Promise<Frame> {
  const panel = await opened.panel()
  await setFaults(opened, faults)
  await panel.waitForFunction(() => !/native code/.test(String(fetch)))
  return panel
}
