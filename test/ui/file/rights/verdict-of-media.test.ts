import { expect, it } from 'vitest'
import type { MediaType } from '../../../../contract/api/media-type.ts'
import { rightsOf } from '../../../../ui/file/rights/asset-rights.ts'
import { judge } from '../../../../ui/file/rights/verdict.ts'
import type { JudgedAsset } from '../../../../ui/file/rights/verdict.ts'
import { verdictText } from '../../../../ui/file/rights/rights-texts.ts'
import { found, pageOf } from '../../checked-file.ts'
import { entryOf } from '../../entry-of.ts'
import { $language } from '../../../../ui/words/language.ts'
import type { Language } from '../../../../contract/settings.ts'

const license = entryOf()

function judged(mediaType: MediaType, isLicensed: boolean): JudgedAsset {
  const licensed = { state: 'licensed', license } as const
  const asset = found('1', { mediaType, ...(isLicensed && licensed) })
  const confirmation = isLicensed ? 'yes' : 'no'
  const rights = rightsOf(asset, { confirmation, aside: null })
  return { found: asset, rights, frames: [] }
}

const licensed = (mediaType: MediaType) => judged(mediaType, true)
const comp = (mediaType: MediaType) => judged(mediaType, false)

it.each<[string, JudgedAsset[]]>([
  ['The only image in this file isn’t licensed', [comp('image')]],
  ['The only video in this file isn’t licensed', [comp('video')]],
  ['The only track in this file isn’t licensed', [comp('audio')]],
  ['The only track in this file is licensed', [licensed('audio')]],
  ['1 of 2 images isn’t licensed', [comp('image'), licensed('image')]],
  ['2 of 2 videos aren’t licensed', [comp('video'), comp('video')]],
  [
    '1 of 2 images and videos isn’t licensed',
    [comp('image'), licensed('video')]
  ],
  [
    '3 of 3 tracks aren’t licensed',
    [comp('audio'), comp('audio'), comp('audio')]
  ],
  [
    '1 of 2 images and tracks isn’t licensed',
    [comp('audio'), licensed('image')]
  ],
  [
    '2 of 3 images, videos and tracks aren’t licensed',
    [comp('audio'), comp('video'), licensed('image')]
  ],
  [
    'All 3 images, videos and tracks in this file are licensed',
    [licensed('audio'), licensed('video'), licensed('image')]
  ],
  [
    'All 2 tracks in this file are licensed',
    [licensed('audio'), licensed('audio')]
  ]
])('says of each medium: %s', (text, assets) => {
  expect(verdictText(judge(assets, [pageOf()], 0))).toBe(text)
})

it.each<[Language, string]>([
  ['de', '2 von 3 Bildern, Videos und Titeln sind nicht lizenziert'],
  ['es', '2 de 3 imágenes, vídeos y pistas no tienen licencia'],
  ['fr', 'Sans licence\u00a0: 2 sur 3 images, vidéos et pistes'],
  ['ja', '画像、動画、トラック3件中2件が未取得です'],
  ['pt', '2 de 3 imagens, vídeos e faixas não têm licença']
])('names all media in %s', async (language, text) => {
  $language.set(language)

  const assets = [comp('audio'), comp('video'), licensed('image')]
  await expect.poll(() => verdictText(judge(assets, [pageOf()], 0))).toBe(text)
})
