import { savedKeys } from '../../../contract/saved.ts'
import type { DocumentFile } from '../../../dev/figma/shared/host.ts'

/**
 * Assets whose licensed image is in the file, with its hash written down in
 * an unfinished batch: nothing has to be fetched for them again.
 */
export function writtenAssets(
  { images }: DocumentFile,
  storage: ReadonlyMap<string, unknown>
): string[] {
  return [...storage]
    .filter(([key]) => key.includes(`/${savedKeys.swaps}`))
    .flatMap(([, text]) => itemsOf(JSON.parse(String(text))))
    .filter(({ imageHash }) => imageHash in images)
    .map(({ assetId }) => assetId)
}

interface WrittenItem {
  assetId: string
  imageHash: string
}

/** At whatever depth. */
function itemsOf(value: unknown): WrittenItem[] {
  if (typeof value !== 'object' || value === null) return []
  const { assetId, imageHash } = value as Partial<WrittenItem> // ours
  return assetId && imageHash
    ? [{ assetId, imageHash }]
    : Object.values(value).flatMap(itemsOf)
}
