import type { CatalogAsset } from '../../catalog/assets/catalog-asset.ts'
import type { Contributor } from '../../catalog/assets/contributors.ts'
import { roundAspect } from '../../catalog/assets/random-facts.ts'
import type { RegisteredPicture } from './registered-pictures.ts'
import type { PictureWords } from './picture-words.ts'

/**
 * A picture as an asset. Pictures at the top of the table are the most popular;
 * `place` is the index in the table.
 */
export function pictureAsset(
  words: PictureWords,
  picture: RegisteredPicture,
  contributor: Contributor,
  place: number
): CatalogAsset {
  const { width, height, changedAt } = picture
  const day = new Date(changedAt).toISOString().slice(0, 10)
  return {
    id: picture.id,
    source: { kind: 'photo', index: place },
    imageType: words.imageType,
    contributor,
    title: words.title,
    description: words.description,
    keywords: words.keywords,
    categories: words.categories,
    colors: picture.colors,
    isGrayscale: picture.isGrayscale,
    width,
    height,
    aspect: roundAspect(width, height),
    addedDate: words.addedDate ?? day,
    isAdult: words.isAdult,
    isEditorial: words.isEditorial,
    isIllustration: words.imageType === 'illustration',
    hasModelRelease: words.hasModelRelease,
    hasPropertyRelease: words.hasPropertyRelease,
    people: { number: words.people, ages: [], ethnicities: [] },
    isEnhanced: !words.isEditorial,
    isSensitive: false,
    hasIdBar: false,
    popularity: 1 / (1 + place)
  }
}
