import type { Picture } from '../../../contract/picture.ts'

// error TS2741
export const picture: Picture = {
  assetId: '1001',
  mediaType: 'image',
  name: 'Mountain lake',
  rendition: 'preview',
  width: 450,
  height: 300
}
