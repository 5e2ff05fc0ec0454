import type { CatalogAsset } from '../../catalog/assets/catalog-asset.ts'
import { modelsOf } from './models-of.ts'
import { normalizeName } from './normalize-name.ts'

export type FacetKind =
  | 'age'
  | 'category'
  | 'color'
  | 'contributor'
  | 'ethnicity'
  | 'flag'
  | 'gender'
  | 'model'
  | 'people'
  | 'type'

export type Flag =
  | 'adult'
  | 'editorial'
  | 'enhanced'
  | 'grayscale'
  | 'horizontal'
  | 'released'
  | 'sensitive'
  | 'vertical'

export type Facet = readonly [kind: FacetKind, value: string]

/** The filterable properties of an asset; names in lower case. */
export function facetsOf(asset: CatalogAsset): Facet[] {
  const { categories, colors, contributor, people } = asset
  return [
    ['type', asset.imageType],
    ['contributor', contributor.id],
    ['contributor', normalizeName(contributor.name)],
    ...categories.map(({ id }): Facet => ['category', id]),
    ...categories.map(({ name }): Facet => ['category', normalizeName(name)]),
    ...colors.slice(0, 2).map(({ family }): Facet => ['color', family]),
    ...people.ages.map((age): Facet => ['age', age]),
    ...people.ethnicities.map((one): Facet => ['ethnicity', one]),
    ['people', String(people.number)],
    ...(people.gender ? [['gender', people.gender] as const] : []),
    ...modelsOf(asset).map(({ id }): Facet => ['model', id]),
    ...flagsOf(asset).map((flag): Facet => ['flag', flag])
  ]
}

function flagsOf(asset: CatalogAsset): Flag[] {
  const { width, height } = asset
  const flags: Record<Flag, boolean> = {
    adult: asset.isAdult,
    editorial: asset.isEditorial,
    enhanced: asset.isEnhanced,
    grayscale: asset.isGrayscale,
    horizontal: width > height,
    released: asset.hasModelRelease && asset.people.number > 0,
    sensitive: asset.isSensitive,
    vertical: height > width
  }
  // The record above has the flags as its keys.
  return (Object.keys(flags) as Flag[]).filter(flag => flags[flag])
}
