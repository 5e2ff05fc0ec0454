import { afterEach, beforeEach, expect, it } from 'vitest'
import { setActiveSession } from '../../../ui/api/bearer.ts'
import { fetchLicenses } from '../../../ui/api/licenses.ts'
import { session } from '../../src/saved-records.ts'
import { useScriptedWeb } from '../use-scripted-web.ts'

const path = '/v2/images/licenses'

const web = useScriptedWeb()

beforeEach(() => setActiveSession({ ...session, expiresAt: null }))
afterEach(() => setActiveSession(null))

function answer(...data: unknown[]): void {
  web.on(`GET https://service.test${path}`, () => Response.json({ data }))
}

it('asks for 200 at a time, the newest first', async () => {
  answer()

  await fetchLicenses({ mediaType: 'image', page: 3 })
  await fetchLicenses({ mediaType: 'image', page: 1, assetId: '1001' })

  const asked = web.calls(path).map(({ url }) => String(url.searchParams))
  expect(asked).toEqual([
    'page=3&per_page=200&sort=newest',
    'image_id=1001&page=1&per_page=200&sort=newest'
  ])
})

it('reads which licenses can be downloaded again', async () => {
  const of = (id: string, more: object) => {
    return { id, license: 'standard', image: { id: '1001' }, ...more }
  }
  answer(
    of('e3', { is_downloadable: false }),
    of('e2', { is_downloadable: true }),
    of('e1', {})
  )

  const { licenses } = await fetchLicenses({ mediaType: 'image', page: 1 })

  expect(licenses.map(({ isDownloadable }) => isDownloadable)).toEqual([
    false,
    true,
    true
  ])
})
