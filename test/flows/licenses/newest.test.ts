import { beforeEach, expect, it } from 'vitest'
import { assetKey } from '../../../contract/asset-key.ts'
import type { MediaType } from '../../../contract/api/media-type.ts'
import { mediaTypes } from '../../../contract/api/media-type.ts'
import { mediaRoutes } from '../../../contract/api/routes.ts'
import { licenseElsewhere } from '../set-up/license-elsewhere.ts'
import { addresses } from '../set-up/open-stack.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { readNotices } from '../set-up/read-notices.ts'
import { readResults } from '../set-up/read-results.ts'
import { signInWithPages } from '../set-up/sign-in-with-pages.ts'
import { useStack } from '../set-up/use-stack.ts'

const stack = useStack()
let file: OpenFile

beforeEach(async () => {
  file = await stack.openFile()
})

function historyOf(mediaType: MediaType): string {
  const { path } = mediaRoutes[mediaType].licenses
  return `GET ${addresses.service}${path}?`
}

const history = historyOf('image')

/** Searches a medium; the account has licensed the first result. */
async function findLicensed(mediaType: MediaType): Promise<string> {
  file.panel.chooseMedium(mediaType)
  await file.panel.search('')
  const [first] = readResults(file.panel).filter(one => !one.isEditorial)
  if (!first) throw new Error('Nothing was found.')
  await licenseElsewhere(stack, 'studio', [first.assetId], mediaType)
  return assetKey(first)
}

function isMarked(key: string): boolean {
  return file.panel.$licensedAssets.get().has(key)
}

it.each(mediaTypes)('marks what is licensed in results: %s', async medium => {
  const licensed = await findLicensed(medium)

  await signInWithPages(stack, file, 'studio')

  await stack.until(() => isMarked(licensed))
  expect(file.panel.$licenseList.get()).toEqual({ state: 'idle' })
})

it('reads each medium once, however often it is searched', async () => {
  const licensed = await findLicensed('image')
  await signInWithPages(stack, file, 'studio')
  await stack.until(() => isMarked(licensed))

  await file.panel.search('mountain')
  file.panel.chooseMedium('video')
  await file.panel.search('water')
  file.panel.chooseMedium('image')
  await file.panel.search('forest')
  await stack.calm()

  const reads = mediaTypes.map(
    one =>
      stack.network.asked.filter(line => line.startsWith(historyOf(one))).length
  )
  expect(reads).toEqual([1, 1, 0])
})

it('marks them at the next start, before anything is opened', async () => {
  const licensed = await findLicensed('image')
  await signInWithPages(stack, file, 'studio')

  file = await stack.reopen(file)

  await stack.until(() => isMarked(licensed))
  expect(isMarked(licensed)).toBe(true)
})

it('reads again after a failure, which it does not report', async () => {
  const licensed = await findLicensed('image')
  stack.network.breakNext(history, async () => {
    throw new TypeError('Failed to fetch')
  })
  await signInWithPages(stack, file, 'studio')
  await stack.calm()
  const before = { marked: isMarked(licensed), notices: readNotices(file) }

  file.panel.chooseMedium('video')
  file.panel.chooseMedium('image')
  await stack.until(() => isMarked(licensed))

  expect(before.marked).toBe(false)
  expect(before.notices).not.toMatch(/licenses|library/i)
})
