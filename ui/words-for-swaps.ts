import type { ErrorCode } from '../contract/errors.ts'
import type { PreviewedUse, UnreadPage } from '../contract/swapping.ts'
import { countOf } from './count-of.ts'
import { groupBy } from './group-by.ts'
import { wordsFor } from './words.ts'
import { swapFailures } from './words/swap-failures.ts'

/** What a swap changes in one place, in a phrase. */
export function wordsForChange(use: PreviewedUse, followers: number): string {
  const what = [
    isChanged(use, 'imageTransform') && 'the crop moves to the same subject',
    isChanged(use, 'scalingFactor') && 'the tiles keep their size'
  ].filter(Boolean)
  return [use.pageName, holderText(use, followers), ...what]
    .concat(what.length > 0 ? [] : 'the picture only')
    .filter(Boolean)
    .join(' · ')
}

function isChanged(
  { changes }: PreviewedUse,
  name: 'imageTransform' | 'scalingFactor'
): boolean {
  return changes.some(
    ({ before, after }) =>
      JSON.stringify(before[name]) !== JSON.stringify(after[name])
  )
}

function holderText({ holder }: PreviewedUse, followers: number): string {
  if (holder === 'layer') return ''
  if (holder === 'style') return `style of ${countOf(followers, 'layer')}`
  if (holder === 'override') return 'instance with a picture of its own'
  const follow = followers === 1 ? 'follows' : 'follow'
  return followers > 0
    ? `main component, ${countOf(followers, 'layer')} in instances ${follow}`
    : 'main component'
}

/** Where an asset shows, in all; a style by itself is nowhere. */
export function wordsForPlaces(
  uses: readonly PreviewedUse[],
  leftOut: readonly PreviewedUse[]
): string {
  const shown = uses.filter(isLayer).length
  const left = leftOut.filter(isLayer).length
  return `Shows in ${countOf(shown, 'layer')}${left > 0 ? `, ${left} left out` : ''}`
}

function isLayer({ pageName }: PreviewedUse): boolean {
  return pageName !== ''
}

/** Of so many assets of a plan no use would be swapped. */
export function wordsForUnswapped(unswapped: number, all: number): string {
  const of = unswapped < all ? ` of ${countOf(unswapped, 'asset')}` : ''
  return `Nothing would be swapped${of}.`
}

/** Layers that a swap had to leave alone; empty when there are none. */
export function wordsForKept(
  kept: readonly { name: string; code: ErrorCode }[],
  unreadPages: readonly UnreadPage[]
): string {
  const sentences = byReason(kept).map(
    ([code, names]) =>
      `${namesOf(names)} ${names.length === 1 ? 'keeps' : 'keep'} the comp. ` +
      wordsFor({ code, message: '' }, swapFailures)
  )
  if (unreadPages.length > 0) {
    sentences.push(
      `${namesOfPages(unreadPages)} could not be read and may show comps. ` +
        'Open the plugin again and it goes on there.'
    )
  }
  return sentences.join(' ')
}

/** Pages that a look before a swap could not read. */
export function wordsForUnlooked(pages: readonly string[]): string {
  return (
    `${namesOf(pages)} may show more comps. If the page opens by then, they ` +
    'are swapped too.'
  )
}

function byReason(
  kept: readonly { name: string; code: ErrorCode }[]
): [code: ErrorCode, names: string[]][] {
  return [...groupBy(kept, ({ code }) => code)].map(([code, same]) => [
    code,
    same.map(({ name }) => name || 'A layer')
  ])
}

/** Three of them at most, and how many more there are. */
function namesOf(names: readonly string[]): string {
  const more = names.length - 3
  const shown = names.slice(0, 3).join(', ')
  return more > 0 ? `${shown} and ${more} more` : shown
}

function namesOfPages(pages: readonly UnreadPage[]): string {
  return namesOf(pages.map(({ name }) => name))
}

/** What the version is called that is saved before a batch. */
export function wordsForVersion(count: number): string {
  return `Before ${count} assets were licensed`
}

/** How putting comps back went. */
export function wordsForBack(
  uses: number,
  kept: readonly { name: string; code: ErrorCode }[],
  unreadPages: readonly UnreadPage[]
): string {
  const done =
    uses > 0 ? `${layersShow(uses)} the comp again.` : 'No layer changed.'
  return `${done} ${wordsForNotBack(kept, unreadPages)}`.trimEnd()
}

/** What shows the licensed file on, and why; empty when nothing does. */
export function wordsForNotBack(
  kept: readonly { name: string; code: ErrorCode }[],
  unreadPages: readonly UnreadPage[]
): string {
  const sentences = byReason(kept).map(
    ([code, names]) =>
      `${namesOf(names)} could not be changed back. ` +
      wordsFor({ code, message: '' }, swapFailures)
  )
  if (unreadPages.length > 0) {
    sentences.push(
      `${namesOfPages(unreadPages)} could not be read; ` +
        'put back there once the page opens.'
    )
  }
  return sentences.join(' ')
}

export const wordsForPutBack = 'Licensed. Its layers show the comp again.'

export const wordsForNoComp =
  'Licensed. This file has no comp of it, so nothing was swapped.'

export const wordsForLeftOut =
  'Licensed. Its comps were left out, so nothing was swapped.'

/** `1 layer shows`, `3 layers show`. */
export function layersShow(count: number): string {
  return `${countOf(count, 'layer')} show${count === 1 ? 's' : ''}`
}
