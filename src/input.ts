import { ClearedError } from '../contract/errors.ts'
import type { Fill } from '../contract/filling.ts'
import type { Picture } from '../contract/picture.ts'
import type { BoardComp, CanvasPoint } from '../contract/placing.ts'
import type { PlannedSwap, Swap } from '../contract/swapping.ts'
import {
  areTexts,
  asRecord,
  isMediaType,
  isNumber,
  isText
} from './saved/named-values.ts'

/** The picture of a call, after a check of every field. */
export function checkPicture(value: unknown): Picture {
  return isPicture(value) ? value : badInput('picture')
}

function isPicture(value: unknown): value is Picture {
  const picture = asRecord(value)
  return (
    picture !== null &&
    isEntryText(picture['assetId']) &&
    picture['assetId'] !== '' &&
    isMediaType(picture['mediaType']) &&
    isText(picture['name']) &&
    isEntryText(picture['rendition']) &&
    isSize(picture['width']) &&
    isSize(picture['height']) &&
    isSize(picture['pictureHeight']) &&
    picture['pictureHeight'] <= picture['height'] &&
    isMargin(picture['marginX'], picture['width']) &&
    isMargin(picture['marginY'], picture['pictureHeight'])
  )
}

export function checkFills(value: unknown): Fill[] {
  return checkList(value, 'fills', isFill)
}

function isFill(value: unknown): value is Fill {
  return isPictured(value) && areTexts((value as Fill).nodeIds)
}

export function checkComps(value: unknown): BoardComp[] {
  return checkList(value, 'comps', isPictured)
}

function isPictured(value: unknown): value is BoardComp {
  const { picture, imageHash } = asRecord(value) || {}
  return isPicture(picture) && isText(imageHash)
}

/** Undefined where none was given. */
export function checkPoint(value: unknown): CanvasPoint | undefined {
  const { pageId, x, y } = asRecord(value) || {}
  const isPoint = isText(pageId) && isNumber(x) && isNumber(y)
  if (value === undefined || value === null) return undefined
  return isPoint ? { pageId, x, y } : badInput('at')
}

function checkList<Item>(
  value: unknown,
  name: string,
  isItem: (one: unknown) => one is Item
): Item[] {
  return Array.isArray(value) && value.every(isItem) ? value : badInput(name)
}

export function checkSwaps(value: unknown): Swap[] {
  return checkList(value, 'swaps', isSwap)
}

function isSwap(value: unknown): value is Swap {
  const swap = asRecord(value) || {}
  const { assetId, mediaType, imageHash, rendition, licenseId } = swap
  const { leftOut = [] } = swap
  return (
    isEntryText(assetId) &&
    isMediaType(mediaType) &&
    isText(imageHash) &&
    isEntryText(rendition) &&
    (licenseId === null || isEntryText(licenseId)) &&
    areTexts(leftOut)
  )
}

export function checkPlannedSwaps(value: unknown): PlannedSwap[] {
  return checkList(value, 'swaps', isPlannedSwap)
}

function isPlannedSwap(value: unknown): value is PlannedSwap {
  const { assetId, width, height } = asRecord(value) || {}
  const isFile = (width === null && height === null) || isSize(width)
  return isText(assetId) && isFile && (height === null || isSize(height))
}

export function checkBytes(value: unknown): Uint8Array {
  return value instanceof Uint8Array ? value : badInput('bytes')
}

export function checkText(value: unknown, name: string): string {
  return isText(value) ? value : badInput(name)
}

export function checkTexts(value: unknown, name: string): string[] {
  return areTexts(value) ? value : badInput(name)
}

export function checkSize(value: unknown, name: string): number {
  return isSize(value) ? value : badInput(name)
}

export function badInput(name: string): never {
  throw new ClearedError('bad-input', `The value of ${name} is not usable.`)
}

/** Something must be left between the margins. */
function isMargin(value: unknown, side: number): boolean {
  const isSmall = isNumber(value) && value >= 0 && value * 2 < side
  return value === undefined || isSmall
}

function isSize(value: unknown): value is number {
  return isNumber(value) && value > 0 && value < 100000
}

/** Longer texts would make an entry of the file unreadable. */
function isEntryText(value: unknown): boolean {
  return isText(value) && value.length <= 1000
}
