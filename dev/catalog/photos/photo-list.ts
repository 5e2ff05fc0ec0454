import { colorWorks } from './color-works.ts'
import { photoWorks, type Crop, type PhotoWork } from './photo-works.ts'

export interface Photo {
  work: PhotoWork
  title: string
  description: string
  keywords: readonly string[]
  /** A part of the work; all of it if missing. */
  crop?: Crop
  duotone?: Duotone
}

export interface Duotone {
  name: string
  dark: string
  light: string
}

const duotones: readonly Duotone[] = [
  { name: 'blue', dark: '0d2350', light: 'eaf2fa' },
  { name: 'brown', dark: '2b1208', light: 'ffe7c4' },
  { name: 'teal', dark: '03302f', light: 'f4efdb' },
  { name: 'purple', dark: '23104a', light: 'ffdccf' },
  { name: 'green', dark: '0c2a16', light: 'f0f1cf' },
  { name: 'red', dark: '470b1b', light: 'ffe8da' }
]

/**
 * Black-and-white photographs, their details and two-color prints, then color
 * photographs and their details. Ids are derived from the order: only append.
 */
export const photoList: readonly Photo[] = [
  ...photoWorks.map(whole),
  ...photoWorks.flatMap(details),
  ...photoWorks.flatMap((work, n) => prints(whole(work), n, 3)),
  ...photoWorks.flatMap(details).flatMap((photo, n) => prints(photo, n, 2)),
  ...colorWorks.map(whole),
  ...colorWorks.flatMap(details)
]

function whole(work: PhotoWork): Photo {
  const { title, description, keywords } = work
  return { work, title, description, keywords }
}

function details(work: PhotoWork): Photo[] {
  return work.details.map(({ title, description, crop, without = [] }) => ({
    work,
    title,
    description,
    crop,
    keywords: work.keywords.filter(word => !without.includes(word))
  }))
}

function prints(photo: Photo, start: number, count: number): Photo[] {
  return Array.from({ length: count }, (_, step) => {
    const duotone = duotones[(start + step * 2) % duotones.length]
    return duotone ? printed(photo, duotone) : photo
  })
}

function printed(photo: Photo, duotone: Duotone): Photo {
  const keywords = photo.keywords.filter(word => word !== 'black and white')
  return {
    ...photo,
    title: `${photo.title}, ${duotone.name} duotone`,
    description: `${photo.description}, printed in two colors`,
    keywords: [...keywords, 'duotone', duotone.name],
    duotone
  }
}
