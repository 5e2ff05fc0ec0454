import { listPopularQueries } from '../../../contract/api/image-discovery-endpoints.ts'
import { operation } from '../requests/operation.ts'
import { popularQueries } from '../search/popular-queries.ts'

export const listPopularQueriesOperation = operation(
  listPopularQueries,
  ({ core, query, language }) => ({
    data: popularQueries(core, language, query.image_type)
  })
)
