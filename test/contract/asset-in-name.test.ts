import { expect, it } from 'vitest'
import { assetInName } from '../../contract/asset-in-name.ts'

it.each([
  '123456789',
  '123456789.jpg',
  '#123456789',
  'ID 123456789',
  'Asset ID: 123456789',
  'lake_123456789.jpg',
  'stock-photo-lake-123456789.jpg',
  'shutterstock_123456789',
  '写真123456789',
  'озеро_123456789',
  'बाज़ार 123456789',
  '１２３４５６７８９.jpg',
  '\u2068lake_123456789\u2069.jpg',
  // Figma
  'lake_123456789 2',
  'lake_123456789.jpg 12',
  'lake_123456789@2x',
  // macOS
  'lake_123456789 copy',
  'lake_123456789 copy 2',
  'lake_123456789 copy 2.jpg',
  'lake_123456789 2.jpg',
  'lake_123456789 Kopie',
  'lake_123456789 Kopie 2',
  'lake_123456789 copie',
  'lake_123456789 copia',
  'lake_123456789 cópia',
  'lake_123456789 co\u0301pia',
  'lake_123456789のコピー',
  'lake_123456789のコピー2',
  // Windows
  'lake_123456789 - Copy',
  'lake_123456789 - Copy (2)',
  'lake_123456789 - Copy - Copy.jpg',
  'lake_123456789 – Kopie',
  'lake_123456789 - Kopie (3)',
  'lake_123456789 - Copie',
  'lake_123456789 - copia',
  'lake_123456789 - Cópia (2)',
  'lake_123456789 - コピー',
  'lake_123456789 - 副本',
  'lake_123456789 - 복사본',
  'lake_123456789 — копия',
  'lake_123456789 (1)',
  'lake_123456789(1).jpg',
  'lake_123456789 （１）',
  'Kopie von lake_123456789',
  'Copy of lake_123456789.jpg',
  // Illustrator
  'lake_123456789 [Converted]',
  'lake_123456789 [Konvertiert].ai',
  'lake_123456789 [変換]',
  'lake_123456789-vector.eps [Converted] copy 2',
  // the library's sizes
  'lake_123456789-huge',
  'lake_123456789_huge_jpg',
  'lake_123456789-small.jpg',
  'lake_123456789-medium',
  'lake_123456789-large (1)',
  'lake_123456789-supersize copy',
  'lake_123456789_preview_1000',
  // a ZIP of the proof
  'image-123456789-e1-huge',
  'image-123456789-e1a2b3-huge_jpg-2.jpg',
  // videos
  'waves_123456789.mp4',
  'waves_123456789 copy 2.mp4',
  'waves_123456789.webm',
  'stock-footage-waves-123456789.mov',
  'shutterstock_123456789_hd.mp4',
  'waves_123456789-4k.mov',
  'video-123456789-v1-4k-2.mov'
])('finds the asset in %j', name => {
  expect(assetInName(name)).toBe('123456789')
})

it.each([
  ['gala_9926131a.jpg', '9926131a'],
  ['shutterstock_20230415.jpg', '20230415'],
  ['2023-04-15 lake_987654321', '987654321']
])('finds in %j the asset %s', (name, assetId) => {
  expect(assetInName(name)).toBe(assetId)
})

it.each([
  '',
  'Rectangle 12',
  'lake_12345',
  'lake123456789',
  'lake_1234567890123',
  'озеро123456789',
  'lake_123456789_final',
  // dates and times
  'IMG_20230415_101112',
  'IMG_20230415_101112 copy',
  'IMG_20230415_101112 – Kopie (2).jpg',
  'IMG_20230415',
  'IMG_123456789',
  'IMG-20230415-WA0001',
  'PXL_20230415_101112345',
  'VID_20230415_091530123',
  'Screenshot_20230415-101112',
  'Screenshot 2023-04-15 101112',
  'Screenshot 2023-04-15 at 10.11.12',
  '20230415_101112',
  '2023-04-15_10-11-12',
  '15.04.2023 101112',
  '04152023',
  'Scan 20230415',
  'Scan 202304151011',
  'Banner_230415',
  'Banner 150423',
  'Campaign 202304',
  'image-20230415-101112-huge',
  // others
  'Frame 1171275143',
  'Rectangle 34624567',
  'Tel +49123456789',
  'Call 555123 456 789',
  'Price $123456',
  'Price 12.123456',
  '48.137154, 11.575382',
  'Fill #336699',
  'AdobeStock_123456789',
  'iStock-123456789',
  'GettyImages-123456789 copy',
  'pexels-rae-123456789',
  'depositphotos_123456789-huge'
])('finds no asset in %j', name => {
  expect(assetInName(name)).toBeNull()
})

it('reads a long name without delay', () => {
  const name = `${' copy -_'.repeat(20_000)}x`

  expect(assetInName(name)).toBeNull()
})
