import { fileShape } from '../contract/document.ts'
import type { Fill } from '../contract/filling.ts'
import type { AdoptedComp } from '../contract/finding.ts'
import type { Picture } from '../contract/picture.ts'
import type {
  CompImage,
  BoardComp,
  Box,
  CanvasPoint,
  TrackCard
} from '../contract/placing.ts'
import type { ControllerMethods } from '../contract/protocol.ts'
import { isRecordText } from '../contract/records.ts'
import type { RecordToSave } from '../contract/records.ts'
import type { Inputs } from '../contract/run-handlers.ts'
import {
  asRecord,
  fits,
  isAssetId,
  isEntryText,
  isEntryTextOrNull,
  isNonEmptyText,
  isMediaType,
  isNumber,
  isOneOf,
  isSearchId,
  isSize,
  isText,
  optional
} from '../contract/shape.ts'
import type { Check, Shape } from '../contract/shape.ts'
import type { AssetRef } from '../contract/document.ts'
import type { PlannedSwap, Swap } from '../contract/swapping.ts'

/** About as many as the layers of a large file. */
const maxItems = 100000

const isIdList = isListOf(isEntryText)

const picture: Shape<Picture> = Object.assign(
  {
    assetId: isNamedAsset,
    mediaType: isMediaType,
    name: isText,
    subject: optional(hasShape({ x: isShare, y: isShare }))
  },
  fileShape
)

const box: Shape<Box> = {
  x: isNumber,
  y: isNumber,
  width: isSize,
  height: isSize
}

const point: Shape<CanvasPoint> = {
  pageId: isEntryText,
  x: isNumber,
  y: isNumber
}

const comp: Shape<CompImage> = { picture: isShown, imageHash: isEntryText }

const boardComp: Shape<BoardComp> = Object.assign({ box: hasShape(box) }, comp)

const card: Shape<TrackCard> = {
  assetId: isNamedAsset,
  name: isText,
  title: isText,
  artist: isText,
  duration: nullable(isDuration),
  rendition: isEntryText,
  searchId: optional(isSearchId),
  cover: nullable(isFile),
  waveform: nullable(isFile)
}

const adopted: Shape<AdoptedComp> = {
  picture: isPicture,
  imageHash: isEntryText,
  holders: isIdList
}

const fill: Shape<Fill> = Object.assign({ nodeIds: isIdList }, comp)

const swap: Shape<Swap> = {
  assetId: isAssetId,
  mediaType: isMediaType,
  imageHash: isEntryText,
  rendition: isEntryText,
  licenseId: isEntryTextOrNull,
  license: isEntryTextOrNull,
  leftOut: optional(isIdList),
  pageIds: optional(isIdList)
}

const asset: Shape<AssetRef> = { assetId: isAssetId, mediaType: isMediaType }

const record: Shape<RecordToSave> = {
  key: isEntryText,
  text: isText,
  publicText: optional(isEntryText)
}

const plannedSwap: Shape<PlannedSwap> = Object.assign(
  { width: nullable(isSize), height: nullable(isSize) },
  asset
)

const nodes = { nodeIds: isIdList }
const at = optional(hasShape(point))

/** The checks of each method's input; the methods rely on them. */
export const inputs: Inputs<ControllerMethods> = {
  // passes whatever the version, so that `loadState` can report a mismatch
  loadState: { protocolVersion: () => true, saved: optional(isIdList) },
  findSelectedAssets: {},
  measureView: {},
  placeComp: { picture: isShown, box: hasShape(box), bytes: isFile, at },
  placeBoard: {
    comps: isNonEmptyListOf(hasShape(boardComp)),
    cards: optional(isNonEmptyListOf(hasShape(card))),
    at
  },
  placeCards: { cards: isNonEmptyListOf(hasShape(card)), at },
  findTargets: {},
  fillLayers: { fills: isListOf(hasShape(fill)) },
  restoreFills: nodes,
  findComps: {
    scope: optional(isOneOf('changed', 'stale', 'all')),
    previews: optional(isIdList)
  },
  adoptComps: { comps: isListOf(hasShape(adopted)) },
  chooseAsset: Object.assign(
    { imageHash: isEntryText, holders: isIdList },
    asset
  ),
  addImage: { picture: isPicture, bytes: isFile },
  checkImages: { hashes: isIdList },
  loadRecords: { begin: isText },
  saveRecords: { records: isListOf(isRecord) },
  drawProof: { name: isNonEmptyText, text: isText },
  previewSwaps: { swaps: isListOf(hasShape(plannedSwap)) },
  saveVersion: { title: isNonEmptyText, description: isText },
  swapComps: { swaps: isListOf(hasShape(swap)) },
  putCompsBack: { assets: isListOf(hasShape(asset)) },
  findFrames: nodes,
  selectNodes: nodes,
  findColors: {},
  findFrameContent: {},
  exportSelection: { longest: isSize },
  loadSaved: { begin: isText, but: optional(isIdList) },
  saveText: { key: isNonEmptyText, text: nullable(isText) },
  resizePanel: { width: isSize, height: isSize },
  openAddress: { url: isText }
}

function isShare(value: unknown): boolean {
  return isNumber(value) && value >= 0 && value <= 1
}

/** The margins must leave some of the picture. */
function isPicture(value: unknown): boolean {
  if (!fits(value, picture)) return false
  const { width, height, pictureHeight, marginX = 0, marginY = 0 } = value
  return (
    pictureHeight <= height &&
    marginX * 2 < width &&
    marginY * 2 < pictureHeight
  )
}

/** A track is shown by a card alone. */
function isShown(value: unknown): boolean {
  const { mediaType } = asRecord(value) || {}
  return isPicture(value) && mediaType !== 'audio'
}

function isNamedAsset(value: unknown): boolean {
  return isAssetId(value) && isNonEmptyText(value)
}

function isDuration(value: unknown): boolean {
  return isNumber(value) && value >= 0
}

function isFile(value: unknown): boolean {
  return value instanceof Uint8Array
}

function isRecord(value: unknown): boolean {
  return fits(value, record) && isRecordText(value.key, value.text)
}

function hasShape<Item>(shape: Shape<Item>): Check {
  return value => fits(value, shape)
}

function isListOf(is: Check): Check {
  return value =>
    Array.isArray(value) && value.length <= maxItems && value.every(is)
}

function isNonEmptyListOf(is: Check): Check {
  return value => Array.isArray(value) && value.length > 0 && value.every(is)
}

function nullable(is: Check): Check {
  return value => value === null || is(value)
}
