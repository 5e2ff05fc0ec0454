import type { Language } from '../../../contract/api/languages.ts'
import { categories } from '../../catalog/assets/categories.ts'
import { nameCategory } from '../../catalog/assets/category-names.ts'
import { normalizeName } from '../index/normalize-name.ts'

const idsByName = new Map<Language, ReadonlyMap<string, string>>()

/**
 * The number of a category by its number or its name, in English or in the
 * language; an unknown one as it is.
 */
export function categoryId(wanted: string, language: Language): string {
  const ids = idsByName.get(language) ?? readIds(language)
  idsByName.set(language, ids)
  const name = normalizeName(wanted)
  return ids.get(name) ?? name
}

function readIds(language: Language): ReadonlyMap<string, string> {
  const own = categories.map(one => nameCategory(one, language))
  return new Map(
    [...own, ...categories].map(({ id, name }) => [normalizeName(name), id])
  )
}
