import { expect, test } from 'vitest'
import { openPlugin } from './open-plugin.ts'

test('keeps the colour profile of a document, which is sRGB as a rule', async () => {
  const read = 'return figma.root.documentColorProfile'
  const usual = await openPlugin()
  const poster = await openPlugin({ sample: 'poster' })
  const document = poster.host.exportDocument()

  const again = await openPlugin({ document })

  expect(await usual.run(read)).toBe('SRGB')
  expect(usual.host.exportDocument()).not.toHaveProperty('colorProfile')
  expect(await again.run(read)).toBe('DISPLAY_P3')
  const opening = openPlugin({
    document: { ...document, colorProfile: 'P3' as never } // on purpose
  })
  await expect(opening).rejects.toThrow(
    'colorProfile must be one of LEGACY, SRGB, DISPLAY_P3 but is "P3"'
  )
})
