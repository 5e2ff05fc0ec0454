import type { CatalogAsset } from './catalog-asset.ts'
import { planEmoji } from './emoji/emoji-plan.ts'
import { emojiWords } from './emoji/emoji-words.ts'
import type { AssetText, Language } from './languages.ts'
import { translateWord } from './translate-word.ts'

/**
 * Title, description and keywords in a language, or undefined where there
 * are no words: an asset is then found by its English ones only.
 */
export function assetText(
  asset: CatalogAsset,
  language: Language
): AssetText | undefined {
  if (language === 'en') {
    const { title, description, keywords } = asset
    return { title, description, keywords }
  }
  const own = emojiTextIn(asset, language)
  const keywords = [...(own?.keywords ?? []), ...translated(asset, language)]
  if (keywords.length === 0) return undefined
  const title = own?.title ?? sentence(keywords.slice(0, 4).join(', '))
  const description = own?.description ?? title
  return { title, description, keywords: [...new Set(keywords)] }
}

function translated(asset: CatalogAsset, language: Language): string[] {
  return asset.keywords.flatMap(word => translateWord(word, language) ?? [])
}

function emojiTextIn(
  asset: CatalogAsset,
  language: Language
): AssetText | undefined {
  if (asset.source.kind !== 'emoji') return undefined
  const plan = planEmoji(asset.source.index)
  const words = plan && emojiWords(plan.emoji.hexcode, language)
  if (!words) return undefined
  const title = sentence(words.label)
  const description = `${title}: ${words.tags.slice(0, 5).join(', ')}`
  return { title, description, keywords: [words.label, ...words.tags] }
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
