/** Assets whose licensed file was requested, from lines of `METHOD address`. */
export function fetchedAssets(asked: readonly string[]): string[] {
  return asked.flatMap(line => {
    const id = /^GET \S*\/media\/licensed\/[^/]+\/(\d+)_/.exec(line)?.[1]
    return id === undefined ? [] : [id]
  })
}
