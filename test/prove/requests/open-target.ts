import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startService } from '../../../dev/service/server.ts'
import { findKnown } from './find-known.ts'
import type { OpenTarget } from './target.ts'
import { watchDatabase } from './watch-database.ts'

/** Starts a service with a small catalogue and lists what it has. */
export async function openTarget(): Promise<OpenTarget> {
  const data = await mkdtemp(join(tmpdir(), 'prove-'))
  const running = await startService({ data, port: 0, assets: 600 })
  const known = await findKnown(running.service)
  const database = watchDatabase(join(data, 'accounts.db'))
  return {
    url: running.url,
    known,
    fetch: request => running.service.fetch(request),
    idle: () => running.idle(),
    hasChanged: () => database.hasChanged(),
    close: async () => {
      database.close()
      await running.close()
      await rm(data, { recursive: true })
    }
  }
}
