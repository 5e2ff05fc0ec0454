import type { Asset, Picture } from '../../ui/api/asset.ts'
import type { Contributor } from '../../ui/api/contributors.ts'

export function pictureOf(name: string, width: number): Picture {
  return {
    name,
    url: `https://media.test/${name}.jpg`,
    width,
    height: Math.round(width / 1.5)
  }
}

/** An ordinary photo with this id and these changes. */
export function assetOf(id: string, change: Partial<Asset> = {}): Asset {
  return {
    assetId: id,
    mediaType: 'image',
    description: `Picture ${id}`,
    aspect: 1.5,
    imageType: 'photo',
    contributorId: '77',
    isEditorial: false,
    isIllustration: false,
    hasModelRelease: false,
    hasPropertyRelease: false,
    modelIds: [],
    duration: null,
    clips: { short: [], long: [] },
    track: null,
    thumbnails: [pictureOf('large_thumb', 150)],
    previews: [pictureOf('preview', 450)],
    sizes: [],
    categories: [],
    keywords: [],
    addedDate: null,
    ...change
  }
}

/** A contributor without details, except these. */
export function contributorOf(change: Partial<Contributor> = {}): Contributor {
  return {
    name: 'Ann',
    about: null,
    website: null,
    location: null,
    kinds: [],
    styles: [],
    subjects: [],
    equipment: [],
    ...change
  }
}
