import { idOfSource } from '../assets/asset-id.ts'
import type { CatalogAsset } from '../assets/catalog-asset.ts'
import { categoriesOf } from '../assets/categories.ts'
import { assetColor } from '../assets/color-family.ts'
import { contributors } from '../assets/contributors.ts'
import { randomFrom, type Random } from '../assets/random.ts'
import { addedDate, randomFacts, roundAspect } from '../assets/random-facts.ts'
import { photoList, type Photo } from './photo-list.ts'
import { photoPixels } from './photo-pixels.ts'

/** The asset of a photograph; undefined after the last one. */
export function photoAsset(index: number): CatalogAsset | undefined {
  const photo = photoList[index]
  if (!photo) return undefined
  const random = randomFrom(index + 1000)
  const { width, height } = photoPixels(photo)
  const people = photo.work.people ?? 0
  return {
    id: idOfSource({ kind: 'photo', index }),
    source: { kind: 'photo', index },
    imageType: 'photo',
    contributor: contributors[photo.work.by],
    title: photo.title,
    description: photo.description,
    keywords: photo.keywords,
    categories: categoriesOf(...photo.work.categories),
    colors: colorsOf(photo).map(assetColor),
    isGrayscale: !photo.duotone && !photo.work.colors,
    width,
    height,
    aspect: roundAspect(width, height),
    addedDate: addedDate(random),
    isAdult: false,
    isEditorial: photo.work.isEditorial ?? false,
    isIllustration: false,
    hasModelRelease: false,
    hasPropertyRelease: false,
    people: { number: people, ages: [], ethnicities: [] },
    isEnhanced: !photo.work.isEditorial,
    isSensitive: false,
    hasIdBar: randomFacts(random).hasIdBar,
    popularity: popularityOf(photo, random)
  }
}

/** Details and prints of a photograph are less popular than other pictures. */
function popularityOf({ crop, duotone }: Photo, random: Random): number {
  if (duotone) return random.between(0.1, 0.4)
  return crop ? random.between(0.3, 0.6) : random.between(0.92, 1)
}

function colorsOf({ duotone, work }: Photo): readonly string[] {
  if (duotone) return [duotone.dark, duotone.light]
  return work.colors ?? ['4a4640', 'd8d2c4']
}
