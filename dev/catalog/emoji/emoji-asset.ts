import { idOfSource } from '../assets/asset-id.ts'
import type { CatalogAsset } from '../assets/catalog-asset.ts'
import { categoriesOf } from '../assets/categories.ts'
import { assetColor } from '../assets/color-family.ts'
import { contributors } from '../assets/contributors.ts'
import type { AssetText } from '../assets/languages.ts'
import { addedDate, randomFacts, roundAspect } from '../assets/random-facts.ts'
import { sentence } from '../assets/sentence.ts'
import { kindWords } from './emoji-kind-words.ts'
import { emojiPeople } from './emoji-people.ts'
import { planEmoji, type EmojiPlan } from './emoji-plan.ts'
import { emojiTopics } from './emoji-topics.ts'

/** The asset of a composition. */
export function emojiAsset(index: number): CatalogAsset | undefined {
  const plan = planEmoji(index)
  if (!plan) return undefined
  const { emoji, backdrop, width, height, random } = plan
  const people = emojiPeople(emoji)
  const { ground, shade, shape } = backdrop
  return {
    id: idOfSource({ kind: 'emoji', index }),
    source: { kind: 'emoji', index },
    imageType: plan.isVector ? 'vector' : 'illustration',
    contributor: contributors.openmoji,
    ...emojiText(plan),
    categories: categoriesOf(...emojiTopics(emoji)),
    colors: [ground, shade, shape].map(assetColor),
    isGrayscale: false,
    width,
    height,
    aspect: roundAspect(width, height),
    addedDate: addedDate(random),
    ...randomFacts(random),
    isIllustration: true,
    hasModelRelease: people.number > 0 && random.chance(0.7),
    people,
    popularity: random.between(0.1, 0.7) * (emoji.tone ? 0.6 : 1)
  }
}

/** English words of a composition. */
export function emojiText(plan: EmojiPlan): AssetText {
  const { emoji, backdrop, style } = plan
  const name = sentence(emoji.label.replace(': ', ', '))
  const where =
    style === 'pattern'
      ? `${name}, pattern on ${backdrop.name}`
      : `${name} on ${backdrop.name} background`
  const subject = emoji.label.split(':')[0] ?? emoji.label
  return {
    title: where,
    description: `${where}, flat illustration`,
    keywords: [...new Set([subject, ...emoji.tags, ...commonWords(plan)])]
  }
}

/** English words besides those of the drawing's data. */
export function commonWords({ emoji, backdrop, style }: EmojiPlan): string[] {
  const extra = style === 'pattern' ? ['pattern', 'background'] : []
  return [...kindWords(emoji), backdrop.name, ...extra, 'illustration']
}
