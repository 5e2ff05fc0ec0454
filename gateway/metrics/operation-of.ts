import { endpoints } from '../../contract/api/endpoints.ts'

const parameter = /\{\w+\}/g

/** Literal paths first: `/v2/images/licenses` is not an image. */
const operations = endpoints
  .toSorted((a, b) => parametersOf(a.path) - parametersOf(b.path))
  .map(({ method, path }) => ({
    method,
    pattern: new RegExp(`^${path.replace(parameter, '[^/]+')}$`),
    name: `${method} ${path}`
  }))

/**
 * The operation of the API that a call makes, such as `GET /v2/images/{id}`;
 * `other` if there is none. The path may have a query.
 */
export function operationOf(method: string, path: string): string {
  const [bare = ''] = path.split('?')
  const operation = operations.find(
    one => one.method === method && one.pattern.test(bare)
  )
  return operation?.name ?? 'other'
}

function parametersOf(path: string): number {
  return path.match(parameter)?.length ?? 0
}
