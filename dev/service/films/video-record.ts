import { nameCategory } from '../../catalog/assets/category-names.ts'
import type { Language } from '../../../contract/api/languages.ts'
import type { VideoRecord } from '../../../contract/api/records/video.ts'
import {
  filmSizes,
  type Film,
  type FilmSize
} from '../../catalog/films/film.ts'
import type { Library } from '../core/library.ts'

export interface RecordOptions {
  view: 'minimal' | 'full'
  language: Language
  mediaBase: string
  /** Sizes that the caller's plans cover; all if undefined. */
  sizes: ReadonlySet<string> | undefined
}

type VideoAssets = NonNullable<VideoRecord['assets']>

const labels: Record<FilmSize, string> = {
  web: 'Low Resolution MPEG',
  sd: 'Standard Definition MPEG',
  hd: 'HD MPEG',
  '4k': 'Original UltraHD 4K'
}

/** A film as the API describes it, without flags that are false. */
export function videoRecord(
  library: Library,
  film: Film,
  options: RecordOptions
): VideoRecord {
  const text = library.filmText(film, options.language)
  const previews = previewsOf(film, options.mediaBase)
  const minimal: VideoRecord = {
    id: film.id,
    aspect: film.aspect,
    aspect_ratio: film.aspectRatio,
    assets: previews,
    contributor: { id: film.contributor.id },
    description: text?.description ?? film.description,
    duration: film.duration,
    media_type: 'video'
  }
  if (options.view === 'minimal') return minimal
  return {
    ...minimal,
    added_date: film.addedDate,
    assets: { ...sizesOf(film, options.sizes), ...previews },
    categories: film.categories.map(one => nameCategory(one, options.language)),
    keywords: [...(text?.keywords ?? film.keywords)],
    is_adult: film.isAdult,
    ...(film.isEditorial && { is_editorial: true }),
    ...(film.hasModelRelease && {
      has_model_release: true,
      models: film.models.map(id => ({ id }))
    }),
    ...(film.hasPropertyRelease && { has_property_release: true })
  }
}

function previewsOf({ id }: Film, mediaBase: string): VideoAssets {
  const url = (file: string): string => `${mediaBase}/videos/${id}/${file}`
  return {
    thumb_jpgs: {
      urls: ['thumb_1.jpg', 'thumb_2.jpg', 'thumb_3.jpg'].map(url)
    },
    thumb_jpg: { url: url('thumb.jpg') },
    preview_jpg: { url: url('preview.jpg') },
    thumb_webm: { url: url('thumb.webm') },
    thumb_mp4: { url: url('thumb.mp4') },
    preview_webm: { url: url('preview.webm') },
    preview_mp4: { url: url('preview.mp4') }
  }
}

function sizesOf(film: Film, covered: RecordOptions['sizes']): VideoAssets {
  return Object.fromEntries(
    filmSizes.flatMap(size => {
      const file = film.sizes[size]
      if (!file) return []
      const details = {
        width: file.width,
        height: file.height,
        file_size: file.fileSize,
        display_name: labels[size],
        fps: film.fps,
        format: 'mp4',
        is_licensable: covered?.has(size) ?? true
      }
      return [[size, details]]
    })
  )
}
