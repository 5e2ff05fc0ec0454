import { expect, it } from 'vitest'
import { inputs } from '../../src/inputs.ts'

const hash = '0'.repeat(40)
const long = '1'.repeat(1001)
const asset = { assetId: '1001', mediaType: 'image' }
const size = { width: 90, height: 60, pictureHeight: 60 }
const picture = { ...asset, ...size, name: 'Lake', rendition: 'preview_1000' }
const audio = { ...picture, mediaType: 'audio' }
const track = { picture: audio, imageHash: hash }

it.each([
  ['an id', inputs.selectNodes.nodeIds, ['1:2']],
  ['a hash', inputs.checkImages.hashes, [hash]],
  ['a preview', inputs.findComps.previews, [hash]],
  ['an asset', inputs.putCompsBack.assets, [asset]],
  ['a picture', inputs.addImage.picture, picture],
  ['the file of a track', inputs.addImage.picture, audio],
  ['a track to adopt', inputs.adoptComps.comps, [{ ...track, holders: [] }]],
  ['a found picture', inputs.addImage.picture, { ...picture, searchId: 'aB3' }],
  ['no previews', inputs.findComps.previews, undefined]
])('takes %s', (_, is, value) => {
  expect(is(value)).toBe(true)
})

it.each([
  ['an id that is too long', inputs.selectNodes.nodeIds, [long]],
  ['a hash that is too long', inputs.checkImages.hashes, [long]],
  ['a number for an id', inputs.restoreFills.nodeIds, [12]],
  ['one id instead of a list', inputs.findComps.previews, hash],
  [
    'an asset whose id is too long',
    inputs.putCompsBack.assets,
    [{ ...asset, assetId: long }]
  ],
  [
    'a place on a page whose id is too long',
    inputs.placeComp.at,
    { pageId: long, x: 0, y: 0 }
  ],
  [
    'a search whose id is too long',
    inputs.addImage.picture,
    { ...picture, searchId: long }
  ],
  [
    'a search without an id',
    inputs.addImage.picture,
    { ...picture, searchId: '' }
  ],
  ['a track as a picture to place', inputs.placeComp.picture, audio],
  [
    'a track to fill with',
    inputs.fillLayers.fills,
    [{ ...track, nodeIds: [] }]
  ],
  ['more ids than layers', inputs.selectNodes.nodeIds, repeatTooOften('1:2')],
  ['more assets than layers', inputs.putCompsBack.assets, repeatTooOften(asset)]
])('refuses %s', (_, is, value) => {
  expect(is(value)).toBe(false)
})

function repeatTooOften<Value>(value: Value): Value[] {
  return Array.from({ length: 100_001 }, () => value)
}
