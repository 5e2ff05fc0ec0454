/** Assets whose licensed file was asked for, by `METHOD address` of requests. */
export function fetchedAssets(asked: readonly string[]): string[] {
  return asked.flatMap(line => {
    const id = /^GET \S*\/media\/licensed\/[^/]+\/(\d+)_/.exec(line)?.[1]
    return id === undefined ? [] : [id]
  })
}
