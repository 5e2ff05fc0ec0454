import { needsLayer } from '../../../contract/api/media-type.ts'
import type { AssetRef } from '../../../contract/document.ts'
import type { ErrorCode } from '../../../contract/errors.ts'
import type { PreviewedUse, UnreadPage } from '../../../contract/swapping.ts'
import { groupBy } from '../../platform/group-by.ts'
import { assetsText } from '../../words/amounts.ts'
import { errorText } from '../../words/error-texts.ts'
import { swapFailures, swapWords } from './words.ts'
import { namesOf } from '../../placing/placing-texts.ts'

/** What a swap changes in one place, as a phrase. */
export function swapChangeText(use: PreviewedUse, followers: number): string {
  const t = swapWords.get()
  const what = [
    isChanged(use, 'transform') && t.cropMoves,
    isChanged(use, 'scalingFactor') && t.tilesKeep
  ].filter(Boolean)
  return [use.pageName, holderText(use, followers), ...what]
    .concat(what.length > 0 ? [] : t.pictureOnly)
    .filter(Boolean)
    .join(' · ')
}

function isChanged(
  { changes }: PreviewedUse,
  name: 'transform' | 'scalingFactor'
): boolean {
  return changes.some(
    ({ before, after }) =>
      JSON.stringify(before[name]) !== JSON.stringify(after[name])
  )
}

function holderText({ holder }: PreviewedUse, followers: number): string {
  const t = swapWords.get()
  if (holder === 'layer') return ''
  if (holder === 'style') return t.styleOf(followers)
  if (holder === 'override') return t.override
  return followers > 0 ? t.mainWith(followers) : t.mainComponent
}

/** The places where an asset is used. A style by itself is not a place. */
export function placesText(
  uses: readonly PreviewedUse[],
  leftOut: readonly PreviewedUse[]
): string {
  const shown = uses.filter(isLayer).length
  const left = leftOut.filter(isLayer).length
  const t = swapWords.get()
  const places = t.showsIn(shown)
  return left > 0 ? t.leftOut({ places, left }) : places
}

function isLayer({ pageName }: PreviewedUse): boolean {
  return pageName !== ''
}

/** Assets of a plan that would not be swapped anywhere. */
export function unswappedText(
  unswapped: readonly Pick<AssetRef, 'mediaType'>[],
  all: number
): string {
  const t = swapWords.get()
  return unswapped.length < all
    ? t.notSwapped({ assets: assetsText(unswapped) })
    : t.noneSwapped
}

/** Layers that a swap could not change; empty if there are none. */
export function keptText(
  kept: readonly { name: string; code: ErrorCode }[],
  unreadPages: readonly UnreadPage[]
): string {
  const t = swapWords.get()
  const sentences = byReason(kept).map(([code, all]) => {
    const names = namesOf(all)
    const why = errorText({ code, message: '' }, swapFailures)
    return `${t.keeps(all.length, { names })} ${why}`
  })
  if (unreadPages.length > 0) {
    sentences.push(t.pagesUnread({ names: namesOfPages(unreadPages) }))
  }
  return sentences.join(' ')
}

/** The file shows no comp of a licensed asset; empty if it needs none. */
export function noCompText({ mediaType }: Pick<AssetRef, 'mediaType'>): string {
  return needsLayer(mediaType) ? swapWords.get().noComp : ''
}

/** Different assets with the same licensed file. */
export function alikeText(names: readonly string[]): string {
  return swapWords.get().alike({ names: namesOf(names) })
}

/** Pages that a check before a swap could not read. */
export function unreadPagesText(pages: readonly string[]): string {
  return swapWords.get().mayShowMore({ names: namesOf(pages) })
}

function byReason(
  kept: readonly { name: string; code: ErrorCode }[]
): [code: ErrorCode, names: string[]][] {
  return [...groupBy(kept, ({ code }) => code)].map(([code, same]) => [
    code,
    same.map(({ name }) => name || swapWords.get().layer)
  ])
}

function namesOfPages(pages: readonly UnreadPage[]): string {
  return namesOf(pages.map(({ name }) => name))
}

/** Name of the version that is saved before a batch of two or more. */
export function versionNameText(
  assets: readonly Pick<AssetRef, 'mediaType'>[]
): string {
  return swapWords.get().before({ assets: assetsText(assets) })
}

/** Result of putting comps back. */
export function putBackText(
  uses: number,
  kept: readonly { name: string; code: ErrorCode }[],
  unreadPages: readonly UnreadPage[]
): string {
  const t = swapWords.get()
  const done = uses > 0 ? t.compShownAgain(uses) : t.noneChanged
  return `${done} ${notPutBackText(kept, unreadPages)}`.trimEnd()
}

/** What still shows the licensed file, and why; empty if nothing. */
export function notPutBackText(
  kept: readonly { name: string; code: ErrorCode }[],
  unreadPages: readonly UnreadPage[]
): string {
  const t = swapWords.get()
  const sentences = byReason(kept).map(([code, all]) => {
    const why = errorText({ code, message: '' })
    return `${t.notBack({ names: namesOf(all) })} ${why}`
  })
  if (unreadPages.length > 0) {
    sentences.push(t.pagesUnreadPutBack({ names: namesOfPages(unreadPages) }))
  }
  return sentences.join(' ')
}
