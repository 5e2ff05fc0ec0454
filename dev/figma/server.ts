import { readFile } from 'node:fs/promises'
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename, dirname, join, resolve } from 'node:path'
import { createHash } from 'node:crypto'
import { languagesOf } from './engine/language-gate.ts'
import { pageFolder } from './page-folder.ts'
import { type Changes, followFiles } from './plugin-changes.ts'
import { pluginPaths, readPlugin } from './read-plugin.ts'

export interface HostServerOptions {
  /** The manifest of the built plugin to run. */
  manifestPath: string
  /** 0 takes any free port. */
  port: number
  /** A document file to open first. */
  documentPath?: string
  /** Run at once, where Figma waits for a choice from the plugin's menu. */
  command?: string
  /** Starts the plugin again when a file of it changes. */
  reloadOnChange?: boolean
}

interface Site {
  options: HostServerOptions
  /** Where the built page is. */
  folder: string
  /** Null without `reloadOnChange`. */
  changes: Changes | null
}

export interface HostServer {
  url: string
  close(): Promise<void>
}

const loopback = ['localhost', '127.0.0.1', '[::1]']

const types: Record<string, string> = {
  'index.html': 'text/html; charset=utf-8',
  'page.js': 'text/javascript; charset=utf-8',
  'page.realm': 'application/octet-stream',
  'quickjs.wasm': 'application/wasm'
}

/**
 * Serves the host page for one plugin on this machine alone. Rejects with a
 * sentence when the plugin cannot be read or the port is taken.
 */
export async function startHostServer(
  options: HostServerOptions
): Promise<HostServer> {
  const plugin = await readPlugin(options.manifestPath)
  knownLanguages(plugin.code)
  const folder = await pageFolder()
  const changes = options.reloadOnChange
    ? followFiles(pluginPaths(options.manifestPath, plugin))
    : null
  const server = createServer((request, reply) => {
    void answer(request, reply, { options, folder, changes }).catch(error => {
      const reason = error instanceof Error ? error.message : String(error)
      send(reply, 500, 'text/plain; charset=utf-8', reason)
    })
  })
  await listen(server, options.port)
  const { port } = server.address() as AddressInfo // it listens on TCP
  return {
    url: `http://localhost:${port}`,
    async close() {
      changes?.close()
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    }
  }
}

async function answer(
  request: IncomingMessage,
  reply: ServerResponse,
  { options, folder, changes }: Site
): Promise<void> {
  if (!isLocal(request)) {
    return send(reply, 403, 'text/plain', 'This host answers localhost only.')
  }
  const path = new URL(request.url ?? '/', 'http://localhost').pathname.slice(1)
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return send(reply, 405, 'text/plain', 'Only GET is known here.')
  }
  const name = path === '' ? 'index.html' : path
  const type = types[name]
  if (type) {
    return send(reply, 200, type, await readFile(join(folder, name)))
  }
  if (name === 'changes' && changes) return changes.add(reply)
  if (name === 'host.json') {
    const text = JSON.stringify(await setupOf(options))
    return send(reply, 200, 'application/json', text)
  }
  if (name === 'document.json' && options.documentPath) {
    const bytes = await readFile(options.documentPath)
    return send(reply, 200, 'application/json', bytes)
  }
  return send(reply, 404, 'text/plain', 'There is nothing at this address.')
}

let known: { code: string; languages: string[] } | null = null

/** Parsing takes longer than all the rest of a page's start. */
function knownLanguages(code: string): string[] {
  if (known?.code !== code) known = { code, languages: languagesOf(code) }
  return known.languages
}

/** Read again each time, so that a start shows the plugin as it is now. */
async function setupOf(options: HostServerOptions): Promise<object> {
  const file = options.documentPath
  const name = file ? createHash('sha256').update(await readFile(file)) : null
  return {
    ...(await readOrExplain(options.manifestPath)),
    documentKey: name ? `file ${name.digest('hex')}` : 'untitled',
    hasDocument: file !== undefined,
    command: options.command ?? null,
    reloadOnChange: options.reloadOnChange === true
  }
}

/** The plugin, or what is wrong with it and a stand-in that does nothing. */
async function readOrExplain(manifestPath: string): Promise<object> {
  try {
    const plugin = await readPlugin(manifestPath)
    const languages = knownLanguages(plugin.code)
    return { plugin, languages, mistakes: null }
  } catch (error) {
    const mistakes = error instanceof Error ? error.message : String(error)
    const name = basename(dirname(resolve(manifestPath)))
    const manifest = { name, id: manifestPath, api: '1.0.0', main: '' }
    return { plugin: { manifest, code: '' }, languages: [], mistakes }
  }
}

function send(
  reply: ServerResponse,
  status: number,
  type: string,
  body: string | Buffer
): void {
  if (reply.headersSent) return
  reply.writeHead(status, {
    'content-type': type,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY'
  })
  reply.end(body)
}

/** A website whose name resolves to this machine must not read the plugin. */
function isLocal(request: IncomingMessage): boolean {
  const host = (request.headers.host ?? '').replace(/:\d+$/, '')
  return loopback.includes(host)
}

async function listen(server: Server, port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE'
      const next = `Choose another with --port, for example ${port + 10}.`
      reject(taken ? new Error(`Port ${port} is in use. ${next}`) : error)
    })
    server.listen(port, 'localhost', resolve)
  })
}
