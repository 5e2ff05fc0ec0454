import { createServer } from 'node:http'
import { buildPlugin } from '../../build.mjs'
import { defaultAddresses } from '../../contract/config.ts'
import { listen } from '../../test/listen.ts'
import { withFolder } from '../with-folder.ts'

/** Builds the plugin and opens three ports, as `npm start` does, then exits. */
export async function bareStart(): Promise<void> {
  await withFolder(outDir =>
    buildPlugin({ addresses: defaultAddresses, outDir })
  )
  const servers = [createServer(), createServer(), createServer()]
  for (const server of servers) await listen(server)
  console.log('Bare is ready:')
  servers.forEach(server => server.close())
}
