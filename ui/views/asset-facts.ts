import type { Asset, FileSize } from '../api/asset.ts'
import type { Contributor } from '../api/contributors.ts'
import { capitalized } from '../capitalized.ts'

export interface Fact {
  label: string
  value: string
}

/** What the asset page tells beside the picture; only what is known. */
export function factsOf(asset: Asset, contributor: Contributor | null): Fact[] {
  const facts: [string, string | null][] = [
    ['Contributor', contributor?.name ?? asset.contributorId],
    ['About', contributor?.about ?? null],
    ['Website', contributor?.website ?? null],
    ['Asset ID', asset.id],
    ['Type', typeOf(asset)],
    ['Sizes', asset.sizes.map(sizeText).join('\n')],
    ['Categories', asset.categories.join(', ')],
    ['Releases', releasesOf(asset)],
    ['Added', asset.addedDate]
  ]
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

function typeOf({ imageType, isIllustration }: Asset): string | null {
  if (imageType) return capitalized(imageType)
  return isIllustration ? 'Illustration' : null
}

function sizeText({ displayName, format, width, height }: FileSize): string {
  const name = `${capitalized(displayName)} ${format.toUpperCase()}`
  return width && height ? `${name}, ${width} × ${height} px` : name
}

function releasesOf(asset: Asset): string {
  const kinds = []
  if (asset.hasModelRelease) kinds.push('model')
  if (asset.hasPropertyRelease) kinds.push('property')
  return capitalized(kinds.join(' and '))
}
