import { licenseImages } from '../../../../contract/api/image-license-endpoints.ts'
import { openTestService } from '../open-service.ts'

const [, , data = '', token = ''] = process.argv
const opened = await openTestService({ data })

/** `charged`, or the refusal. */
async function license(image_id: string): Promise<string> {
  const json = { images: [{ image_id, size: 'small' }] }
  const reply = await opened.ask(licenseImages, { token, json })
  return reply.data[0]?.error ?? 'charged'
}

/** Licenses images all at once. */
async function licenseAll(ids: string[]): Promise<void> {
  const outcomes = Promise.all(ids.map(license))
  process.send?.('started')
  process.send?.(await outcomes)
}

process.on('message', (ids: string[]) => void licenseAll(ids))
process.on('disconnect', () => opened.close())
process.send?.('ready')
