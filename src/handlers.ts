import type { Handlers } from '../contract/incoming-calls.ts'
import type { ControllerMethods } from '../contract/protocol.ts'
import { adoptComps } from './methods/adopt-comps.ts'
import { addImage } from './methods/add-image.ts'
import { chooseAsset } from './methods/choose-asset.ts'
import { checkImages } from './methods/check-images.ts'
import { drawProof } from './methods/draw-proof.ts'
import { exportSelection } from './methods/export-selection.ts'
import { fillLayers } from './methods/fill-layers.ts'
import { findColors } from './methods/find-colors.ts'
import { findComps } from './methods/find-comps.ts'
import { findFrameContent } from './methods/find-frame-content.ts'
import { findFrames } from './methods/find-frames.ts'
import { findSelectedAssets } from './methods/find-selected-assets.ts'
import { findTargets } from './methods/find-targets.ts'
import { loadRecords } from './methods/load-records.ts'
import { loadSaved } from './methods/load-saved.ts'
import { loadState } from './methods/load-state.ts'
import { measureView } from './methods/measure-view.ts'
import { openAddress } from './methods/open-address.ts'
import { placeBoard } from './methods/place-board.ts'
import { placeCards } from './methods/place-cards.ts'
import { placeComp } from './methods/place-comp.ts'
import { restoreFills } from './methods/restore-fills.ts'
import { resizePanel } from './platform/panel-window.ts'
import { selectNodes } from './methods/select-nodes.ts'
import { previewSwaps } from './methods/preview-swaps.ts'
import { putCompsBack } from './methods/put-comps-back.ts'
import { saveRecords } from './methods/save-records.ts'
import { saveText } from './methods/save-text.ts'
import { saveVersion } from './methods/save-version.ts'
import { swapComps } from './methods/swap-comps.ts'
import { queueCalls } from './queue-calls.ts'

export const handlers: Handlers<ControllerMethods> = {
  loadState,
  findSelectedAssets,
  measureView,
  placeComp: queueCalls(placeComp),
  placeBoard: queueCalls(placeBoard),
  placeCards: queueCalls(placeCards),
  findTargets,
  fillLayers: queueCalls(fillLayers),
  restoreFills: queueCalls(restoreFills),
  findComps,
  adoptComps: queueCalls(adoptComps),
  chooseAsset: queueCalls(chooseAsset),
  addImage,
  checkImages,
  loadRecords,
  saveRecords: queueCalls(saveRecords),
  drawProof: queueCalls(drawProof),
  previewSwaps,
  saveVersion,
  swapComps: queueCalls(swapComps),
  putCompsBack: queueCalls(putCompsBack),
  findFrames,
  selectNodes,
  findColors,
  findFrameContent,
  exportSelection,
  loadSaved,
  saveText,
  resizePanel,
  openAddress
}
