import { mediaTypes } from '../../../contract/api/media-type.ts'
import type { MediaType } from '../../../contract/api/media-type.ts'
import { toErrorData } from '../../../contract/errors.ts'
import {
  fetchCollections,
  pageLength
} from '../../api/collections/collections.ts'
import type {
  Collection,
  CollectionAccess
} from '../../api/collections/collections.ts'

/** Called as soon as a page of each medium was read, and for each other page. */
type OnPage = (collections: readonly Collection[], isReading: boolean) => void

/** Reads the collections of all media, last changed first. */
export async function readLists(
  access: CollectionAccess,
  onPage: OnPage
): Promise<void> {
  const lists = new Map<MediaType, readonly Collection[]>()
  const reading = new Set(mediaTypes)
  await Promise.all(
    mediaTypes.map(mediaType =>
      readList(mediaType, access, (list, isReading) => {
        lists.set(mediaType, list)
        if (!isReading) reading.delete(mediaType)
        const isStarted = mediaTypes.every(one => lists.has(one))
        if (isStarted) onPage(inOneList(lists.values()), reading.size > 0)
      })
    )
  )
}

async function readList(
  mediaType: MediaType,
  access: CollectionAccess,
  onPage: OnPage
): Promise<void> {
  const read = new Map<string, Collection>()
  for (let page = 1; ; page += 1) {
    const { collections, received } = await fetchPage(mediaType, page, access)
    const before = read.size
    for (const one of collections) {
      if (!read.has(one.id)) read.set(one.id, one)
    }
    // A service that keeps returning the same page has no more.
    const isReading = received >= pageLength && read.size > before
    onPage([...read.values()], isReading)
    if (!isReading) return
  }
}

/** An account without videos has no clipboxes. */
async function fetchPage(
  mediaType: MediaType,
  page: number,
  access: CollectionAccess
): ReturnType<typeof fetchCollections> {
  try {
    return await fetchCollections(mediaType, page, access)
  } catch (error) {
    const { code } = toErrorData(error)
    const isMissing = code === 'not-found' || code === 'not-allowed'
    if (mediaType === 'image' || !isMissing) throw error
    return { collections: [], received: 0 }
  }
}

/** By time; each list is sorted so already. */
function inOneList(lists: Iterable<readonly Collection[]>): Collection[] {
  const all = [...lists].flat()
  all.sort((a, b) => timeOf(b) - timeOf(a) || 0)
  return all
}

/** -Infinity if there is none. */
function timeOf({ itemsChanged }: Collection): number {
  const time = Date.parse(itemsChanged ?? '')
  return Number.isNaN(time) ? -Infinity : time
}
