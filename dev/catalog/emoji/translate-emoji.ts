import type { AssetText, Language } from '../assets/languages.ts'
import { sentence } from '../assets/sentence.ts'
import { translateWords } from '../assets/translate-text.ts'
import { commonWords } from './emoji-asset.ts'
import type { EmojiPlan } from './emoji-plan.ts'
import { emojiWords } from './emoji-words.ts'

/**
 * In the table these words are about scenes; for emoji they have other
 * meanings.
 */
const sceneOnlyWords = ['beans', 'lime', 'place', 'rock', 'row', 'suit', 'wave']

/**
 * The words for a composition in a language, from the emoji's data and the
 * table. Undefined for drawings that are not emoji.
 */
export function translateEmoji(
  plan: EmojiPlan,
  language: Language
): AssetText | undefined {
  const own = emojiWords(plan.emoji.hexcode, language)
  if (!own) return undefined
  const title = sentence(own.label)
  const named = plan.emoji.tags.filter(word => !sceneOnlyWords.includes(word))
  const more = translateWords([...named, ...commonWords(plan)], language)
  return {
    title,
    description: `${title}: ${own.tags.slice(0, 5).join(', ')}`,
    keywords: [...new Set([own.label, ...own.tags, ...more])]
  }
}
