import { assetKey } from '../../contract/asset-key.ts'
import { groupBy } from '../platform/group-by.ts'
import { errorText } from '../words/error-texts.ts'
import { namesOf } from './placing-texts.ts'
import type { StillComp } from './send-comp.ts'
import { clipFailures, placingWords } from './words.ts'

/** Keys of videos for which the limit of the team's plan was explained. */
const explained = new Set<string>()

/** Why videos are shown by their stills, one sentence per reason. */
export function stillTexts(stills: readonly StillComp[]): string[] {
  const t = placingWords.get()
  const byReason = groupBy(stills, ({ code }) => code)
  return [...byReason].flatMap(([code, same]) => {
    const assets = same.map(({ asset }) => asset)
    const keys = [...new Set(assets.map(assetKey))]
    if (code === 'video-not-allowed') {
      return noteRefused(keys) ? t.noVideos(keys.length) : []
    }
    const names = namesOf(assets.map(one => one.description))
    const why = errorText({ code, message: '' }, clipFailures)
    return `${t.stillUsed({ names })} ${why}`
  })
}

/** Returns whether to explain the plan: once, and again when one is retried. */
function noteRefused(keys: readonly string[]): boolean {
  const mayExplain =
    explained.size === 0 || keys.some(key => explained.has(key))
  keys.forEach(key => explained.add(key))
  return mayExplain
}
