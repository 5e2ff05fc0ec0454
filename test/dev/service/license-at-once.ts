import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { licenseImages } from '../../../contract/api/image-license-endpoints.ts'
import { openTestService, type ApiClient } from './open-service.ts'

/** What a process is told; both start at the same time (Date.now). */
export interface Start {
  token: string
  time: number
}

/** Sends a request for each image at once; `charged` or the refusal of each. */
export function licenseAtOnce(
  client: ApiClient,
  { token, time }: Start,
  ids: string[]
): Promise<string[]> {
  while (Date.now() < time);
  return Promise.all(
    ids.map(async image_id => {
      const json = { images: [{ image_id, size: 'small' }] }
      const { data } = await client.ask(licenseImages, { token, json })
      return data[0]?.error ?? 'charged'
    })
  )
}

/** As a process of its own: opens, and licenses when it is told to. */
async function run(data: string, ids: string[]): Promise<void> {
  const opened = await openTestService({ data })
  const told = once(process, 'message')
  process.send?.('ready')
  const [start] = await told
  process.send?.(await licenseAtOnce(opened, start, ids))
  opened.close()
  process.disconnect()
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , data = '', ...ids] = process.argv
  await run(data, ids)
}
