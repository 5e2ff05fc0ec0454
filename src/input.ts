import { ClearedError } from '../contract/errors.ts'
import type { Fill } from '../contract/filling.ts'
import type { Picture } from '../contract/picture.ts'
import type { BoardComp, CanvasPoint } from '../contract/placing.ts'
import {
  areTexts,
  fits,
  isEntryText,
  isEntryTextOrNull,
  isFilledText,
  isMargin,
  isMediaType,
  isNumber,
  isSize,
  isText
} from '../contract/shape.ts'
import type { Shape } from '../contract/shape.ts'
import type { PlannedSwap, Swap } from '../contract/swapping.ts'

const picture: Shape<Picture> = {
  assetId: value => isEntryText(value) && isFilledText(value),
  mediaType: isMediaType,
  name: isText,
  rendition: isEntryText,
  width: isSize,
  height: isSize,
  pictureHeight: isSize,
  marginX: isMargin,
  marginY: isMargin
}

const comp: Shape<BoardComp> = { picture: isPicture, imageHash: isText }

const fill: Shape<Fill> = Object.assign({ nodeIds: areTexts }, comp)

const point: Shape<CanvasPoint> = { pageId: isText, x: isNumber, y: isNumber }

const swap: Shape<Swap> = {
  assetId: isEntryText,
  mediaType: isMediaType,
  imageHash: isText,
  rendition: isEntryText,
  licenseId: isEntryTextOrNull,
  leftOut: value => value === undefined || areTexts(value)
}

const plannedSwap: Shape<PlannedSwap> = {
  assetId: isText,
  width: isSizeOrNull,
  height: isSizeOrNull
}

/** The picture of a call, after a check of every field. */
export function checkPicture(value: unknown): Picture {
  return isPicture(value) ? value : badInput('picture')
}

/** Something must be left between the margins. */
function isPicture(value: unknown): value is Picture {
  if (!fits(value, picture)) return false
  const { width, height, pictureHeight, marginX = 0, marginY = 0 } = value
  return (
    pictureHeight <= height &&
    marginX * 2 < width &&
    marginY * 2 < pictureHeight
  )
}

export function checkFills(value: unknown): Fill[] {
  return checkList(value, 'fills', fill)
}

export function checkComps(value: unknown): BoardComp[] {
  return checkList(value, 'comps', comp)
}

/** Undefined where none was given. */
export function checkPoint(value: unknown): CanvasPoint | undefined {
  if (value === undefined || value === null) return undefined
  return fits(value, point) ? value : badInput('at')
}

function checkList<Item>(
  value: unknown,
  name: string,
  shape: Parameters<typeof fits<Item>>[1]
): Item[] {
  return Array.isArray(value) && value.every(one => fits(one, shape))
    ? value
    : badInput(name)
}

export function checkSwaps(value: unknown): Swap[] {
  return checkList(value, 'swaps', swap)
}

export function checkPlannedSwaps(value: unknown): PlannedSwap[] {
  return checkList(value, 'swaps', plannedSwap)
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

function isSizeOrNull(value: unknown): boolean {
  return value === null || isSize(value)
}
