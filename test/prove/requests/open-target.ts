import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { scopes } from '../../../dev/service/oauth/scopes.ts'
import {
  startService,
  type RunningService
} from '../../../dev/service/server.ts'
import type { Known } from './good-request.ts'
import type { OpenTarget } from './target.ts'
import { watchDatabase } from './watch-database.ts'

/** With one that is not there, as many as a parameter takes. */
const most = 499

/** Starts a service of its own with a small catalogue, and looks around. */
export async function openTarget(): Promise<OpenTarget> {
  const data = await mkdtemp(join(tmpdir(), 'prove-'))
  const running = await startService({ data, port: 0, assets: 600 })
  const known = await findKnown(running)
  const database = watchDatabase(join(data, 'accounts.db'))
  return {
    url: running.url,
    known,
    fetch: request => running.service.fetch(request),
    hasChanged: () => database.hasChanged(),
    close: async () => {
      database.close()
      await running.close()
      await rm(data, { recursive: true })
    }
  }
}

async function findKnown({ service, url }: RunningService): Promise<Known> {
  const { clientId, clientSecret } = service.application
  const token = service.makeToken('designer', Object.keys(scopes))

  async function ask(path: string, name?: string): Promise<string[]> {
    const reply = await service.fetch(
      new Request(url + path, {
        method: name === undefined ? 'GET' : 'POST',
        headers: {
          'User-Agent': 'prove',
          'Content-Type': 'application/json',
          Authorization: `Bearer ${token}`
        },
        ...(name !== undefined && { body: JSON.stringify({ name }) })
      })
    )
    // A list of records or one: those are the calls below.
    const body = (await reply.json()) as { data?: Id[] } & Id
    return (body.data ?? [body]).map(({ id }) => id)
  }

  const found = {
    '/v2/images': await ask(`/v2/images/search?per_page=${most}`),
    '/v2/images/collections/featured': await ask(
      '/v2/images/collections/featured'
    ),
    '/v2/images/collections': await ask('/v2/images/collections', 'A'),
    '/v2/videos': await ask(`/v2/videos/search?per_page=${most}`),
    '/v2/videos/collections': await ask('/v2/videos/collections', 'B'),
    '/v2/audio': await ask(`/v2/audio/search?per_page=${most}`),
    '/v2/audio/collections': await ask('/v2/audio/collections', 'C')
  }
  return {
    basic: `Basic ${btoa(`${clientId}:${clientSecret}`)}`,
    token,
    ids: Object.fromEntries(
      Object.entries(found).map(([start, ids]) => [start, ['1', ...ids]])
    )
  }
}

interface Id {
  id: string
}
