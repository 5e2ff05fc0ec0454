import { listImageCategories } from '../../../contract/api/image-discovery-endpoints.ts'
import { categories } from '../../catalog/categories.ts'
import { operation } from '../http/operation.ts'

export const listImageCategoriesOperation = operation(
  listImageCategories,
  () => ({ data: categories.map(({ id, name }) => ({ id, name })) })
)
