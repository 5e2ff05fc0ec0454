import { idOfSource } from '../assets/asset-id.ts'
import type { CatalogAsset } from '../assets/catalog-asset.ts'
import { categoriesOf } from '../assets/categories.ts'
import { assetColor } from '../assets/color-family.ts'
import { contributors } from '../assets/contributors.ts'
import { addedDate, randomFacts, roundAspect } from '../assets/random-facts.ts'
import { planScene } from './plan-scene.ts'

/** The asset of a scene. */
export function sceneAsset(index: number): CatalogAsset {
  const { plan, width, height, random } = planScene(index)
  const colors = plan.colors.map(assetColor)
  return {
    id: idOfSource({ kind: 'scene', index }),
    source: { kind: 'scene', index },
    imageType: plan.isVector ? 'vector' : 'illustration',
    contributor: plan.isVector ? contributors.studio : contributors.scenery,
    title: plan.title,
    description: plan.title,
    keywords: plan.words,
    categories: categoriesOf(...plan.categories),
    colors,
    isGrayscale: colors.every(({ family }) => grays.has(family)),
    width,
    height,
    aspect: roundAspect(width, height),
    addedDate: addedDate(random),
    ...randomFacts(random),
    isIllustration: true,
    hasModelRelease: false,
    people: { number: 0, ages: [], ethnicities: [] },
    popularity: Math.min(0.9, plan.appeal * random.between(0.55, 1))
  }
}

const grays = new Set<string>(['black', 'gray', 'white'])
