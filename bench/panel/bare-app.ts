import { results, search } from '../../ui/search/query/search.ts'

/** Shows nothing; the bench calls `loadPages`. */
export function App(): null {
  window.loadPages = async count => {
    await search('')
    for (let page = 1; page < count; page++) await results.loadMore()
  }
  return null
}
