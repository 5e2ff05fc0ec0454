import { fileBytes } from '../pictures/file-text.ts'
import type { DocumentFile, HostIo } from '../shared/host.ts'
import type { ImageShelf } from '../pictures/image-shelf.ts'
import { imageText } from '../pictures/image-text.ts'
import { assertVideo } from '../shared/check-video.ts'
import { asDocument } from './read-document.ts'

/** The files of a document, which stay outside of its realm. */
interface Media {
  io: HostIo
  images: ImageShelf
  videos: Map<string, Uint8Array>
}

type Kind = 'images' | 'videos'

const nouns = { images: 'picture', videos: 'video' }

/** Keeps a video and returns its hash; throws for a file that is none. */
export function shelveVideo(
  { io, videos }: Media,
  bytes: Uint8Array,
  op: string
): string {
  assertVideo(op, bytes)
  const hash = io.sha1(bytes)
  videos.set(hash, bytes)
  return hash
}

function shelve(
  media: Media,
  kind: Kind,
  hash: string,
  file: Uint8Array | string
): string {
  try {
    const bytes = fileBytes(file)
    return kind === 'images'
      ? media.images.add(bytes, 'document')
      : shelveVideo(media, bytes, 'document')
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(
      `Nothing was opened: ${kind}["${hash}"] is no ${nouns[kind]} ` +
        `(${reason}). Take it out, or save the document again where it was made.`,
      { cause: error }
    )
  }
}

/** Keeps a document's images and videos; throws when one cannot be read. */
export function shelveMedia(media: Media, document: DocumentFile): void {
  const { images, videos = {} } = asDocument(document)
  shelveAll(media, 'images', images)
  shelveAll(media, 'videos', videos)
}

function shelveAll(
  media: Media,
  kind: Kind,
  files: Record<string, Uint8Array | string>
): void {
  for (const [hash, file] of Object.entries(files)) {
    const found = shelve(media, kind, hash, file)
    if (found === hash) continue
    throw new Error(
      `Nothing was opened: ${kind}["${hash}"] is another ${nouns[kind]}, ` +
        `whose hash is "${found}". Save the document again where it was made.`
    )
  }
}

/** Completes what the realm exports with the bytes of all media. */
export function withMedia(
  exported: Omit<DocumentFile, 'version' | 'images'>,
  { images: shelf, videos }: Pick<Media, 'images' | 'videos'>
): DocumentFile {
  const images: Record<string, string> = {}
  for (const [hash, image] of shelf.all()) images[hash] = imageText(image)
  const file: DocumentFile = { version: 1, ...exported, images }
  return videos.size === 0
    ? file
    : { ...file, videos: Object.fromEntries(videos) }
}
