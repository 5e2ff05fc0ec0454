import type { Endpoint } from '../../../contract/api/endpoint.ts'
import { queryNames } from '../../../contract/api/read-query.ts'
import type { Core } from '../core/core.ts'
import { ServiceError } from '../http/service-error.ts'
import { products, type Product } from '../oauth/products.ts'
import type { Caller } from './authenticate.ts'
import { isFreeCaller } from './is-free-caller.ts'

/** Search parameters of a free subscription. */
const freeParameters = [
  'query',
  'language',
  'safe',
  'category',
  'orientation',
  'page',
  'per_page',
  'sort',
  'sort_order',
  'spellcheck_query',
  'view'
]

/**
 * The service as visible to a caller. Throws a 403 with an explanation for
 * operations and parameters that the application's products or a free API
 * subscription do not include.
 */
export function accessibleCore(
  core: Core,
  entry: Endpoint,
  caller: Caller | undefined,
  address: URL
): Core {
  if (!caller) return core
  const missing = productsOf(entry).find(
    product => !caller.application.products.includes(product)
  )
  if (missing !== undefined) {
    throw forbidden(
      `You do not have access to this route: the application's products do not include ${products[missing].toLowerCase()}. Add them to the application in the account.`
    )
  }
  if (!isFreeCaller(core, caller)) return core
  checkFree(entry, address)
  return core.free()
}

/** The products that include an operation. */
function productsOf({ method, path }: Endpoint): Product[] {
  const [, media = ''] = /^\/v2\/(\w+)/.exec(path) ?? []
  const library = (['images', 'videos', 'audio'] as const).find(
    one => one === media
  )
  const isUpload = method === 'POST' && path === '/v2/images'
  return [...(library ? [library] : []), ...(isUpload ? [reverse] : [])]
}

const reverse: Product = 'reverse-search'

function checkFree(entry: Endpoint, { searchParams }: URL): void {
  if (entry.scope === 'licenses.create') {
    throw forbidden(
      'A free API subscription cannot license media. Licensing needs an application and an account with a paid API subscription; subscriptions of the website do not count.'
    )
  }
  if (productsOf(entry).includes(reverse)) {
    throw forbidden(
      'Reverse image search is not part of a free API subscription.'
    )
  }
  if (!entry.path.endsWith('/search')) return
  const more = queryNames(entry.query).find(
    name => searchParams.has(name) && !freeParameters.includes(name)
  )
  if (more === undefined) return
  const message = `A free API subscription searches without ${more}; it knows ${freeParameters.join(', ')}.`
  throw new ServiceError(403, {
    message,
    errors: [{ message, path: `$.query.${more}` }]
  })
}

function forbidden(message: string): ServiceError {
  return new ServiceError(403, { message })
}
