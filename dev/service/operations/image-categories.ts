import { listImageCategories } from '../../../contract/api/image-discovery-endpoints.ts'
import { categories } from '../../catalog/assets/categories.ts'
import { operation } from '../requests/operation.ts'

export const listImageCategoriesOperation = operation(
  listImageCategories,
  () => ({ data: categories.map(({ id, name }) => ({ id, name })) })
)
