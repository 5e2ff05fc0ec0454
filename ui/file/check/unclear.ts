import { atom } from 'nanostores'
import type { AssetRef } from '../../../contract/document.ts'
import type { UnclearUse } from './group-uses.ts'
import { controller } from '../../platform/controller.ts'
import { errorText } from '../../words/error-texts.ts'
import { noticeWords } from './words.ts'
import { recheckFile } from './file.ts'
import { showError, showNotice } from '../../shell/notices.ts'

/** A choice is being saved to the file. */
export const $isChoosing = atom(false)

/** Records which asset a layer or style shows, as the person chose. */
export async function chooseAsset(
  { use }: UnclearUse,
  { assetId, mediaType }: AssetRef
): Promise<void> {
  if ($isChoosing.get()) return
  $isChoosing.set(true)
  const { imageHash, nodeId, styleId } = use
  const holders = [nodeId ?? styleId ?? '']
  try {
    const input = { imageHash, holders, assetId, mediaType }
    const { chosen } = await controller.chooseAsset(input)
    if (chosen > 0) showNotice('success', noticeWords.get().imageChosen)
    else showNotice('error', errorText({ code: 'layer-deleted', message: '' }))
    await recheckFile()
  } catch (error) {
    showError(error)
  } finally {
    $isChoosing.set(false)
  }
}
