import { fileShape } from '../contract/document.ts'
import type { Fill } from '../contract/filling.ts'
import type { AdoptedComp } from '../contract/finding.ts'
import type { Picture } from '../contract/picture.ts'
import type {
  CompImage,
  BoardComp,
  Box,
  CanvasPoint
} from '../contract/placing.ts'
import type { ControllerMethods } from '../contract/protocol.ts'
import { isRecordText } from '../contract/records.ts'
import type { RecordToSave } from '../contract/records.ts'
import type { Inputs } from '../contract/run-handlers.ts'
import {
  fits,
  isAssetId,
  isEntryText,
  isEntryTextOrNull,
  isFilledText,
  isMediaType,
  isNumber,
  isOneOf,
  isSize,
  isText,
  orNone
} from '../contract/shape.ts'
import type { Check, Shape } from '../contract/shape.ts'
import type { AssetRef } from '../contract/document.ts'
import type { PlannedSwap, Swap } from '../contract/swapping.ts'

/** As many as a large file has layers. */
const maxItems = 100000

const areIds = areAll(isEntryText)

const picture: Shape<Picture> = Object.assign(
  {
    assetId: (value: unknown) => isAssetId(value) && isFilledText(value),
    mediaType: isMediaType,
    name: isText
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

const comp: Shape<CompImage> = { picture: isPicture, imageHash: isEntryText }

const boardComp: Shape<BoardComp> = Object.assign({ box: isOf(box) }, comp)

const adopted: Shape<AdoptedComp> = Object.assign({ holders: areIds }, comp)

const fill: Shape<Fill> = Object.assign({ nodeIds: areIds }, comp)

const swap: Shape<Swap> = {
  assetId: isAssetId,
  mediaType: isMediaType,
  imageHash: isEntryText,
  rendition: isEntryText,
  licenseId: isEntryTextOrNull,
  license: isEntryTextOrNull,
  leftOut: orNone(areIds),
  pageIds: orNone(areIds)
}

const asset: Shape<AssetRef> = { assetId: isAssetId, mediaType: isMediaType }

const record: Shape<RecordToSave> = {
  key: isEntryText,
  text: isText,
  publicText: orNone(isEntryText)
}

const plannedSwap: Shape<PlannedSwap> = Object.assign(
  { width: orNull(isSize), height: orNull(isSize) },
  asset
)

const nodes = { nodeIds: areIds }
const at = orNone(isOf(point))

/** What the panel may ask with; the methods rely on it. */
export const inputs: Inputs<ControllerMethods> = {
  // a panel of another version is told so, whatever it asks
  loadState: { protocolVersion: () => true, saved: orNone(areIds) },
  findSelectedAssets: {},
  measureView: {},
  placeComp: { picture: isPicture, box: isOf(box), bytes: isFile, at },
  placeBoard: { comps: areSome(isOf(boardComp)), at },
  findTargets: {},
  fillLayers: { fills: areAll(isOf(fill)) },
  putBackFills: nodes,
  findComps: {
    scope: orNone(isOneOf('changed', 'stale', 'all')),
    previews: orNone(areIds)
  },
  adoptComps: { comps: areAll(isOf(adopted)) },
  chooseAsset: Object.assign(
    { imageHash: isEntryText, holders: areIds },
    asset
  ),
  addImage: { picture: isPicture, bytes: isFile },
  checkImages: { hashes: areIds },
  loadRecords: { begin: isText },
  saveRecords: { records: areAll(isRecord) },
  drawProof: { name: isFilledText, text: isText },
  previewSwaps: { swaps: areAll(isOf(plannedSwap)) },
  saveVersion: { title: isFilledText, description: isText },
  swapComps: { swaps: areAll(isOf(swap)) },
  putCompsBack: { assets: areAll(isOf(asset)) },
  findFrames: nodes,
  selectNodes: nodes,
  findColors: {},
  exportSelection: { longest: isSize },
  loadSaved: { begin: isText, but: orNone(areIds) },
  saveText: { key: isFilledText, text: orNull(isText) },
  resizePanel: { width: isSize, height: isSize },
  openAddress: { url: isText }
}

/** Something must be left between the margins. */
function isPicture(value: unknown): boolean {
  if (!fits(value, picture)) return false
  const { width, height, pictureHeight, marginX = 0, marginY = 0 } = value
  return (
    pictureHeight <= height &&
    marginX * 2 < width &&
    marginY * 2 < pictureHeight
  )
}

function isFile(value: unknown): boolean {
  return value instanceof Uint8Array
}

function isRecord(value: unknown): boolean {
  return fits(value, record) && isRecordText(value.key, value.text)
}

function isOf<Item>(shape: Shape<Item>): Check {
  return value => fits(value, shape)
}

function areAll(is: Check): Check {
  return value =>
    Array.isArray(value) && value.length <= maxItems && value.every(is)
}

function areSome(is: Check): Check {
  return value => Array.isArray(value) && value.length > 0 && value.every(is)
}

function orNull(is: Check): Check {
  return value => value === null || is(value)
}
