import type { CatalogAsset } from './assets/catalog-asset.ts'
import type { AssetText, Language } from './assets/languages.ts'
import { translateText } from './assets/translate-text.ts'
import { planEmoji } from './emoji/emoji-plan.ts'
import { translateEmoji } from './emoji/translate-emoji.ts'

/**
 * Title, description and keywords in a language; undefined if untranslated:
 * then only the English ones are searched.
 */
export function assetText(
  asset: CatalogAsset,
  language: Language
): AssetText | undefined {
  const plan =
    asset.source.kind === 'emoji' && language !== 'en'
      ? planEmoji(asset.source.index)
      : undefined
  const drawn = plan && translateEmoji(plan, language)
  return drawn ?? translateText(asset, language)
}
