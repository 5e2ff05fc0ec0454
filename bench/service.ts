import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Figure } from './figure.ts'
import { benchBadRequests } from './service/bad-requests.ts'
import { benchDetails } from './service/details.ts'
import { benchLikeness } from './service/likeness.ts'
import { benchSearch } from './service/search.ts'

/**
 * Measures the reference service with a million assets, and bad requests with
 * the usual number.
 */
export async function benchService(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'cleared-service-'))
  try {
    return [
      ...(await benchSearch(folder)),
      ...(await benchLikeness(folder)),
      ...(await benchDetails(folder)),
      ...(await benchBadRequests())
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
