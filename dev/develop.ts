import { join, relative, sep } from 'node:path'
import { buildPlugin } from '../build.mjs'
import { closeAll } from './close-all.ts'
import { explainFailure } from './explain-failure.ts'
import { followFolders } from './follow-folders.ts'
import { addressesOf, type ServerOptions } from './server-options.ts'
import { root } from './install.mjs'
import {
  waitForInterrupt,
  localOptions,
  printWelcome
} from './local-servers.ts'
import { openHost } from './open-host.ts'
import { createRenewals, type Part } from './renewals.ts'
import type { ServerName, ServerSetup } from './serve.ts'
import { createServerProcess } from './server-process.ts'
import { steps } from './steps.ts'

type Keep = (close: () => Promise<void>) => void

const say = console.log

/**
 * `npm run dev`: like `npm start`, and every save takes effect at once. The open
 * page restarts the plugin on its document; servers restart one by one. Broken
 * sources are named, and the old part keeps running.
 */
export async function develop(): Promise<void> {
  const options = await localOptions()
  const closings: (() => Promise<void>)[] = []
  try {
    const url = await openAll(options, close => closings.unshift(close))
    printWelcome(url)
    await waitForInterrupt()
  } finally {
    await closeAll(closings)
  }
}

async function openAll(options: ServerOptions, keep: Keep): Promise<string> {
  const plugin = pluginPart(options)
  const servers = serverParts(options, keep)
  say(steps.plugin)
  await plugin.renew()
  say(steps.servers)
  for (const server of servers) await server.renew()
  say(steps.host)
  const host = await openHost(options, true)
  keep(() => host.close())
  keep(followSources([plugin, ...servers]))
  return host.url
}

/** Returns a function that stops following. */
function followSources(parts: readonly Part[]): () => Promise<void> {
  const renewals = createRenewals(parts, say)
  const folders = new Set(parts.flatMap(part => part.folders))
  const following = followFolders(
    [...folders].map(folder => join(root, folder)),
    paths =>
      renewals.saved(
        paths.map(path => relative(root, path).replaceAll(sep, '/'))
      )
  )
  return async () => {
    following.close()
    await renewals.rest()
  }
}

function pluginPart({ ports, pluginFolder }: ServerOptions): Part {
  const built = { addresses: addressesOf(ports), outDir: pluginFolder }
  return {
    name: 'plugin',
    verb: 'Updated',
    folders: ['contract', 'src', 'ui'],
    async renew() {
      try {
        await buildPlugin(built)
      } catch (error) {
        throw new Error(explainFailure(error), { cause: error })
      }
    }
  }
}

/** In the order of their first start. */
function serverParts(options: ServerOptions, keep: Keep): Part[] {
  let application: ServerSetup['application'] = null
  function part(name: ServerName, folders: string[]): Part {
    const server = createServerProcess(name, how => {
      say(`The ${name} ${how}. It starts again with the next save.`)
    })
    keep(() => server.close())
    return {
      name,
      verb: 'Restarted',
      folders,
      isRunning: () => server.isRunning(),
      async renew() {
        application = await server.restart({ options, application })
      }
    }
  }
  return [
    part('service', ['contract', 'dev/service', 'dev/catalog']),
    part('gateway', ['contract', 'gateway'])
  ]
}
