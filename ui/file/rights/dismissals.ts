import type { FoundImage } from '../../../contract/finding.ts'
import { asideId } from './aside-id.ts'
import { deleteRecord, saveRecords } from '../check/file-records.ts'
import { signature } from '../../account/person-name.ts'

type AssetInFile = Pick<FoundImage, 'assetId' | 'mediaType'>

/** For the given reason, it needs no license in this file. */
export function putAside(
  { assetId, mediaType }: AssetInFile,
  reason: string
): Promise<boolean> {
  const id = asideId({ assetId, mediaType })
  const aside = { ...signature(), id, assetId, mediaType, reason }
  return saveRecords('aside', [aside])
}

/** It needs a license again. */
export function takeBack(asset: AssetInFile): Promise<boolean> {
  return deleteRecord('aside', asideId(asset))
}
