import * as v from 'valibot'
import { expect, it } from 'vitest'
import {
  TolerantContributor,
  TolerantImage
} from '../../../../contract/api/records/tolerant.ts'

const url = 'http://localhost:4402/previews/1.jpg'
const preview = { url, width: 450, height: 300 }

it('decodes texts that people read, and no others', () => {
  const image = v.parse(TolerantImage, {
    id: '1',
    description: ' Tom &amp; Jerry&#39;s ',
    image_type: 'a&amp;b',
    keywords: ['caf&eacute;', '&nbsp;'],
    categories: [{ name: 'Food &amp; Drink' }],
    assets: {
      preview: { ...preview, url: `${url}?a=1&amp;b=2` },
      huge_jpg: { display_name: 'Huge &quot;L&quot;' }
    }
  })

  expect(image).toMatchObject({
    description: "Tom & Jerry's",
    image_type: 'a&amp;b',
    keywords: ['café', ''],
    categories: [{ name: 'Food & Drink' }],
    assets: {
      preview: { url: `${url}?a=1&amp;b=2` },
      huge_jpg: { display_name: 'Huge "L"' }
    }
  })
})

it('shortens decoded texts, and by whole characters', () => {
  const { description } = v.parse(TolerantImage, {
    id: '1',
    description: `${'&amp;'.repeat(499)}😀`,
    assets: { preview }
  })

  expect(description).toBe('&'.repeat(499))
})

it('decodes what a contributor says', () => {
  const contributor = v.parse(TolerantContributor, {
    id: '77',
    display_name: 'O&#x27;Neil &amp; S&oslash;n',
    about: '&lt;b&gt;Hi&lt;/b&gt;',
    styles: ['black &amp; white']
  })

  expect(contributor).toMatchObject({
    display_name: "O'Neil & Søn",
    about: '<b>Hi</b>',
    styles: ['black & white']
  })
})
