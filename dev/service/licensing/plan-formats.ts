import { fileNames, type FileName } from '../library.ts'

/** A size and format that a subscription covers. */
export interface PlanFormat {
  media_type: string
  size: string
  format: string
  min_resolution: number
  description: string
}

/** Formats of a standard image subscription. */
export const standardFormats: readonly PlanFormat[] = [
  image('huge', 'jpg', 4_000_000, 'Huge'),
  image('medium', 'jpg', 1000, 'Medium'),
  image('supersize', 'jpg', 16_000_000, 'Super'),
  image('small', 'jpg', 500, 'Small'),
  image('vector', 'eps', 0, 'Vector')
]

/** The file of an asset that a size and format name; undefined if none. */
export function fileNameOf(size: string, format: string): FileName | undefined {
  return fileNames.find(name => name === `${size}_${format}`)
}

function image(
  size: string,
  format: string,
  minimum: number,
  description: string
): PlanFormat {
  return {
    media_type: 'image',
    size,
    format,
    min_resolution: minimum,
    description
  }
}
