import type { Context } from 'hono'
import { listItems } from '../collections/collection-items.ts'
import { findSharedCollection } from '../collections/collections.ts'
import { featuredCollections, featuredItems } from '../collections/featured.ts'
import type { Core } from '../core/core.ts'
import { ServiceError } from '../http/service-error.ts'
import { sharedItem, type SharedItem } from './shared-item.ts'
import { showShared } from './shared-view.ts'

type Answer = Response | Promise<Response>

const perPage = 60

/** Public pages of shared collections of images. */
export function sharedPages(core: Core) {
  function showCollection(context: Context): Answer {
    const id = context.req.param('id') ?? ''
    const code = context.req.query('share_code') ?? ''
    const collection = findSharedCollection(core, 'image', id, code)
    if (!collection) throw missing()
    const { item_count: count } = collection
    const page = pageNumber(context)
    const options = { page, per_page: perPage, sort: 'newest' } as const
    const items = listItems(core, collection, options)
    const ids = items.map(({ asset }) => asset)
    const query = new URLSearchParams({
      share_code: code,
      page: String(page + 1)
    })
    return showShared(core, context, {
      name: collection.name,
      count,
      items: itemsOf(core, ids),
      next: page * perPage < count ? `?${query.toString()}` : undefined
    })
  }

  function showFeatured(context: Context): Answer {
    const id = context.req.param('id')
    const featured = featuredCollections.find(one => one.id === id)
    const items = featured ? featuredItems(core, featured) : []
    if (!featured || items.length === 0) throw missing()
    const ids = items.map(item => item.id)
    return showShared(core, context, {
      name: featured.name,
      count: items.length,
      items: itemsOf(core, ids),
      next: undefined
    })
  }

  return { showCollection, showFeatured }
}

function itemsOf(core: Core, ids: readonly string[]): SharedItem[] {
  return ids.flatMap(id => sharedItem(core, id) ?? [])
}

function pageNumber(context: Context): number {
  const text = context.req.query('page') ?? '1'
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text)
  throw missing()
}

function missing(): ServiceError {
  return new ServiceError(404, {
    message:
      'There is no such collection. Ask for its address again, and open all of it.'
  })
}
