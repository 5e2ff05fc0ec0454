import { createKnownImages } from '../../../src/finding/known-images.ts'

const picture = { imageHash: 'a', styleId: '', isOff: false }
export const shown = createKnownImages().assetOf(picture) // error TS2554
