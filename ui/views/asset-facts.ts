import type { TolerantImage } from '../../contract/api/tolerant.ts'

export interface Fact {
  label: string
  value: string
}

/** What the asset page tells beside the picture; only what is known. */
export function factsOf(image: TolerantImage): Fact[] {
  const facts: [string, string | undefined][] = [
    ['Contributor', image.contributor?.id],
    ['Asset ID', image.id],
    ['Type', typeOf(image)],
    ['Sizes', sizesOf(image)],
    ['Categories', categoriesOf(image)],
    ['Releases', releasesOf(image)],
    ['Added', image.added_date]
  ]
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

function typeOf({ image_type, is_illustration }: TolerantImage) {
  if (image_type) return image_type[0]?.toUpperCase() + image_type.slice(1)
  return is_illustration ? 'Illustration' : undefined
}

function sizesOf({ assets }: TolerantImage): string {
  const files = [
    ['Small', assets.small_jpg],
    ['Medium', assets.medium_jpg],
    ['Huge', assets.huge_jpg],
    ['Super', assets.supersize_jpg]
  ] as const
  const sizes = files.flatMap(([name, file]) =>
    file?.width && file.height
      ? [`${name} ${file.width} × ${file.height} px`]
      : []
  )
  return [...sizes, ...(assets.vector_eps ? ['Vector EPS'] : [])].join('\n')
}

function categoriesOf({ categories = [] }: TolerantImage): string {
  return categories.flatMap(({ name }) => name ?? []).join(', ')
}

function releasesOf(image: TolerantImage): string {
  const kinds = [
    image.has_model_release && 'model',
    image.has_property_release && 'property'
  ]
  return kinds.filter(Boolean).join(' and ')
}
