import type { Language } from '../../../contract/api/languages.ts'
import type {
  ImageAssets,
  ImageRecord,
  ImageSizeDetails
} from '../../../contract/api/records/image.ts'
import { nameCategory } from '../../catalog/assets/category-names.ts'
import type { CatalogAsset } from '../../catalog/assets/catalog-asset.ts'
import {
  fileNames,
  previewNames,
  type FileName,
  type Library
} from '../core/library.ts'
import { modelsOf } from '../index/models-of.ts'

export interface RecordOptions {
  view: 'minimal' | 'full'
  language: Language
  mediaBase: string
  /** Formats that the caller's plans cover; all if undefined. */
  formats: ReadonlySet<FileName> | undefined
}

type Sizes = ReturnType<Library['sizes']>

const labels: Record<
  FileName,
  Pick<ImageSizeDetails, 'display_name' | 'dpi'>
> = {
  small_jpg: { display_name: 'Small', dpi: 72 },
  medium_jpg: { display_name: 'Med', dpi: 300 },
  huge_jpg: { display_name: 'Huge', dpi: 300 },
  supersize_jpg: { display_name: 'Super', dpi: 300 },
  vector_eps: { display_name: 'Vector' }
}

/** An asset as the API describes it, without flags that are false. */
export function imageRecord(
  library: Library,
  asset: CatalogAsset,
  options: RecordOptions
): ImageRecord {
  const text = library.text(asset, options.language)
  const sizes = library.sizes(asset)
  const minimal: ImageRecord = {
    id: asset.id,
    aspect: asset.aspect,
    assets: pictures(sizes, asset, options.mediaBase),
    contributor: { id: asset.contributor.id },
    description: text?.description ?? asset.description,
    image_type: asset.imageType,
    media_type: 'image'
  }
  if (options.view === 'minimal') return minimal
  return {
    ...minimal,
    added_date: asset.addedDate,
    assets: { ...files(sizes, asset, options), ...minimal.assets },
    categories: asset.categories.map(one =>
      nameCategory(one, options.language)
    ),
    keywords: [...(text?.keywords ?? asset.keywords)],
    is_adult: asset.isAdult,
    ...(asset.isEditorial && { is_editorial: true }),
    ...(asset.isIllustration && { is_illustration: true }),
    ...(asset.hasModelRelease && {
      has_model_release: true,
      models: modelsOf(asset)
    }),
    ...(asset.hasPropertyRelease && { has_property_release: true })
  }
}

// Hot path: no intermediate lists.
function pictures(
  sizes: Sizes,
  asset: CatalogAsset,
  mediaBase: string
): ImageAssets {
  const assets: ImageAssets = {}
  for (const name of previewNames) {
    const size = sizes[name]
    if (!size) continue
    const { width, height } = size
    assets[name] = {
      url: `${mediaBase}/${asset.id}/${name}.jpg`,
      width,
      height
    }
  }
  return assets
}

function files(
  sizes: Sizes,
  asset: CatalogAsset,
  { formats }: RecordOptions
): ImageAssets {
  const assets: ImageAssets = {}
  for (const name of fileNames) {
    const size = sizes[name]
    if (!size) continue
    assets[name] = {
      ...(name !== 'vector_eps' && {
        width: size.width,
        height: size.height
      }),
      ...(size.fileSize !== undefined && { file_size: size.fileSize }),
      ...labels[name],
      format: name === 'vector_eps' ? 'eps' : 'jpg',
      is_licensable:
        isSold(asset, name) && (formats === undefined || formats.has(name))
    }
  }
  return assets
}

/** Whether a file is sold: vectors only as vectors, no supersize. */
export function isSold(asset: CatalogAsset, name: FileName): boolean {
  if (name === 'supersize_jpg') return false
  return (asset.imageType === 'vector') === (name === 'vector_eps')
}
